import type { Page } from 'playwright-core';
import { defaultOptions } from '../../engine-extensions/meta';
import { moveKey } from '../../engine-extensions/moves';
import { drive } from '../../engine-extensions/simulation/driver';
import { terrorsOfLondon } from '../../games/terrors-of-london';
import type { State } from '../../games/terrors-of-london/state';
import { randomMoves } from '../src/match/random-moves';
import { axeCheck, liftCurtain, shot, sideways, type App, type PageOptions } from './kit';
import { movesSeen, startTable, waitForMoves } from './table-kit';
import type { CreateReply, JoinReply } from '../../server/src/contract';

let app: App;
beforeAll(async () => {
  app = await startTable();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const GAME = 'terrors-of-london';

const local = async (query: string, options?: PageOptions) => {
  const page = await app.newPage(options);
  await page.goto(`${app.url}/local/new?game=${GAME}&${query}`);
  await page.waitForSelector('[data-frame],[data-curtain]');
  return page;
};

/** A match of two people, each on a device of their own. */
async function seatTwo(setupData: object) {
  const { matchID } = await app.post<CreateReply>(`/games/${GAME}/create`, { numPlayers: 2, setupData });
  const sit = async (name: string, playerID: string) => {
    const join = { playerName: name, playerID };
    const { playerCredentials } = await app.post<JoinReply>(`/games/${GAME}/${matchID}/join`, join);
    const page = await app.newPage({ name });
    await page.addInitScript(
      (held) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('mt.seats', JSON.stringify([held]));
      },
      { matchID, game: GAME, playerID, credentials: playerCredentials, name, at: Date.now() },
    );
    return page;
  };
  const [ann, bob] = [await sit('Ann', '0'), await sit('Bob', '1')];
  for (const page of [ann, bob]) {
    await page.goto(`${app.url}/match/${matchID}`);
    await page.waitForSelector('[data-frame]');
  }
  return { ann, bob };
}

/** What a player does first: answers, then cards, hordes, purchases, the attack; Pass comes last. */
const ORDER = ['chooseOverlord', 'chooseInfluence', 'answer', 'resolve', 'formHorde', 'expandHorde', 'hauntAction', 'activateRelic', 'playCard', 'overlordAction', 'buyStreet', 'attack', 'regenerate', 'buyAcolyte']; // prettier-ignore

/** Gives the page `goal()`: what this seat's player would touch next, or nothing while there is nothing to do. */
const teach = (page: Page) =>
  page.evaluate((order) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`[data-frame] ${selector}`)];
    const named = (name: string) =>
      all('[data-move]').find((el) => el.dataset['move'] === name || el.dataset['move']?.startsWith(`${name}(`));
    const goal = () => {
      if (document.querySelector('[data-busy],[data-result]')) return undefined;
      const wanted = order.map(named).find((el) => el !== undefined);
      // something to pick up first: an attack, a curse, a monster for a horde
      const pick = all('[data-select]:not([data-selected])').find((el) => !el.dataset['select']?.startsWith('convert'));
      return wanted ?? (document.querySelector('[data-selected]') ? undefined : pick) ?? named('pass') ?? pick;
    };
    Object.assign(window, { goal });
  }, ORDER);

type Taught = Window & { goal(): HTMLElement | undefined };

/** Plays this seat by clicking what is lit, inside the page, until the match is over. */
async function playAlong(page: Page) {
  await teach(page);
  await page.evaluate(() => {
    const timer = setInterval(() => {
      if (document.querySelector('[data-result]')) clearInterval(timer);
      else (window as unknown as Taught).goal()?.click();
    }, 15);
  });
}

const isOver = (page: Page) =>
  page
    .locator('[data-result]')
    .count()
    .then((n) => n > 0);

/** Marks what would be touched next, so that a finger or the Tab key can look for it. */
const markGoal = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('[data-goal]')?.removeAttribute('data-goal');
    const goal = (window as unknown as Taught).goal();
    goal?.setAttribute('data-goal', '');
    return goal !== undefined;
  });

