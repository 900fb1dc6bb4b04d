import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { cardOf, type Card, type CardId, type Effect } from '../cards';
import { BUDGET, hordePoints, listPoints, playPoints, type Weights } from '../cards/points';
import { priceOf } from '../rules/price';
import { rivalOf, sideOf, type Open, type Side } from '../state';

/** A position as the bot reads it: sides, the stage of the game, what resources are worth in it. */
export interface Reading {
  open: Readonly<Open>;
  me: PlayerID;
  side: Side;
  rival: Side;
  weights: Weights;
  /** 0 at the start, 1 when an overlord is about to fall */
  late: number;
}

/** Coin is worth most early, Power late, Regeneration when hurt. */
export function readPosition(open: Readonly<Open>, me: PlayerID): Reading {
  const side = sideOf(open, me);
  const rival = sideOf(open, rivalOf(me));
  const lowest = Math.min(side.health / side.max, rival.health / rival.max);
  const late = Math.max(0, Math.min(1, Math.max(1 - lowest, side.deeds.turns / 16)));
  const missing = side.max - side.health;
  const weights = {
    coin: 1.15 - 0.75 * late,
    power: 0.9 + 0.35 * late,
    regeneration: missing === 0 ? 0.25 : 0.6 + 0.3 * (1 - side.health / side.max),
  };
  return { open, me, side, rival, weights, late };
}

/** The points of a card by the budget, once for all. */
const AVERAGE: Record<string, number> = {};
export function plainPoints(card: Card): number {
  return (AVERAGE[card.design] ??= playPoints(card, BUDGET));
}

/** How well a card's edges find neighbours among the monsters one owns: 0 to 1. */
function ringFit(card: Card, owned: Record<string, number>): number {
  if (!card.left || !card.right) return 0;
  const neighbours = (owned[card.left.icon] ?? 0) + (owned[card.right.icon] ?? 0);
  const kin = owned[card.faction ?? ''] ?? 0;
  return Math.min(1.6, 0.2 + 0.3 * neighbours - 0.12 * kin);
}

/** Faction monsters bought so far; purchases are open. */
export function ownedFactions(r: Reading): Record<string, number> {
  const owned: Record<string, number> = {};
  for (const design of r.side.deeds.bought) {
    const faction = cardOf(`${design}#1`).faction;
    if (faction) owned[faction] = (owned[faction] ?? 0) + 1;
  }
  return owned;
}

/** What a card adds to a deck, above the starter it crowds out. */
export function deckWorth(r: Reading, id: CardId, owned: Record<string, number>, ownFaction: string): number {
  const card = cardOf(id);
  if (card.type === 'relic') {
    const perTurn = card.armor > 0 ? 1.3 * card.armor : listPoints(card.play, r.weights);
    const free = r.side.relics.length < 3;
    return free ? perTurn * (3.1 - 1.5 * r.late) : perTurn * 0.8 - 0.8;
  }
  let worth = playPoints(card, r.weights);
  const fit = ringFit(card, owned);
  let best = 0;
  for (let i = 0; i < card.horde.length; i++) best = Math.max(best, hordePoints(card, i, r.weights));
  worth += best * fit * 1.5 + (card.horde.length > 1 ? 0.4 * fit : 0);
  if (card.faction === ownFaction) worth += 0.5;
  return worth - 1.1;
}

/** What playing a card from hand is worth this turn. */
export const handWorth = (r: Reading, id: CardId): number => {
  const card = cardOf(id);
  if (card.type === 'relic') return 2.2;
  return playPoints(card, r.weights);
};

/** What effects are worth now; choices are looked at more closely by the answers. */
export const effectsWorth = (r: Reading, list: readonly Effect[]): number => listPoints(list, r.weights);

export interface Purchase {
  id: CardId | 'acolyte';
  price: number;
  worth: number;
}

const ACOLYTE_WORTH = 1.8;

/** Everything that could be bought now, dear or not. */
export function offers(r: Reading, acolytes: number, acolytePrice: number): Purchase[] {
  const owned = ownedFactions(r);
  const own = r.side.overlord === null ? '' : factionOf(r.side.overlord);
  const found: Purchase[] = [];
  for (const id of r.open.street)
    if (id !== null) found.push({ id, price: priceOf(r.open, id), worth: deckWorth(r, id, owned, own) });
  if (acolytes > 0) found.push({ id: 'acolyte', price: acolytePrice, worth: ACOLYTE_WORTH - 0.9 * r.late });
  return found;
}

const FACTION_OF = { methuselah: 'undead', fenris: 'beast', lilith: 'mortal', azazael: 'spirit' } as const;
export const factionOf = (overlord: keyof typeof FACTION_OF): string => FACTION_OF[overlord];

/** The best set of purchases for so much Coin; up to three, Acolytes as often as Coin lasts. */
export function bestBasket(list: readonly Purchase[], coin: number): { worth: number; first: Purchase | null } {
  let best: { worth: number; first: Purchase | null } = { worth: 0, first: null };
  const usable = list.filter((p) => p.price <= coin && p.worth > 0);
  const search = (from: number, left: number, worth: number, first: Purchase | null, depth: number) => {
    if (worth > best.worth) best = { worth, first };
    if (depth === 3) return;
    for (let i = from; i < usable.length; i++) {
      const p = usable[i] as Purchase;
      if (p.price > left) continue;
      const lead = first && first.worth >= p.worth ? first : p;
      search(p.id === 'acolyte' ? i : i + 1, left - p.price, worth + p.worth, lead, depth + 1);
    }
  };
  search(0, coin, 0, null, 0);
  return best;
}
