import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say, whisper } from './tell';
import { hide } from './limits';
import { shuffle } from '../../../engine-extensions/zones/zones';
import type { CardId, Pile } from '../cards';
import { deckOf, handOf, rivalOf, sideOf, type State } from '../state';

/** Everybody saw this card go to its hidden place. */
export function know(G: State, card: CardId) {
  if (!G.known.includes(card)) G.known.push(card);
}

export function forget(G: State, cards: readonly CardId[]) {
  if (G.known.length > 0) G.known = G.known.filter((c) => !cards.includes(c));
}

/** The discard pile, shuffled; it is empty afterwards. */
function mixedDiscard(G: State, p: PlayerID, dice: Dice): CardId[] {
  const side = sideOf(G.open, p);
  const cards = side.discard;
  side.discard = [];
  forget(G, cards);
  hide(G, cards);
  shuffle(cards, dice);
  say(G, { event: 'shuffled', by: G.now.player, of: p, n: cards.length });
  return cards;
}

/** TOL-DRAW-03, TOL-RULING-42, 43: from the top; the discard pile becomes the deck when a card is needed. */
export function drawCards(G: State, p: PlayerID, n: number, dice: Dice) {
  const hand = handOf(G, p);
  const cards: CardId[] = [];
  while (cards.length < n) {
    if (deckOf(G, p).length === 0) {
      if (sideOf(G.open, p).discard.length === 0) break;
      G.decks[p] = mixedDiscard(G, p, dice);
    }
    const card = deckOf(G, p).pop() as CardId;
    hand.push(card);
    cards.push(card);
  }
  if (cards.length > 0)
    whisper(G, p, { event: 'drew', by: p, n: cards.length, cards }, { event: 'drew', by: p, n: cards.length });
}

/** TOL-GLO-08, TOL-RULING-44: makes sure of n cards in a pile if there are so many; gives how many there are. */
export function ensure(G: State, me: PlayerID, pile: Pile, n: number, dice: Dice): number {
  if (pile === 'market') return Math.min(n, G.market.length);
  const p = pile === 'own' ? me : rivalOf(me);
  const deck = deckOf(G, p);
  if (deck.length < n && sideOf(G.open, p).discard.length > 0) deck.unshift(...mixedDiscard(G, p, dice));
  return Math.min(n, deck.length);
}
