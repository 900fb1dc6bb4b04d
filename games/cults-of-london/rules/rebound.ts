import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { nameOf, shuffle } from '../../../engine-extensions/zones/zones';
import { anomalyOf } from '../cards';
import { BREACH, HERALD, type State } from '../state';
import { anomaliesAt, constantOf, openOf, standingAt, tileFor, type Open } from './open';
import { seatOf } from './supply';

/** The printed cost and what Anomalies in the Combat add to it (Lamplighter's Shadow). */
function fullCost(o: Open, printed: number, quick: boolean): number {
  let cost = printed;
  if (quick && o.combat) for (const a of anomaliesAt(o, o.combat.at)) cost += anomalyOf(a.id).dearer ?? 0;
  return cost;
}

/** What a card costs its player now (COL-SR-01, the tiles, the Relics). */
export function costOf(o: Open, p: PlayerID, printed: number, quick: boolean): number {
  let cost = fullCost(o, printed, quick);
  if (p === HERALD || cost === 0) return cost;
  cost += constantOf(o, p, 'cost');
  if (!openOf(o, p).paid && tileFor(o, p, 'firstCostLower') !== undefined) cost -= 1;
  return Math.max(0, cost);
}

/** Pays a printed cost. */
export function payCost(G: State, p: PlayerID, printed: number, quick: boolean) {
  const cost = costOf(G, p, printed, quick);
  if (fullCost(G, printed, quick) > 0) seatOf(G, p).open.paid = true;
  moveTracker(G, p, cost);
}

/** COL-SR-02, 06, COMBAT-18: the tracker moves; in a Combat it waits and is summed. */
export function moveTracker(G: State, by: PlayerID | null, n: number) {
  if (n === 0) return;
  if (by !== null && n > 0) seatOf(G, by).open.tally.raised += n; // COL-FAC-04, lost excess counts
  if (G.combat) {
    G.combat.rebound.push({ by, n });
    say(G, { event: 'reboundMoved', by, n, to: G.board.tracker });
    return;
  }
  shift(G, by, n);
}

function shift(G: State, by: PlayerID | null, n: number) {
  const { board } = G;
  board.tracker = Math.max(0, board.tracker + n);
  if (board.tracker < BREACH) {
    say(G, { event: 'reboundMoved', by, n, to: board.tracker });
    return;
  }
  say(G, { event: 'reboundMoved', by, n, to: BREACH });
  board.tracker = board.floor;
  G.pending.push({ by, at: null });
}

/** COL-COMBAT-18, SR-03: the sum of a Combat, one change; drawn by whoever crossed 12 in order of play. */
export function settleSum(G: State, entries: readonly { by: PlayerID | null; n: number }[]) {
  let sum = 0;
  let crossed: PlayerID | null | undefined;
  for (const { by, n } of entries) {
    sum += n;
    if (crossed === undefined && G.board.tracker + sum >= BREACH) crossed = by;
  }
  if (sum !== 0) shift(G, crossed ?? null, sum);
}

/** What waited for an action to end: spawns, and Combats with Anomalies that moved (COL-OP-08, COMBAT-22). */
export function settle(G: State) {
  if (G.combat || G.pending.length + G.arrivals.length === 0) return;
  const moved = G.arrivals.splice(0);
  const waiting = G.pending.splice(0);
  then(
    G,
    ...moved.map((at) => ({ do: 'combat' as const, at, arrival: true })),
    ...waiting.map(({ by, at }) => ({ do: 'spawn' as const, by, at })),
  );
}

/** COL-SR-04, ANOM-10: one Anomaly, where the die or the effect says. */
export function spawn(G: State, by: PlayerID | null, at: number | null, dice: Dice) {
  if (G.anomalyDeck.length === 0 && G.board.anomalyDiscard.length > 0) {
    G.anomalyDeck.push(...G.board.anomalyDiscard.splice(0));
    shuffle(G.anomalyDeck, dice);
    say(G, { event: 'reshuffled', what: 'anomalies' });
  }
  const id = G.anomalyDeck.pop();
  if (id === undefined) {
    say(G, { event: 'noSpawn' });
    return;
  }
  const where = at ?? dice.die(6);
  G.board.anomalies.push({ id, at: where, wounds: 0 });
  G.stats.spawns += 1;
  say(G, { event: 'spawned', by: by ?? G.board.first, anomaly: nameOf(id), at: where, rolled: at === null });
  const { sets } = anomalyOf(id);
  if (sets !== undefined) G.board.tracker = sets;
  arrive(G, where);
}

/**
 * COL-COMBAT-22: an Anomaly has come to a place; a Combat with the Operators there is held at once, or after the Combat
 * or the Operation in progress.
 */
export function arrive(G: State, at: number) {
  if (!standingAt(G, at).some((s) => s.seat !== HERALD)) return;
  if (G.combat) {
    if (G.combat.at === at) G.combat.haunted = true;
    else if (!G.combat.arrivals.includes(at)) G.combat.arrivals.push(at);
  } else if (G.operation) {
    if (!G.arrivals.includes(at)) G.arrivals.push(at);
  } else then(G, { do: 'combat', at, arrival: true });
}

export function moveAnomaly(G: State, by: PlayerID | null, id: string, to: number) {
  const standee = G.board.anomalies.find((a) => a.id === id);
  if (!standee) return;
  say(G, { event: 'anomalyMoved', by, anomaly: nameOf(id), from: standee.at, to });
  standee.at = to;
  arrive(G, to);
}

export function leaveAnomaly(G: State, id: string) {
  const i = G.board.anomalies.findIndex((a) => a.id === id);
  if (i < 0) return;
  G.board.anomalies.splice(i, 1);
  G.board.anomalyDiscard.push(id);
}
