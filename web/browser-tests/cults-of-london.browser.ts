import type { Page } from 'playwright-core';
import type { CreateReply, JoinReply } from '../../server/src/contract';
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

/** A war of three people and a bot, each person on a device of their own. */
async function seatThree() {
  const body = { numPlayers: 4, setupData: { goal: 5 }, bots: { '3': 'medium' }, seed: 'three' };
  const { matchID } = await app.post<CreateReply>(`/games/${GAME}/create`, body);
  const pages: Page[] = [];
  for (const [playerID, name] of ['Ann', 'Bob', 'Cid'].entries()) {
    const join = { playerName: name, playerID: String(playerID) };
    const { playerCredentials } = await app.post<JoinReply>(`/games/${GAME}/${matchID}/join`, join);
    const page = await app.newPage({ name });
    await page.addInitScript(
      (held) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('mt.seats', JSON.stringify([held]));
      },
      { matchID, game: GAME, playerID: String(playerID), credentials: playerCredentials, name, at: Date.now() },
    );
    pages.push(page);
  }
  for (const page of pages) {
    await page.goto(`${app.url}/match/${matchID}`);
    await page.waitForSelector('[data-frame]');
  }
  return pages;
}

/** What a player clicks first; `pass` and its kin come last. */
const ORDER = ['chooseFaction', 'choose', 'assignHit', 'ballot', 'retreatVote', 'finalise', 'scoreRitual', 'burn', 'endScore', 'refill', 'mulligan', 'decline']; // prettier-ignore
const LAST = ['passBid', 'pass', 'passIntel', 'ready'];

/**
 * Plays this seat by clicking what is lit, inside the page, until the match is over: plans two holders card by card,
 * turns up a card now and then, plays Quick Actions, bids. Kinds of clicks that did something are counted on the window.
 */
const playAlong = (page: Page) =>
  page.evaluate(
    ({ order, last }) => {
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(`[data-frame] ${selector}`)].filter(
          (el) => el.getAttribute('aria-disabled') !== 'true' && !(el as HTMLButtonElement).disabled,
        );
      const isNamed = (el: HTMLElement, name: string) =>
        el.dataset['move'] === name || el.dataset['move']?.startsWith(`${name}(`);
      const any = (els: HTMLElement[]) => els[Math.floor(Math.random() * els.length)];
      const named = (name: string) => any(all('[data-move]').filter((el) => isNamed(el, name)));
      const used: Record<string, number> = {};
      Object.assign(window, { used });
      const press = (el: HTMLElement | undefined) => {
        if (!el) return false;
        const name = (el.dataset['move'] ?? el.dataset['select'] ?? '').split(/[(:]/)[0] as string;
        used[name] = (used[name] ?? 0) + 1;
        el.click();
        return true;
      };
      let tries = 0;
      const plan = () => {
        const holders = document.querySelectorAll('section[aria-label^="Holder"][data-used]').length;
        if (holders >= 2 || tries++ > 40) return false;
        const placed = any(all('[data-at] [data-move^="plan("]'));
        if (placed) return press(placed);
        const picked = (kind: string) => document.querySelector(`[data-hand] [data-select^="${kind}:"][data-selected]`);
        for (const kind of ['op', 'act'])
          if (!picked(kind)) return press(any(all(`[data-hand] [data-select^="${kind}:"]`)));
        return press(any(all('[data-hand] [data-selected]'))); // these two do not go together: one is put down
      };
      let before = '';
      let stuck = 0;
      const timer = setInterval(() => {
        if (document.querySelector('[data-result]')) return clearInterval(timer);
        if (document.querySelector('[data-busy]')) return undefined;
        const now = document.querySelector('[data-n]')?.getAttribute('data-n') ?? '';
        stuck = now === before ? stuck + 1 : 0;
        before = now;
        if (named('plan') || all('[data-hand] [data-select^="op:"]').length > 0) {
          if (named('ready') && plan()) return undefined;
        } else tries = 0;
        const dares = Math.random() < 0.4 && stuck < 20;
        if (order.some((name) => press(named(name)))) return undefined;
        if (dares && press(named('reveal'))) return undefined;
        if (dares && ['quick', 'relic', 'attach', 'tile'].some((name) => press(named(name)))) return undefined;
        if (dares && press(any(all('[data-select^="card:"]:not([data-selected])')))) return undefined;
        if (dares && press(named('bid'))) return undefined;
        last.some((name) => press(named(name)));
        return undefined;
      }, 25);
    },
    { order: ORDER, last: LAST },
  );

const isOver = (page: Page, ms: number) => page.waitForSelector('[data-result]', { timeout: ms });
const usedBy = (page: Page) => page.evaluate(() => (window as unknown as { used: Record<string, number> }).used);

describe('Cults of London', () => {
  it('three people and a bot play a match online to its end', async () => {
    const pages = await seatThree();
    await pages[0]!.locator('[data-move^="chooseFaction"]').or(pages[1]!.locator('[data-move^="chooseFaction"]')).or(pages[2]!.locator('[data-frame]')).first().waitFor(); // prettier-ignore
    for (const page of pages) await playAlong(page);
    await Promise.all(pages.map((page) => isOver(page, 280_000)));
    const said = await Promise.all(pages.map((page) => page.locator('[data-result]').first().innerText()));
    expect(said.join(' ')).toMatch(/wins|won|victor/i);
    // planned by picking cards, fought, operated: not only passed
    const used = await Promise.all(pages.map(usedBy));
    const clicks = (name: string) => used.reduce((n, u) => n + (u[name] ?? 0), 0);
    for (const name of [
      'chooseFaction',
      'op',
      'act',
      'plan',
      'ready',
      'finalise',
      'ballot',
      'pass',
      'refill',
      'mulligan',
    ])
      // prettier-ignore
      expect([name, clicks(name) > 0]).toEqual([name, true]);
    await shot(pages[0]!, 'cults-of-london-result');
  }, 300_000);

  it('alone against the Herald, to the end', async () => {
    const options = encodeURIComponent(JSON.stringify({ difficulty: 'eldritch', factionPick: 'random' }));
    const page = await local(`players=1&seed=5&options=${options}`);
    await page.locator('[data-seat="herald"]').waitFor();
    await shot(page, 'cults-of-london-solo');
    await playAlong(page);
    await isOver(page, 150_000);
    expect(await page.locator('[data-result]').first().innerText()).toMatch(/Doom|London|Herald|dawn|lost|saved/i);
  }, 180_000);

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
