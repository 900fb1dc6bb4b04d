import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { wordsIn } from '../../../engine-extensions/effects/words';
import { actionOf, isLegend, operatorOf, relicOf, ritualOf, type Faction, type Fx, type Primitive } from '../cards';
import {
  constantOf,
  controls,
  countAt,
  hasAnomaly,
  openOf,
  outpostAt,
  rivalsOf,
  tokensAt,
  type Open,
} from '../rules/open';
import { VEIL } from '../rules/score';
import { LOCATIONS } from '../state';
import type { Own, View } from '../view';

/** A Victory Point is 1; everything else is measured by it. */
export const INSIGHT = 0.09;

/** Tokens in one place, by how many: a second one means control. */
const PLACE = [0, 0.3, 0.8, 1.15];
/** What controlling so many places is worth beyond that: every second one is a Victory Point a round. */
const HELD = [0, 0.4, 2, 2.3, 3.6, 3.9, 5];
/** What a Ritual is worth by how many tokens it lacks, as a share of its VP. */
const NEAR = [1, 0.5, 0.26, 0.13, 0.06, 0.03, 0.02];

export const factionOf = (view: View, p: PlayerID): Faction => openOf(view, p).faction ?? 'purge';

/** Own tokens by Location, 1 first. */
export const countsOf = (view: View, me: PlayerID): number[] => LOCATIONS.map((at) => countAt(view, me, at));

/** What the Rituals in hand promise with tokens lying so. */
export function ritualWorth(view: Open, own: Pick<Own, 'rituals'>, counts: readonly number[]): number {
  let sum = 0;
  let best = 0;
  for (const id of own.rituals) {
    const { vp, images } = ritualOf(id);
    let most = 0;
    for (const image of images) {
      let lacks = 0;
      let blocked = 0;
      for (let i = 0; i < 6; i++) {
        const need = image[i] as number;
        if (need === 0) continue;
        lacks += Math.max(0, need - (counts[i] as number));
        if (hasAnomaly(view, i + 1)) blocked++;
      }
      const worth = (NEAR[lacks] ?? 0) * Math.pow(0.45, blocked);
      if (worth > most) most = worth;
    }
    sum += vp * most;
    best = Math.max(best, vp * most);
  }
  return 0.4 * sum + 0.6 * best; // one a round, so the second counts less
}

/** What a place is worth to its holder. */
export const placeWorth = (view: Open, at: number, count: number) =>
  (PLACE[Math.min(3, count)] as number) * (hasAnomaly(view, at) ? 0.55 : 1);

/** What the controlled places are worth together. */
export const heldWorth = (counts: readonly number[]) => HELD[counts.filter((c) => c >= 2).length] as number;

/** What one more own token at a place is worth. */
export function tokenGain(view: View, own: Own, counts: readonly number[], at: number, n = 1): number {
  const after = counts.map((c, i) => (i === at - 1 ? Math.max(0, c + n) : c));
  return (
    placeWorth(view, at, after[at - 1] as number) -
    placeWorth(view, at, counts[at - 1] as number) +
    heldWorth(after) -
    heldWorth(counts) +
    ritualWorth(view, own, after) -
    ritualWorth(view, own, counts)
  );
}

/** How much a rival's loss is one's own gain: the leader's most. */
export function spite(view: View, me: PlayerID, p: PlayerID): number {
  const ahead = openOf(view, p).vp - openOf(view, me).vp;
  return Math.max(0.15, Math.min(0.6, 0.3 + 0.05 * ahead));
}

/** What removing a rival's Normal token there is worth. */
export function removalGain(view: View, me: PlayerID, at: number, p: PlayerID): number {
  if (p === me) return -0.5;
  const n = countAt(view, p, at);
  const loss = placeWorth(view, at, n) - placeWorth(view, at, n - 1);
  const misrule = factionOf(view, me) === 'mohocks' ? 0.45 : 0;
  return 0.08 + spite(view, me, p) * loss + misrule;
}

