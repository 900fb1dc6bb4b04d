import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { cardOf } from '../cards';
import { armorOf } from '../rules/area';
import { handOf, rivalOf, sideOf, type State } from '../state';
import { plainPoints } from './reading';

/** What a card in a deck is worth beside a starter. */
const DECK = 0.55;
/** Power and Coin still in the pool, which must be used this turn. */
const POOL = { coin: 0.45, power: 0.85, regeneration: 0.35 } as const;

/** Purchases, relics, tokens, thin decks: what a seat will have in the turns to come. */
function standing(G: State, p: PlayerID): number {
  const side = sideOf(G.open, p);
  let worth = 0;
  for (const design of side.deeds.bought) {
    const card = cardOf(`${design}#1`);
    if (card.type === 'monster') worth += DECK * (plainPoints(card) - 0.8);
  }
  for (const id of side.relics) worth += 1.6 * plainPoints(cardOf(id));
  for (const id in side.tokens) worth += side.tokens[id] === 'haunt' ? 0.7 * plainPoints(cardOf(id)) : 0;
  return worth + 1.3 * side.muster + 0.4 * armorOf(side);
}

/** How good the table looks to a seat: Health first, then what the decks promise; reads nothing hidden but its own hand. */
export function value(G: State, me: PlayerID): number {
  if (G.over) return G.over.winner === undefined ? 0 : G.over.winner === me ? 1000 : -1000;
  if (G.now.phase !== 'battle') return 0;
  const rival = rivalOf(me);
  const [mine, theirs] = [sideOf(G.open, me), sideOf(G.open, rival)];
  const active = sideOf(G.open, G.now.player);
  let worth = mine.health - theirs.health + standing(G, me) - standing(G, rival);
  let pool = 0;
  for (const res of ['coin', 'power', 'regeneration'] as const) pool += POOL[res] * active.pool[res];
  worth += G.now.player === me ? pool : -pool;
  for (const id of handOf(G, me)) worth += 0.8 * plainPoints(cardOf(id));
  worth -= 1.3 * handOf(G, rival).length;
  return worth;
}
