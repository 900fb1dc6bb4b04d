import type { CSSProperties } from 'react';
import { useTable } from '../../../web/src/table';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { operatorOf, SLOTS, TILES, type Slot } from '../cards';
import { healthOf } from '../rules/open';
import { MULLIGAN } from '../moves/refresh';
import { isLocked } from '../rules/reveal';
import type { Holder } from '../state';
import type { View } from '../view';
import { Cameo, Hearts, Tok } from './art';
import { ActionCard, actionLabel, operatorLabel, Skills } from './cards';
import { faceOf, FAMILY_ICON, SLOT_ICON, SLOT_NAME } from './factions';
import { Icon } from './icons';
import { ACTIONS, placeName, printed } from './names';
import { cardIn, slotKey, usePlan, withCard } from './use-plan';
import s from './dock.module.css';

const ROMAN = ['I', 'II', 'III'];

/** Who one is, and what one has. */
export function Me() {
  const { props } = useTable<View>();
  const { view, me } = props;
  const seat = me === null ? undefined : view.seats[me];
  if (!seat || me === null) return null;
  const face = faceOf(view, me);
  return (
    <div className={s.me}>
      <Tok face={face} size={42} label={face.name} />
      <strong>{face.name}</strong>
      <span className={s.insight} title="Insight">
        <Icon name="third-eye" label="Insight" /> {seat.open.insight}
      </span>
      <span className={s.supply} title="Tokens left: Normal, Outpost One, Outpost Two">
        <Icon name="wax-seal" label="Normal tokens left" /> {seat.open.normal}
        <Icon name="tower-flag" label="Outposts left" /> {seat.open.one}+{seat.open.two}
      </span>
      <span className={s.supply} title="Victory Points">
        <Icon name="laurel-crown" label="Victory Points" /> {seat.open.vp}
        {seat.open.bank > 0 && <small>+{seat.open.bank} banked</small>}
      </span>
    </div>
  );
}

const glyphOf = (view: View, slot: Slot, card: string | number) => {
  if (slot === 'loc') return TILES[view.board.tiles[Number(card) - 1] ?? '']?.icon ?? 'clock-tower';
  if (slot === 'op') return operatorOf(String(card)).icon;
  const row = ACTIONS[nameOf(String(card))];
  return row ? (row.icon ?? FAMILY_ICON[row.family]) : 'scroll-unfurled';
};

/** A card that stands in a slot of one's own holder; in Commitment it is picked up to be changed. */
function SlotCard({
  h,
  slot,
  card,
  holder,
}: {
  h: number;
  slot: Slot;
  card: string | number;
  holder: Holder | undefined;
}) {
  const { props, select, picked, clear, refuse } = useTable<View>();
  const { layout, set } = usePlan();
  const { view, me } = props;
  const face = faceOf(view, me ?? '');
  const locked = holder ? isLocked(holder, slot) : false;
  const committing = view.ask?.ask === 'commit' && !view.seats[me ?? '']?.open.ready;
  const mine = slotKey(h, slot);
  const [first] = picked;
  const others = first?.startsWith('slot:') && first !== mine && first.endsWith(`:${slot}`);
  const control = !committing
    ? {}
    : locked
      ? {
          'aria-disabled': true as const,
          onClick: (e: React.MouseEvent) => refuse({ rule: 'COL-COMMIT-02', why: 'card-seen' }, e.currentTarget),
        }
      : others
        ? {
            ...select(`with:${h}:${slot}`, { depth: 1 }),
            onClick: () => {
              set(withCard(layout, Number(first?.split(':')[1]), slot, card));
              clear();
            },
          }
        : select(mine);
  const words =
    slot === 'loc'
      ? `Location ${card}, ${placeName(view, Number(card))}`
      : slot === 'op'
        ? operatorLabel(String(card))
        : actionLabel(String(card));
  const zoom = slot === 'loc' ? view.board.tiles[Number(card) - 1] : nameOf(String(card));
  const Shell = committing ? 'button' : 'span';
  return (
    <Shell
      {...(committing ? { type: 'button' as const } : { role: 'img', tabIndex: 0 })}
      className={s.slotCard}
      data-slot={slot}
      data-zoom={zoom}
      style={{ '--c': face.colour, '--d': face.deep } as CSSProperties}
      aria-label={`${SLOT_NAME[slot]}: ${words}${locked ? ', seen by others' : ''}`}
      {...control}
    >
      {locked && (view.phase === 'intel' || view.phase === 'commitment') && (
        <em className={s.seen}>
          <Icon name="semi-closed-eye" />
          seen
        </em>
      )}
      {slot === 'loc' && <b>{card}</b>}
      {slot === 'op' ? (
        <Cameo icon={operatorOf(String(card)).icon} tone={face.deep} className={s.cameo as string} />
      ) : (
        <Icon name={glyphOf(view, slot, card)} />
      )}
      {slot !== 'loc' && <small className={s.slotName}>{printed(String(card))}</small>}
      {slot === 'act' && <i>{ACTIONS[nameOf(String(card))]?.cost}</i>}
    </Shell>
  );
}

