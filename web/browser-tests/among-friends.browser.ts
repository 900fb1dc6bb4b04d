/** What a table among friends promises: clocks, undo, chat, onlookers, several devices of one seat, notices. */
import type { Page } from 'playwright-core';
import type { CreateReply } from '../../server/src/contract';
import { startApp, type App } from './kit';
import { movesSeen, playOne, seatTwo, waitForMoves } from './table-kit';

let app: App;
beforeAll(async () => {
  // a second of the turn clock passes in 40 ms
  app = await startApp({ MT_CLOCK_SECOND_MS: '40' });
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pledge = async (page: Page, nth = 0) => {
  await page.locator('[data-select]').nth(nth).click();
  await button(page, 'Pledge here').click();
};

it('a turn clock is chosen, counts down for all, and hands the seat to a bot when it runs out', async () => {
  const host = await app.newPage({ name: 'Hedda' });
  await host.goto(`${app.url}/new/toy`);
  await host.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: '3 min' }).click();
  await button(host, 'Open the table').click();
  await host.waitForURL(/\/table\//);
  await host.getByText('3 min a turn').waitFor();
  const friend = await app.newPage({ name: 'Oskar' });
  await friend.goto(host.url().replace('/table/', '/join/'));
  await button(friend, 'Sit down').click();
  for (const page of [host, friend]) await page.waitForSelector('[data-bar] [data-clock]');
  expect(await host.locator('[data-bar] [data-clock]').innerText()).toMatch(/^[0-3]:\d\d$/);
  // Oskar does his part, then everybody waits for the host
  await pledge(friend);
  await host.getByText('A bot plays for you').waitFor();
  await button(host, 'Take my seat back').click();
  await host.getByText('A bot plays for you').waitFor({ state: 'detached' });
});

it('a move is taken back until somebody else has acted', async () => {
  const { ann, bob } = await seatTwo(app, 'toy');
  const undo = ann.locator('[data-tool="undo"]:visible').first();
  await pledge(ann);
  await waitForMoves(ann, 1);
  await undo.click();
  await ann.waitForFunction(() => document.querySelector('[data-n]')?.getAttribute('data-n') === '0');
  await pledge(ann, 1);
  await waitForMoves(bob, 1);
  await pledge(bob);
  await waitForMoves(ann, 2);
  await undo.click({ force: true });
  await ann.getByText('Somebody else has moved since.').waitFor();
  expect(await movesSeen(ann)).toBeGreaterThanOrEqual(2);
});

it('what was clicked without a line is refused aloud when the same seat has moved elsewhere', async () => {
  const { ann, contexts } = await seatTwo(app, 'toy');
  const seats = await ann.evaluate(() => localStorage.getItem('mt.seats') ?? '');
  const tablet = await app.newContext({ name: 'Ann' });
  await tablet.addInitScript((held) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mt.seats', held);
  }, seats);
  const twin = await tablet.newPage();
  await twin.goto(ann.url());
  await twin.waitForSelector('[data-select]');
  await contexts[0].setOffline(true);
  await ann.locator('[data-connection]').waitFor();
  await pledge(ann);
  await ann.getByText('What you did is sent when it is back.').waitFor();
  await pledge(twin, 1);
  await waitForMoves(twin, 1);
  await contexts[0].setOffline(false);
  await ann
    .getByText(/has changed since you clicked|^Not now|cannot be done now/)
    .first()
    .waitFor();
  await waitForMoves(ann, 1);
  expect(await movesSeen(twin)).toBe(1);
});

it('the chat counts what one has not read, keeps its history, is bounded, and people can be muted', async () => {
  const { ann, bob } = await seatTwo(app, 'toy');
  const line = ann.getByPlaceholder('Say something');
  expect(await line.getAttribute('maxlength')).toBe('500');
  await line.fill('Good evening');
  await ann.keyboard.press('Enter');
  await bob.locator('[data-unread="1"]').first().waitFor();
  await bob.locator('[data-tool="menu"]').click();
  await button(bob, 'Chat, 1 new').click();
  await bob.getByText('Good evening').waitFor();
  expect(await bob.locator('[data-unread]').count()).toBe(0);
  await button(bob, 'Mute Ann').click();
  await bob.getByText('Good evening').waitFor({ state: 'detached' });
  await button(bob, 'Hear Ann again').click();
  await bob.reload();
  await bob.waitForSelector('[data-frame]');
  await bob.locator('[data-tool="menu"]').click();
  await button(bob, /^Chat/).click();
  await bob.getByText('Good evening').waitFor();
});

it('a table without onlookers is closed to strangers, one with them lets them watch', async () => {
  const make = async (spectators: boolean) =>
    (
      await app.post<CreateReply>('/games/toy/create', {
        numPlayers: 2,
        spectators,
        bots: { 1: 'easy' },
        me: { playerName: 'Ann' },
      })
    ).matchID;
  const stranger = await app.newPage();
  await stranger.goto(`${app.url}/match/${await make(false)}`);
  await stranger.getByText('This table is closed to onlookers').waitFor();
  await stranger.goto(`${app.url}/match/${await make(true)}`);
  await stranger.waitForSelector('[data-frame]');
  expect(await stranger.locator('[data-hand],[data-move],[data-select]').count()).toBe(0);
});

