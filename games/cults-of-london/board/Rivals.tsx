import type { CSSProperties } from 'react';
import { ConnectionMark, useTable, type LegalMove } from '../../../web/src/table';
import { awaited } from '../../../engine-extensions/rules';
import { operatorOf, SLOTS, TILES, type Slot } from '../cards';
import { revealPrice } from '../rules/open';
import { HERALD, type Holder } from '../state';
import type { SeatView, View } from '../view';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { OMENS } from '../cards';
import { Tok } from './art';
import { faceOf, FAMILY_ICON, SLOT_ICON, SLOT_NAME, TALLY, type FactionFace } from './factions';
import { Icon } from './icons';
import { ACTIONS, printed } from './names';
import s from './rivals.module.css';

const iconOf = (view: View, slot: Slot, card: string | number) => {
  if (slot === 'loc') return TILES[view.board.tiles[Number(card) - 1] ?? '']?.icon ?? 'clock-tower';
  if (slot === 'op') return operatorOf(String(card)).icon;
  const row = ACTIONS[nameOf(String(card))];
  return row ? (row.icon ?? FAMILY_ICON[row.family]) : (OMENS[nameOf(String(card))]?.icon ?? 'scroll-unfurled');
};

/** A card in a rival's holder: a front, a back that may be turned up, or nothing. */
function Slot_({
  seat,
  h,
  slot,
  holder,
  face,
}: {
  seat: string;
  h: number;
  slot: Slot;
  holder: Holder;
  face: FactionFace;
}) {
  const { props, move, picked, moves, isLegal } = useTable<View>();
  const card = holder[slot];
  const seen = holder.seen[slot].length > 0;
  const aimed = picked[0]?.slice(5);
  const key = `${seat}.${h}.${slot}`;
  const shot = [...moves('quick'), ...moves('relic')].find((m) => m.args[0] === aimed && m.args[1] === key);
  const turnUp: LegalMove = shot ?? { move: 'reveal', args: [seat, h, slot] };
  if (card !== null) {
    const zoom = slot === 'loc' ? props.view.board.tiles[Number(card) - 1] : nameOf(String(card));
    const peeked = holder.down[slot];
    const turns = peeked && isLegal(turnUp); // what only oneself has seen may be shown to all
    const Shell = turns ? 'button' : 'span';
    return (
      <Shell
        className={s.mini}
        data-side="front"
        data-zoom={zoom}
        {...(turns ? { type: 'button' as const, ...move(turnUp) } : { role: 'img', tabIndex: 0 })}
        aria-label={`${slot === 'loc' ? `Location ${card}` : printed(String(card))}${peeked ? ', only you have seen it' : ''}`}
        title={slot === 'loc' ? `Location ${card}` : printed(String(card))}
      >
        {slot === 'loc' && <b>{card}</b>}
        <Icon name={iconOf(props.view, slot, card)} />
        {peeked && <Icon name="semi-closed-eye" className={s.eye as string} />}
      </Shell>
    );
  }
  if (!holder.down[slot]) return <span className={s.mini} data-side="none" />;
  const label = `face-down ${SLOT_NAME[slot]} card of ${face.name}, holder ${h + 1}${seen ? ', seen by somebody' : ''}`;
  const control = move(turnUp);
  return (
    <button
      type="button"
      className={s.mini}
      data-side="back"
      aria-label={`${shot ? 'aim at the' : 'turn up the'} ${label}`}
      {...control}
    >
      <Icon name={SLOT_ICON[slot]} />
      {seen && <Icon name="semi-closed-eye" className={s.eye as string} />}
    </button>
  );
}

function Rail({ holder }: { holder: Holder }) {
  const { props, moves } = useTable<View>();
  const backs = SLOTS.filter((slot) => holder.down[slot] && holder[slot] === null).length;
  const used = SLOTS.some((slot) => holder.down[slot] || holder[slot] !== null);
  if (!used) return <span className={s.rail} data-unused>{props.view.ask?.ask === 'plan' ? 'sealed' : 'unused'}</span>; // prettier-ignore
  if (holder.shield) return <span className={s.rail}>shielded</span>;
  if (holder.standing) return <span className={s.rail}>{holder.done ? 'done' : `at ${holder.loc}`}</span>;
  if (holder.op === null && holder.loc === null && backs === 0) return <span className={s.rail} data-unused>used up</span>; // prettier-ignore
  if (backs === 0 || moves('reveal').length === 0) return <span className={s.rail} />;
  return (
    <span className={s.rail}>
      <Icon name="third-eye" />
      {revealPrice(props.view, props.me ?? '')}
      {backs === 1 && <small>last: +1</small>}
    </span>
  );
}

