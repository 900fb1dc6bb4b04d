import type { Page } from 'playwright-core';
import type { CreateReply } from '../../server/src/contract';
import type { App } from './kit';
import { movesSeen, playOne, seatTwo, startTable, waitForMoves } from './table-kit';

let app: App;
beforeAll(async () => {
  app = await startTable();
});
afterAll(() => app.stop());
afterEach(() => expect(app.errors()).toEqual([]));

const pledge = async (page: Page) => {
  await page.locator('[data-select]').first().click();
  await page.getByRole('button', { name: 'Pledge here' }).click();
};

describe('online', () => {
  it('two pages play a whole match, talk, and join one rematch', async () => {
    const { ann, bob } = await seatTwo(app, 'toy', { lanterns: 2 });
    await ann.getByPlaceholder('Say something').fill('Good evening');
    await ann.keyboard.press('Enter');
    await bob.locator('[data-tool="menu"]').click();
    await bob.getByRole('button', { name: 'Chat' }).click();
    await bob.getByText('Good evening').waitFor();
    await bob.keyboard.press('Escape');
    for (let i = 0; i < 120 && !(await ann.locator('[data-result]').count()); i++) {
      const moved = (await playOne(ann)) || (await playOne(bob));
      if (!moved) await ann.waitForTimeout(30);
    }
    await bob.waitForSelector('[data-result]');
    await Promise.all([ann.locator('[data-rematch]').click(), bob.locator('[data-rematch]').click()]);
    await ann.waitForFunction(() => document.querySelector('[data-result]') === null);
    await bob.waitForFunction(() => document.querySelector('[data-result]') === null);
    await ann.waitForSelector('[data-frame]');
    await bob.waitForSelector('[data-frame]');
    expect(ann.url()).toBe(bob.url());
  });

  it('a network cut in the middle of a move shows itself; the move is done once when it is back', async () => {
    const { ann, bob, contexts } = await seatTwo(app, 'toy');
    await contexts[0].setOffline(true);
    await ann.locator('[data-select]').first().click();
    await ann.getByRole('button', { name: 'Pledge here' }).click();
    await ann.locator('[data-connection]').waitFor();
    await pledge(bob);
    await waitForMoves(bob, 1);
    await contexts[0].setOffline(false);
    await waitForMoves(bob, 2);
    await waitForMoves(ann, 2);
    await ann.locator('[data-connection]').waitFor({ state: 'detached' });
    expect(await movesSeen(ann)).toBe(await movesSeen(bob));
  });

  it('the server is restarted under a running match and both pages go on without a click', async () => {
    const { ann, bob } = await seatTwo(app, 'toy');
    await pledge(ann);
    await waitForMoves(bob, 1);
    const cut = Promise.all([ann, bob].map((page) => page.locator('[data-connection]').waitFor()));
    await app.restart('SIGKILL');
    await cut;
    await ann.locator('[data-connection]').waitFor({ state: 'detached' });
    await bob.locator('[data-connection]').waitFor({ state: 'detached' });
    await pledge(bob);
    await waitForMoves(ann, 2);
    await waitForMoves(bob, 2);
  });

  it('a reload in the middle goes on, a second tab agrees, an onlooker sees no hand', async () => {
    const { ann, bob, contexts, matchID } = await seatTwo(app, 'toy');
    await pledge(ann);
    await waitForMoves(bob, 1);
    await ann.reload();
    await waitForMoves(ann, 1);
    const twin = await contexts[1].newPage();
    await twin.goto(`${app.url}/match/${matchID}`);
    await twin.waitForSelector('[data-frame]');
    await pledge(twin);
    await waitForMoves(bob, 2);
    await waitForMoves(ann, 2);
    const watching = await app.newPage();
    await watching.goto(`${app.url}/match/${matchID}`);
    await waitForMoves(watching, 2);
    expect(await watching.locator('[data-hand],[data-move],[data-select]').count()).toBe(0);
  });

  it('a bot takes over a seat and gives it back; an absent seat can be given to a bot', async () => {
    const { ann, bob, contexts } = await seatTwo(app, 'toy');
    await ann.locator('[data-tool="menu"]').click();
    await ann.getByRole('button', { name: 'Let a bot play for me' }).click();
    await waitForMoves(bob, 1);
    await ann.getByRole('button', { name: 'Take my seat back' }).click();
    await ann.getByText('A bot plays for you').waitFor({ state: 'detached' });
    await contexts[1].close();
    await ann.locator('[data-seat="1"] [data-state="away"]').waitFor();
    await ann.locator('[data-tool="menu"]').click();
    await ann.getByRole('button', { name: 'Give the seat of Bob to a bot' }).click();
    await ann.getByRole('button', { name: 'Give the seat of Bob to a bot' }).click();
    await waitForMoves(ann, 2);
  });

  it('a finished match is watched again from its link', async () => {
    const { matchID, playerID, playerCredentials } = await app.post<CreateReply>('/games/toy/create', {
      numPlayers: 2,
      bots: { '1': 'easy' },
      setupData: { lanterns: 1 },
      me: { playerName: 'Ann' },
    });
    const proof = { playerID, credentials: playerCredentials };
    await app.post(`/api/matches/${matchID}/seats/${playerID}`, { ...proof, to: 'bot', level: 'easy' });
    const page = await app.newPage();
    await page.goto(`${app.url}/match/${matchID}`);
    await page.waitForSelector('[data-result]');
    await page.goto(`${app.url}/replay/${matchID}?n=2&as=0`);
    await page.waitForSelector('[data-replay]');
    expect(await movesSeen(page)).toBe(2);
    await page.keyboard.press('ArrowRight');
    expect(await movesSeen(page)).toBe(3);
  });
});
