import { ARCANA, cardOf, type Arcanum, type Card, type CardId } from '../cards';
import type { Targets } from '../rules/targets';
import type { Outlook } from './outlook';
import { bribeTotal, type Plan } from './plan';
import { prospect, type Standing, type What } from './standing';
import type { Weights } from './weights';

/** How much better a Stake looks if something were different. */
function better(W: Weights, outlook: Outlook, plan: Plan, z: number, change: number, what: What = {}): number {
  const s = plan.standings[z];
  if (!s) return 0;
  const total = plan.totals[z] as number;
  const present = plan.present[z] as boolean;
  const before = prospect(W, outlook, s, total, present).value;
  return prospect(W, outlook, s, total + change, present || change > 0, what).value - before;
}

/** What an Agent adds at a Stake, in its best gold arcanum. */
const valueAt = (s: Standing, card: Card) => Math.max(...s.gold.map((a) => card[a]));

/** The most an Agent could do anywhere but at one Stake. */
function bestElsewhere(W: Weights, outlook: Outlook, plan: Plan, card: Card, not = -1): number {
  let most = 0;
  plan.standings.forEach((s, z) => {
    if (s && z !== not && !s.zone.marks.locked) most = Math.max(most, better(W, outlook, plan, z, valueAt(s, card)));
  });
  return most;
}

function zoneWith(plan: Plan, card: CardId): number {
  return plan.standings.findIndex((s) => s?.zone.agents.some((a) => a.card === card));
}

/** What playing a Location on these targets is worth now, beside the plan for the rest of the hand. */
export function locationGain(W: Weights, outlook: Outlook, plan: Plan, location: Card, targets: Targets): number {
  const { view, me } = outlook;
  const z = plan.standings.findIndex((s) => s !== undefined && s.zone.id === targets.zone);
  const untouched = z >= 0 && !plan.meant.includes(z);
  const card = targets.card === undefined ? undefined : cardOf(targets.card);
  switch (location.effect) {
    case 'lock':
      return untouched ? better(W, outlook, plan, z, 0, { locked: true }) : -0.3;
    case 'seal':
      return better(W, outlook, plan, z, 0, { sealed: true });
    case 'boost':
      return better(W, outlook, plan, z, 2);
    case 'raise':
      return better(W, outlook, plan, z, 0, { raise: 2 });
    case 'priority':
      return better(W, outlook, plan, z, 0, { priority: true });
    case 'draw':
      return 2 * W.card;
    case 'recycle': {
      const others = (view.own?.hand.length ?? 1) - 1;
      return others * W.card - plan.gain;
    }
    case 'recall': {
      const at = zoneWith(plan, targets.card as CardId);
      const s = plan.standings[at];
      return s && card
        ? better(W, outlook, plan, at, -valueAt(s, card)) + bestElsewhere(W, outlook, plan, card, at)
        : 0;
    }
    case 'move': {
      const at = zoneWith(plan, targets.card as CardId);
      const s = plan.standings[at];
      const to = plan.standings[z];
      if (!s || !to || !card) return 0;
      return better(W, outlook, plan, at, -valueAt(s, card)) + better(W, outlook, plan, z, valueAt(to, card));
    }
    case 'expel': {
      const at = zoneWith(plan, targets.card as CardId);
      const s = plan.standings[at];
      const owner = s?.zone.agents.find((a) => a.card === targets.card)?.owner;
      if (!s || !card || owner === undefined) return 0;
      return better(W, outlook, plan, at, 0, { less: { id: owner, by: valueAt(s, card) } }) + 0.05;
    }
    case 'peek':
      return 0.15 + 0.02 * (plan.standings[z]?.worth ?? 0);
    case 'expose': {
      const backs = plan.standings[z]?.zone.agents.filter((a) => a.down) ?? [];
      return (
        0.1 * backs.filter((a) => a.owner !== me).length - 0.12 * backs.filter((a) => a.owner === me).length + 0.03
      );
    }
    case 'replace':
      return untouched ? 0.12 + 0.04 * (3 - (plan.standings[z]?.worth ?? 3)) : -0.5;
    case 'salvage': {
      if (!card) return 0;
      if (location.salvages !== 'relic') return 0.1 + bestElsewhere(W, outlook, plan, card);
      let most = 0.05;
      for (const s of plan.standings)
        if (s && cardOf(s.stake).kind === 'personality' && s.zone.agents.some((a) => a.owner === me))
          if (bribeTotal(outlook, s, card) >= cardOf(s.stake).ducat) most = Math.max(most, s.worth * 0.7);
      return most + 0.01 * card.ducat;
    }
    case 'ambush': {
      const to = plan.standings[z];
      const at = plan.cards.indexOf(targets.card as CardId);
      if (!to || !card) return 0;
      return plan.meant[at] === z ? 0.25 : untouched && plan.meant[at] === -1 ? better(W, outlook, plan, z, valueAt(to, card)) - 0.1 : -0.2; // prettier-ignore
    }
    case 'harass':
      return 0.3 + 0.01 * (view.seats[targets.seat as string]?.won.length ?? 0);
    case 'scry':
      return 0.08;
    case 'retire':
      return card ? 0.05 + 0.1 * outlook.uses - 0.02 * Math.max(...ARCANA.map((a: Arcanum) => card[a])) : 0;
    default:
      return 0;
  }
}
