import type { Box } from '../build/boxes';

const found = import.meta.glob<Box>(['../../games/*/meta.ts', '../../engine-extensions/testing/toy/meta.ts'], {
  eager: true,
  import: 'default',
  query: '?box',
});
const covers = import.meta.glob<string>('../../games/*/cover.svg', { eager: true, import: 'default', query: '?url' });
const boxes = Object.values(found);

/** The games on the shelf, left to right. */
export const SHELF: readonly Box[] = boxes.filter((b) => !b.hidden).sort((a, b) => a.shelf - b.shelf);

/** A game's box by its id, the made-up test game too. */
export const boxOf = (id: string): Box | undefined => boxes.find((b) => b.id === id);
export const coverOf = (id: string): string | undefined => covers[`../../games/${id}/cover.svg`];
