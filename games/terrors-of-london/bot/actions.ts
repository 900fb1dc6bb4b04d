import type { LegalMove } from '../../../engine-extensions/moves';
import { cardOf, type CardId, type Effect } from '../cards';
import { armorLeft } from '../rules/area';
import { freeMonsters, unusedAbilities } from '../rules/horde';
import { acolytePrice } from '../rules/price';
import { influenceIsLive } from '../moves/play';
import { rivalOf } from '../state';
import type { View } from '../view';
import { abilityWorth } from './answers';
import { bestBasket, offers, plainPoints, type Reading } from './reading';

const does = (list: readonly Effect[], word: Effect['do']): boolean => list.some((e) => e.do === word);

/** When to play a card from hand: draws first, own triggers early, SACRIFICE and Influence late. */
function playPriority(r: Reading, id: CardId): number {
  const card = cardOf(id);
  if (card.type === 'relic') return 97;
  if (card.type === 'influence') {
    if (influenceIsLive(r.open, r.me)) return does(card.play, 'draw') || does(card.triggered[0]?.effect ?? [], 'draw') ? 89 : 70; // prettier-ignore
    return 62;
  }
  if (does(card.play, 'draw')) return 92;
  if (does(card.play, 'gainPer')) return 64;
  if (does(card.play, 'sacrifice')) return 66;
  if (does(card.play, 'command')) return 74;
  if (card.triggered.length > 0) return 84;
  return 80 + 0.1 * plainPoints(card);
}

/** Joining turns a fresh token: the monster would be gone before its second night. */
const tokenLoss = (r: Reading, id: CardId) => (r.side.tokens[id] === 'haunt' ? 0.9 * plainPoints(cardOf(id)) : 0);

/** A link is worth its best ability, and the further links it leaves open. */
function linkPriority(r: Reading, view: View, members: readonly CardId[], joining: readonly CardId[]): number {
  let best = 0.05;
  for (const key of unusedAbilities(r.open, [...members, ...joining])) best = Math.max(best, abilityWorth(r, view, key)); // prettier-ignore
  let loss = 0;
  for (const id of joining) loss += tokenLoss(r, id);
  const net = best - loss;
  if (net <= 0) return -1;
  // a monster of which there are many is spent first
  const free = freeMonsters(r.side);
  let plenty = 0;
  for (const id of joining) plenty += free.filter((f) => cardOf(f).faction === cardOf(id).faction).length;
  return 55 + Math.min(3, net) + 0.05 * plenty + (members.length > 0 ? 0.5 : 0);
}

const lineOf = (r: Reading, id: unknown): readonly CardId[] => r.side.hordes.find((h) => h.id === id)?.line ?? [];

function overlordPriority(r: Reading, coin: number): number {
  switch (r.side.overlord) {
    case 'methuselah':
      return r.side.health > 8 ? 90 : -1;
    case 'lilith':
      return coin > 0 ? 46 : -1;
    case 'fenris':
      return 50;
    default:
      return 48;
  }
}

/** How soon the bot would make this move; below zero never. */
export function priorities(r: Reading, view: View): (move: LegalMove) => number {
  const { pool } = r.side;
  const wall = armorLeft(r.open, rivalOf(r.me));
  const kills = pool.power >= r.rival.health + wall;
  const list = offers(r, view.acolytes, acolytePrice(r.open));
  const basket = bestBasket(list, pool.coin);
  const missing = r.side.max - r.side.health;
  return ({ move, args }) => {
    const [a, b, c] = args as [string, string, string];
    switch (move) {
      case 'attack':
        return Number(a) === pool.power ? (kills ? 1000 : 42) : -1;
      case 'hauntAction':
        return 95;
      case 'playCard':
        return b === undefined ? playPriority(r, a) : replaceWorth(r, a, b) > 0 ? 60 : -0.5;
      case 'activateRelic':
        return (does(cardOf(a).play, 'sacrifice') || does(cardOf(a).play, 'payHealth')) ? 52 : does(cardOf(a).play, 'activateHorde') ? 51 : does(cardOf(a).play, 'discardOwn') ? 96 : 86; // prettier-ignore
      case 'overlordAction':
        return overlordPriority(r, pool.coin);
      case 'formHorde':
        return linkPriority(r, view, [], [a, b]);
      case 'expandHorde':
        return linkPriority(r, view, lineOf(r, a), [c]);
      case 'buyStreet':
        return basket.first?.id === a ? buyPriority(r, a, b) : -1;
      case 'buyAcolyte':
        return basket.first?.id === 'acolyte' ? 40 : -1;
      case 'regenerate':
        return Number(a) === Math.min(pool.regeneration, missing) ? 30 : -1;
      case 'convert':
        return convertPriority(r, a, b, Number(c), missing, list);
      case 'pass':
        return 0;
      default:
        return -1;
    }
  };
}

/** Onto the deck if it is claimed; a fourth relic only for a worse one. */
function buyPriority(r: Reading, id: CardId, how: string | undefined): number {
  if (how === undefined) return 40;
  if (how === 'deck') return 40.5;
  return replaceWorth(r, id, how) > 0 ? 40 + 0.1 * replaceWorth(r, id, how) : -1;
}

const relicWorth = (id: CardId) => plainPoints(cardOf(id));
const replaceWorth = (_r: Reading, id: CardId, old: CardId) => relicWorth(id) - relicWorth(old);

/** Regeneration that would heal nothing becomes Coin, where Coin buys something. */
function convertPriority(
  r: Reading,
  from: string,
  to: string,
  n: number,
  missing: number,
  list: ReturnType<typeof offers>,
): number {
  // prettier-ignore
  const { coin, regeneration } = r.side.pool;
  if (from !== 'regeneration' || to !== 'coin') return -1;
  const spare = regeneration - missing;
  const gain = bestBasket(list, coin + n).worth - bestBasket(list, coin).worth;
  if (n <= spare && gain > 0) return 44 + 0.01 * gain - 0.001 * n;
  return gain > 0.9 * n && r.late < 0.6 ? 44 + 0.01 * gain - 0.001 * n : -1;
}
