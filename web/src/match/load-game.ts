import type { GameModule } from '../../../engine-extensions/game-module';
import type { BoardModule } from '../table/props';
import { loadRules } from './load-rules';

const boards = import.meta.glob<{ default: BoardModule<never> }>('../../../games/*/board/index.tsx');

/** A game with its board, loaded when somebody sits down. */
export interface LoadedGame {
  module: GameModule;
  board: BoardModule;
}

async function loadBoard(id: string): Promise<BoardModule> {
  if (id === 'toy') return (await import('./toy-board')).default as unknown as BoardModule;
  const load = boards[`../../../games/${id}/board/index.tsx`];
  if (!load) return (await import('./PlainBoard')).plainBoard;
  return (await load()).default as unknown as BoardModule;
}

/** Rules and board together, side by side over the wire. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const [module, board] = await Promise.all([loadRules(id), loadBoard(id)]);
  return { module, board };
}
