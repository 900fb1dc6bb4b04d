import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { actionOf, anomalyOf, operatorOf } from '../cards';
import {
  anomaliesAt,
  canDo,
  constantOf,
  countAt,
  freeSlots,
  holdersOf,
  isExhausted,
  outpostAt,
  powerOf,
  rivalsOf,
  roomFor,
  tileFor,
} from '../rules/open';
import type { Layout } from '../rules/plan';
import { isUsed } from '../rules/reveal';
import { HERALD, LOCATIONS, type Holder } from '../state';
import type { View } from '../view';
import { beats, race, reach } from './odds';
import {
  countsOf,
  factionOf,
  holdWorth,
  INSIGHT,
  operatorWorth,
  reboundWorth,
  removalGain,
  tokenGain,
  worthOf,
  type Eyes,
} from './worth';

/** What a plan looks like from the planner's seat, worked out once. */
interface Ground {
  e: Eyes;
  /** own tokens, those of plans already chosen included */
  counts: number[];
  /** chance that a rival comes, by Location */
  crowd: number[];
  /** how strong a rival who comes would be */
  foe: { bonus: number; hp: number }[];
}

/** How likely a rival goes to a place: what is known, else where its tokens are. */
function comes(view: View, p: PlayerID, at: number): number {
  const holders = holdersOf(view, p);
  const known = holders.filter((h) => h.loc !== null);
  if (known.some((h) => h.loc === at)) return 1;
  const planned = view.phase !== 'planning';
  const hidden = planned ? holders.filter((h) => h.down.loc && h.loc === null).length : p === HERALD ? 3 : 2.4;
  if (hidden === 0) return 0;
  const left = 6 - known.length;
  const mine = countAt(view, p, at);
  const draw =
    p === HERALD ? 1 : mine === 1 ? 1.25 : mine === 2 ? 0.8 : mine === 3 ? 0.4 : freeSlots(view, at) > 0 ? 1.1 : 0.9;
  return Math.min(0.95, (hidden / left) * draw);
}

function groundOf(e: Eyes): Ground {
  const { view, me } = e;
  const rivals = rivalsOf(view, me);
  const crowd = LOCATIONS.map((at) => 1 - rivals.reduce((none, p) => none * (1 - comes(view, p, at)), 1));
  const foe = LOCATIONS.map((at) => {
    const post = outpostAt(view, at);
    const bonus = post && post.by !== me ? 0.6 : 0;
    const there = rivals.flatMap((p) => holdersOf(view, p).filter((h) => h.loc === at && h.op !== null));
    const hp = there.length > 0 ? Math.max(...there.map((h) => operatorOf(h.op as string).hp)) : 1.9;
    return { bonus: 0.5 + bonus + (view.board.herald?.bonus ?? 0) - (view.board.herald ? 0.5 : 0), hp };
  });
  return { e, counts: countsOf(view, me), crowd, foe };
}

function ownBonus(view: View, me: PlayerID, op: string, at: number, haunted: boolean): number {
  let n = 0;
  const post = outpostAt(view, at);
  if (post?.by === me && !haunted) n += post.kind === 'one' ? 1 : 2;
  if (tileFor(view, me, 'scoreHere') === at) n += 1;
  const { ability } = operatorOf(op);
  if (ability && 'constant' in ability && ability.constant === 'score') {
    const is = ability.if;
    if (!is || (is.is === 'anomalyHere' && haunted) || (is.is === 'noAnomalyHere' && !haunted)) n += ability.n;
    else if (is.is === 'trackerAtLeast' && view.board.tracker >= is.n) n += ability.n;
  }
  return n + 0.01 * constantOf(view, me, 'handLimit');
}

/** Chance that the Operator is there to operate, and that it falls on the way; what fighting itself brings. */
function passage(g: Ground, op: string, at: number): { arrives: number; falls: number; spoils: number } {
  const { view, me } = g.e;
  const there = anomaliesAt(view, at);
  const bonus = ownBonus(view, me, op, at, there.length > 0);
  const lives = operatorOf(op).hp;
  const purge = factionOf(view, me) === 'purge';
  let alive = 1;
  let spoils = 0;
  for (const a of there) {
    const won = race(reach(bonus + 0.5, powerOf(view, a)), anomalyOf(a.id).hp - a.wounds, lives);
    alive *= won;
    spoils +=
      won * (3 * INSIGHT + (anomalyOf(a.id).reward ? 0.2 : 0) + (purge ? 0.55 : 0) + 0.1 * countAt(view, me, at));
  }
  const crowd = g.crowd[at - 1] as number;
  const foe = g.foe[at - 1] as Ground['foe'][number];
  const duel = race(beats(bonus - foe.bonus), foe.hp, lives);
  const peace = view.board.herald || purge ? 0 : 0.35;
  const met = crowd * (1 - peace);
  spoils += met * duel * (purge ? 0.55 : 0.1);
  const arrives = alive * (1 - met + met * duel) * (countAt(view, me, at) > 0 ? 1 - 0.5 * crowd * peace : 1);
  const falls = 1 - alive * (1 - met * (1 - duel));
  return { arrives, falls, spoils };
}

