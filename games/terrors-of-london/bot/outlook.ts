import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { cardOf, DESIGNS, type CardId } from '../cards';
import { BUDGET, hordePoints, listPoints, playPoints } from '../cards/points';
import { armorOf } from '../rules/area';
import { deckOf, handOf, rivalOf, sideOf, type State } from '../state';

/** What a card adds to a turn by the budget, half of its best Horde ability with it. */
const TURN_POINTS: Record<string, number> = Object.fromEntries(
  Object.values(DESIGNS).map((card) => [card.design, playPoints(card) + 0.5 * Math.max(0, ...card.horde.map((_, i) => hordePoints(card, i)))]), // prettier-ignore
);
const turnPoints = (id: CardId) => TURN_POINTS[cardOf(id).design] ?? playPoints(cardOf(id));

/** What one side brings to the turns to come. */
export interface Means {
  health: number;
  /** points an average hand of five is worth, relics added */
  output: number;
  armor: number;
  muster: number;
  /** points of what waits in play with a token */
  haunting: number;
}

export function meansOf(G: State, p: PlayerID): Means {
  const side = sideOf(G.open, p);
  let points = 0;
  let cards = 0;
  for (const pile of [deckOf(G, p), handOf(G, p), side.discard, side.play])
    for (const id of pile) {
      points += turnPoints(id);
      cards++;
    }
  let relics = 0;
  for (const id of side.relics) relics += listPoints(cardOf(id).play, BUDGET);
  let haunting = 0;
  for (const id in side.tokens) haunting += turnPoints(id);
  return { health: side.health, output: (5 * points) / Math.max(5, cards) + relics, armor: armorOf(side), muster: side.muster, haunting }; // prettier-ignore
}

/** Turns in which this output, a part of it Power, would bring an overlord down. */
const turnsToFall = (health: number, by: Means, armor: number) => health / Math.max(1, by.output / 2 - armor);

/** What the outlook is made of, seen from the seat whose turn begins. */
export function features(G: State, me: PlayerID): number[] {
  const [a, b] = [meansOf(G, me), meansOf(G, rivalOf(me))];
  let hand = 0;
  for (const id of handOf(G, me)) hand += turnPoints(id);
  return [
    1,
    (a.health - b.health) / 10,
    Math.log(a.output / b.output),
    Math.log(turnsToFall(a.health, b, a.armor) / turnsToFall(b.health, a, b.armor)),
    (hand + a.haunting - a.output) / 5,
  ];
}

/** Weights of the features, fitted to the ends of matches between medium bots. */
const WEIGHTS = [0.608, 0.215, 5.325, 1.95, 0.418];

/** How likely a seat wins from here, by the table as a turn begins: 0 to 1. */
export function outlook(G: State, me: PlayerID): number {
  if (G.over) return G.over.winner === undefined ? 0.5 : G.over.winner === me ? 1 : 0;
  if (G.now.phase !== 'battle') return wonLast(G, me);
  let sum = 0;
  features(G, G.now.player).forEach((x, i) => (sum += x * (WEIGHTS[i] as number)));
  const active = 1 / (1 + Math.exp(-sum));
  return G.now.player === me ? active : 1 - active;
}

/** In a series a new draft began: whoever lost the game before begins it. */
const wonLast = (G: State, me: PlayerID) => (G.open.order[0] === me ? 0 : 1);
