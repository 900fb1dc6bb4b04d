import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { HERALD, type Auction, type State } from '../state';
import { constantOf, type Open } from './open';
import { gainRelic, loseInsight, seatOf, takeRelic } from './supply';

/** COL-AUC-01: the top Relic of the Auction House is up. */
export function openAuction(G: State, dice: Dice) {
  const relic = G.board.house.pop();
  if (relic === undefined) return turnNext(G, dice);
  G.auction = { relic, high: 0, by: null, out: [] };
  if (G.board.herald) seatOf(G, HERALD).limit = Math.min(dice.die(6), seatOf(G, HERALD).open.insight); // COL-SOLO-14
  say(G, { event: 'auctionOpened', relic });
  then(G, { do: 'bidding', from: 0 });
}

/** The next bidder; those who cannot pay more are out. */
export function nextBidder(G: State, from: number, dice: Dice) {
  const auction = G.auction as Auction;
  const { order } = G.board;
  const active = order.filter((p) => !auction.out.includes(p));
  if (active.length === 0 || (active.length === 1 && active[0] === auction.by)) return close(G, dice);
  const start = from % order.length;
  const p = [...order.slice(start), ...order.slice(0, start)].find(
    (q) => active.includes(q) && q !== auction.by,
  ) as PlayerID;
  then(G, { do: 'bidding', from: order.indexOf(p) + 1 });
  const seat = seatOf(G, p);
  if (p === HERALD) return auction.high + 1 <= seat.limit ? bid(G, p, auction.high + 1) : drop(G, p);
  if (seat.open.insight < auction.high + 1) return drop(G, p);
  then(G, { wait: { [p]: 'bid' }, ask: 'bid' });
}

export function bid(G: State, p: PlayerID, n: number) {
  Object.assign(G.auction as Auction, { high: n, by: p });
  say(G, { event: 'bid', by: p, n });
}

export function drop(G: State, p: PlayerID) {
  (G.auction as Auction).out.push(p);
  say(G, { event: 'passedBid', by: p });
}

/** What a winning bid costs this player: never below 1. */
export const priceOf = (o: Open, p: PlayerID, bidden: number) => Math.max(1, bidden + constantOf(o, p, 'auctionPrice'));

/** COL-AUC-02 to 04 */
function close(G: State, dice: Dice) {
  const { relic, high, by } = G.auction as Auction;
  G.auction = null;
  if (by === null) {
    G.board.relicDiscard.push(relic);
    say(G, { event: 'auctionUnsold', relic });
  } else {
    const price = priceOf(G, by, high);
    say(G, { event: 'auctionWon', by, relic, price });
    loseInsight(G, by, price, 'auction');
    if (by === HERALD) G.board.relicDiscard.push(relic);
    else gainRelic(G, by, relic, 'auction');
  }
  turnNext(G, dice);
}

/** COL-AUC-04; a Relic above a cap lands on top afterwards. */
function turnNext(G: State, dice: Dice) {
  if (G.board.house.length > 0) return;
  const next = takeRelic(G, dice);
  if (next !== undefined) G.board.house.push(next);
}
