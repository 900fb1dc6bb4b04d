import { refuse } from '../../../engine-extensions/refusal';
import type { ActionId } from '../cards';
import { discardCards, refill } from '../rules/hands';
import { handSize } from '../rules/numbers';
import { invOf, reopen } from '../rules/table';
import type { InvId } from '../state';
import { eachOf, led, move, notYours } from './move';

/** CST-PREP-02: leftover cards, one at a time. */
export const discard = move<[inv: InvId, card: ActionId]>({
  secret: true,
  options: (view) =>
    eachOf<[InvId, ActionId]>(view, (i, found) => {
      if (!i.done) for (const c of view.hands[i.id] ?? []) found.push([i.id, c]);
    }),
  whyNot: (view, _me, inv) =>
    notYours(view, inv) ?? refuse('CST-PREP-02', led(view, inv)?.done ? 'already-ready' : 'not-in-hand'),
  play: ({ G }, inv, card) => {
    reopen(G);
    discardCards(G, inv, [card]);
  },
});

/** CST-PREP-02, CST-RULING-19: refills; not above the hand limit. */
export const ready = move<[inv: InvId]>({
  options: (view) =>
    eachOf<[InvId]>(view, (i, found) => {
      if (!i.done && (view.handCount[i.id] ?? 0) <= handSize(view)) found.push([i.id]);
    }),
  whyNot: (view, _me, inv) =>
    notYours(view, inv) ??
    (led(view, inv)?.done
      ? refuse('CST-PREP-02', 'already-ready')
      : refuse('CST-RULING-19', 'above-hand-limit', { limit: handSize(view) })),
  play: ({ G, dice }, inv) => {
    reopen(G);
    refill(G, inv, dice);
    invOf(G, inv).done = true;
  },
});
