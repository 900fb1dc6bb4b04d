import type { BotLevel } from '../../../engine-extensions/bots/bot';
import { defaultOptions, type Options } from '../../../engine-extensions/meta';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import { anyChoose, drive, seeded } from '../../../engine-extensions/simulation/driver';
import { awaited } from '../../../engine-extensions/rules';
import type { GameModule } from '../../../engine-extensions/game-module';
import { loadRules } from './load-rules';
import { changeSave, createSave } from './saves';

const NAMES = ['Ilse', 'Mara', 'Oskar', 'Ines', 'Tomas'];

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

/**
 * For people who make boards: `/local/new?game=arcana&seed=7&players=3&moves=40&phase=resolve&bots=medium&as=1`
 * deals, plays that many random moves (or until that phase), saves and sits down.
 */
export async function fromQuery(query: URLSearchParams): Promise<string> {
  const module = await loadRules(query.get('game') ?? '');
  const { meta } = module;
  const players = Number(query.get('players') ?? meta.players[0]);
  const bots = query.get('bots') as BotLevel | null;
  const seed = query.get('seed') ?? '1';
  const options: Options = {
    ...defaultOptions(meta.options),
    ...(JSON.parse(query.get('options') ?? '{}') as Options),
  };
  const seats = Array.from({ length: players }, (_, i) => ({
    name: NAMES[i] ?? `Seat ${i + 1}`,
    ...(bots && i > 0 ? { level: bots } : {}),
  }));
  const guided = query.get('guided') !== null;
  const id = await createSave({ game: meta.id, seats, options, seed, chosen: true, ...(guided ? { guided } : {}) });
  const phase = query.get('phase');
  const count = Number(query.get('moves') ?? (phase ? 400 : 0));
  const moves = randomMoves(module, players, options, seed, count, phase ? (p) => p === phase : undefined);
  if (moves.length > 0) await changeSave(id, 0, (save) => ({ ...save, moves }));
  return id;
}
