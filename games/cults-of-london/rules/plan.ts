import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { actionOf, SLOTS, type Slot } from '../cards';
import { HOLDERS, type Holder, type State } from '../state';
import { canDo, isExhausted, type Open } from './open';
import { emptyHolder, isUsed } from './reveal';
import { seatOf } from './supply';

/** One holder of a plan: Location, Operator, Action card; null: unused. */
export type Plan = [loc: number, op: string | null, act: string] | null;
export type Layout = Plan[];

/** What others see of a seat until the phase is over. */
export function freeze(G: State, p: PlayerID) {
  const seat = seatOf(G, p);
  const empty = seat.holders.flatMap((h, i) =>
    isUsed(h) ? SLOTS.filter((s) => h[s] === null).map((s) => `${i}.${s}`) : [],
  );
  seat.frozen = {
    hand: seat.hand.length,
    operators: seat.operators.length,
    deck: seat.deck.length,
    discard: seat.open.discard.map(nameOf),
    reshuffled: false,
    empty,
  };
}

/** COL-PLAN-02 to 05: why a holder is not legal; undefined when it is. */
export function problemWith(
  o: Open,
  p: PlayerID,
  { loc, op, act }: Pick<Holder, 'loc' | 'op' | 'act'>,
): Refusal | undefined {
  if (loc === null || op === null || act === null) return refuse('COL-PLAN-02', 'holder-incomplete');
  if (isExhausted(o, p, op)) return refuse('COL-PLAN-05', 'operator-exhausted', { operator: op });
  if (!canDo(o, p, op, actionOf(act).req)) return refuse('COL-PLAN-04', 'skill-missing', { operator: op, action: act });
  return undefined;
}

/** Takes a card of one kind out of a hand, or puts it back. */
export function fromHand(G: State, p: PlayerID, slot: Slot, card: string | number) {
  const seat = seatOf(G, p);
  const zone: (string | number)[] = slot === 'loc' ? seat.locs : slot === 'op' ? seat.operators : seat.hand;
  zone.splice(zone.indexOf(card), 1);
}
export function toHand(G: State, p: PlayerID, slot: Slot, card: string | number) {
  const seat = seatOf(G, p);
  if (slot === 'loc') {
    seat.locs.push(card as number);
    seat.locs.sort();
  } else if (slot === 'op') seat.operators.push(card as string);
  else seat.hand.push(card as string);
}

/** Lays a card face down in a holder; what lay there goes to hand. */
export function setSlot(G: State, p: PlayerID, h: number, slot: Slot, card: string | number | null) {
  const holder = seatOf(G, p).holders[h] as Holder;
  const old = holder[slot];
  if (card !== null) fromHand(G, p, slot, card);
  if (old !== null) toHand(G, p, slot, old);
  (holder[slot] as string | number | null) = card;
  holder.down[slot] = card !== null;
}

export function clearHolder(G: State, p: PlayerID, h: number) {
  for (const slot of SLOTS) if (seatOf(G, p).holders[h]?.[slot] !== null) setSlot(G, p, h, slot, null);
  seatOf(G, p).holders[h] = emptyHolder();
}

/** Lays a whole plan at once: every free card is taken up first. */
export function layOut(G: State, p: PlayerID, layout: Layout) {
  const { holders } = seatOf(G, p);
  const wanted = layout.map((plan) => (plan ? { loc: plan[0], op: plan[1], act: plan[2] } : null));
  const differs = (h: number, slot: Slot) => (holders[h] as Holder)[slot] !== (wanted[h]?.[slot] ?? null);
  const changed = Array.from({ length: HOLDERS }, (_, h) =>
    SLOTS.filter((s) => differs(h, s)).map((s) => [h, s] as const),
  ).flat();
  for (const [h, s] of changed) if ((holders[h] as Holder)[s] !== null) setSlot(G, p, h, s, null);
  for (const [h, s] of changed) {
    const card = wanted[h]?.[s] ?? null;
    if (card !== null) setSlot(G, p, h, s, card);
  }
  holders.forEach((holder, h) => {
    if (!isUsed(holder)) holders[h] = emptyHolder();
  });
}

const isPlan = (x: unknown): x is NonNullable<Plan> =>
  Array.isArray(x) &&
  x.length === 3 &&
  typeof x[0] === 'number' &&
  (x[1] === null || typeof x[1] === 'string') &&
  typeof x[2] === 'string';

/** A client's text as a layout. */
export const isLayout = (x: unknown): x is Layout =>
  Array.isArray(x) && x.length === HOLDERS && x.every((plan) => plan === null || isPlan(plan));
