import type { Page } from 'playwright-core';
import { liftCurtain, shot, sideways, startApp, type App, type PageOptions } from './kit';
import { movesSeen, waitForMoves } from './table-kit';

const GAME = 'cults-of-london';
let app: App;
beforeAll(async () => {
  app = await startApp();
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
});