/** Plays to the end of the match by doing `touch` to one marked thing after the other. */
async function playToTheEnd(page: Page, touch: () => Promise<void>) {
  await teach(page);
  for (let i = 0; i < 600 && !(await isOver(page)); i++) {
    if (await markGoal(page)) await touch();
    else await page.waitForTimeout(20);
  }
  await page.waitForSelector('[data-result]');
}

/** A random match, broken off in the turn of the first seat so many moves before its end, as the harness deals it. */
function lateMoment(options: object, left: number) {
  const all = { ...defaultOptions(terrorsOfLondon.meta.options), ...options };
  for (let seed = 1; seed < 60; seed++) {
    const moves = randomMoves(terrorsOfLondon, 2, all, String(seed), 4000);
    const at = moves.length - left;
    if (moves[at]?.by === '0') return { seed, moves: at };
  }
  throw new Error('no match has such a moment');
}

/** The first moment in a random match at which a card played from hand curses the rival, as the harness deals it. */
function curseMoment() {
  const options = defaultOptions(terrorsOfLondon.meta.options);
  for (let seed = 1; seed < 60; seed++) {
    const moves = randomMoves(terrorsOfLondon, 2, options, String(seed), 260);
    const driven = drive(terrorsOfLondon, 2, options, String(seed));
    for (const [n, { by, ...move }] of moves.entries()) {
      terrorsOfLondon.rules.play(driven.G, by, move, driven.dice);
      const G = driven.G as unknown as State;
      const asks = G.agenda.at(-1) as { ask?: string };
      const victim = by === '0' ? '1' : '0';
      if (
        asks.ask === 'curse' &&
        move.move === 'playCard' &&
        move.args.length === 1 &&
        (G.hands[victim]?.length ?? 0) > 1
      )
        return { seed, moves: n, card: String(move.args[0]), key: moveKey(move), hand: [...(G.hands[victim] ?? [])] };
    }
  }
  throw new Error('nobody was ever cursed');
}