/** An envelope of brass: three cards stand in its rail. */
function HolderBox({ h }: { h: number }) {
  const { props } = useTable<View>();
  const { layout, clear } = usePlan();
  const { view, me } = props;
  const holder = me === null ? undefined : view.seats[me]?.holders[h];
  const planning = view.ask?.ask === 'plan' && !view.seats[me ?? '']?.open.ready;
  const plan = layout[h];
  const op = cardIn(plan, 'op');
  const at = cardIn(plan, 'loc');
  const alive = holder?.standing && holder.op ? healthOf(me ?? '', holder) : 0;
  const word = plan ? `${at ? placeName(view, Number(at)) : 'used up'}` : planning ? 'free' : 'unused';
  return (
    <section
      className={s.holder}
      data-used={plan ? '' : undefined}
      aria-label={`Holder ${h + 1}: ${plan ? `${op ? printed(String(op)) : 'nobody'} at ${word}` : word}`}
    >
      <div className={s.stand}>
        {SLOTS.map((slot) => {
          const card = cardIn(plan, slot);
          return card !== null ? (
            <SlotCard key={slot} h={h} slot={slot} card={card} holder={holder} />
          ) : (
            <span key={slot} className={s.hole} data-slot={slot}>
              <Icon name={SLOT_ICON[slot]} />
            </span>
          );
        })}
      </div>
      <div className={s.rail}>
        <b>{ROMAN[h]}</b>
        <span>
          {word}
          {op && <small>{printed(String(op))}</small>}
        </span>
        {alive > 0 && holder && <Hearts left={alive - holder.wounds} of={alive} />}
        {planning && plan ? (
          <button type="button" className={s.clear} aria-label={`Clear holder ${h + 1}`} onClick={() => clear(h)}>
            <Icon name="cancel" />
          </button>
        ) : (
          plan && (
            <Icon
              name={
                holder?.unseen || (holder && SLOTS.every((x) => !isLocked(holder, x)))
                  ? 'sight-disabled'
                  : 'semi-closed-eye'
              }
            />
          )
        )}
      </div>
    </section>
  );
}

export const Holders = () => (
  <div className={s.holders}>
    {[0, 1, 2].map((h) => (
      <HolderBox key={h} h={h} />
    ))}
  </div>
);

/** What picking up a hand card means in this phase. */
function useHandControl() {
  const { props, select, move, moves, picked, isLegal, clear, attempt, refuse } = useTable<View>();
  const { view, me } = props;
  const { layout, set, stage, aside, layAside } = usePlan();
  const ask = view.ask?.ask;
  const first = picked[0] ?? '';
  return (kind: Slot, id: string | number) => {
    const key = `${kind}:${id}`;
    if (ask === 'plan') {
      if (moves('plan').length === 0) return undefined;
      const others = picked.filter((k) => !k.startsWith(`${kind}:`));
      const pick = (k: Slot) => others.find((x) => x.startsWith(`${k}:`))?.slice(k.length + 1);
      if (others.length === 2) {
        const at = kind === 'loc' ? Number(id) : Number(pick('loc'));
        const op = kind === 'op' ? String(id) : (pick('op') ?? '');
        const act = kind === 'act' ? String(id) : (pick('act') ?? '');
        const m = moves('plan').find((x) => x.args[1] === at && x.args[2] === op && x.args[3] === act);
        const taken =
          layout.some((p) => p && (p[0] === at || p[1] === op || p[2] === act)) || layout.every((p) => p !== null);
        if (!m || taken) return move({ move: 'plan', args: [layout.indexOf(null), at, op, act] });
        return { ...move(m), onClick: () => { stage([at, op, act]); clear(); } }; // prettier-ignore
      }
      return select(key, { depth: Math.min(1, others.length) });
    }
    if (ask === 'commit' && first.startsWith('slot:') && first.endsWith(`:${kind}`)) {
      const h = Number(first.split(':')[1]);
      return {
        ...select(`with:${key}`, { depth: 1 }),
        onClick: () => {
          set(withCard(layout, h, kind, id));
          clear();
        },
      };
    }
    if (kind === 'loc') return undefined;
    if (kind === 'op') {
      const claims = moves('duplicate').some((m) => m.args[0] === id);
      return claims
        ? select(`dupl:${id}`)
        : isLegal({ move: 'choose', args: [id] })
          ? move({ move: 'choose', args: [id] })
          : undefined;
    }
    if (isLegal({ move: 'choose', args: [id] })) return move({ move: 'choose', args: [id] });
    const name = ['toss', 'redraw'].find((m) => isLegal({ move: m, args: [id] }));
    if (name !== undefined) {
      const isFull = name === 'redraw' && aside.length + (view.own?.redrawn ?? 0) >= MULLIGAN;
      const onClick = (e: React.MouseEvent) =>
        isFull && !aside.includes(String(id))
          ? refuse({ rule: 'COL-REF-08', why: 'two-at-most' }, e.currentTarget)
          : layAside(String(id));
      return { ...move({ move: name, args: [id] }), 'aria-pressed': aside.includes(String(id)), onClick };
    }
    const plays = moves('quick').some((m) => m.args[0] === id);
    if (plays) return select(`card:${id}`);
    if (me !== null && (ask === 'intel' || ask === 'respond'))
      return {
        'aria-disabled': true as const,
        onClick: (e: React.MouseEvent) => attempt({ move: 'quick', args: [id, null] }, e.currentTarget),
      };
    return undefined;
  };
}

