import { Card, MoveButton, useTable } from '../../../web/src/table';
import { INVESTIGATORS, ITEM, locationOf } from '../cards';
import { leader } from '../rules/numbers';
import type { InvId } from '../state';
import type { View } from '../view';
import { useActive } from './active';
import { Portrait } from './art';
import { Icon } from './icons';
import { cardName, colourOf, firstName, initial, placeName } from './names';
import { cardLabel, Pawn, Print } from './Pieces';
import { Sy } from './Symbols';
import { cardText, effectText } from './texts';
import s from './question.module.css';

/** Everybody chooses at once; what is taken stays visible. */
function ChoosePeople({ view }: { view: View }) {
  const { inv, move } = useActive();
  return (
    <div className={s.people}>
      {INVESTIGATORS.map((p) => {
        const by = view.inv.find((i) => i.card === p.id);
        const control = inv === null || by ? null : move({ move: 'chooseInvestigator', args: [inv, p.id] });
        const body = (
          <>
            <Portrait card={p.id} colour={by ? colourOf(by.id) : '#7fb9ba'} className={s.face} />
            <strong>{p.name}</strong>
            <small>
              <Icon name={p.style === 'melee' ? 'boxing-glove' : 'revolver'} /> {p.role}, {p.style}
            </small>
            <ol>
              {p.abilities.map((a) => (
                <li key={a.name}>
                  <b>{a.name}</b> {effectText(a.words)}
                </li>
              ))}
            </ol>
            {by && <em>{`taken by ${initial(view, by.id)}`}</em>}
          </>
        );
        return control ? (
          <button
            key={p.id}
            type="button"
            className={s.person}
            aria-label={`${p.name}, ${cardText(p.id)}`}
            data-zoom={p.id}
            {...control}
          >
            {body}
          </button>
        ) : (
          <div key={p.id} className={s.person} data-taken={by ? true : undefined} data-zoom={p.id}>
            {body}
          </div>
        );
      })}
    </div>
  );
}

function CardChoice({ cards, name, inv, none }: { cards: readonly string[]; name: string; inv: InvId; none?: string }) {
  const { move, isLegal } = useActive();
  const nothing = { move: name, args: [inv, null] };
  return (
    <>
      <div className={s.cards}>
        {cards.map((id) => (
          <Card key={id} size="hand" label={cardLabel(id)} zoom={id} {...move({ move: name, args: [inv, id] })}>
            <Print id={id} />
          </Card>
        ))}
      </div>
      {isLegal(nothing) && <MoveButton move={nothing}>{none ?? 'Keep nothing'}</MoveButton>}
    </>
  );
}

/** Where shall a shrine burn: votes as pawns under each place. */
function Vote({ view }: { view: View }) {
  const { move } = useActive();
  const { props, moves, attempt } = useTable<View>();
  if (view.asked?.ask !== 'vote') return null;
  const { votes } = view.asked;
  const mine = view.own?.invs ?? [];
  const next = mine.find((i) => !(i in votes)) ?? mine[0];
  const voters = (o: string | null) => Object.entries(votes).filter(([, v]) => v === o).map(([i]) => Number(i)); // prettier-ignore
  const abstain = { move: 'vote', args: [next, null] };
  return (
    <>
      <p className={s.hint}>
        {view.options.groupDecision === 'leader'
          ? `${firstName(view, leader(view))} decides.`
          : `${firstName(view, leader(view))} leads: the leader’s vote breaks a tie.`}
      </p>
      <div className={s.places}>
        {view.slots.map((slot, i) => {
          if (slot.shrine) return null;
          const option = { move: 'vote', args: [next, String(i)] };
          const legal = props.legal.some((m) => m.move === 'vote' && m.args[0] === next && m.args[1] === String(i));
          const control =
            next === undefined
              ? null
              : legal
                ? move(option)
                : { onClick: (e: React.MouseEvent) => attempt(option, e.currentTarget) };
          const body = (
            <>
              <Sy of={locationOf(slot.location).symbol} size={30} />
              <strong>{placeName(view, i)}</strong>
              <small>{cardText(slot.location).replace('Shrine: ', '')}</small>
              <span className={s.voters}>
                {voters(String(i)).map((v) => (
                  <Pawn key={v} view={view} inv={v} />
                ))}
              </span>
            </>
          );
          return control ? (
            <button
              key={i}
              type="button"
              className={s.option}
              aria-label={`Light ${placeName(view, i)}: ${cardText(slot.location)}`}
              {...control}
            >
              {body}
            </button>
          ) : (
            <div key={i} className={s.option}>
              {body}
            </div>
          );
        })}
      </div>
      <div className={s.row}>
        {next !== undefined &&
          props.legal.some((m) => m.move === 'vote' && m.args[0] === next && m.args[1] === null) && (
            <MoveButton move={abstain}>Go with the team</MoveButton>
          )}
        {moves('closeVote').map((m) => (
          <MoveButton key="close" move={m} kind="primary">
            Close the vote
          </MoveButton>
        ))}
        {voters(null).length > 0 && (
          <small>{`${voters(null)
            .map((i) => firstName(view, i))
            .join(', ')} with the team`}</small>
        )}
      </div>
      {mine
        .filter((i) => i !== next && !(i in votes))
        .map((i) => (
          <div key={i} className={s.row}>
            <small>{firstName(view, i)}:</small>
            {props.legal
              .filter((m) => m.move === 'vote' && m.args[0] === i)
              .map((m) => (
                <MoveButton key={String(m.args[1])} move={m}>
                  {m.args[1] === null ? 'with the team' : placeName(view, Number(m.args[1]))}
                </MoveButton>
              ))}
          </div>
        ))}
    </>
  );
}

