import { Card, Sheet, useTable } from '../../../web/src/table';
import { cardOf, GUILDS, STARTERS, type CardId } from '../cards';
import type { Targets } from '../rules/targets';
import type { View } from '../view';
import { objectiveKey, type Aim } from './aim';
import { cardClass, HandFace, ObjectiveFace, StakeFace } from './CardFace';
import { Icon } from './icons';
import { cardLabel, GUILD, nameOf, objectiveName, objectiveText } from './names';
import { objectiveOf } from '../cards';
import s from './asks.module.css';

/** Four coats of arms; who takes one first has it. */
export function GuildChoice() {
  const { props, move } = useTable<View>();
  const { view, me, name } = props;
  const asked = me !== null && view.asked?.question.ask === 'guild' && view.asked.seats.includes(me);
  return (
    <div className={s.guilds} data-ask="guild">
      {GUILDS.map((guild) => {
        const taken = view.players.find((p) => view.seats[p]?.guild === guild);
        const agents = Object.values(STARTERS[guild]).filter((c) => c.kind === 'agent');
        const lean = (['staff', 'sword', 'cup'] as const).map((a) => agents.reduce((n, c) => n + c[a], 0));
        const inside = (
          <>
            <span className={s.shield} aria-hidden>
              <Icon name={GUILD[guild].charge} />
            </span>
            <strong>{GUILD[guild].name}</strong>
            <span className={s.lean} aria-label={`Staff ${lean[0]}, Sword ${lean[1]}, Cup ${lean[2]}`}>
              <Icon name="wood-club" /> {lean[0]} <Icon name="broadsword" /> {lean[1]} <Icon name="jeweled-chalice" />{' '}
              {lean[2]}
            </span>
            <small>{taken === undefined ? GUILD[guild].about : `Led by ${name(taken)}.`}</small>
          </>
        );
        const common = { className: s.guild, 'data-guild': guild, 'data-taken': taken !== undefined || undefined };
        return asked ? (
          <button key={guild} type="button" {...common} {...move({ move: 'chooseGuild', args: [guild] })}>
            {inside}
          </button>
        ) : (
          <div key={guild} {...common}>
            {inside}
          </div>
        );
      })}
      {asked && (
        <button type="button" className={s.chance} {...move({ move: 'chooseGuild', args: ['chance'] })}>
          <Icon name="perspective-dice-six-faces-random" /> Let chance decide
        </button>
      )}
    </div>
  );
}

/** Two of four: the first is picked up, the second decides. */
export function ObjectiveChoice() {
  const { props, move, select, picked } = useTable<View>();
  const { view, me } = props;
  if (me === null || !view.own || !view.asked?.seats.includes(me)) return null;
  const held = picked[0]?.startsWith('objective:') ? picked[0].slice(10) : null;
  const dealt = view.own.objectives;
  return (
    <div className={s.row} data-ask="objectives">
      {dealt.map((id) => {
        const [one, other] = [held, id].sort((a, b) => dealt.indexOf(a ?? '') - dealt.indexOf(b ?? ''));
        const control =
          held !== null && held !== id
            ? move({ move: 'pickObjectives', args: [one, other] })
            : select(objectiveKey(id));
        return (
          <Card
            key={id}
            className={`${cardClass} ${s.big}`}
            label={`${held !== null && held !== id ? `Keep ${objectiveName(held)} and ` : ''}${objectiveName(id)}: ${objectiveText(objectiveOf(id), view.players.length)} ${objectiveOf(id).vp} victory points`}
            {...control}
          >
            <ObjectiveFace id={id} players={view.players.length} />
          </Card>
        );
      })}
    </div>
  );
}

/** The two top cards of a pile, for one pair of eyes. */
export function ScryChoice() {
  const { props, move } = useTable<View>();
  const cards = props.view.own?.scry;
  if (!cards) return null;
  return (
    <div className={s.row} data-ask="scry">
      {cards.map((card, i) => (
        <figure key={card}>
          <Card className={`${cardClass} ${s.big}`} label={cardLabel(card)} zoom={card}>
            <StakeFace card={card} />
          </Card>
          <figcaption>{i === 0 ? 'on top now' : 'below it'}</figcaption>
        </figure>
      ))}
      <div className={s.column}>
        {(['keep', 'swap'] as const).map((order) => (
          <button key={order} type="button" className={s.answer} {...move({ move: 'scryOrder', args: [order] })}>
            <Icon name={order === 'keep' ? 'check-mark' : 'card-exchange'} />
            {order === 'keep' ? 'Leave them so' : `${nameOf(cards[1] as string)} on top`}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A Stake just won: where it goes is the question. */
export function CardInQuestion({ card }: { card: CardId }) {
  return (
    <div className={s.row}>
      <Card className={`${cardClass} ${s.big}`} label={cardLabel(card)} piece={card}>
        <StakeFace card={card} />
      </Card>
    </div>
  );
}

/** The Militia card that was called and has no place yet; everybody sees it (ARC-MIL-03). */
export function CalledMilitia({ view }: { view: View }) {
  const question = view.asked?.question;
  if (question?.ask !== 'militia') return null;
  return (
    <div className={s.called}>
      <Card className={`${cardClass} ${s.comes}`} label={cardLabel(question.card)} piece={question.card}>
        <HandFace card={question.card} />
      </Card>
    </div>
  );
}

/** Salvage and Retire take from the Resource Deck: its cards become targets. */
export function ResourceTargets({ aim }: { aim: Aim }) {
  const { props, moves, move } = useTable<View>();
  const { view, me } = props;
  const mine = me === null ? undefined : view.seats[me];
  const found = moves('playLocation').filter(
    (m) => m.args[0] === aim.card && mine?.resource.includes((m.args[1] as Targets).card ?? ''),
  );
  if (found.length === 0) return null;
  return (
    <div className={s.tray} data-ask="resource" role="group" aria-label="Cards of your Resource Deck">
      {found.map((m) => {
        const card = (m.args[1] as Targets).card as CardId;
        return (
          <Card
            key={card}
            className={`${cardClass} ${s.small}`}
            label={`Take ${cardLabel(card)}`}
            zoom={card}
            {...move(m)}
          >
            <HandFace card={card} />
          </Card>
        );
      })}
    </div>
  );
}

/** Everybody may look through a Resource Deck and under a guild card (ARC-RULING-18, ARC-RULING-24). */
export function OpenCards({ seat, onClose }: { seat: string; onClose(): void }) {
  const { props } = useTable<View>();
  const facts = props.view.seats[seat];
  const guild = facts?.guild;
  if (!facts || !guild) return null;
  const row = (title: string, cards: readonly CardId[]) =>
    cards.length > 0 && (
      <section>
        <h3>{`${title}: ${cards.length}`}</h3>
        <div className={s.open}>
          {cards.map((card) => (
            <Card key={card} className={`${cardClass} ${s.small}`} label={cardLabel(card)} zoom={card}>
              <HandFace card={card} />
            </Card>
          ))}
        </div>
      </section>
    );
  const nothing = facts.resource.length + facts.removed.length === 0;
  return (
    <Sheet title={`The ${GUILD[guild].name}`} side="middle" onClose={onClose}>
      {nothing && <p>No open card yet.</p>}
      {row('Resource Deck', facts.resource)}
      {row('Under the guild card', facts.removed)}
      {facts.won.length > 0 && (
        <p>{`${facts.won.length} Stakes won: ${facts.won.reduce((n, c) => n + cardOf(c).vp, 0)} points.`}</p>
      )}
    </Sheet>
  );
}
