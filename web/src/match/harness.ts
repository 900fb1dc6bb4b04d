import type { BotLevel } from '../../../engine-extensions/bots/bot';
import { defaultOptions, type Options } from '../../../engine-extensions/meta';
import { loadRules } from './load-rules';
import { randomMoves } from './random-moves';
import { changeSave, createSave } from './saves';

const NAMES = ['Ilse', 'Mara', 'Oskar', 'Ines', 'Tomas'];

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