describe('Terrors of London', () => {
  it('two people play a match online to its end, draft and all', async () => {
    const { ann, bob } = await seatTwo({ quick: true, first: '0' });
    await ann.locator(`[data-move="chooseOverlord(\\"fenris\\")"]`).click();
    await bob.locator('[data-draft="overlord"] [data-taken]').waitFor();
    expect(await bob.locator(`[data-move="chooseOverlord(\\"fenris\\")"]`).count()).toBe(0);
    await shot(bob, 'terrors-draft');
    for (const page of [ann, bob]) await playAlong(page);
    for (const page of [ann, bob]) await page.waitForSelector('[data-result]', { timeout: 100_000 });
    const said = await Promise.all([ann, bob].map((page) => page.locator('[data-result]').first().innerText()));
    expect(said.join(' ')).toMatch(/wins|won|victor/i);
    await shot(ann, 'terrors-result');
  }, 120_000);

  it('hot-seat: a curtain at the end of a turn and for the cursed player in the middle of one', async () => {
    const { seed, moves, key, hand } = curseMoment();
    const page = await local(`players=2&seed=${seed}&moves=${moves}&as=none`);
    if (await page.locator('[data-curtain]').count()) await liftCurtain(page);
    await page.locator(`[data-area="hand"] [data-move='${key}']`).click();
    await page.waitForSelector('[data-curtain]');
    // behind the curtain there is no hand, neither the one nor the other
    expect(await page.locator('[data-area="hand"],[data-piece]').count()).toBe(0);
    await liftCurtain(page);
    await page.locator('[data-area="curse"]').waitFor();
    const cards = page.locator('[data-area="curse"] [data-select^="curse:"]');
    expect(await cards.count()).toBe(hand.length);
    await shot(page, 'terrors-curse');
    await cards.first().click();
    await page.locator('[data-area="curse"] [data-move]').last().click();
    await page.waitForSelector('[data-curtain]');
    await liftCurtain(page);
    // the turn goes on where it stopped
    expect(await page.locator('[data-area="curse"]').count()).toBe(0);
    await page.locator('[data-area="pool"]').first().waitFor();
    for (let i = 0; i < 40 && (await page.locator('[data-curtain]').count()) === 0; i++) {
      const next = page.locator(
        '[data-area="hand"] [data-move],[data-prompt] [data-move],[data-area="pass"][data-move]',
      );
      await next.first().click();
      await page.waitForTimeout(30);
    }
    await page.waitForSelector('[data-curtain]');
    expect(await page.locator('[data-area="hand"],[data-piece]').count()).toBe(0);
  });

  it('one person plays a match against a bot to its end', async () => {
    const options = encodeURIComponent(JSON.stringify({ quick: true, overlords: 'random', help: true }));
    const page = await local(`players=2&seed=4&bots=medium&options=${options}`);
    await playAlong(page);
    await page.waitForSelector('[data-result]', { timeout: 60_000 });
    expect(await page.locator('[data-result]').first().innerText()).toMatch(/Health|turns/i);
  }, 90_000);

  it('360 px: a match played to its end by tapping alone, with nothing to scroll sideways', async () => {
    const set = { quick: true, overlords: 'random', help: true };
    const { seed, moves } = lateMoment(set, 50);
    const page = await local(
      `players=2&seed=${seed}&moves=${moves}&bots=easy&options=${encodeURIComponent(JSON.stringify(set))}`,
      { width: 360, height: 740 },
    );
    let widest = 0;
    await playToTheEnd(page, async () => {
      widest = Math.max(widest, await sideways(page));
      await page
        .locator('[data-goal]')
        .tap({ timeout: 3000 })
        .catch(() => undefined); // gone when the table moved on
    });
    expect(widest).toBe(0);
    await shot(page, 'terrors-360-result');
  }, 180_000);

  it('keyboard: a match played to its end with Tab and Enter alone (and Shift)', async () => {
    const set = { quick: true, overlords: 'random', help: true };
    const { seed, moves } = lateMoment(set, 40);
    const page = await local(
      `players=2&seed=${seed}&moves=${moves}&bots=easy&options=${encodeURIComponent(JSON.stringify(set))}`,
    );
    let reached = 0;
    await playToTheEnd(page, async () => {
      // which way from here: the log behind the hand is full of names one may stop at
      const way = () =>
        page.evaluate(() => {
          const goal = document.querySelector('[data-goal]');
          const at = document.activeElement;
          if (!goal || !at || goal === at) return goal ? 'Enter' : undefined;
          const isBehind =
            at !== document.body && (at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
          return isBehind ? 'Shift+Tab' : 'Tab';
        });
      for (let presses = 0; presses < 160; presses++) {
        const key = await way();
        if (key === undefined) return; // the table moved on
        await page.keyboard.press(key);
        if (key !== 'Enter') continue;
        reached++;
        return;
      }
      throw new Error(
        `Tab never reaches ${await page
          .locator('[data-goal]')
          .first()
          .evaluate((el) => el.outerHTML)}`,
      );
    });
    expect(reached).toBeGreaterThan(5);
  }, 180_000);

  it('360 px: cards by tapping, nothing to scroll sideways, a refused tap says why', async () => {
    const options = encodeURIComponent(JSON.stringify({ overlords: 'random', help: true, first: '0' }));
    const page = await local(`players=2&seed=6&bots=easy&options=${options}`, { width: 360, height: 740 });
    await page.locator('[data-area="hand"] [data-move]').first().waitFor();
    expect(await sideways(page)).toBe(0);
    // cards are still to be played: Pass says so, with its rule
    await page.locator('[data-area="pass"]').tap({ force: true });
    await page.getByText('Play 3 more cards first.').first().waitFor();
    const n = await movesSeen(page);
    await page.locator('[data-area="hand"] [data-move]').first().tap();
    await waitForMoves(page, n + 1);
    expect(await sideways(page)).toBe(0);
    await shot(page, 'terrors-360');
  });

  it('keyboard: the zoom and Escape, a card with Enter, and nothing for axe to complain of', async () => {
    const options = encodeURIComponent(JSON.stringify({ overlords: 'random', help: true, first: '0' }));
    const page = await local(`players=2&seed=6&bots=easy&options=${options}`);
    const card = page.locator('[data-area="hand"] [data-move]').first();
    await card.waitFor();
    await card.focus();
    await page.keyboard.press('z');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const n = await movesSeen(page);
    await card.focus();
    await page.keyboard.press('Enter');
    await waitForMoves(page, n + 1);
    expect(await axeCheck(page)).toEqual([]);
  });
});
