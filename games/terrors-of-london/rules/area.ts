import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from './tell';
import { cardOf, type CardId } from '../cards';
import type { Spot } from '../events';
import { handOf, sideOf, type Open, type Side, type State } from '../state';
import { splitHorde } from './horde';

export function take(zone: CardId[], card: CardId) {
  const at = zone.indexOf(card);
  if (at < 0) fail(`${card} is not there`);
  zone.splice(at, 1);
}

/** Monsters of a side in play. */
export const monstersIn = (side: Side): CardId[] => side.play.filter((card) => cardOf(card).type === 'monster');

/** TOL-ARM-02, TOL-RULING-20, 21 */
export function armorOf(side: Side): number {
  let armor = 0;
  for (const card of side.play) armor += cardOf(card).armor;
  for (const card of side.relics) armor += cardOf(card).armor;
  return armor;
}

/** What is left of a defender's Armor this turn (TOL-RULING-19). */
export const armorLeft = (open: Open, defender: PlayerID) =>
  Math.max(0, armorOf(sideOf(open, defender)) - open.act.prevented);

/** TOL-RULING-49: out of play, hordes and tokens included; it comes back as a fresh card. */
export function leavePlay(G: State, owner: PlayerID, card: CardId): Spot {
  const side = sideOf(G.open, owner);
  if (side.relics.includes(card)) {
    take(side.relics, card);
    return 'relics';
  }
  take(side.play, card);
  splitHorde(G.open, side, card);
  if (card in side.tokens) {
    delete side.tokens[card];
    G.open.reserve.haunt++;
  }
  const began = G.open.act.began.indexOf(card);
  if (began >= 0) G.open.act.began.splice(began, 1);
  return 'play';
}

/** Takes a card of one's own from wherever an effect may reach. */
export function pull(G: State, me: PlayerID, card: CardId): Spot {
  const side = sideOf(G.open, me);
  if (side.play.includes(card) || side.relics.includes(card)) return leavePlay(G, me, card);
  if (side.discard.includes(card)) {
    take(side.discard, card);
    return 'discard';
  }
  take(handOf(G, me), card);
  return 'hand';
}

/** TOL-BUY-03, TOL-RULING-34, 50: the next Market card takes the freed place. */
export function refill(G: State, slot: number) {
  const card = G.market.pop() ?? null;
  G.open.street[slot] = card;
  if (card !== null) say(G, { event: 'refilled', card, slot });
}

export const slotOf = (open: Open, card: CardId) => open.street.indexOf(card);
