import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundled } from '../../bundled';
import type { Usage } from './host';

export const HOSTS = ['stock memory', 'stock FlatFile', 'ours SQLite', 'ours PostgreSQL'] as const;
export type HostKind = (typeof HOSTS)[number];

/** A server in a process of its own. */
export interface RunningHost {
  kind: HostKind;
  url: string;
  usage(collect?: boolean): Promise<Usage>;
  stop(): Promise<void>;
}

/** BENCH_PROFILE=dir: every server leaves its CPU profile there */
const profiles = process.env['BENCH_PROFILE'];

const scripts = new Map<string, string>();
function script(name: string): string {
  const made = scripts.get(name) ?? bundled(`bench/hosts/${name}.ts`);
  if (!scripts.has(name)) process.on('exit', () => rmSync(made, { force: true }));
  scripts.set(name, made);
  return made;
}

function environment(kind: HostKind, game: string, dir: string, database: string): NodeJS.ProcessEnv {
  const env = { ...process.env, NODE_ENV: 'production', BENCH_GAME: game };
  switch (kind) {
    case 'stock memory':
      return env;
    case 'stock FlatFile':
      return { ...env, BENCH_FLATFILE: path.join(dir, 'flatfile') };
    case 'ours SQLite':
    case 'ours PostgreSQL':
      return {
        ...env,
        PORT: '0',
        MT_HOST: '127.0.0.1',
        MT_DATABASE: database,
        MT_LIMITS: 'off',
        MT_LOG: 'silent',
        MT_TEST_GAMES: '1',
        MT_BOT_WORKERS: '1',
        ...(kind === 'ours PostgreSQL' ? {} : { DATABASE_URL: '' }),
      };
  }
}

/** Starts a host on loopback and waits until it listens; on a store of its own unless one is named. */
export async function startHost(kind: HostKind, game: string, database?: string): Promise<RunningHost> {
  const dir = mkdtempSync(path.join(tmpdir(), 'midnight-bench-'));
  const child = fork(script(kind.startsWith('stock') ? 'stock' : 'ours'), {
    execArgv: ['--expose-gc', ...(profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [])],
    env: environment(kind, game, dir, database ?? path.join(dir, 'bench.sqlite')),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answers = new Map<number, (usage: Usage) => void>();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${kind} ended with ${code}`)));
    child.on('message', (message: { ready?: string; id?: number; usage?: Usage }) => {
      if (message.ready) resolve(message.ready.replace('0.0.0.0', '127.0.0.1'));
      if (message.id !== undefined && message.usage) answers.get(message.id)?.(message.usage);
    });
  });
  let asked = 0;
  return {
    kind,
    url,
    usage: (collect = false) =>
      new Promise((resolve) => {
        const id = asked++;
        answers.set(id, (usage) => {
          answers.delete(id);
          resolve(usage);
        });
        child.send({ id, collect });
      }),
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(late);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
