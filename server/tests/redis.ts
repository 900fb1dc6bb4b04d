import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from 'redis';

/** A throw-away Redis for tests: keeps nothing, listens on a free port of this machine. */

const places = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(':')];
const binary = () => places.map((dir) => path.join(dir, 'redis-server')).find(existsSync);

function installed(): string | undefined {
  const found = binary();
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { env, timeout: 180_000 });
  return binary();
}

const bin = installed();

/** Why there is no Redis to test with; undefined when there is one. */
export const missingRedis = bin ? undefined : 'redis-server is not on the PATH: apt-get install redis-server';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

export class Redis {
  private process: ChildProcess | undefined;
  private readonly orphaned = () => this.process?.kill('SIGKILL');

  private constructor(private readonly port: number) {
    process.once('exit', this.orphaned);
  }

  static async start(): Promise<Redis> {
    const redis = new Redis(await freePort());
    await redis.resume();
    return redis;
  }

  get pid(): number {
    return this.process?.pid ?? 0;
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  async resume() {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.process = spawn(bin!, args, { cwd: tmpdir(), stdio: 'ignore' });
    for (let tries = 0; tries < 200; tries++) {
      const client = createClient({ url: this.url, socket: { reconnectStrategy: false } });
      client.on('error', () => {});
      try {
        await client.connect();
        client.destroy();
        return;
      } catch {
        await new Promise((done) => setTimeout(done, 50));
      }
    }
    throw new Error('Redis does not start');
  }

  /** Everything that is said on any channel, as Redis sees it. */
  async overhear(hear: (text: string) => void): Promise<() => void> {
    const client = createClient({ url: this.url });
    client.on('error', () => {});
    await client.connect();
    await client.pSubscribe('*', (text) => hear(text));
    return () => client.destroy();
  }

  async kill() {
    const child = this.process;
    if (!child) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
    this.process = undefined;
  }

  async stop() {
    await this.kill();
    process.removeListener('exit', this.orphaned);
  }
}
