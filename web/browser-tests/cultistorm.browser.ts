import type { BrowserContext, Page } from 'playwright-core';
import type { CreateReply, JoinReply } from '../../server/src/contract';
import { axeCheck, liftCurtain, shot, sideways, type App, type PageOptions } from './kit';
import { movesSeen, startTable, waitForMoves } from './table-kit';

let app: App;
beforeAll(async () => {
  app = await startTable();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const GAME = 'cultistorm';

const local = async (query: string, options?: PageOptions) => {
  const page = await app.newPage(options);
  await page.goto(`${app.url}/local/new?game=${GAME}&${query}`);
  await page.waitForSelector('[data-frame],[data-curtain]');
  return page;
};

/** What a hurried player clicks first: answers, then fights, then what ends the phase. */
const QUICK = ['chooseInvestigator', 'keepItem', 'vote', 'answer', 'keepSearched', 'dropItem', 'ready', 'fight', 'seal', 'endFights', 'doneSealing', 'setTarget', 'pass']; // prettier-ignore

/** Clicks the most pressing control in one go inside the page; false when nothing is offered. */
const clickQuick = (page: Page) =>
  page.evaluate((order) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-frame] [data-move]')];
    for (const name of order) {
      const found = all.find((el) => el.dataset['move']?.startsWith(`${name}(`));
      if (found && (name !== 'setTarget' || !document.querySelector('[data-enemy]'))) {
        found.click();
        return true;
      }
    }
    return false;
  }, QUICK);

/** Hurries one page to the end. */
async function hurry(page: Page, most = 900) {
  for (let i = 0; i < most; i++) {
    if ((await page.locator('[data-result]').count()) > 0) return;
    await page.waitForTimeout((await clickQuick(page)) ? 5 : 25);
  }
  throw new Error('the night did not end');
}

/** Whether a page shows the end, or more moves than these. */
const hasSeen = (page: Page, n: number) =>
  page.waitForFunction(
    (was) =>
      document.querySelector('[data-result]') !== null ||
      Number(document.querySelector('[data-n]')?.getAttribute('data-n')) > was,
    n,
  );

/** Hurries several pages at one table to the end, or to a sight: one click, then all have seen it, however slow the machine. */
async function hurryTogether(pages: readonly Page[], until = '[data-result]', most = 600) {
  let idle = 0;
  for (let i = 0; i < most && idle < pages.length; i++) {
    const page = pages[i % pages.length] as Page;
    if ((await page.locator(until).count()) > 0) return;
    const n = await movesSeen(page);
    const clicked = await clickQuick(page);
    idle = clicked ? 0 : idle + 1;
    if (clicked) await Promise.all(pages.map((p) => hasSeen(p, n)));
  }
  throw new Error(idle > 0 ? 'nobody can go on' : 'the night did not end');
}

/** Until the investigators act and nothing else is asked. */
async function untilActing(page: Page) {
  for (let i = 0; i < 60; i++) {
    if ((await page.locator('[data-pass-note]').count()) && !(await page.locator('[data-question]').count())) return;
    await clickQuick(page);
    await page.waitForTimeout(10);
  }
  throw new Error('the investigators never act');
}