/** Where a rival stands in the question of the moment. */
function Status({ seat, open }: { seat: string; open: SeatView['open'] }) {
  const { props } = useTable<View>();
  const { view, turn } = props;
  const thinks = awaited(turn).includes(seat);
  const sealed = view.window?.asked.includes(seat);
  const word =
    view.ask?.ask === 'plan' || view.ask?.ask === 'commit' || view.ask?.ask === 'refill'
      ? open.ready
        ? 'ready'
        : view.ask.ask === 'refill'
          ? 'choosing…'
          : 'planning…'
      : sealed
        ? thinks
          ? 'choosing…'
          : 'answered'
        : view.phase === 'intel' && open.passed !== 'no'
          ? 'passed'
          : thinks
            ? 'thinks…'
            : '';
  return <em data-wait={thinks || undefined}>{word}</em>;
}

/** A rival: sigil, counts, condition and three holders. */
export function Rival({ seat }: { seat: string }) {
  const { props } = useTable<View>();
  const { view } = props;
  const data = view.seats[seat] as SeatView;
  const face = faceOf(view, seat);
  const { open } = data;
  const tally = open.faction && seat !== HERALD ? TALLY[open.faction] : [];
  const info = props.seats.find((x) => x.id === seat);
  return (
    <section className={s.rival} style={{ '--c': face.colour, '--d': face.deep } as CSSProperties} data-seat={seat}>
      <header>
        <Tok face={face} label={face.name} />
        <div>
          <strong>{face.name}</strong>
          <span>
            <ConnectionMark seat={seat} />
            {info?.name ?? (seat === HERALD ? `Doom ${open.vp}` : '')} <Status seat={seat} open={open} />
          </span>
        </div>
        <dl>
          <div title={seat === HERALD ? 'Dread' : 'Insight'}>
            <dt>
              <Icon name="third-eye" label={seat === HERALD ? 'Dread' : 'Insight'} />
            </dt>
            <dd>{open.insight}</dd>
          </div>
          {seat !== HERALD && (
            <>
              <div title="Action cards in hand">
                <dt>
                  <Icon name="scroll-unfurled" label="Action cards" />
                </dt>
                <dd>{data.hand}</dd>
              </div>
              <div title="Operators in hand">
                <dt>
                  <Icon name="person" label="Operators" />
                </dt>
                <dd>{data.operators}</dd>
              </div>
              <div title="Rituals">
                <dt>
                  <Icon name="pentagram-rose" label="Rituals" />
                </dt>
                <dd>{data.rituals}</dd>
              </div>
            </>
          )}
        </dl>
      </header>
      <div className={s.holders}>
        {data.holders.map((holder, h) => (
          <div key={h} className={s.holder} data-standing={holder.standing || undefined}>
            <span className={s.cards}>
              {SLOTS.map((slot) => (
                <Slot_ key={slot} seat={seat} h={h} slot={slot} holder={holder} face={face} />
              ))}
            </span>
            <Rail holder={holder} />
          </div>
        ))}
      </div>
      <footer>
        <span title={face.how}>
          {face.condition}
          {tally.map(([key, need, word]) => (
            <i key={key} title={word}>
              {open.tally[key]}/{need}
            </i>
          ))}
        </span>
        {open.relics.map((id) => (
          <button
            key={id}
            type="button"
            className={s.relic}
            data-zoom={id}
            data-off={open.exhausted.includes(id) || undefined}
            aria-label={`${printed(id)}, Relic of ${face.name}${open.exhausted.includes(id) ? ', exhausted' : ''}`}
          >
            <Icon name="gem-pendant" />
          </button>
        ))}
      </footer>
    </section>
  );
}

export function Rivals() {
  const { props } = useTable<View>();
  const rivals = props.view.board.order.filter((p) => p !== props.me);
  const from = props.me === null ? 0 : props.view.board.order.indexOf(props.me);
  const ordered = [...rivals.slice(from), ...rivals.slice(0, from)];
  return (
    <div className={s.rivals}>
      {ordered.map((p) => (
        <Rival key={p} seat={p} />
      ))}
    </div>
  );
}
