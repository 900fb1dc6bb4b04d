import { beginTurn, then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { pick, ref } from '../../../engine-extensions/effects/words';
import { effectStep } from '../../../engine-extensions/effects/resolver';
import { anomalyOf, type Primitive } from '../cards';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { HERALD, HOLDERS, LOCATIONS, type State } from '../state';
import { haunt } from './haunts';
import { healAnomaly } from './effects';
import { heraldGoesHome, strengthOf } from './herald';
import { firstSeat } from './intel';
import { constantOf, controlled, handLimitOf, tileFor } from './open';
import { freeze } from './plan';
import { moveTracker } from './rebound';
import { emptyHolder } from './reveal';
import { checkEnd } from './score';
import { gainInsight, seatOf, takeActions } from './supply';
import { triggered } from './triggers';

/** COL-REF-01 to 10, one after the other. */
export function refreshStep(G: State, n: number) {
  if (n < 9) then(G, { do: 'refresh', n: n + 1 });
  switch (n) {
    case 1: return comeHome(G); // prettier-ignore
    case 2: return discardUsed(G); // prettier-ignore
    case 3: return listHaunts(G); // prettier-ignore
    case 4: return then(G, { do: 'scoring', i: 0 }); // prettier-ignore
    case 5: return then(G, { do: 'auction' }); // prettier-ignore
    case 6: return payInsight(G); // prettier-ignore
    case 7: return askRefill(G); // prettier-ignore
    case 8: return readyAll(G); // prettier-ignore
    case 9: return endRound(G); // prettier-ignore
  }
}

/** Step 1, with the snapshot before it (COL-REF-01, 02). */
function comeHome(G: State) {
  beginTurn(G, 'refresh', firstSeat(G));
  say(G, { event: 'phaseBegan', phase: 'refresh' });
  for (const p of G.board.order) G.board.snapshot[p] = controlled(G, p);
  const steps = G.board.order.flatMap((p) =>
    seatOf(G, p).holders.flatMap((h) => (h.op === null ? [] : triggered(G, p, h, 'step1'))),
  );
  if (G.board.herald) heraldGoesHome(G);
  for (const p of G.board.order) {
    const seat = seatOf(G, p);
    for (const h of seat.holders) {
      if (h.op !== null) seat.operators.push(h.op);
      if (h.loc !== null) seat.locs.push(h.loc);
      Object.assign(h, { op: null, loc: null, standing: false, wounds: 0, relics: [] });
    }
    seat.locs.sort();
  }
  // COL-ANOM-08: once per slain Anomaly to each who fought it and did not fall
  for (const fighters of G.slain.splice(0))
    for (const { seat, h } of fighters)
      if (seat !== HERALD && !G.fallen.includes(`${seat} ${h}`)) gainInsight(G, seat, 1, 'fought');
  G.fallen = [];
  G.fought = {};
  then(G, ...steps);
}

/** Step 2. */
function discardUsed(G: State) {
  for (const p of G.board.order) {
    const seat = seatOf(G, p);
    for (const h of seat.holders) if (h.act !== null) seat.open.discard.push(h.act);
    seat.holders = Array.from({ length: HOLDERS }, emptyHolder);
  }
}

/** Step 3: from a list made now (COL-REF-04). */
function listHaunts(G: State) {
  const ids = LOCATIONS.flatMap((at) =>
    G.board.anomalies.filter((a) => a.at === at && anomalyOf(a.id).haunt).map((a) => a.id),
  );
  then(G, { do: 'haunts', ids });
}

export function nextHaunt(G: State, ids: readonly string[], dice: Dice) {
  const [id, ...rest] = ids;
  if (id !== undefined) {
    then(G, { do: 'settle' }, { do: 'haunts', ids: rest });
    return haunt(G, id, dice);
  }
  if (!G.board.herald) return;
  then(G, { do: 'settle' });
  moveTracker(G, HERALD, strengthOf(G).swell); // COL-SOLO-12
}

/** Step 6; a short Pile pays one by one in turn order (COL-REF-07, INS-01). */
function payInsight(G: State) {
  const due = new Map<PlayerID, number>(G.board.order.map((p) => [p, 2 + constantOf(G, p, 'insight')]));
  const got = new Map<PlayerID, number>();
  let { pile } = G.board;
  for (let n = 1; pile > 0 && [...due.values()].some((d) => d >= n); n++)
    for (const p of G.board.order)
      if ((due.get(p) ?? 0) >= n && pile > 0) {
        got.set(p, n);
        pile -= 1;
      }
  for (const [p, n] of got) gainInsight(G, p, n, 'refresh');
}

/** What a hand is filled to in step 7. */
export const refillLimit = (G: Parameters<typeof handLimitOf>[0], p: PlayerID) =>
  Math.max(0, handLimitOf(G, p) + (G.seats[p]?.open.limit ?? 0));

/** Step 7: all at once, in secret (COL-REF-08). */
function askRefill(G: State) {
  for (const p of G.players) {
    seatOf(G, p).open.ready = false;
    freeze(G, p);
  }
  then(G, { wait: Object.fromEntries(G.players.map((p) => [p, 'refill'])), ask: 'refill' }, { do: 'refilled' });
}

/** All have confirmed: what was laid aside is shown. */
export function showRefill(G: State, dice: Dice) {
  for (const p of G.players) {
    const seat = seatOf(G, p);
    if (seat.frozen?.reshuffled) say(G, { event: 'reshuffled', what: 'actions', by: p });
    seat.frozen = null;
    seat.open.ready = false;
    seat.open.limit = 0;
    const discarded = seat.tossed.splice(0);
    seat.open.discard.push(...discarded);
    say(G, { event: 'refilled', by: p, discarded: discarded.map(nameOf) });
    if (tileFor(G, p, 'rehearsal') === undefined) continue;
    const drawn = takeActions(G, p, 1, dice); // Covent Garden
    if (drawn.length > 0) then(G, coventGarden(p));
  }
}

/** One card more, and one to discard. */
const coventGarden = (p: PlayerID) =>
  effectStep<Primitive>(p, pick('me', 'rehearse', 'ownHand', 'card', { do: 'dropAction', card: ref('card') }));

/** Step 8. */
function readyAll(G: State) {
  for (const p of G.board.order) seatOf(G, p).open.exhausted = [];
}

/** Step 9: end-of-Refresh effects, the victory check, the Turn Tracker. */
function endRound(G: State) {
  for (const a of [...G.board.anomalies]) if (anomalyOf(a.id).mends) healAnomaly(G, a.id);
  checkEnd(G);
  if (G.over !== undefined) return;
  G.board.round += 1;
  if (G.options.firstPlayer === 'rotate' && !G.board.herald) {
    G.board.order.push(G.board.order.shift() as PlayerID);
    G.board.first = G.board.order[0] as PlayerID;
  }
  then(G, { do: 'round' });
}
