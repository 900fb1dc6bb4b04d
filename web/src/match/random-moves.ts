import type { GameModule } from '../../../engine-extensions/game-module';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import type { Options } from '../../../engine-extensions/meta';
import { awaited } from '../../../engine-extensions/rules';
import { anyChoose, drive, seeded } from '../../../engine-extensions/simulation/driver';

/** So many random moves from the deal; stops where the match ends, or at `stop`. */
export function randomMoves(
  module: GameModule,
  players: number,
  options: Options,
  seed: string,
  count: number,
  stop?: (phase: string | null) => boolean,
): MoveRecord[] {
  const driven = drive(module, players, options, seed);
  const dice = seeded(`moves-${seed}`);
  const choose = anyChoose(module, dice);
  const moves: MoveRecord[] = [];
  while (moves.length < count) {
    const turn = module.rules.turn(driven.G);
    const by = awaited(turn)[0];
    if (by === undefined || stop?.(turn.phase)) break;
    const move = choose(driven.G, by);
    module.rules.play(driven.G, by, move, driven.dice);
    moves.push({ by, ...move });
  }
  return moves;
}
