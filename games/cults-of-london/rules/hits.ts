import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { effectStep } from '../../../engine-extensions/effects/resolver';
import { say } from '../../../engine-extensions/log/log';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { anomalyOf, isLegend } from '../cards';
import { HERALD, type Hit, type Holder, type Standee, type State } from '../state';
import { healthOf, standingOf, tileFor } from './open';
import { leaveAnomaly } from './rebound';
import { gainInsight, loseInsight, ownedOperators, seatOf } from './supply';
import { trigger } from './triggers';

/** `o.1.2` is the Operator in holder 2 of seat 1, `a.gutter-imp#1` an Anomaly. */
export const operatorKey = (seat: PlayerID, h: number) => `o.${seat}.${h}`;
export const anomalyKey = (id: string) => `a.${id}`;

export type Target = { kind: 'operator'; seat: PlayerID; h: number } | { kind: 'anomaly'; id: string };

export function targetOf(key: string): Target {
  if (key.startsWith('a.')) return { kind: 'anomaly', id: key.slice(2) };
  const [, seat = '', h = ''] = key.split('.');
  return { kind: 'operator', seat, h: Number(h) };
}

interface Fallen {
  key: string;
  credit: PlayerID[];
}

/** COL-COMBAT-11, 21: hits apply together, then removals; a kill is everybody's whose hit was in the batch. */
export function applyHits(G: State, hits: readonly Hit[], dice: Dice) {
  const batches = new Map<string, Hit[]>();
  for (const hit of hits) batches.set(hit.on, [...(batches.get(hit.on) ?? []), hit]);
  const fallen: Fallen[] = [];
  for (const [key, batch] of batches) {
    const left = unprevented(G, key, batch);
    if (left.length === 0) continue;
    const credit = [...new Set(left.flatMap((h) => (h.by === null ? [] : [h.by])))];
    if (wound(G, key, left.length, credit)) fallen.push({ key, credit });
  }
  for (const f of fallen) remove(G, f, dice);
}

/** `preventHit`: the next hit on an Operator in this turn of Combat. */
function unprevented(G: State, key: string, batch: Hit[]): Hit[] {
  const target = targetOf(key);
  if (!G.combat || target.kind !== 'operator') return batch;
  if (seatOf(G, target.seat).holders[target.h]?.loc !== G.combat.at) return batch;
  const stopped = Math.min(G.combat.shields[target.seat] ?? 0, batch.length);
  if (stopped === 0) return batch;
  G.combat.shields[target.seat] = (G.combat.shields[target.seat] ?? 0) - stopped;
  say(G, { event: 'hitPrevented', on: key, n: stopped });
  return batch.slice(stopped);
}

/** Says whether it is at 0 HP. */
function wound(G: State, key: string, n: number, by: PlayerID[]): boolean {
  const target = targetOf(key);
  if (target.kind === 'anomaly') {
    const standee = G.board.anomalies.find((a) => a.id === target.id);
    if (!standee) return false;
    standee.wounds += n;
    const left = Math.max(0, anomalyOf(standee.id).hp - standee.wounds);
    say(G, { event: 'wounded', on: key, n, by: [...by], left });
    return left === 0;
  }
  const holder = seatOf(G, target.seat).holders[target.h];
  if (!holder?.standing) return false;
  holder.wounds += n;
  const left = Math.max(0, healthOf(target.seat, holder) - holder.wounds);
  say(G, { event: 'wounded', on: key, n, by: [...by], left });
  return left === 0;
}

function remove(G: State, { key, credit }: Fallen, dice: Dice) {
  const target = targetOf(key);
  if (target.kind === 'operator') return fall(G, target.seat, target.h, credit, dice);
  const standee = G.board.anomalies.find((a) => a.id === target.id);
  if (standee) slay(G, standee, credit[0] ?? null);
}

/** The Operator of a player who did it: of the Operation in progress, or in the Combat. */
function doer(G: State, by: PlayerID): Holder | undefined {
  if (!G.combat && G.operation?.by === by) return seatOf(G, by).holders[G.operation.holder];
  return G.combat ? standingOf(G, by, G.combat.at)?.holder : undefined;
}

