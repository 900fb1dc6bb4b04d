/** The built app on the real server, in a real browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser';

const root = path.resolve(__dirname, '../..');
const dist = path.join(root, process.env.MT_DIST ?? 'dist');
/** the app as it was built */
export const builtWeb = path.join(dist, 'web');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function until(done: () => Promise<boolean>, what: string) {
  for (let i = 0; i < 300; i++) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what}: waited 15 s in vain`);
}

/** Requests to the server, as any program may make them. */
async function post<T>(url: string, body: unknown): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

export interface PageOptions extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** the name kept on this device; none for a first visit */
  name?: string;
  /** asks before what cannot be undone, as the app does unless told otherwise */
  confirm?: boolean;
}

export interface App {
  url: string;
  browser: Browser;
  /** a device of its own */
  newContext(options?: PageOptions): Promise<BrowserContext>;
  /** a page on a device of its own */
  newPage(options?: PageOptions): Promise<Page>;
  post<T>(where: string, body: unknown): Promise<T>;
  /** stops the server, starts it again on the same port with the same data */
  restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
  /** what the pages complained of since last asked */
  errors(): string[];
}

/** Starts server and browser; call once per file and `stop` at its end. */
export async function startApp(env: Record<string, string> = {}): Promise<App> {
  const data = mkdtempSync(path.join(tmpdir(), 'midnight-table-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const complaints: string[] = [];
  let server: ChildProcess | undefined;

  const start = async () => {
    server = spawn(process.execPath, [path.join(dist, 'server', 'main.cjs')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MT_PORT: String(port),
        MT_DATABASE: path.join(data, 'table.sqlite'),
        MT_WEB: builtWeb,
        MT_TEST_GAMES: '1',
        MT_LIMITS: 'off',
        MT_LOG: 'error',
        MT_BOT_DELAY_MS: '20',
        MT_BOT_WORKERS: '1',
        ...env,
      },
    });
    await until(
      () =>
        fetch(`${url}/healthz`).then(
          (r) => r.ok,
          () => false,
        ),
      'the server',
    );
  };
  const halt = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await gone;
  };

  const [browser] = await Promise.all([launchBrowser(), start()]);
  const newContext: App['newContext'] = async ({ width = 1280, height = 800, name, confirm = false, ...more } = {}) => {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 900,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...more,
    });
    context.setDefaultTimeout(15_000);
    context.on('page', (page) => {
      page.on('pageerror', (error) => complaints.push(error.message));
      // what the page's own security policy forbids
      page.on('console', (line) => {
        if (line.type() === 'error' && line.text().includes('Content Security Policy')) complaints.push(line.text());
      });
    });
    await context.addInitScript(
      ([mine, asks]) => {
        if (!location.protocol.startsWith('http')) return;
        if (mine && !localStorage.getItem('mt.name')) localStorage.setItem('mt.name', JSON.stringify(mine));
        if (!localStorage.getItem('mt.table')) localStorage.setItem('mt.table', JSON.stringify({ confirm: asks }));
      },
      [name ?? '', confirm] as const,
    );
    return context;
  };
  return {
    url,
    browser,
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    post: (where, body) => post(`${url}${where}`, body),
    restart: async (signal = 'SIGTERM') => {
      await halt(signal);
      await start();
    },
    stop: async () => {
      await browser.close();
      await halt('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    errors: () => complaints.splice(0),
  };
}

/** A little generator for tests: the same seed clicks the same things. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const seen = (page: Page) =>
  page.evaluate(() => Number(document.querySelector('[data-n]')?.getAttribute('data-n') ?? -1));

/** Holds the curtain’s button until it lifts. */
export async function liftCurtain(page: Page) {
  const box = await page.locator('[data-lift]').boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForSelector('[data-curtain]', { state: 'detached' });
  await page.mouse.up();
}

/** Clicks one thing that is offered: a move, or something to pick and then a move of it. False when nothing is. */
async function clickSomething(page: Page, roll: () => number): Promise<boolean> {
  let over = '';
  const visible = (selector: string) =>
    page.locator(`${over}${selector}:visible:not([aria-disabled=true]):not(:disabled)`);
  const pickOf = async (selector: string) => {
    const all = visible(selector);
    const n = await all.count();
    return n > 0 ? all.nth(Math.floor(roll() * n)) : undefined;
  };
  for (let depth = 0; depth < 3; depth++) {
    // a question laid over the table keeps everything below it out of reach
    over = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open] ' : '';
    const [moves, selects] = [await visible('[data-move]').count(), await visible('[data-select]').count()];
    const wantsMove = moves > 0 && (selects === 0 || roll() < 0.6);
    const target = await pickOf(wantsMove ? '[data-move]' : '[data-select]');
    if (!target) return false;
    await target.click();
    if (wantsMove) return true;
  }
  const last = await pickOf('[data-move]');
  await last?.click();
  return last !== undefined;
}

/** Plays on by clicking what is offered until the match is over; answers how many clicks made a move. */
export async function playByClicking(page: Page, roll: () => number, most = 600): Promise<number> {
  let made = 0;
  for (let i = 0; i < most * 3 && made < most; i++) {
    if ((await page.locator('[data-result]').count()) > 0) return made;
    if ((await page.locator('[data-curtain]').count()) > 0) await liftCurtain(page);
    const before = await seen(page);
    if (!(await clickSomething(page, roll))) {
      await page.waitForTimeout(40);
      continue;
    }
    const moved = await page
      .waitForFunction(
        (was) =>
          Number(document.querySelector('[data-n]')?.getAttribute('data-n')) !== was ||
          document.querySelector('[data-curtain],[data-result]') !== null,
        before,
        { timeout: 2000 },
      )
      .then(
        () => true,
        () => false,
      );
    if (moved) made++;
  }
  throw new Error(`the match did not end in ${made} moves`);
}

interface AxeNode {
  html: string;
  failureSummary?: string;
}

/** Serious and critical findings of axe, in words; an empty list is good. */
export async function axeCheck(page: Page): Promise<string[]> {
  // run, not added to the page: its content security policy allows no foreign script
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    const axe = (
      window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: AxeNode[] }[] }> };
      }
    ).axe;
    const { violations } = await axe.run();
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary?.slice(0, 200) ?? ''}`));
  });
}

/** How many pixels the page can be scrolled sideways; must be none. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A picture for people to look at, where MT_SHOTS names a folder. */
export async function shot(page: Page, name: string) {
  const folder = process.env.MT_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
