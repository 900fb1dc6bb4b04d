import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser';
import type { CreateReply, JoinReply } from '../../server/src/contract';

const root = path.resolve(__dirname, '../..');
const dist = path.join(root, process.env.MT_DIST ?? 'dist');

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** The built server with a database of its own; can be stopped and started again on the same port. */
export class TestServer {
  private child: ChildProcess | undefined;
  private readonly data = mkdtempSync(path.join(tmpdir(), 'mt-table-'));
  port = 0;

  get url() {
    return `http://localhost:${this.port}`;
  }

  async start() {
    this.port ||= await freePort();
    this.child = spawn(process.execPath, [path.join(dist, 'server', 'main.cjs')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MT_PORT: String(this.port),
        MT_DATABASE: path.join(this.data, 'table.sqlite'),
        MT_WEB: path.join(dist, 'web'),
        MT_TEST_GAMES: '1',
        MT_LIMITS: 'off',
        MT_LOG: 'error',
        MT_BOT_DELAY_MS: '20',
        MT_ABSENT_AFTER_S: '0',
        MT_BOT_WORKERS: '1',
      },
    });
    for (let i = 0; i < 200; i++) {
      const up = await fetch(`${this.url}/healthz`).then(
        (r) => r.ok,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the server did not come up');
  }

  /** `SIGKILL` is a crash. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async clear() {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  private async post<T>(where: string, body: unknown): Promise<T> {
    const reply = await fetch(`${this.url}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${where}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  create = (game: string, body: object) => this.post<CreateReply>(`/games/${game}/create`, body);
  handOver = (id: string, playerID: string, credentials: string) =>
    this.post<object>(`/api/matches/${id}/seats/${playerID}`, { playerID, credentials, to: 'bot', level: 'easy' });
  join = (game: string, id: string, playerName: string, playerID: string) =>
    this.post<JoinReply>(`/games/${game}/${id}/join`, { playerName, playerID });
}

/** A browser and its pages, each a device of its own; complains at the end of what went wrong on them. */
export class Devices {
  private browser: Browser | undefined;
  readonly errors: string[] = [];

  async open() {
    this.browser = await launchBrowser();
  }

  async device(options: Parameters<Browser['newContext']>[0] = DESKTOP): Promise<BrowserContext> {
    const context = await this.browser!.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(15_000);
    context.on('page', (page) => page.on('pageerror', (error) => this.errors.push(error.message)));
    return context;
  }

  async close() {
    await this.browser?.close();
  }
}

/** Puts a seat's key where the app keeps it, as joining in the lobby does. */
export const giveSeat = (page: BrowserContext, seat: object) =>
  page.addInitScript((held) => {
    if (location.protocol === 'about:') return;
    if (!localStorage.getItem('mt.seats')) localStorage.setItem('mt.seats', JSON.stringify([held]));
  }, seat);

/** A match of two people, each on a device of their own. */
export async function seatTwo(server: TestServer, devices: Devices, game: string, setupData: object = {}) {
  const { matchID } = await server.create(game, { numPlayers: 2, setupData, seed: 'two' });
  const sit = async (name: string, playerID: string) => {
    const { playerCredentials } = await server.join(game, matchID, name, playerID);
    const context = await devices.device();
    await giveSeat(context, { matchID, game, playerID, credentials: playerCredentials, name, at: Date.now() });
    return context;
  };
  const contexts = [await sit('Ann', '0'), await sit('Bob', '1')] as const;
  const pages: Page[] = [];
  for (const context of contexts) {
    const page = await context.newPage();
    await page.goto(`${server.url}/match/${matchID}`);
    await page.waitForSelector('[data-frame]');
    pages.push(page);
  }
  return { matchID, contexts, ann: pages[0]!, bob: pages[1]! };
}

/** How many moves the table on this page has seen. */
export const movesSeen = (page: Page) =>
  page.evaluate(() => Number(document.querySelector('[data-n]')?.getAttribute('data-n') ?? -1));

export const waitForMoves = (page: Page, n: number) =>
  page.waitForFunction((least) => Number(document.querySelector('[data-n]')?.getAttribute('data-n')) >= least, n);

/** Does anything that is lit: a move, or a pick and then a move. False when there is nothing to do. */
export async function playOne(page: Page): Promise<boolean> {
  const n = await movesSeen(page);
  const direct = page.locator('[data-stage] [data-move], [data-frame] [data-move]').first();
  if ((await direct.count()) === 0) {
    const pick = page.locator('[data-select]').first();
    if ((await pick.count()) === 0) return false;
    await pick.click();
  }
  await direct.click();
  await page.waitForFunction(
    (was) =>
      document.querySelector('[data-curtain]') !== null ||
      Number(document.querySelector('[data-n]')?.getAttribute('data-n')) > was,
    n,
  );
  return true;
}

/** Holds the curtain's button until it lifts. */
export async function liftCurtain(page: Page) {
  const box = await page.locator('[data-lift]').boundingBox();
  await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await page.mouse.down();
  await page.waitForSelector('[data-frame]');
  await page.mouse.up();
}

/** What axe finds serious or critical on the page. */
export async function seriousProblems(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
  });
}
