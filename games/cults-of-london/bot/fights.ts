import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { actionOf, anomalyOf, operatorOf, relicOf, RELICS, RITUALS, ACTION, OPERATOR, type Fx } from '../cards';
import { targetOf } from '../rules/hits';
import { countAt, healthOf, holdersOf, openOf, roomFor, standingAt, standingOf } from '../rules/open';
import { bestFit } from '../rules/ritual';
import { ritualOf } from '../cards';
import type { Holder } from '../state';
import { outlook } from './odds';
import { operationWorth } from './planner';
import {
  cardWorth,
  countsOf,
  factionOf,
  INSIGHT,
  operatorWorth,
  reboundWorth,
  relicWorth,
  removalGain,
  spite,
  tokenGain,
  worthOf,
  type Eyes,
} from './worth';

/** Fight, or leave one another in peace (COL-OP-07: whoever has a token there gains nothing from peace). */
export function ballotFor(e: Eyes, dice: Dice): 'fight' | 'peace' {
  const { view, me } = e;
  const at = view.ask?.ask === 'ballot' ? view.ask.at : 1;
  const mine = standingOf(view, me, at);
  if (!mine) return 'peace';
  const { survives } = outlook(view, me, at);
  const deed = operationWorth(e, mine.holder);
  const peace = countAt(view, me, at) > 0 || roomFor(view, me, at).length === 0 ? 0 : deed;
  const kills = factionOf(view, me) === 'purge' ? 0.55 : 0.15;
  const rivals = standingAt(view, at).filter((s) => s.seat !== me);
  const hurt = rivals.reduce((n, s) => n + spite(view, me, s.seat) * 0.8, 0);
  const fight = survives * (deed + kills + hurt) - (1 - survives) * operatorWorth(mine.holder.op as string, e.owned);
  return fight + 0.1 * dice.number() > peace + 0.05 ? 'fight' : 'peace';
}

/** Gives a losing fight up where nothing is to be won. */
export function retreats(e: Eyes): boolean {
  const { view, me } = e;
  const mine = view.combat ? standingOf(view, me, view.combat.at) : undefined;
  if (!view.combat || !mine) return true;
  const { survives } = outlook(view, me, view.combat.at);
  const stake = operationWorth(e, mine.holder) + (factionOf(view, me) === 'purge' ? 0.5 : 0.2);
  return survives * stake < (1 - survives) * operatorWorth(mine.holder.op as string, e.owned);
}

/** Whom a hit hurts most. */
export function hitWorth(e: Eyes, key: string): number {
  const { view, me } = e;
  const target = targetOf(key);
  const purge = factionOf(view, me) === 'purge' ? 0.5 : 0;
  if (target.kind === 'anomaly') {
    const standee = view.board.anomalies.find((a) => a.id === target.id);
    if (!standee) return 0;
    const row = anomalyOf(standee.id);
    const last = row.hp - standee.wounds <= 1;
    const here = countAt(view, me, standee.at) > 0 ? 0.2 : 0;
    return 0.3 + here + (last ? 2 * INSIGHT + purge + (row.reward ? worthOf(e, row.reward) : 0) : 0.1);
  }
  if (target.seat === me) return -1;
  const holder = holdersOf(view, target.seat)[target.h] as Holder;
  if (!holder?.op) return 0;
  const left = healthOf(target.seat, holder) - holder.wounds;
  const legend = operatorOf(holder.op).legend !== undefined;
  const kill = left <= 1 ? 0.35 + (legend ? 0 : purge) : 0.15;
  return kill + spite(view, me, target.seat) * (holder.done ? 0.1 : 0.5);
}

/** What finalising is worth with this removal. */
export function finaliseWorth(e: Eyes, remove: PlayerID | null): number {
  const { view, me, own } = e;
  const operation = view.operation;
  if (!operation) return 0;
  const holder = holdersOf(view, me)[operation.holder] as Holder;
  const counts = countsOf(view, me);
  const gain = tokenGain(view, own, counts, operation.at);
  const row = actionOf(holder.act as string);
  const taken = remove === null ? 0 : remove === me ? -gain : removalGain(view, me, operation.at, remove);
  return 0.02 + gain + taken + worthOf(e, row.op) + reboundWorth(view, me, row.cost);
}

/** One of the answers to a card's question. */
export function chooseWorth(e: Eyes, answer: string | null): number {
  const { view, me, own } = e;
  if (answer === null) return 0.01;
  const asked = view.asked;
  if (!asked) return 0;
  if (asked.choice.do === 'oneOf') {
    const branch = asked.choice.of.find((b) => b.label === answer);
    return branch ? worthOf(e, branch.then as Fx) : 0;
  }
  const losing = asked.ask.startsWith('cap-') || asked.ask === 'rehearse';
  const sign = losing ? -1 : 1;
  if (Object.hasOwn(ACTION, answer)) return sign * cardWorth(e, answer);
  if (Object.hasOwn(OPERATOR, answer)) return sign * operatorWorth(answer, 4);
  if (Object.hasOwn(RELICS, answer)) return sign * relicWorth(answer) * (relicOf(answer).kind === 'carried' ? 0.9 : 1);
  if (Object.hasOwn(RITUALS, answer)) return sign * (ritualOf(answer).vp / (1 + bestFit(view, me, answer).lacks));
  return targetWorth(e, asked.choice.from.zone, answer, asked.choice.then as Fx) + 0 * own.hand.length;
}

/** What it is worth to point a card's effect there. */
export function targetWorth(e: Eyes, zone: string, key: string, then: Fx): number {
  const { view, me, own } = e;
  const counts = countsOf(view, me);
  const [a = '', b = ''] = key.split('.');
  switch (zone) {
    case 'rivals':
      return spite(view, me, key) + 0.02 * Math.min(5, openOf(view, key).insight);
    case 'tokens':
      return (
        removalGain(view, me, Number(a), b) + (then.do === 'replaceToken' ? tokenGain(view, own, counts, Number(a)) : 0)
      );
    case 'spaces':
      return tokenGain(view, own, counts, Number(key));
    case 'tokenMoves':
      return tokenGain(view, own, counts, Number(a), -1) + tokenGain(view, own, counts, Number(b));
    case 'outpostSpots':
      return tokenGain(view, own, counts, Number(key)) * 0.6 + 0.3 * countAt(view, me, Number(key));
    case 'outposts': {
      const post = view.board.tokens[Number(key) - 1]?.find((t) => t.kind !== 'normal');
      return !post || post.by === me ? -1 : removalGain(view, me, Number(key), post.by) + 0.2;
    }
    case 'targets':
      return hitWorth(e, key);
    case 'locations':
      return hurtAt(e, Number(key));
    case 'anomalies':
      return countAt(view, me, view.board.anomalies.find((x) => x.id === key)?.at ?? 1);
    case 'anomalyMoves': {
      const [id = '', to = ''] = key.split('>');
      const from = view.board.anomalies.find((x) => x.id === id)?.at ?? 1;
      return hurtAt(e, Number(to)) - hurtAt(e, from);
    }
    default:
      return 0.1;
  }
}

/** How much more an Anomaly there hurts the others than oneself. */
function hurtAt(e: Eyes, at: number): number {
  const { view, me } = e;
  let n = 0;
  for (const p of view.board.order) n += (p === me ? -1 : 0.4) * countAt(view, p, at);
  return n;
}
