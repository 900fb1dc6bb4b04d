import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { anomalyOf } from '../cards';
import { HERALD, LOCATIONS, type Combat, type State } from '../state';
import {
  anomaliesAt,
  hasAnomaly,
  isAvoidable,
  isDue,
  powerOf,
  scoreOf,
  standingAt,
  tileFor,
  type Open,
  type Standing,
} from './open';
import { anomalyKey, applyHits, operatorKey, sendHome } from './hits';
import { settleSum } from './rebound';
import { seatOf } from './supply';
import { triggered } from './triggers';
import { readyAfterCombat } from './effects';

/** COL-COMBAT-02, 22: the next Location that has a Combat due and none settled. */
export function nextCombat(G: State, from: number) {
  for (const at of LOCATIONS) {
    if (at < from || G.board.settled[at - 1] || !isDue(G, at)) continue;
    return then(G, { do: 'combat', at, arrival: false }, { do: 'combats', from: at + 1 });
  }
}

const waitFor = (seats: readonly PlayerID[], stage: string) => Object.fromEntries(seats.map((p) => [p, stage]));

/** COL-COMBAT-03, 04: a ballot where peace is possible, else the fight. */
export function openCombat(G: State, at: number, arrival: boolean) {
  if (!isDue(G, at) || (arrival && !hasAnomaly(G, at))) return;
  if (isAvoidable(G, at)) return ballot(G, at, false);
  begin(G, at);
}

function ballot(G: State, at: number, again: boolean) {
  const seats = standingAt(G, at).map((s) => s.seat);
  for (const p of seats) seatOf(G, p).ballot = null;
  then(G, { wait: waitFor(seats, 'ballot'), ask: 'ballot', at }, { do: 'ballotCount', at, again });
}

export function countBallots(G: State, at: number, again: boolean) {
  const votes: Record<PlayerID, 'fight' | 'peace'> = {};
  for (const { seat } of standingAt(G, at)) {
    votes[seat] = seatOf(G, seat).ballot ?? 'fight';
    seatOf(G, seat).ballot = null;
  }
  say(G, { event: 'ballotsShown', at, votes });
  const peace = Object.values(votes).every((v) => v === 'peace');
  if (!again) {
    if (!peace) return begin(G, at);
    G.board.settled[at - 1] = 'skipped';
    G.stats.peaces += 1;
    say(G, { event: 'combatEnded', at, how: 'skipped' });
    return;
  }
  if (peace) then(G, { do: 'endCombat', how: 'skipped' });
  else askRetreat(G, at);
}

function begin(G: State, at: number) {
  const here = standingAt(G, at);
  const anomalies = anomaliesAt(G, at);
  G.stats.fights += 1;
  G.combat = {
    at,
    turn: 0,
    joined: here.map(({ seat, h }) => ({ seat, h })),
    dice: {},
    mods: [],
    shields: {},
    extra: {},
    ignore: [],
    scores: null,
    assigner: null,
    hits: [],
    rebound: [],
    spawns: [],
    arrivals: [],
    haunted: anomalies.length > 0,
  };
  say(G, {
    event: 'combatBegan',
    at,
    fighters: here.map((s) => s.seat),
    anomalies: anomalies.map((a) => nameOf(a.id)),
  });
  then(G, ...here.flatMap((s) => triggered(G, s.seat, s.holder, 'onFight')), { do: 'combatTurn' });
}

/** COL-COMBAT-16, SOLO-08 */
export function isOver(o: Open): boolean {
  const at = (o.combat as Combat).at;
  const here = standingAt(o, at);
  if (o.board.herald) return !here.some((s) => s.seat !== HERALD) || (here.length === 1 && !hasAnomaly(o, at));
  return here.length === 0 || (here.length === 1 && !hasAnomaly(o, at));
}

/** COL-ANOM-08: who stands in a turn of Combat with an Anomaly fights it, wherever it is slain. */
function remember(G: State, at: number) {
  for (const { id } of anomaliesAt(G, at)) {
    const fighters = (G.fought[id] ??= []);
    for (const { seat, h } of standingAt(G, at)) if (!fighters.some((f) => f.seat === seat)) fighters.push({ seat, h });
  }
}

