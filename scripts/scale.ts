/** npm run scale: what 100,000 stored matches cost, and how much more two processes carry than one. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '../engine-extensions/simulation/tally';
import { missing, Postgres } from '../server/tests/postgres';
import { missingRedis } from '../server/tests/redis';
import { ServerProcess } from './faults/server-process';
import { quit } from './games';
import { fillPostgres, fillSqlite, originals } from './scale/fill';
import { freePorts } from './faults/ports';
import { printTwo, twoAgainstOne } from './scale/two';

const USAGE = `npm run scale [-- stored | two] [--matches 100000] [--seconds 10]
stored: fills SQLite and PostgreSQL with matches, then measures the start, memory and pages of the lobby.
two: moves per second of one process and of two on PostgreSQL and Redis.`;

const REQUESTS = 3000;
const AT_ONCE = 4;
const FILTERS = ['', 'seatsFree=true', 'isGameover=false', 'isGameover=true', 'game=arcana', 'game=arcana&seatsFree=true', 'mode=online', 'game=cultistorm&isGameover=true', 'seatsFree=true&limit=100']; // prettier-ignore

const MB = 1024;
const rss = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MB;

/** Pages of the lobby, first and later ones, with every filter; how long each took, in ms. */
async function lobby(url: string): Promise<number[]> {
  const took: number[] = [];
  let asked = 0;
  const reader = async () => {
    let after = '';
    while (asked < REQUESTS) {
      const filter = FILTERS[asked++ % FILTERS.length];
      const start = performance.now();
      const reply = await fetch(`${url}/api/matches?${filter}${after}`);
      const { next, matches } = (await reply.json()) as { next?: string; matches: unknown[] };
      took.push(performance.now() - start);
      if (matches.length === 0 && after === '') throw new Error(`nothing with ${filter}`);
      after = next && asked % 3 > 0 ? `&after=${next}` : '';
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return took;
}

async function measure(title: string, server: ServerProcess, matches: number) {
  const start = performance.now();
  await server.start();
  const ready = performance.now() - start;
  const { pid } = server;
  const empty = rss(pid);
  const [first = 0] = await lobby(server.url);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, rss(pid))), 50);
  const took = await lobby(server.url);
  clearInterval(watch);
  const cells = [title, matches, `${Math.round(ready)} ms`, `${empty.toFixed(0)} MB`, `${rss(pid).toFixed(0)} MB`, `${most.toFixed(0)} MB`, `${first.toFixed(1)} ms`, `${percentile(took, 0.5).toFixed(1)} ms`, `${percentile(took, 0.99).toFixed(1)} ms`]; // prettier-ignore
  console.log(`| ${cells.join(' | ')} |`);
  return ready < 2000 && most <= 100 && percentile(took, 0.99) < 50;
}

async function stored(matches: number): Promise<boolean> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mt-scale-'));
  const web = path.resolve('dist', 'web');
  if (!existsSync(web)) console.log('dist/web is not there (npm run build): measured without the web app in memory');
  console.log('\n| store | matches | ready after | resident then | after 6,000 pages | most | first page | median | p99 |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |'); // prettier-ignore
  let good = true;
  const [port = 0] = await freePorts(1);
  const common = { MT_WEB: web, MT_LOG: 'warn', MT_EXPIRE_OVER_H: '1000000', MT_EXPIRE_RUNNING_H: '1000000', MT_EXPIRE_WAITING_H: '1000000', MT_TEST_GAMES: '0' }; // prettier-ignore
  try {
    const file = path.join(dir, 'scale.sqlite');
    const sqlite = new ServerProcess(port, { ...common, MT_DATABASE: file, DATABASE_URL: '' }, path.join(dir, 'log'));
    await sqlite.start();
    const ids = await originals(sqlite);
    await sqlite.stop();
    fillSqlite(file, ids, matches);
    good = (await measure('SQLite', sqlite, matches)) && good;
    await sqlite.stop();
    if (missing) console.log(`PostgreSQL is NOT measured: ${missing}`);
    else {
      const postgres = await Postgres.start();
      const url = await postgres.fresh();
      const server = new ServerProcess(port, { ...common, DATABASE_URL: url }, path.join(dir, 'log'));
      await server.start();
      const originalIDs = await originals(server);
      await server.stop();
      await fillPostgres(url, originalIDs, matches);
      good = (await measure('PostgreSQL', server, matches)) && good;
      await server.stop();
      await postgres.stop();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  return good;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '10' },
      help: { type: 'boolean', default: false },
    },
  });
  const parts = positionals.length > 0 ? positionals : ['stored', 'two'];
  if (values.help || parts.some((p) => p !== 'stored' && p !== 'two')) quit(USAGE);
  process.setMaxListeners(50);
  let good = true;
  if (parts.includes('stored')) good = await stored(Number(values.matches));
  const why = missing ?? missingRedis;
  if (parts.includes('two') && why) console.log(`Two processes are NOT measured: ${why}`);
  else if (parts.includes('two')) printTwo(await twoAgainstOne(Number(values.seconds)));
  process.exit(good ? 0 : 1);
}

main().catch((error: unknown) => quit(error instanceof Error ? (error.stack ?? error.message) : String(error)));
