import { parseArgs } from 'node:util';
import type { GameModule } from '../../engine-extensions/game-module';
import { problemWithOptions, resolveOptions, type Options } from '../../engine-extensions/meta';
import { gameById, quit } from '../games';

export const USAGE = `npm run simulate -- <game> [--players N] [--matches M] [--bots medium | hard,easy] [--seed S]
                        [--preset Label | --options key=value,…] [--json] [--report FILE] [--ladder]
                        [--rounds R] [--hard-matches M] [--workers W]
Without --preset and --options every preset of the game is played.
--report writes one HTML page with plots; --ladder lets every level meet every other: random, easy, medium and hard.
--rounds bounds the imagined courses of play of bots that search; --hard-matches how many matches of the ladder the
hard level plays (40 unless told); --workers how many cores are used (all unless told).`;

/** One set of options for one number of players. */
export interface Run {
  label: string;
  players: number;
  options: Options;
}

export interface Arguments {
  module: GameModule;
  matches: number;
  bots: string[];
  seed: string;
  json: boolean;
  ladder: boolean;
  /** matches of the ladder in which the hard level plays */
  hardMatches: number;
  rounds?: number;
  workers?: number;
  report?: string;
  runs: Run[];
}

function wholeNumber(name: string, text: string, max: number): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1 || n > max) quit(`--${name} must be a whole number from 1 to ${max}, not ${text}`);
  return n;
}

const valueFrom = (text: string) =>
  text === 'true' ? true : text === 'false' ? false : /^-?\d+$/.test(text) ? Number(text) : text;

function optionsFrom(text: string): Options {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      return [key, valueFrom(value)];
    }),
  );
}

function setsOf({ meta: { presets = [] } }: GameModule, preset?: string, options?: string) {
  if (options) return [{ label: options, values: optionsFrom(options) }];
  if (!preset) return presets.length > 0 ? presets : [{ label: 'default', values: {} }];
  const found = presets.filter((p) => p.label.toLowerCase() === preset.toLowerCase());
  return found.length > 0 ? found : quit(`No preset ${preset}. There are: ${presets.map((p) => p.label).join(', ')}`);
}

/** Every number of players with every set of options; options a number of players doesn't know are left out. */
export function runsOf(module: GameModule, players: readonly number[], preset?: string, options?: string): Run[] {
  const { options: specs } = module.meta;
  return players.flatMap((n) =>
    setsOf(module, preset, options).map(({ label, values }) => {
      const problem = problemWithOptions(specs, values);
      if (problem) quit(problem);
      return { label, players: n, options: resolveOptions(specs, values) };
    }),
  );
}

/** What was asked for on the command line; says what is wrong with it and stops. */
export function readArguments(): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      matches: { type: 'string', default: '200' },
      bots: { type: 'string', default: 'medium' },
      seed: { type: 'string', default: 'simulate' },
      preset: { type: 'string' },
      options: { type: 'string' },
      report: { type: 'string' },
      json: { type: 'boolean', default: false },
      ladder: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      'hard-matches': { type: 'string', default: '40' },
      workers: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length !== 1) quit(USAGE);
  const module = gameById(positionals[0]);
  const { meta } = module;
  const players = values.players ? [wholeNumber('players', values.players, 10)] : [...meta.players];
  for (const n of players)
    if (!meta.players.includes(n)) quit(`${meta.title} is for ${meta.players.join(', ')} players`);
  const bots = values.bots.split(',');
  for (const level of bots)
    if (level !== 'random' && !Object.hasOwn(module.bots, level))
      quit(`${meta.title} has no ${level} bot; there are: random, ${Object.keys(module.bots).join(', ')}`);
  return {
    module,
    matches: wholeNumber('matches', values.matches, 1_000_000),
    bots,
    seed: values.seed,
    json: values.json,
    ladder: values.ladder,
    hardMatches: wholeNumber('hard-matches', values['hard-matches'], 1_000_000),
    ...(values.rounds ? { rounds: wholeNumber('rounds', values.rounds, 100_000) } : {}),
    ...(values.workers ? { workers: wholeNumber('workers', values.workers, 256) } : {}),
    ...(values.report ? { report: values.report } : {}),
    runs: runsOf(module, players, values.preset, values.options),
  };
}
