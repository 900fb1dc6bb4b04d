import { meta as toy } from '../../engine-extensions/testing/toy/meta';
import type { GameMeta } from '../../engine-extensions/meta';
import type { Rulebook } from '../build/parse-rules';

const metas = import.meta.glob<GameMeta>('../../games/*/meta.ts', { eager: true, import: 'meta' });
const books = import.meta.glob<Rulebook>('../../games/*/RULES.md', { import: 'default', query: '?rules' });

/** All that is known of the games without loading them, in the order of the shelf. The lobby makes do with `shelf.ts`. */
export const METAS: readonly GameMeta[] = Object.values(metas)
  .filter((m) => !m.hidden)
  .sort((a, b) => a.shelf - b.shelf);

/** A game by its id, the made-up test game too. */
export const metaOf = (id: string): GameMeta | undefined => [...METAS, toy].find((m) => m.id === id);
export const loadRules = (id: string): Promise<Rulebook> | undefined => books[`../../games/${id}/RULES.md`]?.();
export const hasRules = (id: string): boolean => `../../games/${id}/RULES.md` in books;
