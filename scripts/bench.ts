import { writeFileSync, mkdirSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../games';
import { barsOf, loosened, type Figures } from './bench/bars';
import { benchBundle } from './bench/bundle';
import type { HostKind } from './bench/hosts/start';
import { benchPage } from './bench/page';
import { benchServers, type ServerFigures } from './bench/server';
import { benchListing } from './bench/listing';
import { benchSimulations } from './bench/simulations';
import { benchStored } from './bench/stored';
import { printFigures } from './bench/table';
import { gameById, quit } from './games';

const USAGE = `npm run bench [-- server | stored | simulation | listing | bundle] [--short] [--json] [--page FILE]
Our server, simulator and bundle beside the stock boardgame.io ones, in one run.
--short: one game, few matches, a few seconds, ratios alone and with some room: fails when one has got much worse.`;

const PARTS = ['server', 'stored', 'simulation', 'listing', 'bundle'] as const;
type Part = (typeof PARTS)[number];

const SERVER_GAMES = [
  { id: 'terrors-of-london', players: 2 },
  { id: 'cultistorm', players: 4 },
];

function hosts(): HostKind[] {
  const always: HostKind[] = ['stock memory', 'stock FlatFile', 'ours SQLite'];
  return process.env['DATABASE_URL'] ? [...always, 'ours PostgreSQL'] : always;
}

async function servers(short: boolean, say: (line: string) => void): Promise<ServerFigures[]> {
  const all: ServerFigures[] = [];
  for (const { id, players } of short ? SERVER_GAMES.slice(0, 1) : SERVER_GAMES)
    all.push(
      ...(await benchServers(
        {
          game: gameById(id),
          players,
          hosts: short ? ['stock memory', 'ours SQLite'] : hosts(),
          matches: short ? [20] : [1, 50, 200, 1000],
          seconds: short ? 12 : 10,
          warmUp: short ? 1500 : 4000,
          ...(short ? { moves: 1500 } : {}),
          ...(short
            ? {}
            : { memoryMatches: 1000, held: { matches: 1000, pace: 500 }, ...(players === 2 ? { long: 8 } : {}) }),
        },
        say,
      )),
    );
  return all;
}

function stored(say: (line: string) => void) {
  const sizes = [1_000, 20_000];
  say(`start-up and lobby with ${sizes.join(' and ')} matches stored`);
  return benchStored('terrors-of-london', 2, sizes);
}

function listing(say: (line: string) => void) {
  say('legal moves in the fullest position of each game, in a slow browser');
  return benchListing(GAMES);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      page: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const wanted = (positionals.length > 0 ? positionals : PARTS) as readonly Part[];
  if (values.help || wanted.some((p) => !PARTS.includes(p))) quit(USAGE);
  const say = (line: string) => console.error(`… ${line}`);
  const figures: Figures = {
    machine: `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
    ...(wanted.includes('simulation')
      ? { simulation: await benchSimulations(values.short ? { seconds: 0.6, most: 300 } : { seconds: 4 }, say) }
      : {}),
    ...(wanted.includes('server') ? { servers: await servers(values.short, say) } : {}),
    ...(wanted.includes('stored') && !values.short ? { stored: await stored(say) } : {}),
    ...(wanted.includes('listing') && !values.short ? { listing: await listing(say) } : {}),
    ...(wanted.includes('bundle') ? { bundle: benchBundle() } : {}),
  };
  const bars = values.short ? loosened(barsOf(figures)) : barsOf(figures);
  if (values.json) console.log(JSON.stringify({ ...figures, bars }, null, 2));
  else printFigures(figures, bars);
  if (values.page) {
    mkdirSync(path.dirname(path.resolve(values.page)), { recursive: true });
    writeFileSync(values.page, benchPage(figures, bars));
  }
  process.exit(bars.every((b) => b.holds) ? 0 : 1);
}

main().catch((error: unknown) => quit(error instanceof Error ? (error.stack ?? error.message) : String(error)));
