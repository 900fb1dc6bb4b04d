import type { Dice } from '../../../engine-extensions/dice';
import type { LegalMove } from '../../../engine-extensions/moves';
import { actionOf, relicOf, tileOf, type Fx, type Quick } from '../cards';
import { costOf } from '../rules/rebound';
import { holdersOf, openOf, scoreOf, standingAt, standingOf } from '../rules/open';
import { powerOf, anomaliesAt, healthOf } from '../rules/open';
import { outlook } from './odds';
import { operationWorth } from './planner';
import { hitWorth, targetWorth } from './fights';
import { factionOf, holdWorth, INSIGHT, operatorWorth, reboundWorth, worthOf, type Eyes } from './worth';

/** What using a card, Relic or tile now is worth, less what it costs; below the threshold it is kept. */
export function answerWorth(e: Eyes, { move, args }: LegalMove, dice: Dice): number {
  const [card = '', target = null] = args as [string, string | null];
  switch (move) {
    case 'quick': {
      const row = actionOf(card);
      const cost = costOf(e.view, e.me, row.cost, true);
      return useWorth(e, row.quick, target, dice) + reboundWorth(e.view, e.me, cost) - holdWorth(e, card);
    }
    case 'relic': {
      const relic = relicOf(card);
      if (relic.kind !== 'exhaust' || args[2] !== e.me) return -1;
      return useWorth(e, relic.use, target, dice) + reboundWorth(e.view, e.me, relic.cost);
    }
    case 'tile': {
      const { bonus } = tileOf(card);
      return 'use' in bonus ? (bonus.use.tag === 'INTEL' ? 0.08 : -1) : -1;
    }
    case 'attach':
      return 0.2 + 0.1 * Number(holdersOf(e.view, e.me)[Number(target)]?.wounds === 0);
    case 'duplicate':
      return duplicateWorth(e, card, target as string);
    default:
      return -1;
  }
}

function duplicateWorth(e: Eyes, op: string, key: string): number {
  const [p = ''] = key.split('.');
  const ahead = openOf(e.view, p).vp - openOf(e.view, e.me).vp;
  return (e.owned >= 5 ? 0.45 : 0.15) + 0.06 * ahead - 0.6 * operatorWorth(op, e.owned);
}

/** What surviving the Combat is worth to a fighter. */
function stakeOf(e: Eyes): number {
  const at = e.view.combat?.at ?? 0;
  const mine = standingOf(e.view, e.me, at);
  if (!mine) return 0;
  const kills = factionOf(e.view, e.me) === 'purge' ? 0.5 : 0.15;
  return operationWorth(e, mine.holder) + operatorWorth(mine.holder.op as string, e.owned) + kills;
}

function useWorth(e: Eyes, use: Quick, target: string | null, dice: Dice): number {
  const fx = use.effect;
  switch (use.tag) {
    case 'PRE':
      return preWorth(e, fx, target);
    case 'POST':
      return postWorth(e, fx, target, dice);
    default:
      return elsewhere(e, use, fx, target);
  }
}

function preWorth(e: Eyes, fx: Fx, target: string | null): number {
  const { view, me } = e;
  const at = view.combat?.at ?? 0;
  const now = outlook(view, me, at);
  const stake = stakeOf(e);
  switch (fx.do) {
    case 'score': {
      const who = fx.who === 'me' ? me : target;
      const mine = who === me ? fx.n : -fx.n / Math.max(1, standingAt(view, at).length - 1);
      if (standingOf(view, me, at) === undefined) return -1;
      return stake * 0.75 * (outlook(view, me, at, mine).survives - now.survives) * (who === me || fx.n < 0 ? 1 : -1);
    }
    case 'preventHit':
      return stake * 0.45 * (1 - now.survives);
    case 'ignorePower':
      return anomaliesAt(view, at).length > 0 ? stake * 0.6 * (1 - now.survives) : -1;
    case 'extraHit':
      return now.leads * 0.4 * stake;
    case 'damage':
      return target === null ? -1 : hitWorth(e, target) + 0.25 * stake * (1 - now.survives);
    case 'moveAnomaly':
      return target === null ? -1 : stake * 0.8 * (1 - now.survives);
    default:
      return worthOf(e, fx);
  }
}

