import { meta as toy } from '../../engine-extensions/testing/toy/meta';
import type { GameMeta } from '../../engine-extensions/meta';
import type { Rulebook } from '../build/rulebook';

const metas = import.meta.glob<GameMeta>('../../games/*/meta.ts', { eager: true, import: 'meta' });
const covers = import.meta.glob<string>('../../games/*/cover.svg', { eager: true, import: 'default', query: '?url' });
const books = import.meta.glob<Rulebook>('../../games/*/RULES.md', { import: 'default', query: '?rules' });

/** The games on the shelf, left to right. */
export const SHELF: readonly GameMeta[] = Object.values(metas)
  .filter((m) => !m.hidden)
  .sort((a, b) => a.shelf - b.shelf);

/** A game by its id, the made-up test game too. */
export const metaOf = (id: string): GameMeta | undefined => [...SHELF, toy].find((m) => m.id === id);
export const coverOf = (id: string): string | undefined => covers[`../../games/${id}/cover.svg`];
export const loadRules = (id: string): Promise<Rulebook> | undefined => books[`../../games/${id}/RULES.md`]?.();
export const hasRules = (id: string): boolean => `../../games/${id}/RULES.md` in books;