/** What an Operator is worth to its owner. */
export function operatorWorth(op: string, owned: number): number {
  const { hp, skills, ability } = operatorOf(op);
  const scarce = owned <= 2 ? 1.7 : owned === 3 ? 1.25 : owned === 4 ? 1 : 0.75;
  const worth = (0.16 + 0.1 * hp + 0.08 * skills.length + (ability ? 0.06 : 0)) * scarce;
  return isLegend(op) ? (owned <= 1 ? 0.5 : 0.12) : worth;
}

export function relicWorth(id: string): number {
  const relic = relicOf(id);
  if (relic.kind === 'exhaust') return relic.use.tag === 'PRE' || relic.use.tag === 'POST' ? 0.55 : 0.45;
  if (relic.kind === 'carried') return 0.4;
  const a = relic.ability;
  return 'constant' in a && (a.constant === 'insight' || a.constant === 'handLimit') ? 0.75 : 0.5;
}

/** What a further Operator is worth. */
const recruitNeed = (owned: number) => [1.45, 1.3, 1, 0.63, 0.34, 0.15, 0.02][Math.min(6, owned)] as number;

/** What the tracker moving by `n` means to a player. */
export function reboundWorth(view: View, me: PlayerID, n: number): number {
  const { tally } = openOf(view, me);
  const after = view.board.tracker + n;
  let worth = 0;
  if (n > 0 && factionOf(view, me) === 'dawn') worth += 0.15 * Math.max(0, Math.min(n, VEIL - tally.raised));
  if (n > 0 && after >= 12) worth -= spawnHurts(view, me);
  else worth -= 0.07 * n;
  return worth;
}

/** What a lower tracker is worth: nothing to the Golden Dawn, more the nearer the next Anomaly is. */
function calmWorth(view: View, me: PlayerID, n: number): number {
  const { tracker } = view.board;
  if (factionOf(view, me) === 'dawn') return 0;
  return 0.035 * Math.min(tracker, n) + (tracker >= 8 ? 0.5 * Math.max(0, spawnHurts(view, me)) : 0);
}

/** A spawn blocks a place at random: bad for who holds most. */
function spawnHurts(view: View, me: PlayerID): number {
  const held = (p: PlayerID) => LOCATIONS.filter((at) => controls(view, p, at)).length;
  const rivals = rivalsOf(view, me);
  const theirs = rivals.reduce((n, p) => n + held(p), 0) / Math.max(1, rivals.length);
  return 0.12 + 0.1 * (held(me) - theirs);
}

/** Who a card's text is weighed for. */
export interface Eyes {
  view: View;
  me: PlayerID;
  own: Own;
  /** Operators owned, the planned ones included */
  owned: number;
}

/** What a card's effect is worth, roughly, before its targets are known. */
export function worthOf(e: Eyes, fx: Fx): number {
  const { view, me } = e;
  switch (fx.do) {
    case 'seq':
      return fx.of.reduce((n, x) => n + worthOf(e, x), 0);
    case 'oneOf':
      return Math.max(0, ...fx.of.map((b) => worthOf(e, b.then)));
    case 'pick':
      return worthOf(e, fx.then);
    case 'if':
      return 0.5 * worthOf(e, fx.then);
    default:
      return primitiveWorth(view, me, e, fx);
  }
}