/** The dice lie there: who would be highest, who would be hit. */
function postWorth(e: Eyes, fx: Fx, target: string | null, dice: Dice): number {
  const { view, me } = e;
  const at = view.combat?.at ?? 0;
  const mine = standingOf(view, me, at);
  if (!mine) return -1;
  const stake = stakeOf(e);
  const score = scoreOf(view, mine);
  const rivals = standingAt(view, at).filter((s) => s.seat !== me);
  const most = Math.max(0, ...rivals.map((s) => scoreOf(view, s)));
  const powers = anomaliesAt(view, at).map((a) => powerOf(view, a));
  const lives = healthOf(me, mine.holder) - mine.holder.wounds;
  const harm = (s: number, top: number) => {
    const hits = powers.filter((p) => s < p).length + (top > s ? 1 / Math.max(1, rivals.length) : 0);
    return Math.min(1, hits / lives) * stake - (s > top && powers.every((p) => s >= p) ? 0.35 * stake : 0);
  };
  const now = harm(score, most);
  switch (fx.do) {
    case 'scoreAfter': {
      const who = fx.who === 'me' ? me : target;
      if (who === me) return now - harm(score + fx.n, most);
      const rival = rivals.find((s) => s.seat === who);
      if (!rival || scoreOf(view, rival) < most) return -1;
      return now - harm(score, Math.max(0, most + fx.n));
    }
    case 'setDie':
      return now - harm(score - (view.combat?.dice[me] ?? 0) + fx.n, most);
    case 'reroll': {
      const who = fx.who === 'me' ? me : target;
      const die = view.combat?.dice[who ?? me] ?? 3;
      let sum = 0;
      for (let d = 1; d <= 6; d++) sum += who === me ? harm(score - die + d, most) : harm(score, Math.max(...rivals.map((s) => scoreOf(view, s) + (s.seat === who ? d - die : 0)))); // prettier-ignore
      return now - sum / 6 - 0.02 * dice.number();
    }
    case 'preventHit':
      return Math.max(0, now) * 0.8;
    default:
      return worthOf(e, fx);
  }
}

/** Intel, reveal, start and end of the Operations. */
function elsewhere(e: Eyes, use: Quick, fx: Fx, target: string | null): number {
  const { view, me } = e;
  switch (fx.do) {
    case 'shieldHolder':
      return openOf(view, me).insight < 0 ? 1 : 0.02;
    case 'hideCard':
      return 0.12;
    case 'peekCard':
    case 'peekRitual':
    case 'peekHand':
      return 0.09;
    case 'revealCard': {
      const [p = '', h = '0'] = (target ?? '').split('.');
      const holder = holdersOf(view, p)[Number(h)];
      const left = holder ? (['loc', 'op', 'act'] as const).filter((s) => holder.down[s]).length : 3;
      const review = factionOf(view, me) === 'society' && openOf(view, me).tally.opened === 0;
      return (review ? 0.55 - 0.1 * left : 0.1) + (left === 1 ? INSIGHT : 0);
    }
    case 'returnOperator':
    case 'redirect':
    case 'freeSwap':
    case 'forceFight':
      return manoeuvre(e, fx, target);
    default:
      return use.target && target !== null
        ? 0.5 * worthOf(e, fx) + 0.5 * targetWorth(e, use.target.zone, target, fx)
        : worthOf(e, fx);
  }
}

/** All plans lie open: leave a lost fight, go where nobody is. */
function manoeuvre(e: Eyes, fx: Fx, target: string | null): number {
  const { view, me } = e;
  if (target === null) return -1;
  const [h = '', to = ''] = target.split('.');
  if (fx.do === 'returnOperator' || fx.do === 'redirect') {
    const holder = holdersOf(view, me)[Number(h)];
    if (!holder?.op || holder.loc === null) return -1;
    const { survives } = outlook(view, me, holder.loc);
    const lost = (1 - survives) * operatorWorth(holder.op, e.owned);
    const here = survives * operationWorth(e, holder) - lost;
    if (fx.do === 'returnOperator') return -here - 0.1;
    const there = standingAt(view, Number(to)).length + anomaliesAt(view, Number(to)).length;
    return there > 0 ? -1 : operationWorth(e, { ...holder, loc: Number(to) }) - here - 0.1;
  }
  if (fx.do === 'forceFight') {
    const at = Number(target);
    const mine = standingOf(view, me, at);
    return mine ? (outlook(view, me, at).survives - 0.6) * (factionOf(view, me) === 'purge' ? 1 : 0.5) : -0.1;
  }
  return -0.1;
}
