import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { clueOf, type ClueId, type ClueType } from '../cards';
import type { Heap } from '../events';
import type { Source, State } from '../state';

/** Every shuffle starts from the cards sorted, so that equal play gives equal results. */
export const mix = (cards: readonly string[], dice: Dice) => dice.shuffle([...cards].sort());

/** ARK-AREA-02: the leftmost card of the Leads row. */
export const firstLead = (leads: readonly (ClueId | null)[]): ClueId | undefined =>
  leads.find((c) => c !== null) ?? undefined;

/** The cards of the Leads row, gaps left out. */
export const leadCards = (leads: readonly (ClueId | null)[]): ClueId[] => leads.filter((c) => c !== null);

/** Takes a card out of an area that must hold it. */
export function pull(G: Pick<State, Source | 'hand'>, from: Source | 'hand', card: ClueId): ClueId {
  const area = G[from];
  const at = area.indexOf(card);
  if (at < 0) fail(`no ${card} in ${from}`);
  if (from === 'leads') area[at] = null;
  else area.splice(at, 1);
  return card;
}

/** ARK-DISC-01: an hourglass goes to the Time penalty area, anything else to the discard area. */
export function discard(G: State, card: ClueId): Heap {
  const to = clueOf(card).hourglass ? 'time' : 'discard';
  G[to].push(card);
  return to;
}

/** ARK-CLOSE-07: victory counts types, not cards. */
export const bigPictureTypes = (bigPicture: readonly ClueId[]): number => {
  const types = new Set<ClueType>();
  for (const id of bigPicture) types.add(clueOf(id).type);
  return types.size;
};
