import { parseArgs } from 'node:util';
import type { GameModule } from '../engine-extensions/game-module';
import { resolveOptions } from '../engine-extensions/meta';
import { moveKey } from '../engine-extensions/moves';
import { GAMES } from '../games';
import { gameById, quit } from './games';
import type { Run } from './simulation/arguments';
import { bandLine, checkBands, type Checked } from './simulation/bands';
import { progressBar, startFleet, type Fleet } from './simulation/fleet';

const USAGE = `npm run bands [-- <game>] [--matches M] [--hard-matches M] [--seed S] [--workers W]
Plays what every promised band speaks of and prints what falls short.`;

interface Wanted extends Run {
  bots: string;
}

/** Each set of players, options and bots that some band speaks of, once. */
function wantedBy(module: GameModule): Wanted[] {
  const runs = new Map<string, Wanted>();
  for (const band of module.bands ?? [])
    for (const players of band.players === undefined ? module.meta.players : [band.players]) {
      const options = resolveOptions(module.meta.options, band.options);
      const label = Object.entries(band.options ?? {}).map(([k, v]) => `${k} ${v}`).join(', ') || 'default'; // prettier-ignore
      runs.set(moveKey({ move: band.bots, args: [players, options] }), { label, players, options, bots: band.bots });
    }
  return [...runs.values()];
}

async function checkGame(fleet: Fleet, module: GameModule, matches: number, hardMatches: number, seed: string) {
  const missed: Checked[] = [];
  for (const run of wantedBy(module)) {
    const bots = run.bots.split(',');
    for (const level of bots)
      if (level !== 'random' && !Object.hasOwn(module.bots, level)) quit(`${module.meta.title} has no ${level} bot`);
    const to = bots.includes('hard') ? hardMatches : matches;
    const bar = progressBar(`${module.meta.title}, ${run.label}`, false);
    const played = await fleet.play(module.meta.id, { ...run, bots, seed, from: 0, to }, bar.tick);
    bar.end();
    console.log(`${module.meta.title}, ${run.label}, ${run.players} players, bots ${run.bots}`);
    for (const band of checkBands(module, run, run.bots, played)) {
      console.log(`  ${bandLine(band)}`);
      if (!band.holds) missed.push(band);
    }
  }
  return missed;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '2000' },
      'hard-matches': { type: 'string', default: '200' },
      seed: { type: 'string', default: 'bands' },
      workers: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [matches, hardMatches] = [Number(values.matches), Number(values['hard-matches'])];
  if (values.help || positionals.length > 1 || !(matches >= 1) || !(hardMatches >= 1)) quit(USAGE);
  const games = positionals[0] ? [gameById(positionals[0])] : GAMES;
  const fleet = startFleet(values.workers ? Math.max(1, Number(values.workers)) : undefined);
  let short = 0;
  try {
    for (const module of games) {
      const missed = await checkGame(fleet, module, matches, hardMatches, values.seed);
      short += missed.length;
    }
  } finally {
    fleet.stop();
  }
  console.log(short === 0 ? '\nEvery band holds.' : `\n${short} bands fall short.`);
  process.exitCode = short === 0 ? 0 : 1;
}

main().catch((error: unknown) => quit(error instanceof Error ? error.message : String(error)));
