import type { CardId } from '../cards';
import type { State, Used } from '../state';

/** An entry names a card, or `card/ability`. */
const cardIn = (entry: string): CardId => {
  const at = entry.lastIndexOf('/');
  return at < 0 ? entry : entry.slice(0, at);
};

function move(from: string[], to: string[], cards: readonly CardId[]) {
  for (let i = from.length - 1; i >= 0; i--) {
    const entry = from[i] as string;
    if (!cards.includes(cardIn(entry))) continue;
    from.splice(i, 1);
    to.push(entry);
  }
}

function moveAll(from: Used, to: Used, cards: readonly CardId[]) {
  move(from.hordeUsed, to.hordeUsed, cards);
  move(from.relicsUsed, to.relicsUsed, cards);
  move(from.refreshed, to.refreshed, cards);
  move(from.haunted, to.haunted, cards);
}

/** TOL-RULING-14: cards are shuffled away; what they have used up counts on where nobody sees it. */
export const hide = (G: State, cards: readonly CardId[]) => moveAll(G.open.act, G.unseen, cards);

/** The card lies open again, and so does what it has used up. */
export const show = (G: State, card: CardId) => moveAll(G.unseen, G.open.act, [card]);
