import { seeded } from '../../../engine-extensions/dice';
import type { GameModule } from '../../../engine-extensions/game-module';
import { percentile } from '../../../engine-extensions/simulation/tally';
import type { RunningHost } from '../hosts/start';
import { openTable, type Confirmed } from './table';

/** What a move costs in the beginning of a match and late in the same match. */
export interface GrowthFigures {
  matches: number;
  early: Cost;
  late: Cost;
}

interface Cost {
  /** the moves that were measured: from this one to that one */
  from: number;
  to: number;
  bytes: number;
  /** milliseconds from the click to every seat's screen, median */
  took: number;
}

export const EARLY = { from: 5, to: 15 };
export const LATE = { from: 490, to: 510 };
const AT_ONCE = 4;

/** A match by chance up to the last measured move; undefined when it ends before. */
async function playLong(host: RunningHost, module: GameModule, players: number, seed: string) {
  const table = await openTable(host, module, players, seeded(seed));
  const moves: Confirmed[] = [];
  while (moves.length <= LATE.to) {
    const done = await table.play();
    if (!done) break;
    moves.push(done);
  }
  table.close();
  return moves.length > LATE.to ? moves : undefined;
}

const costOf = (matches: readonly Confirmed[][], players: number, { from, to }: { from: number; to: number }): Cost => {
  const some = matches.flatMap((moves) => moves.slice(from, to + 1));
  const bytes = some.reduce((sum, move) => sum + move.bytes, 0) / some.length / players;
  return { from, to, bytes, took: percentile(some.map((move) => move.took), 0.5) }; // prettier-ignore
};

/** Plays matches that last, a few at a time; the first round only warms the server up. */
export async function measureGrowth(host: RunningHost, module: GameModule, players: number, wanted: number) {
  const long: Confirmed[][] = [];
  for (let round = 0; round < 12 && long.length < wanted; round++) {
    const seeds = Array.from({ length: AT_ONCE }, (_, i) => `growth-${round}-${i}`);
    const played = await Promise.all(seeds.map((seed) => playLong(host, module, players, seed)));
    if (round > 0) for (const moves of played) if (moves) long.push(moves);
  }
  return { matches: long.length, early: costOf(long, players, EARLY), late: costOf(long, players, LATE) } satisfies GrowthFigures; // prettier-ignore
}
