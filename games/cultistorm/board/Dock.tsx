import { Card, useTable } from '../../../web/src/table';
import { ACTION, INVESTIGATOR, ITEM, SYMBOLS } from '../cards';
import { supportPrice } from '../moves/support';
import { leader } from '../rules/numbers';
import type { Inv } from '../state';
import type { View } from '../view';
import { useActive } from './active';
import { iconOf, Portrait } from './art';
import { coverOf } from './forecast';
import { Icon } from './icons';
import { cardName, colourOf, firstName, invName, symbolName } from './names';
import { Badge, cardLabel, Print } from './Pieces';
import { DieFace, Pips, Sy } from './Symbols';
import { effectText } from './texts';
import * as words from './words';
import s from './dock.module.css';

const Trophies = ({ inv }: { inv: Inv }) => (
  <>
    {SYMBOLS.filter((x) => inv.trophies[x] > 0).map((x) => (
      <span key={x} className={s.count} role="img" aria-label={`${inv.trophies[x]} ${symbolName(x)} trophies`}>
        <Sy of={x} size={22} />
        {inv.trophies[x]}
      </span>
    ))}
  </>
);

const Seals = ({ inv }: { inv: Inv }) => (
  <>
    {inv.seals.map((x) => (
      <span key={x} className={s.seal} role="img" aria-label={`gate seal of the ${symbolName(x)}`}>
        <Icon name="wax-seal" />
        <Sy of={x} size={16} />
      </span>
    ))}
  </>
);

/** Level 1 to 3; a learned action is a thing to pick up. */
function Lore({ inv }: { inv: Inv }) {
  const { thing, own } = useActive();
  const abilities = INVESTIGATOR[inv.card ?? '']?.abilities ?? [];
  return (
    <span className={s.lore}>
      {abilities.map((a, i) => {
        const level = i + 1;
        const label = `Lore ${level}, ${a.name}: ${effectText(a.words)}${inv.lore.length >= level ? '' : ' Not learned.'}`;
        const can = own('useAbility').some((m) => m.args[1] === level);
        return (
          <button
            key={level}
            type="button"
            className={s.level}
            title={label}
            aria-label={label}
            data-on={inv.lore.length >= level || undefined}
            data-used={inv.used.includes(`ability:${level}`) || undefined}
            {...thing(`lore:${level}`, can, { move: 'useAbility', args: [inv.id, level, null] })}
          >
            {level}
          </button>
        );
      })}
    </span>
  );
}

function Items({ inv }: { inv: Inv }) {
  const { thing, own } = useActive();
  return (
    <div className={s.items}>
      {inv.items.map((id) => {
        const can = own('useItem').some((m) => m.args[1] === id);
        return (
          <button
            key={id}
            type="button"
            className={s.item}
            aria-label={cardLabel(id)}
            data-zoom={id}
            data-piece={id}
            data-used={inv.used.includes(id) || undefined}
            {...thing(`item:${id}`, can, { move: 'useItem', args: [inv.id, id, null] })}
          >
            <Icon name={iconOf(id)} />
            <span>{ITEM[id]?.name}</span>
          </button>
        );
      })}
      {inv.items.length === 0 && <span className={s.empty}>no items</span>}
    </div>
  );
}

/** One's own dice; each may be rolled again. */
function HeldDice({ inv }: { inv: Inv }) {
  const { thing, own } = useActive();
  return (
    <>
      {inv.dice.map((d) => (
        <button
          key={d.id}
          type="button"
          className={s.held}
          aria-label={`your ${symbolName(d.face)} die`}
          {...thing(
            `die:${d.id}`,
            own('reroll').some((m) => m.args[1] === d.id),
            { move: 'reroll', args: [inv.id, d.id] },
          )}
        >
          <DieFace face={d.face} small />
        </button>
      ))}
    </>
  );
}

