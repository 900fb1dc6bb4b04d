import { done, waitingFor, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import type { Seated } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { actionOf, SLOTS, type Slot } from '../cards';
import { canDo, holdersOf, isExhausted } from '../rules/open';
import { clearHolder, isLayout, layOut, problemWith, setSlot, type Layout, type Plan } from '../rules/plan';
import { isLocked, isUsed } from '../rules/reveal';
import { seatOf } from '../rules/supply';
import type { Holder, State } from '../state';
import type { View } from '../view';
import { move } from './kit';

/** COL-PLAN-02 to 05: place, Operator and Action card into the next free holder. */
export const plan = move<[holder: number, loc: number, op: string, act: string]>({
  together: true,
  secret: true,
  options: (view, me) => {
    const h = holdersOf(view, me).findIndex((x) => !isUsed(x));
    if (h < 0) return [];
    const found: [number, number, string, string][] = [];
    for (const op of view.own.operators) {
      if (isExhausted(view, me, op)) continue;
      for (const act of view.own.hand)
        if (canDo(view, me, op, actionOf(act).req)) for (const loc of view.own.locs) found.push([h, loc, op, act]);
    }
    return found;
  },
  whyNot: (view, me, h, loc, op, act) => whyNoPlan(view, me, h, [loc, op, act]),
  play: ({ G, playerID }, h, loc, op, act) => {
    setSlot(G, playerID, h, 'loc', loc);
    setSlot(G, playerID, h, 'op', op);
    setSlot(G, playerID, h, 'act', act);
  },
});

/** A holder by what a client sent as its number. */
const holderAt = (view: View, me: PlayerID, h: unknown): Holder | undefined =>
  typeof h === 'number' ? holdersOf(view, me)[h] : undefined;

function whyNoPlan(view: Seated<View>, me: PlayerID, h: unknown, [loc, op, act]: unknown[]): Refusal {
  const holder = holderAt(view, me, h);
  if (!holder || isUsed(holder)) return refuse('COL-PLAN-01', 'holder-not-free');
  if (!view.own.locs.includes(loc as number)) return refuse('COL-PLAN-03', 'location-card-used');
  if (!view.own.operators.includes(op as string)) return refuse('COL-PLAN-02', 'not-in-hand');
  if (!view.own.hand.includes(act as string)) return refuse('COL-PLAN-02', 'not-in-hand');
  return (
    problemWith(view, me, { loc: loc as number, op: op as string, act: act as string }) ?? refuse(null, 'not-legal')
  );
}

/** Takes a plan up again; left out of the list, so that plans come to an end. */
export const clear = move<[holder: number]>({
  together: true,
  secret: true,
  housekeeping: true,
  options: (view, me) => holdersOf(view, me).flatMap((h, i): [number][] => (isUsed(h) ? [[i]] : [])),
  play: ({ G, playerID }, h) => clearHolder(G, playerID, h),
});

const cardsOf = (view: Seated<View>, me: PlayerID, slot: Slot): (string | number)[] => {
  const inHand = slot === 'loc' ? view.own.locs : slot === 'op' ? view.own.operators : view.own.hand;
  return [...inHand, ...holdersOf(view, me).flatMap((h) => (h[slot] === null ? [] : [h[slot] as string | number]))];
};

const pieceOf = (p: NonNullable<Plan>, slot: Slot) => (slot === 'loc' ? p[0] : slot === 'op' ? p[1] : p[2]);

/** Every card of a layout is one's own and lies in one place only. */
function misplaced(view: Seated<View>, me: PlayerID, layout: Layout): Refusal | undefined {
  for (const slot of SLOTS) {
    const mine = cardsOf(view, me, slot);
    const used: (string | number)[] = [];
    for (const p of layout) {
      const card = p ? pieceOf(p, slot) : null;
      if (card === null) continue;
      if (!mine.includes(card)) return refuse('COL-PLAN-02', 'not-in-hand');
      if (used.includes(card)) return refuse(slot === 'loc' ? 'COL-PLAN-03' : 'COL-PLAN-02', 'card-twice');
      used.push(card);
    }
  }
  return undefined;
}

const asHolder = (p: NonNullable<Plan>) => ({ loc: p[0], op: p[1], act: p[2] });

function whyNotReady(view: Seated<View>, me: PlayerID, args: readonly unknown[]): Refusal | undefined {
  if (args.length > 1) return refuse(null, 'not-a-layout');
  if (args.length === 0) {
    const used = holdersOf(view, me).filter(isUsed);
    return used.map((h) => problemWith(view, me, h)).find((r) => r !== undefined);
  }
  const layout = args[0];
  if (!isLayout(layout)) return refuse('COL-PLAN-02', 'not-a-layout');
  return (
    misplaced(view, me, layout) ??
    layout.map((p) => (p ? problemWith(view, me, asHolder(p)) : undefined)).find((r) => r !== undefined)
  );
}

const makeReady = (G: State, p: PlayerID) => {
  seatOf(G, p).open.ready = true;
  say(G, { event: 'madeReady', by: p });
  done(G, p);
};

/**
 * COL-PLAN-07. `ready()` stands by what lies in the holders. `ready(layout)` lays the whole plan and stands by it in one go,
 * as a person's board does, so that nobody can count edits; it is a shorthand for listed moves and not listed itself.
 */
export const planReady = move<[layout?: Layout]>({
  together: true,
  secret: true,
  options: (view, me) => (whyNotReady(view, me, []) ? [] : [[]]),
  allows: (view, me, ...args) => whyNotReady(view, me, args) === undefined,
  whyNot: (view, me, ...args) => whyNotReady(view, me, args),
  play: ({ G, playerID }, layout) => {
    if (layout !== undefined) layOut(G, playerID, layout);
    makeReady(G, playerID);
  },
});

// ---- Commitment ----

const free = (h: Holder, slot: Slot) => h[slot] !== null && !isLocked(h, slot);
const emptied = (h: Holder) => isUsed(h) && h.op === null;

/** The holders as a layout. */
export const layoutOf = (holders: readonly Holder[]): Layout =>
  holders.map((h) => (isUsed(h) ? [h.loc as number, h.op, h.act as string] : null));

const INDEX: Record<Slot, 0 | 1 | 2> = { loc: 0, op: 1, act: 2 };

/** What is wrong with a holder's cards at Commitment; one that was emptied may stay so. */
const misfit = (view: Seated<View>, me: PlayerID, h: Pick<Holder, 'loc' | 'op' | 'act'>, was: Holder) =>
  h.op === null && emptied(was) ? undefined : problemWith(view, me, h);

/**
 * COL-COMMIT-01, 04: every legal change of one card, or of two cards between holders, as a whole layout. What such a
 * change leaves alone is looked at once, and it cannot misplace a card.
 */
function edits(view: Seated<View>, me: PlayerID): [layout: Layout][] {
  const mine = holdersOf(view, me);
  const now = layoutOf(mine);
  const bad = mine.map((h) => isUsed(h) && misfit(view, me, h, h) !== undefined);
  const found: [Layout][] = [];
  const put = (plan: NonNullable<Plan>, slot: Slot, card: string | number | null) =>
    plan.map((c, k) => (k === INDEX[slot] ? card : c)) as NonNullable<Plan>;
  const fits = (i: number, plan: NonNullable<Plan>) => !misfit(view, me, asHolder(plan), mine[i] as Holder);
  const othersFit = (...changed: number[]) => !bad.some((is, i) => is && !changed.includes(i));
  const change = (i: number, slot: Slot, cards: readonly (string | number)[]) => {
    for (const card of cards) {
      const plan = put(now[i] as NonNullable<Plan>, slot, card);
      if (fits(i, plan)) found.push([now.map((p, k) => (k === i ? plan : p))]);
    }
  };
  mine.forEach((h, i) => {
    if (!isUsed(h)) return;
    if (othersFit(i)) {
      if (free(h, 'loc')) change(i, 'loc', view.own.locs);
      if (free(h, 'op') || emptied(h)) change(i, 'op', view.own.operators);
      if (free(h, 'act')) change(i, 'act', view.own.hand);
    }
    for (let j = i + 1; j < mine.length; j++) {
      const other = mine[j] as Holder;
      if (!isUsed(other) || !othersFit(i, j)) continue;
      for (const s of SLOTS) {
        if (!free(h, s) || !free(other, s)) continue;
        const one = put(now[i] as NonNullable<Plan>, s, other[s]);
        const two = put(now[j] as NonNullable<Plan>, s, h[s]);
        if (fits(i, one) && fits(j, two)) found.push([now.map((p, k) => (k === i ? one : k === j ? two : p))]);
      }
    }
  });
  return found;
}

function whyNotCommit(view: Seated<View>, me: PlayerID, args: readonly unknown[]): Refusal | undefined {
  if (args.length > 1) return refuse(null, 'not-a-layout');
  const mine = holdersOf(view, me);
  const legal = (h: Pick<Holder, 'loc' | 'op' | 'act'>, was: Holder) => misfit(view, me, h, was);
  if (args.length === 0)
    return mine
      .filter(isUsed)
      .map((h) => legal(h, h))
      .find((r) => r !== undefined);
  const layout = args[0];
  if (!isLayout(layout)) return refuse('COL-COMMIT-03', 'not-a-layout');
  for (const [i, h] of mine.entries()) {
    const p = layout[i];
    if (isUsed(h) !== Boolean(p)) return refuse('COL-COMMIT-03', isUsed(h) ? 'holder-emptied' : 'holder-unused');
    if (!p) continue;
    for (const s of SLOTS) if (isLocked(h, s) && pieceOf(p, s) !== h[s]) return refuse('COL-COMMIT-02', 'card-seen');
    const problem = legal(asHolder(p), h);
    if (problem) return problem;
  }
  return misplaced(view, me, layout);
}

/**
 * COL-COMMIT-01 to 05, in one move whatever changes, so that a kept and a changed plan look alike.
 * Listed are the plan as it lies and every single change; a layout with several changes is as legal.
 */
export const commitReady = move<[layout?: Layout]>({
  together: true,
  secret: true,
  options: (view, me) => [...(whyNotCommit(view, me, []) ? [] : [[] as [layout?: Layout]]), ...edits(view, me)],
  allows: (view, me, ...args) => whyNotCommit(view, me, args) === undefined,
  whyNot: (view, me, ...args) => whyNotCommit(view, me, args),
  play: ({ G, playerID }, layout) => {
    if (layout !== undefined) layOut(G, playerID, layout);
    makeReady(G, playerID);
  },
});

/** COL-PLAN-07, COMMIT-05: until the last one is ready. */
export const unready = move({
  together: true,
  options: (view, me) =>
    view.seats[me]?.open.ready && (view.ask?.ask === 'plan' || view.ask?.ask === 'commit') ? [[]] : [],
  whyNot: () => refuse('COL-PLAN-07', 'not-ready'),
  play: ({ G, playerID }) => {
    const top = waitingFor(G);
    if (!top || !('ask' in top)) return;
    seatOf(G, playerID).open.ready = false;
    top.wait[playerID] = G.now.phase === 'planning' ? 'plan' : 'commit';
    say(G, { event: 'unreadied', by: playerID });
  },
});
