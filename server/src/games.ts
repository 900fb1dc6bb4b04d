import type { GameModule } from '../../engine-extensions/game-module';
import { toy } from '../../engine-extensions/testing/toy';
import { GAMES } from '../../games';

/** The games this server hosts, by id; the made-up one for tests only. */
export function hostedGames(testGames: boolean): ReadonlyMap<string, GameModule> {
  return new Map([...GAMES, ...(testGames ? [toy] : [])].map((module) => [module.meta.id, module]));
}
