import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { cardOf, type Arcanum, type CardId } from '../cards';
import { goldOf, totalOf } from '../rules/struggle';
import type { ZoneView } from '../view';
import type { Outlook } from './outlook';
import type { Weights } from './weights';
import { worthOf } from './worth';

/** Where a rival may end up at a Stake. */
interface Claim {
  id: PlayerID;
  /** expected total now, and by the end of the round */
  now: number;
  then: number;
  spread: number;
  spreadNow: number;
}

/** One Stake as a seat sees its chances; all that does not depend on its own total. */
export interface Standing {
  zone: ZoneView;
  stake: CardId;
  worth: number;
  gold: readonly Arcanum[];
  number: number;
  /** own totals by gold arcanum, Militia and marks included */
  base: number[];
  mine: number;
  present: boolean;
  claims: Claim[];
}

/** What may change in a thought. */
export interface What {
  /** nobody may come any more */
  locked?: boolean;
  sealed?: boolean;
  raise?: number;
  priority?: boolean;
  /** a rival's total is lower by this */
  less?: { id: PlayerID; by: number };
}

export interface Prospect {
  value: number;
  /** the chance that everything stays */
  stays: number;
  wins: number;
}

/** P(total ≥ x) of a total around `mean`. */
function atLeast(x: number, mean: number, spread: number): number {
  if (spread < 0.05) return mean >= x - 0.01 ? 1 : 0;
  return 1 / (1 + Math.exp((1.702 * (x - 0.5 - mean)) / spread));
}

export function standingOf(W: Weights, outlook: Outlook, zone: ZoneView): Standing | undefined {
  const { stake } = zone;
  if (stake === null) return undefined;
  const { gold } = cardOf(stake);
  const { me } = outlook;
  const base = gold.map((a) => totalOf(zone, me, a));
  const claims = outlook.rivals.map((rival): Claim => {
    let best: Claim | undefined;
    for (const a of gold) {
      let backs = 0;
      let there = false;
      for (const agent of zone.agents)
        if (agent.owner === rival.id) {
          there = true;
          if (agent.card === null) backs++;
        }
      const open = totalOf(zone, rival.id, a);
      const now = open + backs * rival.mean[a];
      const spreadNow = Math.sqrt(backs * rival.variance[a]);
      const p = zone.marks.locked
        ? 0
        : Math.min(0.9, ((W.comes * 5) / Math.max(1, outlook.live)) * (there ? 1.3 : 0.9));
      const value = rival.mean[a] + W.fit;
      const then = now + rival.hand * p * value;
      const spread = Math.sqrt(
        backs * rival.variance[a] + rival.hand * p * (rival.variance[a] + (1 - p) * value * value),
      );
      if (!best || then > best.then) best = { id: rival.id, now, then, spread, spreadNow };
    }
    return best as Claim;
  });
  return {
    zone,
    stake,
    worth: worthOf(W, outlook, zone, stake),
    gold,
    number: goldOf(stake, gold[0] as Arcanum, zone.marks),
    base,
    mine: Math.max(...base),
    present: zone.agents.some((a) => a.owner === me) || zone.militia.some((m) => m.caller === me),
    claims,
  };
}

/** What a Stake promises if the seat's total becomes `total` (absent: nobody of it stands there). */
export function prospect(
  W: Weights,
  outlook: Outlook,
  s: Standing,
  total: number,
  present: boolean,
  what: What = {},
): Prospect {
  const { marks } = s.zone;
  const number = s.number + (what.raise ?? 0);
  const reached = present && total >= number;
  const ties = what.priority || marks.priority.includes(outlook.me);
  let wins = reached ? 1 : 0;
  let nobodyElse = 1;
  let rivalCarry = 0;
  for (const claim of s.claims) {
    const less = what.less?.id === claim.id ? what.less.by : 0;
    const mean = (what.locked ? claim.now : claim.then) - less;
    const spread = what.locked ? claim.spreadNow : claim.spread;
    if (reached) wins *= 1 - atLeast(ties ? total + 1 : total, mean, spread);
    nobodyElse *= 1 - atLeast(reached ? Math.max(number, total + 1) : number, mean, spread);
    if (mean > 0) rivalCarry += Math.pow(Math.min(1, mean / number), W.carryPower);
  }
  if (what.sealed || marks.sealed) {
    wins = 0;
    nobodyElse = 1;
  }
  const rivalWins = 1 - nobodyElse;
  const stays = Math.max(0, 1 - wins - rivalWins);
  const spite = W.spite[s.claims.length > 1 ? 1 : 0] as number;
  const later = outlook.ending < 1 ? W.carry * (1 - outlook.ending) : 0;
  const carry = present ? Math.pow(Math.min(1, total / number), W.carryPower) : 0;
  const value =
    s.worth * wins +
    s.worth * stays * later * (carry - (spite * rivalCarry) / s.claims.length) -
    s.worth * spite * rivalWins;
  return { value, stays, wins };
}