/** COL-COMBAT-05: PRE, dice, POST, scores, hits and removals, end. */
export function combatTurn(G: State) {
  const combat = G.combat as Combat;
  if (isOver(G)) return then(G, { do: 'endCombat', how: 'fought' });
  combat.turn += 1;
  remember(G, combat.at);
  then(
    G,
    { do: 'window', tag: 'PRE' },
    { do: 'roll' },
    { do: 'window', tag: 'POST' },
    { do: 'score' },
    { do: 'hits' },
    { do: 'combatTurnEnd' },
  );
}

export function rollDice(G: State, dice: Dice) {
  const combat = G.combat as Combat;
  if (isOver(G)) return;
  for (const { seat } of standingAt(G, combat.at)) combat.dice[seat] = dice.die(6);
  say(G, { event: 'rolled', at: combat.at, dice: { ...combat.dice } });
}

/** COL-COMBAT-08, SOLO-08: whom the highest may hit; empty: nobody. */
export function targetsOf(o: Open, assigner: PlayerID): string[] {
  const { at, scores } = o.combat as Combat;
  const score = scores?.[assigner] ?? 0;
  const enemies = standingAt(o, at)
    .filter((s) => s.seat !== assigner)
    .map((s) => operatorKey(s.seat, s.h));
  if (assigner === HERALD) return enemies;
  const there = anomaliesAt(o, at);
  const reached = there.filter((a) => score >= powerOf(o, a));
  if (there.length > 0 && reached.length === 0) return [];
  return [...enemies, ...reached.map((a) => anomalyKey(a.id))];
}

/** Scores are final; who is highest assigns (COL-COMBAT-07 to 09). */
export function scoreTurn(G: State, dice: Dice) {
  const combat = G.combat as Combat;
  combat.hits = [];
  if (isOver(G)) return;
  const here = standingAt(G, combat.at);
  const scores: Record<PlayerID, number> = {};
  for (const s of here) scores[s.seat] = scoreOf(G, s);
  combat.scores = scores;
  const most = Math.max(...Object.values(scores));
  const top = here.map((s) => s.seat).filter((p) => scores[p] === most);
  const assigner = top.length === 1 ? (top[0] as PlayerID) : rollOff(G, top, combat.at, dice);
  combat.assigner = targetsOf(G, assigner).length > 0 ? assigner : null;
  say(G, { event: 'scored', at: combat.at, scores: { ...scores }, assigner: combat.assigner });
  if (combat.assigner === null) return;
  if (assigner === HERALD) return assign(G, HERALD, targetsOf(G, HERALD)[0] as string);
  askHit(G, assigner, 1 + (combat.extra[assigner] ?? 0));
}

/** COL-COMBAT-09: a plain die, only for who assigns. */
function rollOff(G: State, tied: readonly PlayerID[], at: number, dice: Dice): PlayerID {
  const rolls: Record<PlayerID, number[]> = {};
  let left = [...tied];
  while (left.length > 1) {
    const round = left.map((p) => ({ p, n: dice.die(6) }));
    for (const { p, n } of round) (rolls[p] ??= []).push(n);
    const most = Math.max(...round.map((r) => r.n));
    left = round.filter((r) => r.n === most).map((r) => r.p);
  }
  const winner = left[0] as PlayerID;
  say(G, { event: 'rolledOff', at, rolls, winner });
  return winner;
}

/** Asks for a target; with only one there is nothing to ask. */
export function askHit(G: State, p: PlayerID, left: number) {
  if (left === 0) return;
  const targets = targetsOf(G, p);
  if (targets.length === 1) for (let i = 0; i < left; i++) assign(G, p, targets[0] as string);
  else then(G, { wait: { [p]: 'assign' }, ask: 'assign', left });
}