function creditKill(G: State, by: PlayerID) {
  seatOf(G, by).open.tally.kills += 1;
  const holder = doer(G, by);
  if (holder) trigger(G, by, holder, 'onKill');
}

/** Takes an Operator off the board: the Location Card is home, the holder has nobody any more. */
export function vacate(G: State, seat: PlayerID, holder: Holder): string {
  const op = holder.op as string;
  if (holder.loc !== null) {
    const { locs } = seatOf(G, seat);
    locs.push(holder.loc);
    locs.sort();
  }
  holder.loc = null;
  holder.op = null;
  holder.standing = false;
  holder.done = true;
  holder.wounds = 0;
  return op;
}

/** COL-COMBAT-12, OPR-03 to 05: an Operator at 0 HP. */
export function fall(G: State, seat: PlayerID, h: number, credit: PlayerID[], dice: Dice) {
  const mine = seatOf(G, seat);
  const holder = mine.holders[h] as Holder;
  const at = holder.loc as number;
  trigger(G, seat, holder, 'onFall');
  const carried = holder.relics.splice(0);
  for (const relic of carried) {
    mine.open.relics.splice(mine.open.relics.indexOf(relic), 1);
    G.board.relicDiscard.push(relic);
  }
  if (holder.act !== null) {
    mine.open.discard.push(holder.act);
    holder.act = null;
  }
  const op = vacate(G, seat, holder);
  G.fallen.push(`${seat} ${h}`);
  const legend = isLegend(op);
  const saved = !legend && G.combat !== null && asylum(G, seat, op, at, dice);
  if (legend || saved) {
    mine.operators.push(op);
    say(G, { event: 'operatorFell', seat, op: nameOf(op), by: [...credit], to: 'hand', legend });
    if (legend && ownedOperators(G, seat) === 1) loseInsight(G, seat, mine.open.insight, 'legend-alone'); // COL-OPR-04
    return;
  }
  G.board.graveyard.push(op);
  say(G, { event: 'operatorFell', seat, op: nameOf(op), by: [...credit], to: 'graveyard', legend });
  for (const by of credit) {
    if (by === seat || by === HERALD) continue;
    creditKill(G, by);
    if (tileFor(G, by, 'killPays') !== undefined) gainInsight(G, by, 1, 'whitechapel');
  }
}

/** Bethlem Hospital: defeated elsewhere, on 5 or 6 home again, and no kill. */
function asylum(G: State, seat: PlayerID, op: string, at: number, dice: Dice): boolean {
  const where = tileFor(G, seat, 'asylum');
  if (where === undefined || where === at) return false;
  const roll = dice.die(6);
  say(G, { event: 'asylumRolled', seat, op: nameOf(op), roll });
  return roll >= 5;
}

/** COL-ANOM-06 to 08 */
export function slay(G: State, standee: Standee, by: PlayerID | null) {
  const anomaly = anomalyOf(standee.id);
  leaveAnomaly(G, standee.id);
  say(G, { event: 'anomalySlain', anomaly: nameOf(standee.id), at: standee.at, by });
  const fighters = G.fought[standee.id];
  if (fighters) G.slain.push(fighters.map((f) => ({ ...f })));
  if (by === null || by === HERALD) return;
  gainInsight(G, by, 2, 'slayer');
  if (anomaly.reward) then(G, effectStep(by, anomaly.reward));
  creditKill(G, by);
}

/** Back to hand alive: carried Relics are with their owner again, the Action card is used up where it lies (COL-COMBAT-14). */
export function sendHome(G: State, seat: PlayerID, h: number, why: 'retreat' | 'skipped' | 'effect') {
  const mine = seatOf(G, seat);
  const holder = mine.holders[h] as Holder;
  holder.relics = [];
  const op = vacate(G, seat, holder);
  mine.operators.push(op);
  if (why === 'skipped' && holder.act !== null) {
    mine.hand.push(holder.act);
    holder.act = null;
  }
  say(G, { event: 'operatorReturned', seat, op: nameOf(op), why });
}