it('everybody sees who is missing, and may let a bot play on', async () => {
  const { ann, contexts } = await seatTwo(app, 'toy');
  await ann.locator('[data-seat="1"] [data-state="here"]').waitFor();
  await contexts[1].close();
  await ann.locator('[data-seat="1"] [data-state="away"]').waitFor();
  await ann.getByText('Bob is away.').waitFor();
  await button(ann, 'Let a bot play on').click();
  // not at once: Bob may be on the way back
  await ann.getByText(/not for long enough/).waitFor();
});

it('a seat is given up, and a friend may sit down on it', async () => {
  const { ann, bob, matchID } = await seatTwo(app, 'toy');
  await bob.locator('[data-tool="menu"]').click();
  await button(bob, 'Give up my seat').click();
  await button(bob, 'Give up my seat').click();
  await bob.waitForURL(`${app.url}/`);
  await ann.locator('[data-seat="1"] [data-state="open"]').waitFor();
  const cleo = await app.newPage({ name: 'Cleo' });
  await cleo.goto(`${app.url}/join/${matchID}`);
  await button(cleo, 'Sit down').click();
  await cleo.waitForSelector('[data-select]');
  await ann.locator('[data-seat="1"]', { hasText: 'Cleo' }).waitFor();
});

it('one’s turn is told by the title, a bell and a notice of the system', async () => {
  const context = await app.newContext({ name: 'Ann' });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('mt.settings', JSON.stringify({ sound: true, notify: true }));
    const told: string[] = [];
    class Notice {
      static permission = 'granted';
      constructor(title: string) {
        told.push(title);
      }
    }
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      told.push('tone');
      return start.apply(this, when);
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.assign(window, { told, Notification: Notice });
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/local/new?game=toy&players=3&bots=easy&seed=4`);
  await page.waitForSelector('[data-select]');
  expect(await page.title()).toMatch(/^● Your turn/);
  await playOne(page);
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await page.waitForFunction(() =>
    (window as unknown as { told: string[] }).told.some((x) => x.startsWith('Your turn')),
  );
  expect((await told()).filter((x) => x === 'tone').length).toBeGreaterThan(0);
});

it('motion, patterns and text follow the settings on the table', async () => {
  const page = await app.newPage({ reducedMotion: 'no-preference' });
  await page.goto(`${app.url}/local/new?game=toy&players=2&bots=easy&seed=4`);
  await page.waitForSelector('[data-frame]');
  const token = (of: Page, name: string) =>
    of.evaluate((x) => getComputedStyle(document.documentElement).getPropertyValue(x), name);
  /** in milliseconds, however the style sheet writes it */
  const move = async (of: Page) => {
    const said = await token(of, '--move');
    return Number.parseFloat(said) * (said.includes('ms') ? 1 : 1000);
  };
  const discs = () =>
    page.locator('[data-pattern]').evaluateAll((all) => all.map((x) => getComputedStyle(x).outlineStyle));
  expect(await move(page)).toBe(280);
  expect(await discs()).toEqual(['none', 'none']);
  await page.locator('[data-tool="menu"]').click();
  await button(page, 'Sound, motion, text').click();
  await page.getByRole('switch', { name: 'Seats by pattern' }).click();
  await page.getByRole('radiogroup', { name: 'Motion' }).getByRole('radio', { name: 'Off' }).click();
  await page.getByRole('radiogroup', { name: 'Text size' }).getByRole('radio', { name: '130 %' }).click();
  expect(await discs()).toEqual(['solid', 'dashed']);
  expect(await token(page, '--text')).toBe('1.3');
  expect(await move(page)).toBeLessThan(200);
  // by the system's wish alone, too
  const calm = await app.newPage({ reducedMotion: 'reduce' });
  await calm.goto(app.url);
  expect(await move(calm)).toBeLessThan(200);
});

it('what cannot be undone is asked for twice', async () => {
  const options = encodeURIComponent(JSON.stringify({ overlords: 'random', help: true, first: '0', quick: true }));
  const page = await app.newPage({ confirm: true });
  await page.goto(`${app.url}/local/new?game=terrors-of-london&players=2&seed=6&bots=easy&options=${options}`);
  const card = page.locator('[data-area="hand"] [data-move]').first();
  await card.waitFor();
  // all cards on the table, their coin and power unused: to pass now would waste them
  for (let i = 0; i < 12 && (await card.count()) > 0; i++) {
    const n = await movesSeen(page);
    await card.click();
    await waitForMoves(page, n + 1);
  }
  await page.locator('[data-area="pass"]').click();
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await sure.waitFor();
  const n = await movesSeen(page);
  await sure.getByRole('button', { name: 'Go back' }).click();
  expect(await movesSeen(page)).toBe(n);
  await page.locator('[data-area="pass"]').click();
  await sure.getByRole('button', { name: 'Yes, do it' }).click();
  await waitForMoves(page, n + 1);
});