function Me({ view, inv }: { view: View; inv: Inv }) {
  const role = INVESTIGATOR[inv.card ?? ''];
  return (
    <section
      className={s.me}
      style={{ '--pc': colourOf(inv.id) } as React.CSSProperties}
      data-me={inv.id}
      aria-label={invName(view, inv.id)}
    >
      <div className={s.portrait}>
        <Portrait card={inv.card} colour={colourOf(inv.id)} />
        <b>{leader(view) === inv.id ? 'leader' : 'you'}</b>
      </div>
      <div className={s.facts}>
        <h3 data-zoom={inv.card ?? undefined}>{invName(view, inv.id)}</h3>
        <p>
          <Icon name={role?.style === 'melee' ? 'boxing-glove' : 'revolver'} />
          {role ? `${role.role}, ${view.inv.length === 2 || inv.ranged ? 'ranged' : role.style}` : 'not chosen'}
        </p>
        <Pips insanity={inv.insanity} permanent={inv.permanent} shield={inv.shield} />
        <div className={s.line}>
          <small>lore</small>
          <Lore inv={inv} />
          <HeldDice inv={inv} />
        </div>
        <div className={s.line}>
          <Trophies inv={inv} />
          <Seals inv={inv} />
        </div>
      </div>
      <Items inv={inv} />
    </section>
  );
}

/** Hand cards that a fight already counts on. */
function inFight(view: View, inv: Inv): Set<string> {
  const spent = new Set<string>();
  for (const enemy of inv.targets)
    for (const c of coverOf(view, inv, enemy, spent)) if (c.by) for (const id of c.by.split('>')) spent.add(id);
  return spent;
}

function MyHand({ view, inv }: { view: View; inv: Inv }) {
  const { own, move, thing, isLegal } = useActive();
  const hand = view.hands[inv.id] ?? [];
  const counted = inFight(view, inv);
  const supports = own('playSupport');
  const answers = own('answer');
  return (
    <div className={s.hand} data-hand role="group" aria-label="Your hand">
      {hand.map((id) => {
        const discard = { move: 'discard', args: [inv.id, id] };
        const answer = { move: 'answer', args: [inv.id, id] };
        const can = supports.some((m) => m.args[1] === id);
        const control = isLegal(discard)
          ? move(discard)
          : answers.some((m) => m.args[1] === id)
            ? move(answer)
            : thing(`card:${id}`, can, { move: 'playSupport', args: [inv.id, id, inv.id === 0 ? 1 : 0, false] });
        const card = ACTION[id];
        const support = card && can ? (supportPrice(view, card) ? 'support: 1 insanity' : 'support free') : null;
        const foot = isLegal(discard) ? 'discard' : counted.has(id) ? 'in the fight' : support;
        return (
          <Card key={id} size="hand" label={cardLabel(id)} piece={id} from={`deck-${inv.id}`} {...control}>
            <Print
              id={id}
              foot={
                foot && (
                  <span
                    className={s.foot}
                    data-free={foot === 'support free' || foot === 'discard' || undefined}
                    data-price={foot === 'support: 1 insanity' || undefined}
                  >
                    {foot}
                  </span>
                )
              }
            />
          </Card>
        );
      })}
      {hand.length === 0 && <p className={s.empty}>No cards in hand.</p>}
    </div>
  );
}

/** What an investigator is doing, in a word. */
function Doing({ view, inv }: { view: View; inv: Inv }) {
  const { props } = useTable<View>();
  const ping = view.pings[inv.id];
  const seat = props.seats.find((x) => x.id === inv.seat);
  if (ping)
    return (
      <span data-tone="wait">{words.pingWords(view, inv.id, ping.kind, ping.about).replace(/\*\*[^*]+\*\* /, '')}</span>
    );
  if (seat && !seat.connected && seat.kind === 'person') return <span data-tone="wait">away</span>;
  const done =
    view.asked?.ask === 'investigate'
      ? inv.passed
      : view.asked?.ask === 'prep' || view.asked?.ask === 'seal'
        ? inv.done
        : false;
  if (done)
    return (
      <span data-tone="good">
        <Icon name="check-mark" /> {view.asked?.ask === 'investigate' ? 'passed' : 'ready'}
      </span>
    );
  return <span data-tone="wait">{view.asked ? 'thinking…' : ''}</span>;
}