/** A choice inside an effect: cards as cards, the rest as words. */
function Answer({ view, inv }: { view: View; inv: InvId }) {
  const { moves } = useTable<View>();
  const options = moves('answer');
  const { asked } = view;
  if (asked?.ask === 'gateSeal' || asked?.ask === 'wild')
    return (
      <div className={s.row}>
        {options.map((m) => (
          <MoveButton key={String(m.args[1])} move={m}>
            <Sy of={m.args[1] as never} size={30} />{' '}
            {asked.ask === 'gateSeal' ? cardNameOfSeal(view, String(m.args[1])) : ''}
          </MoveButton>
        ))}
      </div>
    );
  if (asked?.ask === 'pick' && ['discard', 'recover', 'loseItem'].includes(asked.word.do))
    return <CardChoice cards={options.map((m) => String(m.args[1]))} name="answer" inv={inv} />;
  return (
    <div className={s.row}>
      {options.map((m) => (
        <MoveButton key={String(m.args[1])} move={m} />
      ))}
    </div>
  );
}

const cardNameOfSeal = (view: View, symbol: string) => {
  const slot = view.slots.findIndex((x) => locationOf(x.location).symbol === symbol);
  return slot < 0 ? symbol : placeName(view, slot);
};

/** Offers of trade to me and by me. */
export function Offers({ view }: { view: View }) {
  const { moves } = useTable<View>();
  const all = [...moves('answerTrade'), ...moves('cancelTrade')];
  if (view.offers.length === 0) return null;
  return (
    <div className={s.offers} role="status">
      {view.offers.map((o) => (
        <div key={o.from} className={s.offer}>
          <Icon name="trade" />
          <span>
            {`${firstName(view, o.from)} offers ${firstName(view, o.to)} ${o.give ? cardName(o.give) : 'nothing'} for ${o.take ? cardName(o.take) : 'nothing'}`}
          </span>
          {all
            .filter((m) => m.args[0] === o.from)
            .map((m) => (
              <MoveButton key={JSON.stringify(m)} move={m}>
                {m.move === 'cancelTrade' ? 'Withdraw' : m.args[1] ? 'Accept' : 'Refuse'}
              </MoveButton>
            ))}
        </div>
      ))}
    </div>
  );
}

/** The question in the middle of the table, or nothing. */
export function Question({ view }: { view: View }) {
  const { asked } = view;
  const mine = view.own?.invs ?? [];
  const flipped = view.flipping ?? view.resolving[0];
  const peeked = view.peeked.filter((p) => p.cards.length > 0);
  const body = () => {
    switch (asked?.ask) {
      case 'choose':
        return <ChoosePeople view={view} />;
      case 'deal':
        return mine
          .filter((i) => (view.dealt[i]?.length ?? 0) > 0)
          .map((i) => (
            <div key={i}>
              <p className={s.hint}>{`${firstName(view, i)} keeps one`}</p>
              <CardChoice cards={view.dealt[i] ?? []} name="keepItem" inv={i} none="Keep nothing: both are events" />
            </div>
          ));
      case 'vote':
        return <Vote view={view} />;
      case 'keep':
        return mine.includes(asked.inv) ? (
          <CardChoice
            cards={(view.drawn[asked.inv] ?? []).filter((c) => ITEM[c]?.kind !== 'event')}
            name="keepSearched"
            inv={asked.inv}
          />
        ) : null;
      case 'drop':
        return mine.includes(asked.inv) ? (
          <CardChoice cards={view.inv[asked.inv]?.items ?? []} name="dropItem" inv={asked.inv} />
        ) : null;
      case 'pick':
      case 'gateSeal':
      case 'wild':
        return mine.includes(asked.inv) ? <Answer view={view} inv={asked.inv} /> : null;
      default:
        return null;
    }
  };
  const content = body();
  const empty = !content || (Array.isArray(content) && content.length === 0);
  if (empty && !flipped && peeked.length === 0) return null;
  return (
    <div className={s.question} data-question={asked?.ask}>
      {flipped && (
        <div className={s.cards}>
          <Card size="hand" label={cardLabel(flipped)} zoom={flipped}>
            <Print id={flipped} />
          </Card>
        </div>
      )}
      {peeked.map((p) => (
        <p key={p.deck} className={s.hint}>{`Top of the ${p.deck} deck: ${p.cards.map(cardName).join(', ')}`}</p>
      ))}
      {content}
    </div>
  );
}