function OperatorPlate({ id, control }: { id: string; control: object | undefined }) {
  const { props } = useTable<View>();
  const row = operatorOf(id);
  const face = faceOf(props.view, props.me ?? '');
  const Shell = control ? 'button' : 'span';
  return (
    <Shell
      {...(control ? { type: 'button' as const } : { role: 'img', tabIndex: 0 })}
      className={s.plate}
      data-zoom={nameOf(id)}
      data-legend={row.legend ? '' : undefined}
      style={{ '--c': face.colour } as CSSProperties}
      aria-label={operatorLabel(id)}
      {...control}
    >
      <Cameo icon={row.icon} tone={face.deep} className={s.plateCameo as string} />
      <b>{row.name}</b>
      <Skills of={row.skills} />
      <Hearts left={row.hp} of={row.hp} />
    </Shell>
  );
}

/** As wide as the dock of a narrow desktop allows beside the Operators, which stand in threes. */
const cardWidth = (cards: number, operators: number) => {
  const room = 640 - 133 * Math.ceil(operators / 3);
  return `${Math.max(74, Math.min(100, Math.floor(room / Math.max(1, cards)) - 6))}px`;
};

/** Cards in hand: Action cards, Operators, Location cards; what lies in a holder is not here. */
export function MyHand() {
  const { props } = useTable<View>();
  const { view } = props;
  const { layout, aside } = usePlan();
  const control = useHandControl();
  const own = view.own;
  if (!own) return null;
  const me = view.seats[props.me ?? ''];
  const known = (me?.holders ?? []).flatMap((h) => [h.loc, h.op, h.act]);
  const laid = layout.flatMap((p) => p ?? []);
  // a card taken out of a holder on this page is in hand again
  const free = <T extends string | number>(hand: readonly T[], kind: Slot): T[] => {
    const back = (me?.holders ?? []).flatMap((h) => (h[kind] !== null ? [h[kind] as T] : []));
    return [...hand, ...back.filter((c) => known.includes(c))].filter((c) => !laid.includes(c as never));
  };
  const standing = view.ask?.ask === 'plan' || view.ask?.ask === 'commit';
  const acts = standing ? free(own.hand, 'act') : own.hand;
  const ops = standing ? free(own.operators, 'op') : own.operators;
  const locs = (standing ? free(own.locs, 'loc') : own.locs).slice().sort();
  return (
    <div className={s.hand} data-hand>
      <div className={s.acts}>
        {acts.map((id) => (
          <ActionCard
            key={id}
            id={id}
            piece={id}
            from="deck"
            width={cardWidth(acts.length, ops.length)}
            mark={aside.includes(id) ? <em className={s.aside}>aside</em> : undefined}
            {...control('act', id)}
          />
        ))}
      </div>
      <div className={s.ops}>
        {ops.map((id) => (
          <OperatorPlate key={id} id={id} control={control('op', id)} />
        ))}
      </div>
      {view.ask?.ask === 'commit' && (
        <div className={s.locs}>
          {locs.map((at) => {
            const c = control('loc', at);
            const Shell = c ? 'button' : 'span';
            return (
              <Shell
                key={at}
                {...(c ? { type: 'button' as const } : {})}
                className={s.loc}
                aria-label={`Location card ${at}, ${placeName(view, at)}`}
                title={placeName(view, at)}
                {...c}
              >
                <b>{at}</b>
                <Icon name={TILES[view.board.tiles[at - 1] ?? '']?.icon ?? 'clock-tower'} />
              </Shell>
            );
          })}
        </div>
      )}
    </div>
  );
}