export function assign(G: State, p: PlayerID, on: string) {
  const combat = G.combat as Combat;
  combat.hits.push({ on, by: p });
  say(G, { event: 'hitAssigned', by: p, on });
  const mine = standingAt(G, combat.at).find((s) => s.seat === p);
  if (mine) then(G, ...triggered(G, p, mine.holder, 'onAssign'));
}

/** COL-COMBAT-10: what the Anomalies do to whoever stays below their Power. */
function anomalyHits(G: State, s: Standing): number {
  const combat = G.combat as Combat;
  if (s.seat === HERALD || combat.ignore.includes(s.seat)) return 0;
  let n = 0;
  for (const a of anomaliesAt(G, combat.at)) {
    if ((combat.scores?.[s.seat] ?? 0) >= powerOf(G, a)) continue;
    n += 1;
    if (combat.dice[s.seat] === 1) n += anomalyOf(a.id).onOne ?? 0;
  }
  return n;
}

export function applyTurn(G: State, dice: Dice) {
  const combat = G.combat as Combat;
  if (combat.scores === null) return;
  const hits = combat.hits.splice(0);
  for (const s of standingAt(G, combat.at)) {
    const n = anomalyHits(G, s);
    for (let i = 0; i < n; i++) hits.push({ on: operatorKey(s.seat, s.h), by: null });
  }
  applyHits(G, hits, dice);
}

/** COL-COMBAT-13 to 17: modifiers end; then on, peace, retreat or the end. */
export function endTurn(G: State) {
  const combat = G.combat as Combat;
  Object.assign(combat, {
    dice: {},
    mods: [],
    shields: {},
    extra: {},
    ignore: [],
    scores: null,
    assigner: null,
    hits: [],
  });
  if (isOver(G)) return then(G, { do: 'endCombat', how: 'fought' });
  if (hasAnomaly(G, combat.at)) {
    combat.haunted = true;
    return then(G, { do: 'combatTurn' });
  }
  if (G.board.herald) return then(G, { do: 'combatTurn' }); // COL-SOLO-07
  if (combat.haunted) {
    combat.haunted = false;
    if (isAvoidable(G, combat.at)) return ballot(G, combat.at, true);
  }
  askRetreat(G, combat.at);
}

function askRetreat(G: State, at: number) {
  const seats = standingAt(G, at).map((s) => s.seat);
  for (const p of seats) seatOf(G, p).retreat = null;
  then(G, { wait: waitFor(seats, 'retreat'), ask: 'retreat', at }, { do: 'retreatCount' });
}

export function countRetreat(G: State) {
  const { at } = G.combat as Combat;
  const here = standingAt(G, at);
  const votes: Record<PlayerID, boolean> = {};
  for (const { seat } of here) {
    votes[seat] = seatOf(G, seat).retreat ?? false;
    seatOf(G, seat).retreat = null;
  }
  say(G, { event: 'retreatVoted', at, votes });
  if (!Object.values(votes).every(Boolean)) return then(G, { do: 'combatTurn' });
  for (const s of here) sendHome(G, s.seat, s.h, 'retreat');
  then(G, { do: 'endCombat', how: 'retreat' });
}

/** The place is settled, the Rebound of the Combat is paid, what waited happens (COL-COMBAT-18, 22). */
export function endCombat(G: State, how: 'fought' | 'skipped' | 'retreat') {
  const combat = G.combat as Combat;
  G.combat = null;
  G.board.settled[combat.at - 1] = how === 'skipped' ? 'skipped' : 'fought';
  say(G, { event: 'combatEnded', at: combat.at, how });
  settleSum(G, combat.rebound);
  G.pending.push(...combat.spawns.map((s) => ({ by: s.by, at: s.at })));
  const palace = combat.joined
    .map((j) => j.seat)
    .filter((p) => p !== HERALD && tileFor(G, p, 'readyAfterCombat') !== undefined);
  then(
    G,
    ...palace.map(readyAfterCombat),
    ...combat.arrivals.map((at) => ({ do: 'combat' as const, at, arrival: true })),
    { do: 'settle' },
  );
}
