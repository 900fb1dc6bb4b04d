/** npm run scale: what 100,000 stored matches cost, and how much more two processes carry than one. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '../engine-extensions/simulation/tally';
import { missing, Postgres } from '../server/tests/postgres';
import { missingRedis } from '../server/tests/redis';
import { ServerProcess } from './faults/server-process';
import { quit } from './games';
import { fillPostgres, fillSqlite, originals } from './scale/fill';
import { freePorts } from './faults/ports';
import { cpuOf, printTwo, twoAgainstOne } from './scale/two';

const USAGE = `npm run scale [-- sqlite | postgres | two …] [--matches 100000] [--seconds 10]
sqlite, postgres: fills the store with matches, then measures the start, memory and pages of the lobby.
two: moves per second of one process and of two on PostgreSQL and Redis.`;

const PARTS = ['sqlite', 'postgres', 'two'];
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

async function measure(title: string, server: ServerProcess): Promise<boolean> {
  const start = performance.now();
  await server.start();
  const ready = performance.now() - start;
  const { pid } = server;
  const empty = rss(pid);
  await lobby(server.url); // warms up
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, rss(pid))), 50);
  const before = cpuOf(pid);
  const took = await lobby(server.url);
  const cpu = (cpuOf(pid) - before) / took.length / 1000;
  clearInterval(watch);
  await server.stop();
  const cells = [title, `${Math.round(ready)} ms`, `${empty.toFixed(0)} MB`, `${most.toFixed(0)} MB`, `${cpu.toFixed(2)} ms`, `${percentile(took, 0.5).toFixed(1)} ms`, `${percentile(took, 0.99).toFixed(1)} ms`]; // prettier-ignore
  console.log(`| ${cells.join(' | ')} |`);
  return ready < 2000 && most <= 100 && percentile(took, 0.99) < 50;
}

/** for small machines: V8 collects sooner and keeps less room for what is young */
const SMALL = ['--max-semi-space-size=4', '--heap-growing-percent=20'];

async function stored(matches: number, stores: readonly string[]): Promise<boolean> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mt-scale-'));
  const web = path.resolve('dist', 'web');
  if (!existsSync(web)) console.log('dist/web is not there (npm run build): measured without the web app');
  console.log(`\n${matches} matches, ${REQUESTS} pages of the lobby by ${AT_ONCE} readers; load of the machine ${loadavg()[0]?.toFixed(1)}`); // prettier-ignore
  console.log('\n| store | ready after | resident then | most while read | CPU per page | median | p99 |\n| --- | --- | --- | --- | --- | --- | --- |'); // prettier-ignore
  const [port = 0] = await freePorts(1);
  const expiry = { MT_EXPIRE_OVER_H: '1000000', MT_EXPIRE_RUNNING_H: '1000000', MT_EXPIRE_WAITING_H: '1000000' };
  const common = { ...expiry, MT_WEB: web, MT_LOG: 'warn', MT_TEST_GAMES: '0' };
  let good = true;
  const both = async (title: string, env: Record<string, string>, fill: (ids: readonly string[]) => Promise<void>) => {
    const server = (flags: readonly string[]) =>
      new ServerProcess(port, { ...common, ...env }, path.join(dir, 'log'), flags);
    const first = server([]);
    await first.start();
    const ids = await originals(first);
    await first.stop();
    await fill(ids);
    await measure(title, server([]));
    good = (await measure(`${title}, ${SMALL.join(' ')}`, server(SMALL))) && good;
  };
  try {
    const file = path.join(dir, 'scale.sqlite');
    if (stores.includes('sqlite')) await both('SQLite', { MT_DATABASE: file, DATABASE_URL: '' }, async (ids) => fillSqlite(file, ids, matches)); // prettier-ignore
    if (stores.includes('postgres') && missing) console.log(`PostgreSQL is NOT measured: ${missing}`);
    else if (stores.includes('postgres')) {
      const postgres = await Postgres.start();
      const url = await postgres.fresh();
      await both('PostgreSQL', { DATABASE_URL: url }, (ids) => fillPostgres(url, ids, matches));
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
  const parts = positionals.length > 0 ? positionals : PARTS;
  if (values.help || parts.some((p) => !PARTS.includes(p))) quit(USAGE);
  process.setMaxListeners(50);
  let good = true;
  if (parts.some((p) => p !== 'two')) good = await stored(Number(values.matches), parts);
  const why = missing ?? missingRedis;
  if (parts.includes('two') && why) console.log(`Two processes are NOT measured: ${why}`);
  else if (parts.includes('two')) printTwo(await twoAgainstOne(Number(values.seconds)));
  process.exit(good ? 0 : 1);
}

main().catch((error: unknown) => quit(error instanceof Error ? (error.stack ?? error.message) : String(error)));
