import type { Card, Effect, Resource, Triggered } from './types';

/** What a resource is worth by the budget; bots put their own weights in its place. */
export type Weights = Record<Resource, number>;
export const BUDGET: Weights = { coin: 1, power: 1, regeneration: 0.75 };

/** Counts are taken as two where nothing is known of the table. */
const USUAL_COUNT = 2;

const HAUNT_SHARE = 0.6;

const sum = (list: readonly Effect[], w: Weights): number => {
  let points = 0;
  for (const e of list) points += effectPoints(e, w);
  return points;
};

/** Points of one effect; HAUNT is a share of the rest of its card and counts there. */
export function effectPoints(e: Effect, w: Weights = BUDGET): number {
  switch (e.do) {
    case 'gain': return e.n * w[e.res]; // prettier-ignore
    case 'gainPer': return e.n * USUAL_COUNT * w[e.res]; // prettier-ignore
    case 'draw': return 2 * e.n; // prettier-ignore
    case 'muster': return 1.5 * e.n; // prettier-ignore
    case 'curse': return 2; // prettier-ignore
    case 'rage': return 0.25 + 2 * Math.max(w.power, w.coin); // prettier-ignore
    case 'destroy': return 1.5; // prettier-ignore
    case 'sacrifice': return 2 * e.upTo; // prettier-ignore
    case 'command': return 2; // prettier-ignore
    case 'loseHealth': return e.who === 'rival' ? e.n : -e.n; // prettier-ignore
    case 'payHealth': return sum(e.then, w) - 0.75 * e.n; // prettier-ignore
    case 'discardOwn': return sum(e.then, w) - 1.5 * e.n; // prettier-ignore
    case 'rivalDiscards': return 2 * e.n; // prettier-ignore
    case 'look': return e.then === 'hand' ? 2 : 0.5; // prettier-ignore
    case 'reveal': return 0.5 + sum(e.then, w) / 2; // prettier-ignore
    case 'convert': return 0.5; // prettier-ignore
    case 'activateHorde': return 1.5; // prettier-ignore
    case 'chooseOne': return 0.25 + Math.max(...e.of.map((list) => sum(list, w))); // prettier-ignore
    case 'if': return sum(e.then, w) / 2; // prettier-ignore
    case 'discount': return 0.75 * e.n; // prettier-ignore
    case 'claimNext': return 0.5; // prettier-ignore
    case 'gainAcolyte': return 1.5; // prettier-ignore
    case 'streetSwap': return 0.5; // prettier-ignore
    case 'returnToHand': return 2; // prettier-ignore
    case 'refreshRelic': return 1.5; // prettier-ignore
    case 'flipToken': return 1; // prettier-ignore
    case 'haunt': return e.who === 'chosen' ? 1.8 : 0; // prettier-ignore
  }
}

/** Half for each use. */
export const triggerPoints = ({ effect, uses }: Triggered, w: Weights = BUDGET) => (sum(effect, w) * uses) / 2;

const hasHaunt = (list: readonly Effect[]) => list.some((e) => e.do === 'haunt' && e.who === 'self');

/** The value of playing a card: its abilities, triggers, Armor and CLAIM, and 0.6 of all that again for HAUNT. */
export function playPoints(card: Card, w: Weights = BUDGET): number {
  let points = sum(card.play, w) + 1.25 * card.armor + (card.claim ? 0.75 : 0);
  if (card.type === 'influence') for (const t of card.triggered) points += sum(t.effect, w);
  else for (const t of card.triggered) points += triggerPoints(t, w);
  return hasHaunt(card.play) ? points * (1 + HAUNT_SHARE) : points;
}

/** The value of one Horde ability of a card. */
export const hordePoints = (card: Card, ability: number, w: Weights = BUDGET): number => {
  const list = card.horde[ability] ?? [];
  return sum(list, w) + (hasHaunt(list) ? HAUNT_SHARE * playPoints(card, w) : 0);
};

/** What a list of effects is worth now, on its own. */
export const listPoints = sum;
