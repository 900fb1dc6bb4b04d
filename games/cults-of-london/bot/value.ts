import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { controls, countAt, openOf } from '../rules/open';
import { ownedOperators, seatOf } from '../rules/supply';
import { HERALD, LOCATIONS, type State } from '../state';
import { heldWorth, INSIGHT, operatorWorth, placeWorth, relicWorth, ritualWorth } from './worth';

/** What a seat has between two rounds, in Victory Points; Rituals are the thinking seat's own only. */
function stand(G: State, p: PlayerID, me: PlayerID): number {
  const seat = seatOf(G, p);
  const { vp, bank, insight, relics } = seat.open;
  const counts = LOCATIONS.map((at) => countAt(G, p, at));
  const owned = ownedOperators(G, p);
  let sum = vp + bank + INSIGHT * insight + heldWorth(counts);
  for (const at of LOCATIONS) sum += placeWorth(G, at, counts[at - 1] as number);
  for (const id of relics) sum += relicWorth(id);
  for (const op of seat.operators) sum += operatorWorth(op, owned);
  if (p === me) sum += ritualWorth(G, seat, counts);
  return sum;
}

/** How good a table looks to a seat: its own standing against the leader's and the others'. */
export function value(G: State, me: PlayerID): number {
  if (G.over) return G.over.winners.includes(me) ? 40 / G.over.winners.length : -40;
  const mine = stand(G, me, me);
  if (G.board.herald) {
    const held = LOCATIONS.filter((at) => controls(G, HERALD, at)).length;
    const haunted = new Set(G.board.anomalies.map((a) => a.at)).size;
    return mine - 1.2 * openOf(G, HERALD).vp - 0.7 * held - 0.5 * haunted;
  }
  const others = G.players.filter((p) => p !== me).map((p) => stand(G, p, me));
  const mean = others.reduce((n, x) => n + x, 0) / others.length;
  return mine - 0.5 * Math.max(...others) - 0.5 * mean;
}