/** Another investigator: open hand, trophies, items. A click leads it, if it is one's own, or gives the picked card. */
function Other({ view, inv }: { view: View; inv: Inv }) {
  const { inv: active, pick, own, move, choose, me } = useActive();
  const { select, picked } = useTable<View>();
  const mine = view.own?.invs.includes(inv.id) ?? false;
  const gives = own('playSupport').filter((m) => pick === `card:${String(m.args[1])}` && m.args[2] === inv.id);
  const wanted = me
    ? new Set(
        me.targets.flatMap((e) =>
          coverOf(view, me, e)
            .filter((c) => !c.by)
            .map((c) => c.need.symbol),
        ),
      )
    : new Set();
  const hand = view.hands[inv.id];
  const key = `inv:${inv.id}`;
  const control = gives[0]
    ? move(gives[0])
    : mine && active !== inv.id
      ? (() => {
          const c = select(key, {});
          return {
            ...c,
            onClick: (e: React.MouseEvent) => (choose(inv.id), picked[0] === key ? undefined : c.onClick(e)),
          };
        })()
      : null;
  const inside = (
    <>
      <span className={s.head}>
        <Badge inv={inv} />
        <span>
          <strong>
            <span className={s.first}>{firstName(view, inv.id)}</span>
            <span className={s.full}>{invName(view, inv.id)}</span>
          </strong>
          <small>
            <Icon name={INVESTIGATOR[inv.card ?? '']?.style === 'melee' ? 'boxing-glove' : 'revolver'} />
            {INVESTIGATOR[inv.card ?? '']?.role ?? ''}
            {mine ? ' · yours' : ''}
          </small>
        </span>
        {leader(view) === inv.id && <Icon name="flying-flag" label="leader" className={s.flag ?? ''} />}
      </span>
      <Pips insanity={inv.insanity} permanent={inv.permanent} shield={inv.shield} />
      <span className={s.detail}>
        <Icon name="poker-hand" label="hand" />
        {hand ? (
          hand.map((c) => <Sy key={c} of={ACTION[c]?.symbol ?? 'moon'} size={21} lit={wanted.has(ACTION[c]?.symbol)} />)
        ) : (
          <em>
            {view.handCount[inv.id]} cards{view.handIcons[inv.id] === null ? '' : `, ${view.handIcons[inv.id]} search`}
          </em>
        )}
        {inv.dice.map((d) => (
          <DieFace key={d.id} face={d.face} small />
        ))}
      </span>
      <span className={s.detail}>
        <Icon name="trophy" label="trophies" />
        <Trophies inv={inv} />
        <Seals inv={inv} />
        {inv.lore.length > 0 && <em>{`lore ${inv.lore.length}`}</em>}
      </span>
      <span className={s.detail}>
        <Icon name="backpack" label="items" />
        {inv.items.map((id) => (
          <span key={id} data-zoom={id} title={cardName(id)} className={s.carried}>
            <Icon name={iconOf(id)} label={cardName(id)} />
          </span>
        ))}
      </span>
      <span className={s.doing}>
        <Doing view={view} inv={inv} />
      </span>
    </>
  );
  const props = {
    className: s.other,
    style: { '--pc': colourOf(inv.id) } as React.CSSProperties,
    'data-investigator': inv.id,
    'data-active': active === inv.id || undefined,
  };
  const label = `${invName(view, inv.id)}${mine ? ', yours' : ''}, ${inv.insanity + inv.permanent} of 4 insanity${gives[0] ? ', give the card' : ''}`;
  return control ? (
    <button type="button" {...props} {...control}>
      <span className="hush">{label}. </span>
      {inside}
    </button>
  ) : (
    <div role="group" aria-label={label} {...props}>
      {inside}
    </div>
  );
}

/** The team: on the phone everybody, on wide screens the others. */
export const Team = ({ view, all }: { view: View; all?: boolean }) => {
  const { inv } = useActive();
  return (
    <div className={s.others} data-team={view.inv.length} data-all={all || undefined}>
      {view.inv
        .filter((i) => all || i.id !== inv)
        .map((i) => (
          <Other key={i.id} view={view} inv={i} />
        ))}
    </div>
  );
};

export function Dock({ view, phone }: { view: View; phone: boolean }) {
  const { me } = useActive();
  if (!me) return <Team view={view} all />;
  return (
    <section className={s.dock} data-team={view.inv.length}>
      <Me view={view} inv={me} />
      <MyHand view={view} inv={me} />
      {!phone && <Team view={view} />}
    </section>
  );
}
