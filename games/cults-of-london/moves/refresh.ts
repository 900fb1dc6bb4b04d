import { done, waitingFor, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say, whisper } from '../../../engine-extensions/log/log';
import type { Seated } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { ritualOf } from '../cards';
import { bid as makeBid, drop } from '../rules/auction';
import { openOf } from '../rules/open';
import { refillLimit } from '../rules/refresh';
import { isComplete } from '../rules/ritual';
import { askScore, award } from '../rules/score';
import { dropRitual, loseInsight, seatOf, takeActions } from '../rules/supply';
import type { Auction, State } from '../state';
import type { View } from '../view';
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
    layAside(G, playerID, [card]);
  },
});

/** The cards that a move lays aside: some of the own hand, none twice; none when it says nothing. */
function cardsIn(view: Seated<View>, args: readonly unknown[]): string[] | undefined {
  const [cards] = args;
  if (args.length === 0) return [];
  if (args.length > 1 || !Array.isArray(cards) || cards.length === 0) return undefined;
  const isFine = (card: unknown, i: number) => view.own.hand.includes(card as string) && cards.indexOf(card) === i;
  return cards.every(isFine) ? (cards as string[]) : undefined;
}

function layAside(G: State, p: PlayerID, cards: readonly string[]) {
  const seat = seatOf(G, p);
  for (const card of cards) seat.hand.splice(seat.hand.indexOf(card), 1);
  seat.tossed.push(...cards);
}

function whyNoRefill(view: Seated<View>, me: PlayerID, args: readonly unknown[]): Refusal | undefined {
  const cards = cardsIn(view, args);
  if (!cards) return refuse('COL-REF-08', 'not-in-hand');
  const limit = refillLimit(view, me);
  return view.own.hand.length - cards.length > limit ? refuse('COL-REF-08', 'above-limit', { limit }) : undefined;
}

/**
 * Draws to the limit; then comes the second discard. `refill(cards)` lays them aside first, all in one move as a person's
 * board does, so that nobody can count them before all have confirmed; it is a shorthand for listed moves.
 */
export const refill = move<[cards?: string[]]>({
  together: true,
  secret: true,
  options: (view, me) => (whyNoRefill(view, me, []) ? [] : [[]]),
  allows: (view, me, ...args) => whyNoRefill(view, me, args) === undefined,
  whyNot: (view, me, ...args) => whyNoRefill(view, me, args),
  play: ({ G, playerID, dice }, cards = []) => {
    layAside(G, playerID, cards);
    drawUp({ G, playerID, dice });
    seatOf(G, playerID).redrawn = 0;
    const top = waitingFor(G);
    if (top) top.wait[playerID] = 'mulligan';
  },
});

const drawUp = ({ G, playerID, dice }: { G: State; playerID: PlayerID; dice: Dice }) => {
  const seat = seatOf(G, playerID);
  const cards = takeActions(G, playerID, refillLimit(G, playerID) - seat.hand.length, dice);
  if (cards.length > 0)
    whisper(G, [playerID], { event: 'drew', by: playerID, n: cards.length, cards: cards.map(nameOf) });
};

/** COL-REF-08: how many the second discard may be. */
export const MULLIGAN = 2;

/** COL-REF-08: the second discard, at most two. */
export const redraw = move<[card: string]>({
  together: true,
  secret: true,
  options: (view) => (view.own.redrawn >= MULLIGAN ? [] : view.own.hand.map((card) => [card])),
  whyNot: (view) => refuse('COL-REF-08', view.own.redrawn >= MULLIGAN ? 'two-at-most' : 'not-in-hand'),
  play: ({ G, playerID }, card) => {
    layAside(G, playerID, [card]);
    seatOf(G, playerID).redrawn += 1;
  },
});

function whyNoMulligan(view: Seated<View>, args: readonly unknown[]): Refusal | undefined {
  const cards = cardsIn(view, args);
  if (!cards) return refuse('COL-REF-08', 'not-in-hand');
  return view.own.redrawn + cards.length > MULLIGAN ? refuse('COL-REF-08', 'two-at-most') : undefined;
}

/** Draws to the limit once more and confirms; `mulligan(cards)` as `refill(cards)`. */
export const mulligan = move<[cards?: string[]]>({
  together: true,
  secret: true,
  options: () => [[]],
  allows: (view, _me, ...args) => whyNoMulligan(view, args) === undefined,
  whyNot: (view, _me, ...args) => whyNoMulligan(view, args),
  play: ({ G, playerID, dice }, cards = []) => {
    layAside(G, playerID, cards);
    drawUp({ G, playerID, dice });
    seatOf(G, playerID).open.ready = true;
    done(G, playerID);
  },
});
