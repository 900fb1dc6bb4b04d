import type { GameModule } from '../game-module';
import { createMatch, makeMove, type Match, type MoveRecord } from '../match/match';

/** A match as seed and moves: all that is needed to see it again. */
export interface MatchRecord {
  game: string;
  /** of the rules; another version may play the same moves differently */
  version: number;
  numPlayers: number;
  setupData?: unknown;
  seed: string;
  moves: readonly MoveRecord[];
}

/** Why a record cannot be replayed with these rules; undefined when it can be tried. */
export function whyNoReplay(module: GameModule, record: MatchRecord): string | undefined {
  if (record.game !== module.meta.id) return `a record of ${record.game}, not of ${module.meta.title}`;
  if (record.version !== module.meta.version)
    return `recorded with version ${record.version} of the rules, these are version ${module.meta.version}`;
  return undefined;
}

/** Every state of a recorded match, from the deal to the end. Throws at the first move that no longer fits. */
export function* replay(module: GameModule, record: MatchRecord): Generator<Match> {
  const problem = whyNoReplay(module, record);
  if (problem) throw new Error(problem);
  let match = createMatch(module, record);
  yield match;
  for (const move of record.moves) {
    const made = makeMove(match, move);
    if ('refused' in made) throw new Error(`move ${match.n + 1} (${move.move}) is refused: ${made.refused.why}`);
    match = made.match;
    yield match;
  }
}

/** The last state of a recorded match. */
export function replayed(module: GameModule, record: MatchRecord): Match {
  let last: Match | undefined;
  for (const match of replay(module, record)) last = match;
  return last as Match;
}
