/**
 * npm run cluster -- --processes 3 [--port 8001]: PostgreSQL, Redis and N servers on this machine, without Docker.
 * Debian's packages are installed when this is run as root; everything is thrown away at the end (Ctrl+C).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { missing, Postgres } from '../server/tests/postgres';
import { missingRedis, Redis } from '../server/tests/redis';

const MAIN = path.resolve('dist/server/main.cjs');

function given(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number`);
  return value;
}

/** One server; its lines come with its number in front. */
function serve(n: number, port: number, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env, PORT: String(port) } });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => process.stdout.write(text.toString().replace(/^(?=.)/gm, `[${n}] `)));
  return child;
}

async function main() {
  const why = missing ?? missingRedis;
  if (why) throw new Error(why);
  if (!existsSync(MAIN)) throw new Error('dist/server/main.cjs is not there: npm run build');
  const [processes, port] = [given('processes', 3), given('port', 8001)];
  const [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
  const env = { DATABASE_URL: await postgres.fresh(), REDIS_URL: redis.url, NODE_ENV: 'production' };
  const servers = Array.from({ length: processes }, (_, i) => serve(i + 1, port + i, env));
  console.log(`DATABASE_URL=${env.DATABASE_URL}\nREDIS_URL=${env.REDIS_URL}`);
  const stop = async () => {
    const ended = servers.map((s) => s.exitCode ?? new Promise((done) => s.once('exit', done)));
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(ended);
    await redis.stop();
    await postgres.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
