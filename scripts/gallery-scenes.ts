import type { Page } from 'playwright-core';
import type { CreateReply, JoinReply } from '../server/src/contract';
import type { App } from '../web/browser-tests/kit';

/** A page that is only there after something was done. */
export interface Scene {
  name: string;
  /** brings the page to where the picture is taken */
  arrange(page: Page, app: App): Promise<unknown>;
}

const at = (app: App, where: string) => `${app.url}${where}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A table of Arcana with Oskar as its host; answers its id and what Ilse needs to sit there. */
async function tableOfArcana(app: App, ilse: boolean, bots: Record<string, string> = {}) {
  const host = { numPlayers: 3, me: { playerName: 'Oskar' }, bots, clock: 180 };
  const { matchID } = await app.post<CreateReply>('/games/arcana/create', host);
  if (!ilse) return { matchID, seat: undefined };
  const join = await app.post<JoinReply>(`/games/arcana/${matchID}/join`, { playerName: 'Ilse' });
  const seat = { matchID, game: 'arcana', playerID: join.playerID, credentials: join.playerCredentials, name: 'Ilse', at: 1 }; // prettier-ignore
  return { matchID, seat };
}

async function sitAt(page: Page, app: App, where: 'table' | 'match', bots: Record<string, string> = {}) {
  const { matchID, seat } = await tableOfArcana(app, true, bots);
  await page.goto(at(app, '/about'));
  await page.evaluate((held) => localStorage.setItem('mt.seats', JSON.stringify([held])), seat);
  await page.goto(at(app, `/${where}/${matchID}`));
  await page.waitForSelector(where === 'match' ? '[data-frame]' : 'h1');
}

/** A page of results as months of play would leave them. */
const RESULTS = `(() => {
  const games = ['arkham-note', 'terrors-of-london', 'arcana', 'cultistorm', 'cults-of-london'];
  const ends = ['won', 'lost', 'won', 'drawn', 'won', 'over', 'lost', 'won'];
  const all = Array.from({ length: 60 }, (_, i) => ({ id: 'r' + i, game: games[i % 5], place: 'local', outcome: ends[(i * 3) % 8],
    at: 1.76e12 + i * 8e6, moves: 40 + ((i * 37) % 70), minutes: 12 + ((i * 13) % 50), seats: 2, bots: ['medium'], options: {} }));
  localStorage.setItem('mt.results', JSON.stringify(all));
})()`; // prettier-ignore

const board = 'game=arcana&seed=1&players=3&bots=easy&moves=40';
const sheet = (tool: string | RegExp) => async (page: Page, app: App) => {
  await page.goto(at(app, `/local/new?${board}`));
  await page.locator('[data-tool="menu"]').click();
  await press(page, tool);
};

export const SCENES: readonly Scene[] = [
  {
    name: 'page-lobby-busy',
    async arrange(page, app) {
      for (const game of ['arkham-note&moves=12', 'cultistorm&players=3&bots=easy&moves=10']) {
        await page.goto(at(app, `/local/new?game=${game}`));
        await page.waitForSelector('[data-frame]');
      }
      await sitAt(page, app, 'match', { 2: 'easy' });
      await tableOfArcana(app, false);
      await page.goto(at(app, '/'));
      await page.locator('[data-match]').first().waitFor();
    },
  },
  { name: 'page-matches-busy', arrange: (page, app) => page.goto(at(app, '/matches')) },
  {
    name: 'page-play-now',
    async arrange(page, app) {
      await page.goto(at(app, '/'));
      await press(page, /^Play now/);
    },
  },
  {
    name: 'page-hot-seat',
    async arrange(page, app) {
      await page.goto(at(app, '/'));
      await press(page, 'Hot-seat at this device');
    },
  },
  {
    name: 'page-settings',
    async arrange(page, app) {
      await page.goto(at(app, '/'));
      await press(page, /name and settings/);
    },
  },
  {
    name: 'page-new-seat-menu',
    async arrange(page, app) {
      await page.goto(at(app, '/new/arcana'));
      await press(page, 'Change seat 2');
    },
  },
  {
    name: 'page-join',
    arrange: async (page, app) => page.goto(at(app, `/join/${(await tableOfArcana(app, false)).matchID}`)),
  },
  { name: 'page-waiting', arrange: (page, app) => sitAt(page, app, 'table') },
  { name: 'page-gone', arrange: (page, app) => page.goto(at(app, '/join/nosuchtable')) },
  { name: 'page-seat-link-wrong', arrange: (page, app) => page.goto(at(app, '/seat/nosuchtable')) },
  { name: 'page-no-match', arrange: (page, app) => page.goto(at(app, '/match/nosuchtable')) },
  {
    name: 'page-error',
    async arrange(page, app) {
      await page.route(/StatsPage/, (route) => route.abort());
      await page.goto(at(app, '/stats'));
      await page.getByText('Something fell off the table').waitFor();
      await page.unroute(/StatsPage/);
    },
  },
  {
    name: 'page-stats-busy',
    async arrange(page, app) {
      await page.goto(at(app, '/about'));
      await page.evaluate(RESULTS);
      await page.goto(at(app, '/stats'));
    },
  },
  {
    name: 'page-stats-game',
    async arrange(page, app) {
      await page.goto(at(app, '/stats'));
      await press(page, 'Arcana');
    },
  },
  { name: 'match-waiting', arrange: (page, app) => sitAt(page, app, 'match') },
  { name: 'match-online', arrange: (page, app) => sitAt(page, app, 'match', { 2: 'easy' }) },
  {
    name: 'match-chat',
    async arrange(page, app) {
      await sitAt(page, app, 'match', { 2: 'easy' });
      await page.locator('[data-tool="menu"]').click();
      await page.getByRole('dialog').getByRole('button', { name: /^Chat/ }).click();
      for (const line of ['Good evening.', 'Five minutes, making tea.']) {
        await page.getByRole('dialog').getByLabel('Say something').fill(line);
        await page.keyboard.press('Enter');
        await page.getByText(line).waitFor();
      }
    },
  },
  {
    name: 'match-menu',
    async arrange(page, app) {
      await page.goto(at(app, `/local/new?${board}`));
      await page.locator('[data-tool="menu"]').click();
    },
  },
  { name: 'match-story', arrange: sheet('Story so far') },
  { name: 'match-moves', arrange: sheet('Everything you may do') },
  { name: 'match-settings', arrange: sheet('Sound, motion, text') },
  { name: 'match-words', arrange: sheet('Words of the game') },
  {
    name: 'match-guided',
    async arrange(page, app) {
      await page.goto(at(app, '/local/new?game=arcana&players=2&bots=easy&guided&seed=2'));
      await page.waitForSelector('[data-guide]');
    },
  },
  {
    name: 'replay',
    async arrange(page, app) {
      await page.goto(at(app, '/local/new?game=arcana&seed=1&players=3&bots=easy&moves=5000'));
      await press(page, 'Replay');
      await page.waitForSelector('[data-replay]');
      await press(page, 'To the end');
      await press(page, 'One move back');
    },
  },
];
