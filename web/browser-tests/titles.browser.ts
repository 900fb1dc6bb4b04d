/** What every title promises, on its real board. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axeCheck, sideways, startApp, type App, type PageOptions } from './kit';
import { movesSeen, waitForMoves } from './table-kit';
import { TITLES } from './walker';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const NAMES: Record<string, string> = {
  'arkham-note': 'Arkham Note',
  'terrors-of-london': 'Terrors of London',
  arcana: 'Arcana',
  cultistorm: 'Cultistorm',
  'cults-of-london': 'Cults of London',
};
const PHONE: PageOptions = { width: 390, height: 844, isMobile: true };

const open = async (where: string, options?: PageOptions) => {
  const page = await app.newPage(options);
  await page.goto(`${app.url}${where}`);
  return page;
};
const close = (page: Page) => page.context().close();

/** How far things moved by themselves since the page was asked for: 0 is still. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element | null }[];
      })[])
        if (!entry.hadRecentInput) seen.push(`${entry.value.toFixed(4)} ${entry.sources.map((x) => x.node?.className ?? '').join(' ')}`); // prettier-ignore
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** One more move by whatever is lit: what the guide points at, else anything. */
async function moveOn(page: Page) {
  const n = await movesSeen(page);
  for (let i = 0; i < 12 && (await movesSeen(page)) === n; i++) {
    const over = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open] ' : '';
    const lit = (what: string) =>
      page.locator(`${over}${what}:not([aria-disabled=true]):not([data-selected]):visible`).nth(i % 3);
    const next = (await lit('[data-move]').count()) > 0 ? lit('[data-move]') : lit('[data-select]');
    if ((await next.count()) > 0) await next.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
}

/** Clicks what is not lit, with nothing in hand and then with one thing after the other, until a rule is named. */
async function tryAround() {
  const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
  const click = async (el: HTMLElement | undefined) => {
    el?.click();
    await new Promise((done) => setTimeout(done, 30));
  };
  for (let picks = 0; picks <= 8; picks++) {
    if (picks > 0) await click(all('[data-frame] [data-select]')[picks - 1]);
    for (const piece of all('[data-frame] [data-try]').slice(0, 8)) {
      await click(piece);
      if (document.querySelector('[aria-live="polite"] a')) return;
    }
  }
}