describe('Cultistorm', () => {
  it('four pages win or lose a match together online', async () => {
    const setupData = { pick: 'random', storm: 'fierce' };
    const body = { numPlayers: 4, setupData };
    const { matchID } = await app.post<CreateReply>(`/games/${GAME}/create`, body);
    const pages: Page[] = [];
    const device: BrowserContext = await app.newContext({ name: 'Ann' });
    for (const [i, name] of ['Ann', 'Bob', 'Cid', 'Dot'].entries()) {
      const { playerCredentials } = await app.post<JoinReply>(`/games/${GAME}/${matchID}/join`, {
        playerName: name,
        playerID: String(i),
      });
      const context = i === 0 ? device : await app.newContext({ name });
      const seat = { matchID, game: GAME, playerID: String(i), credentials: playerCredentials, name, at: Date.now() };
      await context.addInitScript((held) => {
        if (location.protocol.startsWith('http') && !localStorage.getItem('mt.seats'))
          localStorage.setItem('mt.seats', JSON.stringify([held]));
      }, seat);
      const page = await context.newPage();
      await page.goto(`${app.url}/match/${matchID}`);
      await page.waitForSelector('[data-frame]');
      pages.push(page);
    }
    await hurryTogether(pages, '[data-pass-note]');
    // one tells the team what it needs; everybody sees it
    const [ann, ...others] = pages as [Page, ...Page[]];
    await ann.locator('button', { hasText: 'Tell' }).first().click();
    await ann.locator('[data-tell="need:moon"]').click();
    for (const page of others) await page.getByText('needs a Moon.').first().waitFor();
    // all four pass at the same moment: no click is lost
    const n = await movesSeen(ann);
    await Promise.all(pages.map((p) => p.locator('[data-move^="pass("]').first().click()));
    for (const page of pages) await hasSeen(page, n + 3);
    await hurryTogether(pages);
    const words = await Promise.all(
      pages.map(async (page) => {
        await page.waitForSelector('[data-result]');
        return page.locator('[data-result]').first().innerText();
      }),
    );
    const lost = words.map((w) => /lost/i.test(w));
    expect(new Set(lost).size).toBe(1);
  });

  it('one page plays three investigators alone, by keyboard too', async () => {
    const page = await local('players=1&seed=4&options={"investigators":3,"storm":"fierce"}');
    // the keyboard: the first investigator is chosen with Enter
    await page.locator('[data-move^="chooseInvestigator"]').first().focus();
    await page.keyboard.press('Enter');
    await waitForMoves(page, 1);
    await untilActing(page);
    expect(await page.locator('[data-investigator]').count()).toBe(2);
    const other = page.locator('button[data-investigator]').first();
    const name = await other.getAttribute('data-investigator');
    await other.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-me="${name}"]`);
    await shot(page, 'cultistorm-solo');
    await hurry(page);
    expect(await page.locator('[data-result]').first().innerText()).toMatch(/night|won/i);
  });

  it('hot-seat: closed hands hide behind the curtain', async () => {
    const page = await local('players=2&seed=2&as=none&options={"hands":"closed","pick":"random"}');
    await page.goto(page.url().split('?')[0] as string);
    await page.waitForSelector('[data-curtain]');
    expect(await page.content()).not.toMatch(/data-hand|data-piece/);
    await liftCurtain(page);
    await page.locator('[data-move^="keepItem"]').first().click();
    await page.waitForSelector('[data-curtain]');
    await liftCurtain(page);
    expect(await movesSeen(page)).toBe(1);
  });

  it('says what passing costs and which symbol is missing, and why a click is refused', async () => {
    const page = await local('players=1&seed=4&moves=9&options={"investigators":2,"pick":"random"}');
    await untilActing(page);
    expect(await page.locator('[data-prompt]').innerText()).toMatch(/terror \+1|Nothing is missing|missing/i);
    expect(await page.locator('[data-threshold]').getAttribute('data-threshold')).toMatch(/^\d+\/13$/);
    await page.locator('[data-prompt] button[data-try]').first().click({ force: true });
    await page.locator('[role="status"], [aria-live]').first().waitFor();
  });

  it.each([
    ['360 px', { width: 360, height: 740 }],
    ['a wide screen', { width: 1280, height: 800 }],
  ])('%s: nothing runs out sideways, axe finds nothing serious', async (_, size) => {
    const page = await local('players=4&seed=7&moves=10&bots=medium', size);
    await page.waitForSelector('[data-columns]');
    expect(await sideways(page)).toBe(0);
    await shot(page, `cultistorm-${size.width}`);
    expect(await axeCheck(page)).toEqual([]);
  });
});
