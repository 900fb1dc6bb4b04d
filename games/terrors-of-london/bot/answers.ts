import type { LegalMove } from '../../../engine-extensions/moves';
import { cardOf, type CardId, type Effect } from '../cards';
import { hordePoints } from '../cards/points';
import { armorLeft } from '../rules/area';
import { acolytePrice } from '../rules/price';
import { rivalOf, type Question } from '../state';
import type { View } from '../view';
import { bestBasket, deckWorth, effectsWorth, factionOf, handWorth, offers, ownedFactions, plainPoints, type Reading } from './reading'; // prettier-ignore

/** How good an answer looks; null is worth nothing. */
export type Judge = (answer: string | null) => number;

/** What 2 more Coin would buy, beside 2 Power. */
function rageWorth(r: Reading, view: View, answer: string): number {
  if (answer === 'power') return 2 * r.weights.power;
  const list = offers(r, view.acolytes, acolytePrice(r.open));
  const { coin } = r.side.pool;
  return 0.35 + (bestBasket(list, coin + 2).worth - bestBasket(list, coin).worth) * 0.9;
}

function keep(r: Reading, id: CardId): number {
  const own = r.side.overlord === null ? '' : factionOf(r.side.overlord);
  return deckWorth(r, id, ownedFactions(r), own) + 1.1;
}

/** Starters go; late in the game it no longer matters. */
function sacrificeWorth(r: Reading, id: CardId): number {
  const card = cardOf(id);
  if (card.type === 'relic') return 0.6 - 3 * keep(r, id);
  const value = plainPoints(card) + (card.horde.length > 0 ? 0.8 : 0);
  const stay = r.side.tokens[id] === 'haunt' ? plainPoints(card) : 0;
  return 1 + (1.7 - value) * (1 - 0.6 * r.late) - stay;
}

/** Armor before an attack, then relics and haunting monsters of the rival; a Street card only to deny it. */
function destroyWorth(r: Reading, id: CardId): number {
  const card = cardOf(id);
  if (r.rival.relics.includes(id))
    return (card.armor > 0 ? 2.2 * card.armor : 1.2 + effectsWorth(r, card.play)) * (1.2 - 0.3 * r.late);
  if (r.rival.play.includes(id)) return plainPoints(card) + 1.5 * card.armor;
  if (r.open.street.includes(id)) return 0.12 * plainPoints(card);
  return -5;
}

function chosenWorth(r: Reading, list: readonly Effect[]): number {
  const [first] = list;
  if (first?.do === 'flipToken') {
    const waiting = Object.keys(r.side.tokens).filter((id) => r.side.tokens[id] === 'dismiss' && !r.open.act.began.includes(id)); // prettier-ignore
    return Math.max(0, ...waiting.map((id) => 0.8 * plainPoints(cardOf(id))));
  }
  if (first?.do === 'gain' && first.res === 'regeneration')
    return r.side.pool.regeneration < r.side.max - r.side.health ? 0.75 : 0.05;
  return effectsWorth(r, list);
}

/** The Health a curse takes, against the card it would cost. */
function cursePrice(r: Reading): number {
  if (r.side.health <= 2) return 1000;
  return 2 * (0.75 + (r.side.health <= 10 ? 0.9 : 0.25 * (1 - r.side.health / r.side.max)));
}