/** What putting the token there would bring, the best removal included. */
function landing(g: Ground, at: number): number {
  const { view, me, own } = g.e;
  const ways = roomFor(view, me, at);
  if (ways.length === 0) return -0.3;
  const gain = tokenGain(view, own, g.counts, at);
  let best = -Infinity;
  for (const way of ways)
    best = Math.max(best, way === null ? 0 : way === me ? -0.9 * gain : removalGain(view, me, at, way));
  return gain + best;
}

/** What one holder planned so is worth. */
function holderWorth(g: Ground, at: number, op: string, act: string, land: number): number {
  const { e } = g;
  const row = actionOf(act);
  const { arrives, falls, spoils } = passage(g, op, at);
  const deed = worthOf(e, row.op) + reboundWorth(e.view, e.me, row.cost);
  const { ability } = operatorOf(op);
  const bonus = ability && 'on' in ability && ability.on === 'onFinalise' ? worthOf(e, ability.effect) : 0;
  const condition = factionOf(e.view, e.me) === 'society' ? 0.15 : 0.02;
  return arrives * (land + deed + bonus + condition) + spoils - falls * operatorWorth(op, e.owned) - holdWorth(e, act);
}

interface Choice {
  at: number;
  op: string;
  act: string;
  worth: number;
}

/** The best use of one holder with what is left. */
function bestHolder(
  g: Ground,
  locs: readonly number[],
  ops: readonly string[],
  acts: readonly string[],
  noise: () => number,
) {
  let best: Choice | undefined;
  for (const at of locs) {
    const land = landing(g, at);
    const bluff = noise();
    for (const op of ops) {
      if (isExhausted(g.e.view, g.e.me, op)) continue;
      for (const act of acts) {
        if (!canDo(g.e.view, g.e.me, op, actionOf(act).req)) continue;
        const worth = holderWorth(g, at, op, act, land) + bluff;
        if (!best || worth > best.worth) best = { at, op, act, worth };
      }
    }
  }
  return best;
}

/** Plans up to three holders, one after the other; a little chance keeps it from being read. */
export function planLayout(e: Eyes, dice: Dice, bluff: number): Layout {
  const g = groundOf(e);
  let locs = [...e.own.locs];
  let ops = [...e.own.operators];
  let acts = [...e.own.hand];
  const layout: Layout = [null, null, null];
  for (let h = 0; h < 3; h++) {
    const choice = bestHolder(g, locs, ops, acts, () => bluff * dice.number());
    if (!choice || choice.worth <= 0.05) break;
    layout[h] = [choice.at, choice.op, choice.act];
    locs = locs.filter((l) => l !== choice.at);
    ops = ops.filter((o) => o !== choice.op);
    acts = acts.filter((a) => a !== choice.act);
    g.counts[choice.at - 1] = (g.counts[choice.at - 1] as number) + 1;
  }
  return dice.shuffle(layout); // which holder it is says nothing
}

/** What a layout is worth now that some of the rivals' cards lie open. */
export function layoutWorth(e: Eyes, layout: Layout): number {
  const g = groundOf(e);
  let sum = 0;
  for (const p of layout) {
    if (!p || p[1] === null) continue;
    sum += holderWorth(g, p[0], p[1], p[2], landing(g, p[0]));
    g.counts[p[0] - 1] = (g.counts[p[0] - 1] as number) + 1;
  }
  return sum;
}

/** Operators owned, by what the seat itself sees. */
export const ownedBy = (view: View, me: PlayerID, inHand: number) =>
  inHand + holdersOf(view, me).filter((h) => h.op !== null).length;

/** What the Operation in a holder would bring if it happened now. */
export function operationWorth(e: Eyes, holder: Holder): number {
  if (!isUsed(holder) || holder.act === null || holder.loc === null || holder.act.startsWith('omen')) return 0;
  const g: Ground = { e, counts: countsOf(e.view, e.me), crowd: [], foe: [] };
  return Math.max(0, landing(g, holder.loc) + worthOf(e, actionOf(holder.act).op));
}