describe.each(TITLES)('$id', ({ id, short }) => {
  it('comes from the front page to its first move in three clicks', async () => {
    const page = await open('/', { confirm: true });
    await page.getByRole('button', { name: `Play now: ${NAMES[id]}` }).click();
    await page.getByRole('dialog').locator('button strong').first().click();
    await page.waitForURL(/\/local\//);
    const first = page.locator('[data-move]:visible').first();
    await first.waitFor();
    const n = await movesSeen(page);
    await first.click();
    await waitForMoves(page, n + 1);
    await close(page);
  });

  it('is taught on the real board, with hints that say why', async () => {
    const page = await open('/learn', { name: 'Ilse' });
    await page.getByRole('button', { name: `Guided first game of ${NAMES[id]}` }).click();
    const guide = page.locator('[data-guide]');
    await guide.waitFor();
    const steps = new Set<string>();
    for (let i = 0; i < 40 && steps.size < 5; i++) {
      const step = await guide.getAttribute('data-guide', { timeout: 200 }).catch(() => null);
      if (step) steps.add(step);
      const next = guide.getByRole('button', { name: 'Next' });
      if (step && (await next.count()) > 0) await next.click({ timeout: 1500 }).catch(() => undefined);
      else await moveOn(page);
    }
    expect(steps.size).toBeGreaterThanOrEqual(5);
    expect(await movesSeen(page)).toBeGreaterThan(0);
    if ((await guide.count()) > 0) await page.getByRole('button', { name: 'End the guide' }).click();
    await page.locator('[data-move]:visible,[data-select]:visible').first().waitFor();
    await page.locator('[data-tool="hint"]:visible').first().click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[aria-live="polite"]')].some((x) => /\w\u2060?: \w/.test(x.textContent ?? '')),
    );
    await close(page);
  });

  it('says why not with the number of the rule, which opens that rule', async () => {
    const page = await app.newPage();
    const rule = page.locator('[aria-live="polite"] a');
    // not at every moment does something lie about that cannot be done, and often only with something in hand
    for (let moves = 1; moves < 60 && (await rule.count()) === 0; moves += 6) {
      await page.goto(`${app.url}/local/new?game=${id}&seed=3&moves=${moves}&${short}`);
      await page.locator('[data-move]:visible,[data-select]:visible').first().waitFor();
      await page.evaluate(tryAround);
    }
    const number = (await rule.first().textContent()) ?? '';
    const [book] = await Promise.all([page.context().waitForEvent('page'), rule.first().click()]);
    const here = book.locator('[data-here]');
    await here.waitFor();
    expect(await here.getAttribute('id')).toBe(number);
    await close(page);
  });

  it('explains its words, and its story opens cards', async () => {
    const page = await open(`/local/new?game=${id}&seed=4&moves=40&${short}`);
    await page.locator('[data-tool="menu"]').click();
    await page.getByRole('button', { name: 'Words of the game' }).click();
    expect(await page.locator('dialog[open] dt').count()).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.locator('dialog[open] [data-log] [data-zoom]').first().click();
    await page.getByRole('dialog', { name: 'Card' }).waitFor();
    await close(page);
  });

  it.each([
    ['a wide screen', {}],
    ['a phone', PHONE],
  ])('stands still while it loads on %s, fits, and axe finds nothing serious', async (_, size) => {
    const page = await app.newPage(size);
    await page.goto(`${app.url}/local/new?game=${id}&seed=5&moves=25&${short}`);
    await page.waitForSelector('[data-frame]');
    await watchShifts(page);
    await page.reload();
    await page.waitForSelector('[data-frame]');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(400);
    expect(await shifts(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    expect(await axeCheck(page)).toEqual([]);
    await close(page);
  });
});

describe('a finished match of each title', () => {
  let page: Page;
  beforeAll(async () => {
    page = await app.newPage({ name: 'Ilse', permissions: ['clipboard-read', 'clipboard-write'] });
  });
  afterAll(() => close(page));

  it.each(TITLES)('$id: a breakdown, a replay as each seat saw it, a link and a file', async ({ id, short }) => {
    await page.goto(`${app.url}/local/new?game=${id}&seed=6&moves=5000&${short}`);
    const result = page.locator('[data-result]');
    await result.waitFor();
    expect(await result.locator('tbody tr').count()).toBeGreaterThan(1);
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.waitForSelector('[data-replay]');
    await page.getByRole('button', { name: 'To the end' }).click();
    const last = await movesSeen(page);
    expect(last).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'One move back' }).click();
    const seats = page.getByLabel('Seen by');
    expect(await seats.locator('option').count()).toBeGreaterThan(1);
    await seats.selectOption({ index: 1 });
    expect(await movesSeen(page)).toBe(last - 1);
    expect(await page.locator('[data-move]').count()).toBe(0);

    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-keep]').click()]);
    const file = await download.path();
    expect(readFileSync(file, 'utf8')).toContain('"midnight-table/1"');
    await page.locator('[data-share]').click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const friend = await app.newPage();
    await friend.goto(link);
    await friend.waitForSelector('[data-replay]');
    expect(await movesSeen(friend)).toBe(last - 1);
    await friend.goto(`${app.url}/matches`);
    await friend.getByRole('link', { name: 'Watch a match from a file' }).click();
    await friend.getByLabel('Match file').setInputFiles(file);
    await friend.waitForSelector('[data-replay]');
    await friend.getByRole('button', { name: 'To the end' }).click();
    expect(await movesSeen(friend)).toBe(last);
    await close(friend);
  });

  it('is counted in the statistics, drawn as plots', async () => {
    await page.goto(`${app.url}/stats`);
    for (const { id } of TITLES) {
      await page.getByRole('group', { name: 'Game' }).getByRole('button', { name: NAMES[id]! }).click();
      const plot = page.getByRole('img', { name: /the last 1 matches/ });
      await plot.first().waitFor();
      expect(await plot.first().locator('circle').count()).toBe(1);
      expect(await axeCheck(page)).toEqual([]);
    }
  });
});
