import type { Page } from 'playwright-core';
import { axeCheck, dice, playByClicking, shot, sideways, startApp, type App, type PageOptions } from './kit';
import { movesSeen, waitForMoves } from './table-kit';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const PHONE = { width: 360, height: 740 };

/** A case on this device, dealt from a number. */
async function open(query: string, options?: PageOptions): Promise<Page> {
  const page = await app.newPage(options);
  await page.goto(`${app.url}/local/new?game=arkham-note&${query}`);
  await page.waitForSelector('[data-frame]');
  return page;
}

const pressed = async (page: Page, key: string) => {
  const n = await movesSeen(page);
  await page.keyboard.press(key);
  await waitForMoves(page, n + 1);
};

/** Clicks on; fewer moves than a whole case takes are no fault. */
const clickOn = (page: Page, roll: () => number, moves: number) =>
  playByClicking(page, roll, moves).catch((error: Error) => {
    if (!error.message.includes(`did not end in ${moves}`)) throw error;
  });

describe('Arkham Note in the browser', () => {
  it('plays a whole case by what is offered, reloads in the middle and goes on', async () => {
    const page = await open('seed=browser');
    const roll = dice(7);
    await clickOn(page, roll, 12);
    // on into the middle of a card: something is asked
    const isAsked = async () => (await page.locator('[data-prompt]').textContent())?.includes('Your choice') ?? false;
    for (let i = 0; i < 40 && !(await isAsked()); i++) await clickOn(page, roll, 1);
    expect(await isAsked()).toBe(true);
    const before = await movesSeen(page);
    expect(before).toBeGreaterThanOrEqual(12);
    const cards = () => page.locator('[data-case] [data-piece], [data-hand] [data-piece]').evaluateAll((all) => all.map((el) => el.getAttribute('data-piece'))); // prettier-ignore
    const table = await cards();
    await page.reload();
    await page.waitForSelector('[data-frame]');
    expect(await movesSeen(page)).toBe(before);
    expect(await cards()).toEqual(table);
    expect(await isAsked()).toBe(true);
    expect(await playByClicking(page, roll)).toBeGreaterThan(20);
    expect(await page.locator('[data-result]').textContent()).toMatch(/Unsolved|Solved/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-ending]');
    await shot(page, 'arkham-note-over');
    // the same number deals the same case, and the result is kept
    await page.locator('[data-replay]').click();
    expect(await page.getByLabel('Case number').inputValue()).toBe('browser');
    await page.goto(`${app.url}/stats`);
    await page.getByRole('button', { name: 'Arkham Note', exact: true }).click();
    await page.getByRole('row', { name: /^Standard 1 0 %/ }).waitFor(); // random clicks solve nothing
  }, 180_000);

  it('can be played by keys alone', async () => {
    const page = await open('seed=keys');
    await pressed(page, '1'); // take, and with a full hand something must go
    await page.locator('[data-hand] [data-move]').first().focus();
    await pressed(page, 'Enter');
    await pressed(page, 'n');
    expect(await page.locator('[data-case-file]').textContent()).toContain('Turn 2');
    await pressed(page, '5');
    await page.keyboard.press('u'); // taken back: passing revealed nothing
    await page.waitForSelector('[data-act="5"][data-move]');
  }, 30_000);

  it('says why a clue does not fit, with the number of the rule', async () => {
    const page = await open('seed=keys');
    let said = '';
    for (const pick of await page.locator('[data-hand] [data-select], [data-act="2"][data-select]').all()) {
      await pick.click();
      const slip = page.locator('[data-slot][data-try]').first();
      if ((await slip.count()) > 0) {
        await slip.click({ force: true });
        said = (await page.locator('[aria-live] a').first().textContent()) ?? '';
        break;
      }
      await page.keyboard.press('Escape');
    }
    expect(said).toMatch(/^ARK-(PLAY|LOCK|MIN)-/);
    await page.locator('[data-tool="hint"]').click();
    await page.waitForFunction(() => /: /.test(document.querySelector('[aria-live]')?.textContent ?? ''));
  });

  it('fits a phone of 360 px: every line, sheet and pile, nothing sideways', async () => {
    const page = await open('seed=2&moves=60', PHONE);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await axeCheck(page)).toEqual([]);
    for (const area of ['bigPicture', 'stability', 'time', 'unseen', 'discard']) {
      await page.locator(`[data-area="${area}"]`).first().click();
      await page.waitForSelector('dialog[open]');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }
    await clickOn(page, dice(3), 6);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await shot(page, 'arkham-note-phone');
  });

  it('has nothing serious for axe on a wide screen, and tells the guided first case', async () => {
    const page = await open('seed=3&moves=30&guided');
    await page.waitForSelector('[data-guide]');
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'End the guide' }).click();
    await page.waitForSelector('[data-guide]', { state: 'detached' });
    await page.locator('[data-case-file]').click();
    expect(await page.locator('[data-code]').textContent()).toBe('1-555-3');
    await shot(page, 'arkham-note-file');
  });
});
