import { nameOf } from '../../../engine-extensions/zones/zones';
import { cardLink } from '../../../web/src/table/rich';
import { ANOMALIES, DECKS, LEGENDS, OMENS, OPERATORS, RELICS, RITUALS, TILES, type Action } from '../cards';
import type { View } from '../view';

/** Action cards by key, of all factions. */
export const ACTIONS: Record<string, Action> = Object.assign({}, ...Object.values(DECKS)) as Record<string, Action>;

/** The printed name of anything, by id or key. */
export function printed(id: string): string {
  const key = nameOf(id);
  const found =
    ACTIONS[key] ??
    OPERATORS[key] ??
    LEGENDS[key] ??
    RELICS[key] ??
    RITUALS[key] ??
    ANOMALIES[key] ??
    OMENS[key] ??
    TILES[key];
  return found?.name ?? key;
}

/** A name that opens its card. */
export const card = (id: string) => cardLink(nameOf(id), printed(id));

/** What stands at a Location. */
export const place = (view: View, at: number) => {
  const tile = view.board.tiles[at - 1];
  return tile ? cardLink(tile, TILES[tile]?.name ?? String(at)) : `Location ${at}`;
};
export const placeName = (view: View, at: number) => TILES[view.board.tiles[at - 1] ?? '']?.name ?? `Location ${at}`;
