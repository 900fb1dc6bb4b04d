import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import type { CreateReply, JoinReply } from '../../server/src/contract';
import { axeCheck, shot, sideways, startApp, type App } from './kit';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const open = async (where: string, options?: Parameters<App['newPage']>[0]) => {
  const page = await app.newPage(options);
  await page.goto(`${app.url}${where}`);
  return page;
};
const createToy = (more: object = {}) =>
  app.post<CreateReply>('/games/toy/create', { numPlayers: 3, me: { playerName: 'Hedda' }, ...more });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('the front page', () => {
  it('shows what is being played as it changes, and keeps private tables to itself', async () => {
    const page = await open('/');
    await page.getByText('live', { exact: true }).waitFor();
    const hidden = await createToy({ unlisted: true });
    const { matchID } = await createToy();
    const row = page.locator(`[data-match="${matchID}"]`);
    await row.waitFor();
    expect(await row.textContent()).toContain('Hedda');
    expect(await row.getByRole('img').getAttribute('aria-label')).toBe('1 of 3 seats taken');

    const ida = await app.post<JoinReply>(`/games/toy/${matchID}/join`, { playerName: 'Ida' });
    await row.getByText('Hedda and Ida').waitFor();
    await app.post(`/games/toy/${matchID}/leave`, { playerID: ida.playerID, credentials: ida.playerCredentials });
    await row.getByText('Hedda', { exact: true }).waitFor();
    expect(await page.locator(`[data-match="${hidden.matchID}"]`).count()).toBe(0);

    await button(page, 'To watch').click();
    expect(await row.count()).toBe(0);
    await button(page, 'Seats free').click();
    await row.waitFor();
    await page.getByLabel('Kind of table').selectOption('With bots');
    expect(await row.count()).toBe(0);
    await page.getByLabel('Kind of table').selectOption('People');
    await row.waitFor();
    await page.getByLabel('Game', { exact: true }).selectOption('arkham-note');
    expect(await row.count()).toBe(0);
  });

  it('leads to a table in two clicks, and back to it by a ticket after a reload', async () => {
    const page = await open('/', { name: 'Ilse' });
    await button(page, 'Play now: Arkham Note').click();
    await button(page, /Standard/).click();
    await page.waitForURL(/\/local\//);
    await page.waitForSelector('[data-frame]');
    const table = page.url();

    await page.goto(app.url);
    const ticket = page.getByRole('link', { name: /Arkham Note Saved/ });
    await ticket.waitFor();
    await page.reload();
    await ticket.waitFor();
    // what can be gone on with stands before the shelf
    const parts = await page.locator('main section').evaluateAll((all) => all.map((x) => x.getAttribute('aria-labelledby') ?? x.getAttribute('aria-label'))); // prettier-ignore
    expect(parts.slice(0, 2)).toEqual(['continue', 'Games']);
    await ticket.click();
    await page.waitForURL(table);

    await page.goto(`${app.url}/matches`);
    await button(page, 'Throw this save away').click();
    await button(page, 'Throw it away').click();
    await page.getByText('Nothing yet.').waitFor();
  });

  it('works by keyboard alone', async () => {
    const page = await open('/');
    await page.getByRole('heading', { name: 'Open tables' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the page');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#main' && document.activeElement?.id === 'main');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let i = 0; i < 30 && !(await focused()).includes('Play now: Arkham Note'); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toContain('Play now: Arkham Note');
  });

  it('is usable within two seconds on a machine four times slower', async () => {
    // where more runs than there are cores, waiting for one's turn is not the page's doing: its own work, the slowing included
    const busy = loadavg()[0]! > 1.5 * availableParallelism();
    const times: number[] = [];
    for (let i = 0; i < 4 && !times.some((ms) => ms < 2000); i++) {
      const page = await app.newPage({ width: 390, height: 844 });
      const thread = await page.context().newCDPSession(page);
      await thread.send('Performance.enable', { timeDomain: 'threadTicks' });
      await thread.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(app.url, { waitUntil: 'commit' });
      // usable: the first dialog stands open
      await button(page, /^Play now/).click();
      await page.getByRole('dialog').waitFor();
      const wall = await page.evaluate(() => performance.now());
      const { metrics } = await thread.send('Performance.getMetrics');
      const own = 1000 * metrics.find((m) => m.name === 'TaskDuration')!.value;
      if (process.env.MT_FIGURES) console.log({ wall, own, busy });
      times.push(busy ? own : wall);
      await page.context().close();
    }
    expect(Math.min(...times)).toBeLessThan(2000);
  });

  it('says where a wrong code went wrong', async () => {
    const page = await open('/');
    const code = page.getByLabel('Link or code from a friend');
    await code.fill('https://elsewhere.example/join/ABCD');
    await button(page, /^Join$/).click();
    await page.getByText('That is no link or code of a table.').waitFor();
    await code.fill('ABCD-EFGH');
    await button(page, /^Join$/).click();
    await page.getByRole('heading', { name: 'This table is no more' }).waitFor();
  });
});

describe('a table among friends', () => {
  it('is set, shared by link, joined with only a name, and begins when all sit', async () => {
    const host = await open('/new/toy', { name: 'Hedda' });
    await button(host, 'Open the table').click();
    await host.waitForURL(/\/table\//);
    const code = host.url().split('/').at(-1) as string;
    await host.getByText('1 of 2 seated').waitFor();
    await host.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await shot(host, 'waiting');

    const friend = await open(`/join/${code}`);
    await friend.getByText('Hedda invites you to').waitFor();
    await button(friend, 'Sit down').click();
    await friend.getByText('A name, please').waitFor();
    await friend.getByLabel('Your name', { exact: true }).fill('Oskar');
    await button(friend, 'Sit down').click();
    await Promise.all([host, friend].map((page) => page.waitForURL(`${app.url}/match/${code}`)));
    await friend.waitForSelector('[data-frame]');
  });

  it('lets the host talk, seat bots, send somebody away and start', async () => {
    const host = await open('/new/toy', { name: 'Hedda' });
    await host.getByRole('radio', { name: '4' }).click();
    await button(host, 'Change seat 2').click();
    await host.getByRole('menuitemradio', { name: 'Easy' }).click();
    await button(host, 'Open the table').click();
    await host.waitForURL(/\/table\//);
    const code = host.url().split('/').at(-1) as string;
    await host.getByText('2 of 4 seated').waitFor();

    const friend = await open(`/join/${code}`, { name: 'Oskar' });
    await button(friend, 'Sit down').click();
    await host.getByText('3 of 4 seated').waitFor();
    await friend.getByLabel('Say something').fill('Five minutes, making tea.');
    await friend.keyboard.press('Enter');
    await host.getByText('Five minutes, making tea.').waitFor();

    await button(host, 'Change seat 3').click();
    await host.getByRole('menuitemradio', { name: 'Send away' }).click();
    await friend.getByRole('heading', { name: 'Your seat is gone' }).waitFor();
    await host.getByText('2 of 4 seated').waitFor();
    await button(host, 'Change seat 4').click();
    await host.getByRole('menuitemradio', { name: 'Take away' }).click();
    await host.getByText('2 of 3 seated').waitFor();
    await button(host, 'Fill it with a bot and start').click();
    await host.waitForURL(`${app.url}/match/${code}`);
  });

  it('deals the case that was asked for, to everybody the same', async () => {
    const deal = async () => {
      const page = await open('/new/arkham-note', { name: 'Ilse' });
      await page.getByLabel('Case number').fill('midnight');
      await button(page, 'Start the game').click();
      await page.waitForSelector('[data-frame] [data-piece]');
      return page
        .locator('[data-frame] [data-piece]')
        .evaluateAll((all) => all.map((x) => x.getAttribute('data-piece')));
    };
    expect(await deal()).toEqual(await deal());
  });

  it('sets a hot-seat table from the front page, behind a curtain', async () => {
    const page = await open('/', { name: 'Ilse' });
    await button(page, 'Hot-seat at this device').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Arcana/ })
      .click();
    await page.getByRole('radio', { name: 'By chance' }).click(); // hands are dealt at once
    await button(page, 'Start the game').click();
    await page.waitForSelector('[data-curtain]');
  });

  it('shows what the server refuses at its field', async () => {
    const page = await open('/new/toy');
    await button(page, 'Open the table').click();
    await page.getByText('a name, please').waitFor();
    await page.getByLabel('Your name', { exact: true }).fill('Hedda');
    await page.route('**/games/toy/create', (route) =>
      route.fulfill({ status: 400, json: { error: 'That deal cannot be had.', why: 'bad-seed' } }),
    );
    await button(page, 'Open the table').click();
    await page.getByText('That deal cannot be had.').waitFor();
    expect(await page.getByLabel('Deal', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  });

  it('moves a seat to another device without the secret ever being sent in an address', async () => {
    const { matchID, playerID, playerCredentials } = await createToy({ bots: { 1: 'easy', 2: 'easy' } });
    const first = await app.newContext({ name: 'Hedda' });
    await first.addInitScript(
      (seat) => location.protocol.startsWith('http') && localStorage.setItem('mt.seats', JSON.stringify([seat])),
      { matchID, game: 'toy', playerID, credentials: playerCredentials, name: 'Hedda', at: 1 }, // prettier-ignore
    );
    const page = await first.newPage();
    await page.goto(`${app.url}/matches`);
    await button(page, 'Take this seat to another device').click();
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page, 'Copy link').click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(new URL(link).hash).toContain(playerCredentials as string);

    const second = await app.newPage();
    const asked: string[] = [];
    second.on('request', (request) => asked.push(request.url()));
    await second.goto(link);
    await second.waitForURL(`${app.url}/match/${matchID}`);
    await second.waitForSelector('[data-frame]');
    expect(asked.filter((url) => url.split('#')[0]?.includes(playerCredentials as string))).toEqual([]);
  });
});

describe('learning and likings', () => {
  it('opens the rulebook at a rule, and finds others', async () => {
    const page = await open('/rules/arkham-note#ARK-PLAY-02');
    const rule = page.locator('#ARK-PLAY-02');
    await rule.waitFor();
    expect(await rule.getAttribute('data-here')).toBe('true');
    await page.waitForFunction(
      (node) => {
        const { top, bottom } = node!.getBoundingClientRect();
        return document.fonts.status === 'loaded' && Math.abs((top + bottom) / 2 - innerHeight / 2) < 40;
      },
      await rule.elementHandle(),
    );
    await page.getByLabel('Search the rules').fill('stability check');
    await page.getByText(/^\d+ rules$/).waitFor();
    expect(await page.locator('#ARK-CHECK-01').count()).toBe(1);
    expect(await page.locator('#ARK-PLAY-01').count()).toBe(0);
  });

  it('keeps name, text size and motion on the device', async () => {
    const page = await open('/');
    await button(page, 'Your name and settings').click();
    await page.getByLabel('Your name', { exact: true }).fill('Ilse');
    await page.getByRole('radio', { name: '130 %' }).click();
    await page.getByRole('radiogroup', { name: 'Motion' }).getByRole('radio', { name: 'Off' }).click();
    await page.reload();
    await button(page, 'Ilse, your name and settings').waitFor();
    const html = page.locator('html');
    expect(await html.evaluate((node) => node.style.getPropertyValue('--text'))).toBe('1.3');
    expect(await html.getAttribute('data-motion')).toBe('off');
    expect(await sideways(page)).toBe(0);
  });
});

describe.each([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('every page at $width px', (size) => {
  let page: Page;
  beforeAll(async () => {
    await createToy();
    page = await app.newPage({ ...size, name: 'Ilse' });
  });
  afterAll(() => page.context().close());

  const PAGES = ['/', '/matches', '/learn', '/rules/arkham-note', '/stats', '/about', '/new/arkham-note', '/new/toy', '/no-such-page', '/join/NOTHERE']; // prettier-ignore

  it.each(PAGES)('%s fits, and axe finds nothing serious', async (where) => {
    await page.goto(`${app.url}${where}`);
    await page.waitForSelector('h1');
    if (where === '/') await page.locator('[data-match]').first().waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await axeCheck(page)).toEqual([]);
    await shot(page, `${where.slice(1).replace(/\W+/g, '-') || 'lobby'}.${size.width}`);
  });
});