/** How the bot weighs the answers to a question. */
export function judgeOf(r: Reading, view: View, q: Readonly<Question>): Judge {
  const orNothing = (worth: (id: string) => number): Judge => (a) => (a === null ? 0 : worth(a)); // prettier-ignore
  switch (q.ask) {
    case 'rage': return orNothing((a) => rageWorth(r, view, a)); // prettier-ignore
    case 'sacrifice': return orNothing((id) => sacrificeWorth(r, id)); // prettier-ignore
    case 'destroy': return orNothing((id) => destroyWorth(r, id)); // prettier-ignore
    case 'command': return orNothing((id) => plainPoints(cardOf(id))); // prettier-ignore
    case 'hordeAbility': return orNothing((key) => abilityWorth(r, view, key)); // prettier-ignore
    case 'chooseOne': return orNothing((i) => chosenWorth(r, q.of[Number(i)] ?? [])); // prettier-ignore
    case 'payHealth': return orNothing(() => (r.side.health > 10 ? effectsWorth(r, q.then) - q.n : -1)); // prettier-ignore
    case 'payCards': return orNothing((id) => effectsWorth(r, q.then) - 0.75 - handWorth(r, id)); // prettier-ignore
    case 'haunt': return orNothing((id) => plainPoints(cardOf(id)) - (r.open.act.horded > 0 ? 0.1 : 0)); // prettier-ignore
    case 'look': return (a) => (a === null ? 1 : lookWorth(r, q.then, q.pile === 'own', a)); // prettier-ignore
    case 'streetSwap': return orNothing((id) => 0.4 - 0.1 * plainPoints(cardOf(id))); // prettier-ignore
    case 'returnToHand': return orNothing((id) => plainPoints(cardOf(id)) - 0.5); // prettier-ignore
    case 'refreshRelic': return orNothing((id) => effectsWorth(r, cardOf(id).play)); // prettier-ignore
    case 'flipToken': return orNothing((id) => plainPoints(cardOf(id))); // prettier-ignore
    case 'discard': return orNothing((id) => -handWorth(r, id)); // prettier-ignore
    case 'curse': return orNothing((a) => (a === 'health' ? -cursePrice(r) : -handWorth(r, a))); // prettier-ignore
    case 'trigger': return () => 0; // prettier-ignore
    case 'drawOffer': return (a) => (a === 'accept' ? (r.open.turn >= STALE ? 1 : -1) : 0); // prettier-ignore
  }
}

/** TOL-RULING-51: sixty turns each. */
export const STALE = 120;

const lookWorth = (r: Reading, then: string, own: boolean, id: CardId) => {
  const worth = handWorth(r, id);
  return then === 'hand' || then === 'order' ? (own ? worth : -worth) : own ? 1.4 - worth : worth - 1.4;
};

/** Power that would kill counts double; Regeneration only where it heals. */
export function abilityWorth(r: Reading, view: View, key: string): number {
  const at = key.lastIndexOf('/');
  const id = key.slice(0, at);
  const index = Number(key.slice(at + 1));
  const card = cardOf(id);
  const list = card.horde[index] ?? [];
  if (list.some((e) => e.do === 'haunt')) {
    const fresh = !(id in r.side.tokens) && r.open.reserve.haunt > 0;
    return fresh ? 0.85 * plainPoints(card) : 0.01;
  }
  let worth = hordePoints(card, index, r.weights);
  for (const e of list) {
    if (e.do === 'gain' && e.res === 'coin') worth += coinGap(r, view, e.n) - e.n * r.weights.coin;
    if (e.do === 'command' && !r.side.discard.some((d) => cardOf(d).type === 'monster')) worth -= 2;
    if (e.do === 'gain' && e.res === 'power' && lethal(r, view, e.n)) worth += 50;
    if (e.do === 'loseHealth' && r.rival.health <= e.n) worth += 50;
  }
  return worth;
}

const lethal = (r: Reading, _view: View, more: number) =>
  r.side.pool.power + more >= r.rival.health + armorLeft(r.open, rivalOf(r.me));

/** What n more Coin would add to the basket, with something for what may yet come. */
function coinGap(r: Reading, view: View, n: number): number {
  const list = offers(r, view.acolytes, acolytePrice(r.open));
  const { coin } = r.side.pool;
  return 0.3 * n + (bestBasket(list, coin + n).worth - bestBasket(list, coin).worth) * 0.8;
}

/** The best of the legal answers. */
export function bestAnswer(legal: readonly LegalMove[], judge: Judge): LegalMove {
  let best = legal[0] as LegalMove;
  let most = -Infinity;
  for (const move of legal) {
    const worth = judge(move.args[0] as string | null);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
