import { cardOf, objectiveOf, type Card, type CardId } from '../cards';
import { FREE } from '../state';
import { needFor, ownedBy } from '../rules/score';
import type { ZoneView } from '../view';
import type { Outlook } from './outlook';
import type { Weights } from './weights';

/** What a card does for its owner each time it is played, beyond its VP. */
function power(W: Weights, card: Card): number {
  if (card.kind === 'relic') return W.ducat * card.ducat - W.card * 0.5;
  if (card.kind === 'location') return card.effect ? W.effect[card.effect] - W.card * 0.5 : 0;
  const best = Math.max(card.staff, card.sword, card.cup);
  return W.strength * (best - 2.6) + 0.1 * (card.staff + card.sword + card.cup - best - 1.5);
}

/** What a card in one's deck is good for until the end. */
export const useOf = (W: Weights, outlook: Outlook, card: Card) => outlook.uses * power(W, card);

/** What winning this Stake here brings towards one's own Objectives. */
function towardsObjectives(W: Weights, outlook: Outlook, card: Card, zone: ZoneView): number {
  const { view, me } = outlook;
  if (!view.own || view.own.objectives.length === 0) return 0;
  const seat = view.seats[me];
  const owned = ownedBy(seat);
  let sum = 0;
  for (const id of view.own.objectives) {
    const { count, need, vp } = objectiveOf(id);
    const wanted = needFor(need, view.players.length);
    const has = (which: (c: Card) => boolean) => owned.filter((c) => which(cardOf(c))).length;
    let step = 0;
    let missing = wanted;
    const counts = (which: (c: Card) => boolean) => {
      if (which(card)) step = 1;
      missing = wanted - has(which);
    };
    if (count.of === 'district') counts((c) => c.district === count.district);
    else if (count.of === 'kind') counts((c) => c.kind === count.kind);
    else if (count.of === 'lead') {
      step = card.kind === count.kind ? 0.4 : 0;
      missing = 2;
    } else if (count.of === 'gold') counts((c) => c.gold.includes(count.arcanum));
    else if (count.of === 'several-golds') counts((c) => c.gold.length > 1);
    else if (count.of === 'ducats') {
      step = card.kind === 'relic' ? card.ducat : 0;
      missing = wanted - owned.reduce((s, c) => s + (cardOf(c).kind === 'relic' ? cardOf(c).ducat : 0), 0);
    } else if (count.of === 'every-district') {
      const before = has((c) => c.district === card.district);
      step = before < wanted ? 1 : 0;
      missing = 4;
    } else if (count.of === 'wins') {
      if (count.how === 'free') step = zone.id === FREE ? 1 : 0;
      if (count.how === 'foreign') step = zone.id !== FREE && !zone.control.includes(me) ? 1 : 0;
      missing = wanted - (seat?.wins[count.how] ?? 0);
    }
    if (missing > 0 && step > 0) sum += (W.objective * vp * Math.min(1, step / missing) * 2) / 2;
  }
  return sum;
}

/** What winning a Stake is worth to the seat, in victory points. */
export function worthOf(W: Weights, outlook: Outlook, zone: ZoneView, stake: CardId): number {
  const card = cardOf(stake);
  const use = useOf(W, outlook, card);
  const kept = outlook.view.options.tacticalRemoval ? Math.max(0, use) : use;
  return Math.max(0.2, card.vp + kept + towardsObjectives(W, outlook, card, zone));
}
