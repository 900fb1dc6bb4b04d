import type { GameModule } from '../engine-extensions/game-module';
import { toy } from '../engine-extensions/testing/toy';
import { GAMES } from '../games';

/** Says what is wrong and stops. */
export function quit(message: string): never {
  console.error(message);
  process.exit(2);
}

/** A game by its id; the made-up test game too. */
export function gameById(id: string | undefined): GameModule {
  const all = [...GAMES, toy];
  return (
    all.find((g) => g.meta.id === id) ??
    quit(`No game ${id ?? 'named'}. There are: ${GAMES.map((g) => g.meta.id).join(', ')}`)
  );
}
