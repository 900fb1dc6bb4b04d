import { axeCheck, dice, liftCurtain, playByClicking, sideways, type App, type PageOptions } from './kit';
import { movesSeen, playOne, startTable, waitForMoves } from './table-kit';

let app: App;
beforeAll(async () => {
  app = await startTable();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const PHONE: PageOptions = { width: 390, height: 844 };

const begin = async (query: string, options?: PageOptions) => {
  const page = await app.newPage(options);
  await page.goto(`${app.url}/local/new?game=toy&${query}`);
  await page.waitForSelector('[data-frame],[data-curtain]');
  return page;
};

describe('hot-seat', () => {
  it('hides every hand behind a curtain, goes on after a reload, ends with a result and a replay', async () => {
    const page = await begin('players=2&seed=1&as=none&options={"lanterns":1}');
    await page.reload();
    // `as` in the address shows a seat to board makers; the lobby never adds it
    await page.goto(page.url().split('?')[0]!);
    await page.waitForSelector('[data-curtain]');
    expect(await page.content()).not.toMatch(/data-piece|data-zoom/);
    await liftCurtain(page);
    await playOne(page);
    await page.waitForSelector('[data-curtain]');
    expect(await page.content()).not.toMatch(/data-piece|data-zoom|data-hand/);
    await page.reload();
    await page.waitForSelector('[data-curtain]');
    await liftCurtain(page);
    expect(await movesSeen(page)).toBe(1);
    await playByClicking(page, dice(1));
    expect(await page.locator('[data-result]').textContent()).toMatch(/row/);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.waitForSelector('[data-replay]');
    expect(await movesSeen(page)).toBe(0);
    await page.getByRole('button', { name: 'One move on' }).click();
    expect(await movesSeen(page)).toBe(1);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByLabel('Seen by').selectOption({ index: 1 });
    await page.waitForSelector('[data-hand]');
  });

  it('says why a click is refused, at the piece', async () => {
    const page = await begin('players=2&seed=1&moves=3');
    // in the market nobody may pledge: a card in hand explains itself
    await page.locator('[data-hand] [data-try]').first().click({ force: true });
    await page.getByText('Not now.').waitFor();
  });

  it('two tabs of one match agree', async () => {
    const page = await begin('players=2&seed=3');
    const twin = await page.context().newPage();
    await twin.goto(page.url());
    await twin.waitForSelector('[data-frame]');
    await playOne(page);
    await page.waitForSelector('[data-curtain]');
    await twin.waitForSelector('[data-curtain]');
  });
});

describe('with bots', () => {
  it('a phone plays a whole match by tapping; hint, move list and undo are there', async () => {
    const page = await begin('players=3&bots=easy&seed=5&options={"lanterns":1}', PHONE);
    await page.locator('[data-tool="hint"]').first().tap();
    await page.locator('[aria-live="polite"] b').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Everything you may do' }).tap();
    const n = await movesSeen(page);
    await page.locator('[data-move-list] button').first().tap();
    await waitForMoves(page, n + 1);
    await playByClicking(page, dice(1));
    expect(await sideways(page)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('mt.results'))).toContain('"game":"toy"');
  });

  it('a whole match is played by keyboard alone', async () => {
    const page = await begin('players=2&bots=easy&seed=6&options={"lanterns":1}');
    for (let i = 0; i < 60 && !(await page.locator('[data-result]').count()); i++) {
      if (!(await page.locator('[data-move],[data-select]').count())) {
        await page.waitForTimeout(60);
        continue;
      }
      await page.keyboard.press('m');
      await page.locator('[data-move-list] button').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(60);
    }
    await page.waitForSelector('[data-result]');
  });

  it('a card is dragged to its place', async () => {
    const page = await begin('players=2&bots=easy&seed=7');
    const card = await page.locator('[data-select]').first().boundingBox();
    await page.mouse.move(card!.x + 40, card!.y + 60);
    await page.mouse.down();
    await page.mouse.move(card!.x + 40, card!.y - 20, { steps: 4 });
    const place = await page.locator('button[data-move]', { hasText: 'Pledge here' }).boundingBox();
    await page.mouse.move(place!.x + 30, place!.y + 30, { steps: 6 });
    await page.mouse.up();
    await waitForMoves(page, 2);
  });

  it('a finger drags a card to its place, and by staying on one sees it large', async () => {
    const page = await begin('players=2&bots=easy&seed=7', { ...PHONE, isMobile: true });
    const glass = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      glass.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const card = (await page.locator('[data-hand] [data-select]').first().boundingBox())!;
    const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
    await touch('touchStart', x, y);
    await page.getByRole('dialog', { name: 'Card' }).waitFor();
    await touch('touchEnd');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Card' }).waitFor({ state: 'detached' });

    await touch('touchStart', x, y);
    for (let step = 1; step <= 4; step++) await touch('touchMove', x, y - step * 10);
    const place = (await page.locator('button[data-move]', { hasText: 'Pledge here' }).boundingBox())!;
    await touch('touchMove', place.x + place.width / 2, place.y + place.height / 2);
    await touch('touchEnd');
    await waitForMoves(page, 1);
  });

  it('the guided first game points at the board and goes on by real moves', async () => {
    const page = await begin('players=2&bots=easy&seed=8&guided');
    await page.waitForSelector('[data-guide="pledge"]');
    await playOne(page);
    await page.waitForSelector('[data-guide="pledge"]', { state: 'detached' });
  });

  it('a match that is not there says so', async () => {
    const page = await begin('players=2');
    await page.goto(`${app.url}/local/local-nothing`);
    await page.getByText('no such match on this device').waitFor();
    await page.goto(`${app.url}/match/nothing1`);
    await page.getByText('There is no such table').waitFor();
    await page.goto(`${app.url}/replay/shared#damaged`);
    await page.getByText('damaged').waitFor();
  });
});

describe('accessibility', () => {
  it.each([
    ['a table', 'players=2&seed=1&moves=3', ''],
    ['a phone', 'players=2&seed=1', 'phone'],
    ['a result', 'players=2&seed=1&moves=400', ''],
    ['a curtain', 'players=2&seed=1&as=none', ''],
  ])('axe finds nothing serious on %s', async (_, query, phone) => {
    const page = await begin(query, phone ? PHONE : undefined);
    expect(await axeCheck(page)).toEqual([]);
    if (await page.locator('[data-tool="menu"]').isVisible()) {
      if (await page.locator('[data-result]').count()) await page.keyboard.press('Escape');
      await page.locator('[data-tool="menu"]').click();
      expect(await axeCheck(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sound, motion, text' }).click();
      expect(await axeCheck(page)).toEqual([]);
    }
  });
});
