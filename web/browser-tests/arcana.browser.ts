import type { Locator, Page } from 'playwright-core';
import type { CreateReply, JoinReply } from '../../server/src/contract';
import { axeCheck, liftCurtain, shot, sideways, startApp, type App, type PageOptions } from './kit';
import { movesSeen, waitForMoves } from './table-kit';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

/** Sits down as one of the people of an online match. */
async function sitDown(matchID: string, playerID: string, name: string): Promise<Page> {
  const { playerCredentials } = await app.post<JoinReply>(`/games/arcana/${matchID}/join`, {
    playerName: name,
    playerID,
  });
  const context = await app.newContext({ name, width: 1000, height: 700 });
  const held = { matchID, game: 'arcana', playerID, credentials: playerCredentials, name, at: Date.now() };
  await context.addInitScript((seat) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mt.seats', JSON.stringify([seat]));
  }, held);
  const page = await context.newPage();
  await page.goto(`${app.url}/match/${matchID}`);
  await page.waitForSelector('[data-frame]');
  return page;
}

/** Plays this seat by clicking what is lit, inside the page; a Stake that would be won comes first. */
const playAlong = (page: Page, seed: number) =>
  page.evaluate((start) => {
    let state = start;
    const roll = (n: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    const one = (found: NodeListOf<HTMLElement>) => (found.length > 0 ? found[roll(found.length)] : undefined);
    const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
    const timer = setInterval(() => {
      if (document.querySelector('[data-result]')) return clearInterval(timer);
      if (document.querySelector('[data-busy]')) return undefined;
      const won = [...all('[data-lit]')].find((z) => z.querySelector('[data-ghost][data-ok],[data-mine][data-ok] [data-coming]'));
      const picked = document.querySelector('[data-selected]');
      const next = picked
        ? (won?.querySelector<HTMLElement>('[data-move]') ?? (roll(6) > 0 ? one(all('[data-zone="F"] [data-move]')) : undefined) ?? one(all('[data-zone] [data-move],[data-ask] [data-move],[data-seat][data-move]')) ?? one(all('[data-select][data-depth]:not([data-selected])')) ?? one(all('[data-prompt] [data-move]')))
        : (one(all('[data-ask] [data-move],[data-zone] [data-move],[data-prompt] [data-move]')) ?? one(all('[data-select]')));
      next?.click();
      return undefined;
    }, 15);
  }, seed); // prettier-ignore

const begin = async (query: string, options?: PageOptions) => {
  const page = await app.newPage(options);
  await page.goto(`${app.url}/local/new?game=arcana&${query}`);
  await page.waitForSelector('[data-frame],[data-curtain]');
  return page;
};

const roundOf = async (page: Page) => Number(/Round (\d+)/.exec((await page.locator('[data-bar]').textContent()) ?? '')?.[1]); // prettier-ignore

/** Plays one's cards until the next round has begun: each to the first Stake that takes it, or away. */
async function playRound(page: Page, touch: (target: Locator) => Promise<void>) {
  const round = await roundOf(page);
  for (let cards = 0; cards < 12 && (await roundOf(page)) === round; cards++) {
    const card = page.locator('[data-dock] [data-select]').first();
    await card.or(page.locator('[data-result]')).first().waitFor();
    if ((await card.count()) === 0 || (await roundOf(page)) !== round) return;
    const n = await movesSeen(page);
    await touch(card);
    await page.locator('[data-selected]').first().waitFor();
    const stake = page.locator('[data-zone] [data-move]:not([aria-disabled=true])').first();
    const away = page.locator('[data-prompt] [data-move]').filter({ hasText: 'Discard' });
    await touch((await stake.count()) > 0 && cards % 2 === 0 ? stake : away);
    await waitForMoves(page, n + 1);
  }
  expect(await roundOf(page)).toBeGreaterThan(round);
}

describe('Arcana', () => {
  it('three people and a bot play a match online to its end', async () => {
    const { matchID } = await app.post<CreateReply>('/games/arcana/create', {
      numPlayers: 4,
      setupData: { objectives: true },
      bots: { '3': 'medium' },
    });
    const pages: Page[] = [];
    for (const [i, name] of ['Ann', 'Bob', 'Cid'].entries()) pages.push(await sitDown(matchID, String(i), name));
    // everybody chooses a guild; what one has taken is no longer offered to the others
    await pages[0]!.locator('[data-guild="blades"][data-move]').click();
    await pages[1]!.locator('[data-guild="blades"][data-taken]').waitFor();
    expect(await pages[1]!.locator('[data-guild="blades"][data-move]').count()).toBe(0);
    for (const [i, page] of pages.entries()) await playAlong(page, 7 + i);
    for (const page of pages) await page.waitForSelector('[data-result]', { timeout: 150_000 });
    const said = await Promise.all(pages.map((page) => page.locator('[data-result]').textContent()));
    for (const text of said) expect(text).toMatch(/Cadwallon|share the city/);
    expect(await pages[0]!.locator('[data-result]').textContent()).toContain('Total');
    await shot(pages[0]!, 'arcana-result');
  }, 180_000);

  it('hot-seat: a curtain hides hand and backs between two people', async () => {
    const page = await begin('players=2&seed=3&as=none');
    await page.goto(page.url().split('?')[0]!);
    // guilds are no secret: one after the other chooses without a curtain
    await page.locator('[data-guild="thieves"][data-move]').click();
    await page.locator('[data-guild="thieves"][data-taken]').waitFor();
    await page.locator('[data-guild="ferrymen"][data-move]').click();
    await page.waitForSelector('[data-curtain]');
    expect(await page.locator('[data-dock],[data-piece]').count()).toBe(0);
    await liftCurtain(page);
    // an Agent goes face-down to one's own zone; the next player sees a back
    const agent = page
      .locator('[data-dock] [data-select]')
      .filter({ has: page.locator('[data-kind="agent"]') })
      .first();
    const name = ((await agent.textContent()) ?? '').split(',')[0]!;
    await agent.click();
    await page.locator('[data-own] [data-move]').first().click();
    await page.waitForSelector('[data-curtain]');
    expect(name.length).toBeGreaterThan(3);
    expect([name, (await page.locator('#app').innerHTML()).includes(name)]).toEqual([name, false]);
    await liftCurtain(page);
    await page.locator('[aria-label^="a face-down Agent"]').waitFor();
    expect([name, (await page.locator('[data-board]').innerHTML()).includes(name)]).toEqual([name, false]);
    await shot(page, 'arcana-hot-seat');
  });

  it('360 px: a round by tapping, nothing to scroll sideways, a refused tap says why', async () => {
    const page = await begin('players=3&seed=5&moves=45&bots=easy', { width: 360, height: 740 });
    await page.locator('[data-dock] [data-select]').first().waitFor();
    expect(await sideways(page)).toBe(0);
    await page
      .locator('[data-dock] [data-select]')
      .filter({ has: page.locator('[data-kind="relic"]') })
      .first()
      .tap();
    const chips = page.getByRole('navigation', { name: 'The Stakes' }).getByRole('button');
    expect(await chips.count()).toBe(4);
    await page.locator('[data-zone] [data-try]').first().tap({ force: true });
    await page
      .getByText(/cannot be bribed|no Agent there|no live Stake/i)
      .first()
      .waitFor();
    const n = await movesSeen(page);
    await page.locator('[data-prompt] [data-move]').filter({ hasText: 'Discard' }).tap();
    await waitForMoves(page, n + 1);
    expect(await sideways(page)).toBe(0);
    await playRound(page, (target) => target.tap({ force: true }));
    expect(await sideways(page)).toBe(0);
    await shot(page, 'arcana-360');
  });

  it('keyboard: the hint, Escape, the zoom, a card to a Stake, and a round to its end', async () => {
    const page = await begin('players=2&seed=5&moves=37&bots=easy');
    await page.locator('[data-dock] [data-select]').first().waitFor();
    await page.locator('[data-tool="hint"]').first().click();
    await page.locator('[aria-live="polite"] b').first().waitFor();
    const n = await movesSeen(page);
    const agent = page
      .locator('[data-dock] [data-select]')
      .filter({ has: page.locator('[data-kind="agent"]') })
      .first();
    await agent.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-selected]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-selected]').waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await page.locator('dialog[open]').getByText('Sent to a Stake').waitFor();
    await page.keyboard.press('Escape');
    await agent.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-zone] [data-move]').first().focus();
    expect(await page.locator('[data-prompt]').textContent()).toMatch(/become \d+ of \d+/);
    await page.keyboard.press('Enter');
    await waitForMoves(page, n + 1);
    await playRound(page, async (target) => {
      await target.focus();
      await page.keyboard.press('Enter');
    });
    expect(await axeCheck(page)).toEqual([]);
  });
});