function primitiveWorth(view: View, me: PlayerID, e: Eyes, p: Primitive): number {
  const faction = factionOf(view, me);
  switch (p.do) {
    case 'gainInsight': return INSIGHT * p.n; // prettier-ignore
    case 'loseInsight': return (p.who === 'rivals' ? 0.08 : 0.05) * p.n; // prettier-ignore
    case 'stealInsight': return 0.15 * p.n; // prettier-ignore
    case 'drawAction': return 0.1 * p.n; // prettier-ignore
    case 'discardRandom': return 0.08 * p.n; // prettier-ignore
    case 'recoverAction': return 0.14; // prettier-ignore
    case 'recruit': return p.n === 1 ? recruitNeed(e.owned) : recruitNeed(e.owned) + recruitNeed(e.owned + 1); // prettier-ignore
    case 'recruitFrom': return view.board.graveyard.length > 0 ? recruitNeed(e.owned) + 0.05 : 0; // prettier-ignore
    case 'scout': return recruitNeed(e.owned) + 0.08; // prettier-ignore
    case 'stealOperator': return recruitNeed(e.owned) + 0.15; // prettier-ignore
    case 'drawRelic': return openOf(view, me).relics.length < 3 ? 0.5 : 0.15; // prettier-ignore
    case 'stealRelic': return 0.6; // prettier-ignore
    case 'exhaustRelic': return 0.06; // prettier-ignore
    case 'readyRelic': return 0.15; // prettier-ignore
    case 'drawRitual': return (e.own.rituals.length === 0 ? 0.9 : e.own.rituals.length < 3 ? 0.5 : 0.15) * p.n; // prettier-ignore
    case 'removeToken': return anyRivalToken(view, me) ? 0.3 + (faction === 'mohocks' ? 0.45 : 0) : 0; // prettier-ignore
    case 'placeToken': return 0.5; // prettier-ignore
    case 'moveToken': return 0.15; // prettier-ignore
    case 'replaceToken': return anyRivalToken(view, me) ? 0.8 + (faction === 'mohocks' ? 0.45 : 0) : 0; // prettier-ignore
    case 'placeOutpost': return 0.5 + 0.12 * p.level; // prettier-ignore
    case 'burnOutpost': return LOCATIONS.some((at) => (outpostAt(view, at)?.by ?? me) !== me) ? 0.3 : -0.1; // prettier-ignore
    case 'damage': return (faction === 'purge' ? 0.62 : 0.3) * p.n; // prettier-ignore
    case 'rebound': return p.n < 0 ? calmWorth(view, me, -p.n) : reboundWorth(view, me, p.n); // prettier-ignore
    case 'floor': return faction === 'dawn' ? 0.1 : 0.02; // prettier-ignore
    case 'spawn': return 0.1; // prettier-ignore
    case 'banish': return view.board.anomalies.some((a) => countAt(view, me, a.at) > 0) ? 0.5 : 0.02; // prettier-ignore
    case 'moveAnomaly': return view.board.anomalies.length > 0 ? 0.25 : 0; // prettier-ignore
    case 'bankVP': return 0.95 * p.n; // prettier-ignore
    case 'handLimit': return 0.1; // prettier-ignore
    case 'perCount': return 0.2; // prettier-ignore
    case 'revealCard': return 0.1 + (faction === 'society' ? 0.25 : 0); // prettier-ignore
    case 'peekCard': return 0.04; // prettier-ignore
    default: return 0.03; // prettier-ignore
  }
}

const anyRivalToken = (view: View, me: PlayerID) =>
  LOCATIONS.some((at) => tokensAt(view, at).some((t) => t.by !== me && t.kind === 'normal'));

/** What it costs to part with a card that could still be played as a Quick Action. */
export function holdWorth(e: Eyes, card: string): number {
  const { quick } = actionOf(card);
  const words = wordsIn(quick.effect);
  if (words.includes('recruit')) return 0.35 * worthOf(e, quick.effect);
  switch (quick.tag) {
    case 'PRE':
      return words.includes('damage') ? 0.26 : 0.14;
    case 'POST':
      return 0.13;
    case 'INTEL':
      return words.includes('revealCard') ? 0.16 : 0.07;
    case 'REVEAL':
      return 0.06;
    case 'OP':
      return words.includes('removeToken') ? 0.25 : 0.12;
    default:
      return 0.15;
  }
}

/** A card in hand, by its better half. */
export const cardWorth = (e: Eyes, card: string) => {
  const { op, cost } = actionOf(card);
  return Math.max(holdWorth(e, card) * 2, worthOf(e, op) + 0.5 * reboundWorth(e.view, e.me, cost));
};

/** What a Relic may cost in Insight. */
export const relicBid = (view: View, me: PlayerID, id: string) => {
  const full = openOf(view, me).relics.length >= 3 ? 0.5 : 1;
  return Math.floor((full * relicWorth(id)) / INSIGHT) - constantOf(view, me, 'auctionPrice');
};
