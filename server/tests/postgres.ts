import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

/** A throw-away PostgreSQL for tests: its own directory, a free port of this machine, gone afterwards. */

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function binaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((v) => path.join(DEBIAN, v, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return places.find((dir) => existsSync(path.join(dir, 'initdb')) && existsSync(path.join(dir, 'postgres')));
}

function installed(): string | undefined {
  const found = binaries();
  if (found || !isRoot || !existsSync('/etc/debian_version')) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, timeout: 180_000 });
  return binaries();
}

const bin = installed();

/** Why there is no PostgreSQL to test with; undefined when there is one. */
export const missing = bin
  ? undefined
  : 'initdb and postgres are neither in /usr/lib/postgresql/*/bin nor on the PATH: apt-get install postgresql';

/** PostgreSQL refuses to run as root. */
function user(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, name]).stdout.toString() || NaN));
    if (uid! > 0 && gid! >= 0) return { uid: uid!, gid: gid! };
  }
  throw new Error('neither a user postgres nor nobody is there to run PostgreSQL');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Postgres {
  private process: ChildProcess | undefined;
  private databases = 0;
  private said = '';
  private readonly orphaned = () => this.process?.kill('SIGQUIT');

  private constructor(
    private readonly dir: string,
    private readonly port: number,
    private readonly as: { uid: number; gid: number } | undefined,
  ) {
    process.once('exit', this.orphaned);
  }

  /** `parent`: where its directory is made */
  static async start(parent = tmpdir()): Promise<Postgres> {
    const dir = mkdtempSync(path.join(parent, 'mt-postgres-'));
    const as = user();
    if (as) chownSync(dir, as.uid, as.gid);
    const args = ['-D', path.join(dir, 'data'), '-U', 'mt', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    execFileSync(path.join(bin!, 'initdb'), args, { cwd: dir, stdio: 'pipe', ...as });
    const postgres = new Postgres(dir, await freePort(), as);
    await postgres.resume();
    return postgres;
  }

  url(database: string) {
    return `postgres://mt@127.0.0.1:${this.port}/${database}`;
  }

  /** A new empty database. */
  async fresh(): Promise<string> {
    const name = `t${++this.databases}`;
    await this.tell(`CREATE DATABASE ${name}`);
    return this.url(name);
  }

  private async tell(sql: string) {
    const client = new Client({ connectionString: this.url('postgres'), connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Starts it, again after a kill; ready when it answers. */
  async resume() {
    for (let tries = 0; tries < 600; tries++) {
      if (!this.process) this.launch();
      try {
        return await this.tell('SELECT 1');
      } catch {
        await pause(50); // it recovers, or what is left of the killed one is still there
      }
    }
    throw new Error(`PostgreSQL does not start: ${this.said.slice(-2000)}`);
  }

  private launch() {
    // no fsync: these tests kill processes, not machines
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      shared_buffers: '16MB',
    };
    const args = ['-D', path.join(this.dir, 'data'), '-p', String(this.port)];
    for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
    const child = spawn(path.join(bin!, 'postgres'), args, {
      cwd: this.dir,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...this.as,
    });
    child.stderr.on('data', (d: Buffer) => (this.said += d.toString()));
    child.once('exit', () => {
      if (this.process === child) this.process = undefined;
    });
    this.process = child;
  }

  private async end(signal: NodeJS.Signals) {
    const child = this.process;
    if (!child) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }

  /** kill -9: its other processes follow when they notice */
  kill() {
    return this.end('SIGKILL');
  }

  async stop() {
    await this.end('SIGINT');
    process.removeListener('exit', this.orphaned);
    rmSync(this.dir, { recursive: true, force: true });
  }
}
