import type { Page } from 'playwright-core';
import { axeCheck, liftCurtain, shot, sideways, type App, type PageOptions } from './kit';
import { movesSeen, startTable, waitForMoves } from './table-kit';

const GAME = 'cults-of-london';
let app: App;
beforeAll(async () => {
  app = await startTable();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const local = async (query: string, options?: PageOptions) => {
  const page = await app.newPage(options);
  await page.goto(`${app.url}/local/new?game=${GAME}&${query}`);
  await page.waitForSelector('[data-frame],[data-curtain]');
  return page;
};

/** Plans one holder by clicking: an Operator, a card it can use, a lit place. */
async function planOne(page: Page, press: (selector: string, nth?: number) => Promise<void>) {
  const used = () => page.locator('section[aria-label^="Holder"][data-used]').count();
  const before = await used();
  const acts = await page
    .locator('[data-hand] button[data-family="action"], [data-hand] [data-select^="act:"]')
    .count();
  for (let i = 0; i < Math.max(1, acts); i++) {
    await press('[data-hand] [data-select^="op:"]');
    await press('[data-hand] [data-select^="act:"]', i);
    const place = '[data-at] [data-move^="plan("]:not([aria-disabled="true"])';
    if ((await page.locator(place).count()) > 0) {
      await press(place);
      await page.waitForFunction((n) => document.querySelectorAll('section[aria-label^="Holder"][data-used]').length > n, before); // prettier-ignore
      return;
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  throw new Error('no Operator can use any card in hand');
}

const SHORT = 'options={"goal":5,"factionPick":"random"}';

describe('Cults of London', () => {
  it('hot-seat: a curtain comes before every secret step', async () => {
    const page = await local(`players=3&seed=3&as=none&${SHORT}`);
    await page.goto(page.url().split('?')[0]!);
    for (let seat = 0; seat < 3; seat++) {
      await page.waitForSelector('[data-curtain]');
      expect(await page.locator('[data-hand],[data-panel="rituals"],[data-piece]').count()).toBe(0);
      await liftCurtain(page);
      await page.locator('[data-hand]').waitFor();
      await planOne(page, (selector, nth = 0) => page.locator(selector).nth(nth).click());
      await page.locator('[data-move^="ready"]').first().click();
    }
    // Intel shows a hand as well: the first to spy takes the device behind the curtain
    await page.waitForSelector('[data-curtain]');
    expect(await page.locator('[data-hand],[data-panel="rituals"]').count()).toBe(0);
    await liftCurtain(page);
    await page.locator('[data-move^="passIntel"]').first().waitFor();
    await shot(page, 'cults-of-london-hot-seat');
  });

  it('360 px: a plan by tapping, nothing to scroll sideways', async () => {
    const page = await local(`players=3&seed=3&bots=easy&${SHORT}`, { width: 360, height: 740 });
    await page.locator('[data-hand] [data-select]').first().waitFor();
    expect(await sideways(page)).toBe(0);
    await planOne(page, (selector, nth = 0) => page.locator(selector).nth(nth).tap());
    const n = await movesSeen(page);
    await page.locator('[data-move^="ready"]').first().tap();
    await waitForMoves(page, n + 1);
    expect(await sideways(page)).toBe(0);
    await shot(page, 'cults-of-london-360');
  });

  it('hot-seat: sealed ballots and answers seat by seat, each behind the curtain', async () => {
    const page = await local(`players=3&seed=3&as=none&${SHORT}`);
    await page.goto(page.url().split('?')[0]!);
    const secret = new Set<string>();
    /** whose hand lies open: all seats but this one stand as rivals */
    const others = () => page.locator('[data-seat]').evaluateAll((all) => all.map((el) => el.getAttribute('data-seat')).sort().join()); // prettier-ignore
    let holder: string | undefined;
    let curtains = 0;
    for (let i = 0; i < 120 && !(secret.has('respond') && secret.has('ready') && secret.has('refill')); i++) {
      await page.waitForSelector('[data-curtain],[data-frame] [data-move],[data-frame] [data-select]');
      if ((await page.locator('[data-curtain]').count()) > 0) {
        expect(await page.locator('[data-hand],[data-panel="rituals"],[data-piece]').count()).toBe(0);
        await liftCurtain(page);
        holder = undefined;
        curtains++;
        continue;
      }
      // the device changes hands behind a curtain only
      if ((await page.locator('[data-hand]').count()) > 0) {
        const now = await others();
        expect(now).toBe(holder ?? now);
        holder = now;
      }
      const choices: [string, string][] = [
        ['respond', '[data-move="pass"], [data-move^="pass("]'],
        ['ballot', '[data-move^="ballot"]'],
        ['refill', '[data-move^="refill"]'],
        ['refill', '[data-move^="mulligan"]'],
        ['ready', '[data-move^="ready"]'],
        ['', '[data-move^="passIntel"]'],
        ['', '[data-move^="passBid"]'],
        ['', '[data-move^="decline"], [data-move^="endScore"], [data-move^="choose"]'],
      ];
      for (const [name, selector] of choices) {
        const button = page.locator(`[data-frame] :is(${selector})`).first();
        if ((await button.count()) === 0) continue;
        const n = await movesSeen(page);
        await button.click();
        await page.waitForFunction(
          (was) =>
            document.querySelector('[data-curtain]') !== null ||
            Number(document.querySelector('[data-n]')?.getAttribute('data-n')) > was,
          n,
        );
        if (name !== '') secret.add(name);
        break;
      }
    }
    expect([...secret].sort()).toEqual(expect.arrayContaining(['ready', 'refill', 'respond']));
    expect(curtains).toBeGreaterThan(6);
  }, 120_000);

  it('keyboard: a plan card by card with Enter, the zoom and Escape; nothing for axe to complain of', async () => {
    const page = await local(`players=3&seed=3&bots=easy&${SHORT}`);
    const first = page.locator('[data-hand] [data-select^="act:"]').first();
    await first.waitFor();
    await first.focus();
    await page.keyboard.press('z');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await planOne(page, async (selector, nth = 0) => {
      await page.locator(selector).nth(nth).focus();
      await page.keyboard.press('Enter');
    });
    const n = await movesSeen(page);
    await page.locator('[data-move^="ready"]').first().focus();
    await page.keyboard.press('Enter');
    await waitForMoves(page, n + 1);
    expect(await axeCheck(page)).toEqual([]);
  });
});
