import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { HERALD, WINNING_VP, type Outcome, type RoundTally, type SeatResult, type Source, type State } from '../state';
import type { Faction } from '../cards';
import { scoreDoom, strengthOf } from './herald';
import { hasAnomaly, openOf, tokensOnBoard, type Open } from './open';
import { isComplete } from './ritual';
import { seatOf } from './supply';

/** COL-FAC-04: how far the Golden Dawn must raise the tracker in a round. */
export const VEIL = 12;

/** COL-FAC-01 to 04, from open counters only. */
export const CONDITIONS: Record<Faction, { name: string; met(t: RoundTally): boolean }> = {
  purge: { name: 'Bloodhunt', met: (t) => t.kills >= 3 },
  society: { name: 'Peer Review', met: (t) => t.opened >= 1 && t.finalised >= 2 },
  mohocks: { name: 'Misrule', met: (t) => t.removed >= 3 && t.finalised >= 2 },
  dawn: { name: 'The Veil Torn', met: (t) => t.raised >= VEIL && t.finalised >= 1 },
};
/** What a condition scores, once per round. */
export const CONDITION_VP = 2;

export function award(G: State, p: PlayerID, source: Source, vp: number) {
  const { open } = seatOf(G, p);
  open.vp += vp;
  open.sources[source] += vp;
}

/** COL-VP-01: by the snapshot, without places that hold an Anomaly now. */
export const scoringLocations = (o: Open, p: PlayerID) =>
  (o.board.snapshot[p] ?? []).filter((at) => !hasAnomaly(o, at));

/** COL-REF-05: the next player in turn order scores; asks where there is something to decide. */
export function nextScoring(G: State, i: number) {
  if (i === 0) G.stats.blocked += new Set(G.board.anomalies.map((a) => a.at)).size;
  const p = G.board.order[i];
  if (p === undefined) return;
  then(G, { do: 'scoring', i: i + 1 });
  if (p === HERALD) return scoreDoom(G);
  const { open } = seatOf(G, p);
  const places = scoringLocations(G, p);
  const vp = Math.min(3, Math.floor(places.length / 2));
  if (vp > 0) {
    award(G, p, 'control', vp);
    say(G, { event: 'controlScored', by: p, locations: places, vp });
  }
  if (open.faction && CONDITIONS[open.faction].met(open.tally)) {
    award(G, p, 'condition', CONDITION_VP);
    G.stats.conditions[p] = (G.stats.conditions[p] ?? 0) + 1;
    say(G, { event: 'conditionScored', by: p, vp: CONDITION_VP });
  }
  if (open.bank > 0) {
    award(G, p, 'banked', open.bank);
    say(G, { event: 'bankScored', by: p, vp: open.bank });
    open.bank = 0;
  }
  askScore(G, p);
}

/** A complete Ritual must be scored, Insight may be burnt; with neither there is nothing to ask. */
export function askScore(G: State, p: PlayerID) {
  const complete = !openOf(G, p).ritualScored && seatOf(G, p).rituals.some((r) => isComplete(G, p, r));
  if (complete || openOf(G, p).insight >= 10) then(G, { wait: { [p]: 'score' }, ask: 'score' });
}

const resultOf = (G: State, p: PlayerID): SeatResult => {
  const { vp, insight, sources } = openOf(G, p);
  return { vp, tokens: tokensOnBoard(G, p), insight, sources: { ...sources } };
};

function finish(G: State, winners: PlayerID[], reason: Outcome['reason']) {
  const seats = Object.fromEntries(G.board.order.map((p) => [p, resultOf(G, p)]));
  G.over = { winners, reason, rounds: G.board.round, seats };
  say(G, {
    event: 'ended',
    winners: [...winners],
    reason,
    rounds: G.board.round,
    seats: JSON.parse(JSON.stringify(seats)) as Outcome['seats'],
  });
}

/** COL-END-01, 02, SOLO-15 */
export function checkEnd(G: State) {
  if (G.board.herald) return checkSolo(G);
  const best = Math.max(...G.board.order.map((p) => openOf(G, p).vp));
  if (best < G.options.goal) return;
  let left = G.board.order.filter((p) => openOf(G, p).vp === best);
  if (left.length === 1) return finish(G, left, 'victory');
  const tokens = Math.max(...left.map((p) => tokensOnBoard(G, p)));
  left = left.filter((p) => tokensOnBoard(G, p) === tokens);
  if (left.length === 1) return finish(G, left, 'tokens');
  const insight = Math.max(...left.map((p) => openOf(G, p).insight));
  left = left.filter((p) => openOf(G, p).insight === insight);
  finish(G, left, left.length === 1 ? 'insight' : 'shared');
}

function checkSolo(G: State) {
  const player = G.players[0] as PlayerID;
  const { vp } = openOf(G, player);
  const doom = openOf(G, HERALD).vp;
  if (vp >= WINNING_VP && vp > doom) return finish(G, [player], 'saved');
  if (doom >= WINNING_VP) return finish(G, [], 'doom');
  if (new Set(G.board.anomalies.map((a) => a.at)).size === 6) return finish(G, [], 'overrun');
  if (G.board.round >= strengthOf(G).lastRound) return finish(G, [], 'dawn');
}
