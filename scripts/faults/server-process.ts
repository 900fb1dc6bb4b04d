import { buildSync } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HOME = path.resolve('.cache', `faults-${process.pid}`);

/** A time of day that jumps by three days when asked, and back when asked again. */
const JUMPING = `const real = Date.now; let off = 0;
Date.now = () => real() + off;
process.on('SIGUSR2', () => { off = off === 0 ? 3 * 86400000 : 0; });
`;

let built = false;

/** The server as it runs in production, as one file beside its worker. */
export function builtServer(): string {
  if (!built) {
    const entryPoints = ['main.ts', path.join('bots', 'worker.ts')].map((file) => ({
      in: path.join('server', 'src', file),
      out: path.basename(file, '.ts'),
    }));
    buildSync({
      entryPoints,
      outdir: HOME,
      outExtension: { '.js': '.cjs' },
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      logLevel: 'error',
      packages: 'external',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    writeFileSync(path.join(HOME, 'jumping-clock.cjs'), JUMPING);
    process.once('exit', () => rmSync(HOME, { recursive: true, force: true }));
    built = true;
  }
  return HOME;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** One server in a process of its own, which can be killed, paused and started again on its port. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private readonly orphaned = () => this.child?.kill('SIGKILL');

  constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly log: string,
  ) {
    process.once('exit', this.orphaned);
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning() {
    return this.child !== undefined;
  }

  /** Starts it and, unless told otherwise, waits until it takes work. */
  async start(ready = true) {
    const home = builtServer();
    const child = spawn(process.execPath, ['--require', path.join(home, 'jumping-clock.cjs'), path.join(home, 'main.cjs')], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MT_HOST: '127.0.0.1',
        MT_LIMITS: 'off',
        MT_TEST_GAMES: '1',
        MT_BOT_WORKERS: '1',
        MT_BOT_DELAY_MS: '30',
        MT_WEB: '/nowhere',
        MT_LOG: 'warn',
        ...this.env,
        PORT: String(this.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }); // prettier-ignore
    const log = createWriteStream(this.log, { flags: 'a' });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    this.child = child;
    if (ready) await this.ready();
  }

  async ready(ms = 30_000) {
    for (const end = performance.now() + ms; performance.now() < end; await pause(40)) {
      const reply = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      if (reply?.ok) return;
      if (!this.child) throw new Error(`the server on port ${this.port} ended; see ${this.log}`);
    }
    throw new Error(`the server on port ${this.port} is not ready; see ${this.log}`);
  }

  private async end(signal: NodeJS.Signals) {
    const { child } = this;
    if (!child) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }

  kill = () => this.end('SIGKILL');
  stop = async () => {
    await this.end('SIGTERM');
    process.removeListener('exit', this.orphaned);
  };

  sleep() {
    this.child?.kill('SIGSTOP');
  }

  wake() {
    this.child?.kill('SIGCONT');
  }

  jumpClock() {
    this.child?.kill('SIGUSR2');
  }
}
