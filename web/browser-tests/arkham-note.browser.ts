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

/** Clicks on what is offered, as fast as the page answers, until the result is shown. */
const clickToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const tick = () => new Promise((resolve) => setTimeout(resolve, 4));
    let state = 11;
    const any = <T>(list: readonly T[]): T | undefined => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return list[Math.floor((state / 2 ** 32) * list.length)];
    };
    const offered = (what: string) => {
      const over = document.querySelector('dialog[open]') ?? document;
      return [...over.querySelectorAll<HTMLElement>(`[data-${what}]`)].filter((el) => el.offsetParent !== null);
    };
    let made = 0;
    for (let i = 0; i < 3000 && !document.querySelector('[data-result]'); i++) {
      const n = document.querySelector('[data-n]')?.getAttribute('data-n');
      const [moves, picks] = [offered('move'), offered('select')];
      const pick = picks.length > 0 && (moves.length === 0 || i % 3 === 0);
      any(pick ? picks : moves)?.click();
      for (let t = 0; t < (pick ? 2 : 200); t++) {
        await tick();
        if (document.querySelector('[data-n]')?.getAttribute('data-n') !== n) break;
        if (document.querySelector('[data-result]')) break;
      }
      if (!pick) made++;
    }
    return made;
  });

describe('Arkham Note in the browser', () => {
  it('plays a whole case by what is offered, reloads in the middle and goes on', async () => {
    const page = await open('seed=browser');
    const roll = dice(7);
    await playByClicking(page, roll, 12).catch((error: Error) => {
      if (!error.message.includes('did not end in 12')) throw error;
    });
    const before = await movesSeen(page);
    expect(before).toBeGreaterThanOrEqual(12);
    const cards = () => page.locator('[data-case] [data-piece], [data-hand] [data-piece]').evaluateAll((all) => all.map((el) => el.getAttribute('data-piece'))); // prettier-ignore
    const table = await cards();
    await page.reload();
    await page.waitForSelector('[data-frame]');
    expect(await movesSeen(page)).toBe(before);
    expect(await cards()).toEqual(table);
    expect(await clickToTheEnd(page)).toBeGreaterThan(20);
    expect(await page.locator('[data-result]').textContent()).toMatch(/Unsolved|Solved/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-ending]');
    await shot(page, 'arkham-note-over');
    // the same number deals the same case, and the result is kept
    await page.locator('[data-replay]').click();
    expect(await page.getByLabel('Case number').inputValue()).toBe('browser');
    await page.goto(`${app.url}/stats`);
    await page.getByText('Arkham Note').first().waitFor();
  });

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
    await playByClicking(page, dice(3), 6).catch((error: Error) => {
      if (!error.message.includes('did not end in 6')) throw error;
    });
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
