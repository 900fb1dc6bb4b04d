import { done, waitingFor } from '../../../engine-extensions/agenda/agenda';
import { say, whisper } from '../../../engine-extensions/log/log';
import { refuse } from '../../../engine-extensions/refusal';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { ritualOf } from '../cards';
import { bid as makeBid, drop } from '../rules/auction';
import { openOf } from '../rules/open';
import { refillLimit } from '../rules/refresh';
import { isComplete } from '../rules/ritual';
import { askScore, award } from '../rules/score';
import { dropRitual, loseInsight, seatOf, takeActions } from '../rules/supply';
import type { Auction } from '../state';
import { move } from './kit';

/** COL-RIT-05, VP-02 */
export const scoreRitual = move<[ritual: string]>({
  options: (view, me) =>
    openOf(view, me).ritualScored ? [] : view.own.rituals.filter((r) => isComplete(view, me, r)).map((r) => [r]),
  whyNot: (view, me) =>
    refuse('COL-RIT-05', openOf(view, me).ritualScored ? 'one-ritual-a-round' : 'ritual-incomplete'),
  play: ({ G, playerID }, ritual) => {
    const { vp } = ritualOf(ritual);
    done(G, playerID);
    dropRitual(G, playerID, ritual);
    seatOf(G, playerID).open.ritualScored = true;
    award(G, playerID, 'rituals', vp);
    say(G, { event: 'ritualScored', by: playerID, ritual, vp });
    askScore(G, playerID);
  },
});

/** COL-VP-03 */
export const burn = move<[times: number]>({
  options: (view, me) => Array.from({ length: Math.floor(openOf(view, me).insight / 10) }, (_, i): [number] => [i + 1]),
  whyNot: (view, me) => refuse('COL-VP-03', 'not-enough-insight', { price: 10, have: openOf(view, me).insight }),
  play: ({ G, playerID }, times) => {
    done(G, playerID);
    loseInsight(G, playerID, 10 * times, 'burn');
    award(G, playerID, 'insight', times);
    say(G, { event: 'burnt', by: playerID, n: 10 * times, vp: times });
    askScore(G, playerID);
  },
});

export const endScore = move({
  options: (view, me) =>
    !openOf(view, me).ritualScored && view.own.rituals.some((r) => isComplete(view, me, r)) ? [] : [[]],
  whyNot: () => refuse('COL-RIT-05', 'ritual-must-be-scored'),
  play: ({ G, playerID }) => done(G, playerID),
});

/** COL-AUC-01 */
export const bid = move<[n: number]>({
  options: (view, me) => {
    const from = (view.auction?.high ?? 0) + 1;
    return Array.from({ length: Math.max(0, openOf(view, me).insight - from + 1) }, (_, i): [number] => [from + i]);
  },
  whyNot: (view, me, n) =>
    typeof n === 'number' && n > openOf(view, me).insight
      ? refuse('COL-AUC-01', 'not-enough-insight', { price: n, have: openOf(view, me).insight })
      : refuse('COL-AUC-01', 'bid-higher', { least: (view.auction as Auction).high + 1 }),
  play: ({ G, playerID }, n) => {
    done(G, playerID);
    makeBid(G, playerID, n);
  },
});

export const passBid = move({
  options: () => [[]],
  play: ({ G, playerID }) => {
    done(G, playerID);
    drop(G, playerID);
  },
});

/** COL-REF-08: lays a card aside; it is shown when all have confirmed. */
export const toss = move<[card: string]>({
  together: true,
  secret: true,
  options: (view) => view.own.hand.map((card) => [card]),
  whyNot: () => refuse('COL-REF-08', 'not-in-hand'),
  play: ({ G, playerID }, card) => {
    const seat = seatOf(G, playerID);
    seat.hand.splice(seat.hand.indexOf(card), 1);
    seat.tossed.push(card);
  },
});

/** Draws to the limit; then comes the second discard. */
export const refill = move({
  together: true,
  secret: true,
  options: (view, me) => (view.own.hand.length > refillLimit(view, me) ? [] : [[]]),
  whyNot: (view, me) => refuse('COL-REF-08', 'above-limit', { limit: refillLimit(view, me) }),
  play: ({ G, playerID, dice }) => {
    drawUp({ G, playerID, dice });
    seatOf(G, playerID).redrawn = 0;
    const top = waitingFor(G);
    if (top) top.wait[playerID] = 'mulligan';
  },
});

const drawUp = ({ G, playerID, dice }: Parameters<typeof refill.play>[0]) => {
  const seat = seatOf(G, playerID);
  const cards = takeActions(G, playerID, refillLimit(G, playerID) - seat.hand.length, dice);
  if (cards.length > 0)
    whisper(G, [playerID], { event: 'drew', by: playerID, n: cards.length, cards: cards.map(nameOf) });
};

const MULLIGAN = 2;

/** COL-REF-08: the second discard, at most two. */
export const redraw = move<[card: string]>({
  together: true,
  secret: true,
  options: (view) => (view.own.redrawn >= MULLIGAN ? [] : view.own.hand.map((card) => [card])),
  whyNot: (view) => refuse('COL-REF-08', view.own.redrawn >= MULLIGAN ? 'two-at-most' : 'not-in-hand'),
  play: ({ G, playerID }, card) => {
    const seat = seatOf(G, playerID);
    seat.hand.splice(seat.hand.indexOf(card), 1);
    seat.tossed.push(card);
    seat.redrawn += 1;
  },
});

export const mulligan = move({
  together: true,
  secret: true,
  options: () => [[]],
  play: ({ G, playerID, dice }) => {
    drawUp({ G, playerID, dice });
    seatOf(G, playerID).open.ready = true;
    done(G, playerID);
  },
});
