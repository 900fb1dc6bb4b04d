import { clueOf, type Clue, type ClueId } from '../cards';
import type { Case } from '../state';
import type { Open, View } from '../view';
import { strainsNext } from './line';

/** The clues nobody has seen yet, sorted: exactly the set in the draw stack (its order stays secret). */
export function unseen(view: Open): ClueId[] {
  const seen = new Set<ClueId | null>(view.leads);
  for (const area of [view.hand, view.discard, view.time, view.stability, view.closed, view.bigPicture])
    for (const id of area) seen.add(id);
  for (const line of view.cases) for (const id of line.clues) seen.add(id);
  return view.deck.filter((id) => !seen.has(id));
}

/** The chance that the next stability check fails; with an empty draw stack it depends on the discards to be shuffled in. */
export function failChance(view: Pick<View, 'drawCount' | 'discard'> & Open): number {
  const from = view.drawCount > 0 ? unseen(view) : view.discard;
  return from.length === 0 ? 0 : from.filter((id) => clueOf(id).stability).length / from.length;
}

/** How many checks playing this card to that line will cost: strain and printed ones. */
export const checksOf = (card: Clue, line: Readonly<Case>) =>
  (strainsNext(line) ? 1 : 0) + card.effects.filter((e) => e === 'check').length;
