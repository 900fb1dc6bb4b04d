import type { CreateReply } from '../../server/src/contract';
import { dice, playByClicking, startApp, type App } from './kit';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it.each([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])('a whole match is played by clicking what is offered, at $width px', async (size) => {
  const { matchID, playerID, playerCredentials } = await app.post<CreateReply>('/games/toy/create', {
    numPlayers: 2,
    setupData: { lanterns: 2 },
    bots: { 1: 'easy' },
    me: { playerName: 'Ilse' },
  });
  const context = await app.newContext(size);
  await context.addInitScript(
    (seat) => location.protocol.startsWith('http') && localStorage.setItem('mt.seats', JSON.stringify([seat])),
    { matchID, game: 'toy', playerID, credentials: playerCredentials, name: 'Ilse', at: 1 },
  );
  const page = await context.newPage();
  await page.goto(`${app.url}/match/${matchID}`);
  await page.waitForSelector('[data-frame]');
  expect(await playByClicking(page, dice(7))).toBeGreaterThan(0);
  const { gameover } = (await (await fetch(`${app.url}/api/matches/${matchID}`)).json()) as { gameover?: unknown };
  expect(gameover).toBeDefined();
  expect(app.errors()).toEqual([]);
});
