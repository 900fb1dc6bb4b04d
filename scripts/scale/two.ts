import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { gameById } from '../games';
import type { RunningHost } from '../bench/hosts/start';
import { load, type LoadFigures } from '../bench/load/run';
import { freePorts } from '../faults/ports';
import { ServerProcess } from '../faults/server-process';
import { Postgres } from '../../server/tests/postgres';
import { Redis } from '../../server/tests/redis';

export interface TwoFigures {
  title: string;
  load: LoadFigures;
  /** of a core, each: what servers, PostgreSQL with Redis, and the players used */
  cpu: { servers: number; stores: number; players: number; cores: number };
}

const GAME = 'terrors-of-london';
const PLAYERS = 2;
const MATCHES = 100;
const TICK = 10_000; // microseconds in a tick of /proc

/** microseconds of CPU a process and its children have used */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return 0;
  }
}

function family(pid: number): number[] {
  let children: string;
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch {
    return [pid];
  }
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

const sum = (pids: readonly number[]) => pids.reduce((all, pid) => all + cpuOf(pid), 0);

/** Every connection goes to the next process: the seats of a match mostly sit at different ones. */
async function run(title: string, processes: number, seconds: number): Promise<TwoFigures> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mt-two-'));
  const [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
  const ports = await freePorts(processes);
  const env = {
    DATABASE_URL: await postgres.fresh(),
    MT_LOG: 'warn',
    ...(processes > 1 ? { REDIS_URL: redis.url } : {}),
  };
  const servers = ports.map((port) => new ServerProcess(port, env, path.join(dir, 'log')));
  await Promise.all(servers.map((s) => s.start()));
  let asked = 0;
  const host: RunningHost = {
    kind: 'ours PostgreSQL',
    get url() {
      return (servers[asked++ % processes] as ServerProcess).url;
    },
    usage: async () => ({ cpu: sum(servers.map((s) => s.pid)), rss: 0, heap: 0 }),
    stop: async () => {},
  };
  const stores = () => sum([...family(postgres.pid), redis.pid]);
  const before = {
    servers: sum(servers.map((s) => s.pid)),
    stores: stores(),
    own: process.cpuUsage(),
    at: performance.now(),
  };
  const figures = await load(host, gameById(GAME), { players: PLAYERS, matches: MATCHES, seconds, warmUp: 1000 });
  const wall = (performance.now() - before.at) * 1000;
  const own = process.cpuUsage(before.own);
  const cpu = {
    servers: (sum(servers.map((s) => s.pid)) - before.servers) / wall,
    stores: (stores() - before.stores) / wall,
    players: (own.user + own.system) / wall,
    cores: availableParallelism(),
  };
  await Promise.all(servers.map((s) => s.stop()));
  await redis.stop();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
  return { title, load: figures, cpu };
}

export async function twoAgainstOne(seconds: number): Promise<TwoFigures[]> {
  return [await run('one process', 1, seconds), await run('two processes, a match’s players anywhere', 2, seconds)];
}

export function printTwo(all: readonly TwoFigures[]) {
  console.log(`\n${GAME}, ${MATCHES} matches, ${PLAYERS} seats each, as fast as it goes; players, servers, PostgreSQL and Redis on one machine with ${all[0]?.cpu.cores} cores`); // prettier-ignore
  console.log('\n| | moves/s | p50 | p99 | CPU per move, servers | cores used: servers | PostgreSQL, Redis | players |\n| --- | --- | --- | --- | --- | --- | --- | --- |'); // prettier-ignore
  for (const { title, load: l, cpu } of all)
    console.log(`| ${title} | ${l.perSecond.toFixed(0)} | ${l.p50.toFixed(1)} ms | ${l.p99.toFixed(1)} ms | ${l.cpuPerMove.toFixed(0)} µs | ${cpu.servers.toFixed(2)} | ${cpu.stores.toFixed(2)} | ${cpu.players.toFixed(2)} |`); // prettier-ignore
  const [one, two] = all;
  if (one && two) console.log(`\n${(two.load.perSecond / one.load.perSecond).toFixed(2)} × the moves per second`);
}
