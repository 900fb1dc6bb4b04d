import type { BrowserContext, Page } from 'playwright-core';
import type { CreateReply, JoinReply } from '../../server/src/contract';
import { startApp, type App } from './kit';

/** The app with a database of its own; absent seats may be given away at once. */
export const startTable = () => startApp({ MT_ABSENT_AFTER_S: '0' });

/** Puts a seat's key where the app keeps it, as joining in the lobby does. */
const giveSeat = (device: BrowserContext, seat: object) =>
  device.addInitScript((held) => {
    if (!location.protocol.startsWith('http')) return;
    if (!localStorage.getItem('mt.seats')) localStorage.setItem('mt.seats', JSON.stringify([held]));
  }, seat);

/** A match of two people, each on a device of their own. */
export async function seatTwo(app: App, game: string, setupData: object = {}) {
  const body = { numPlayers: 2, setupData, seed: 'two' };
  const { matchID } = await app.post<CreateReply>(`/games/${game}/create`, body);
  const sit = async (name: string, playerID: string) => {
    const join = { playerName: name, playerID };
    const { playerCredentials } = await app.post<JoinReply>(`/games/${game}/${matchID}/join`, join);
    const context = await app.newContext({ name });
    await giveSeat(context, { matchID, game, playerID, credentials: playerCredentials, name, at: Date.now() });
    return context;
  };
  const contexts = [await sit('Ann', '0'), await sit('Bob', '1')] as const;
  const pages: Page[] = [];
  for (const context of contexts) {
    const page = await context.newPage();
    await page.goto(`${app.url}/match/${matchID}`);
    await page.waitForSelector('[data-frame]');
    pages.push(page);
  }
  return { matchID, contexts, ann: pages[0]!, bob: pages[1]! };
}

/** How many moves the table on this page has seen. */
export const movesSeen = (page: Page) =>
  page.evaluate(() => Number(document.querySelector('[data-n]')?.getAttribute('data-n') ?? -1));

export const waitForMoves = (page: Page, n: number) =>
  page.waitForFunction((least) => Number(document.querySelector('[data-n]')?.getAttribute('data-n')) >= least, n);

/** Does the first thing that is lit: a move, or a pick and then a move. False when there is nothing to do. */
export async function playOne(page: Page): Promise<boolean> {
  const n = await movesSeen(page);
  const direct = page.locator('[data-frame] [data-move]').first();
  if ((await direct.count()) === 0) {
    const pick = page.locator('[data-select]').first();
    if ((await pick.count()) === 0) return false;
    await pick.click();
  }
  await direct.click();
  await page.waitForFunction(
    (was) =>
      document.querySelector('[data-curtain]') !== null ||
      Number(document.querySelector('[data-n]')?.getAttribute('data-n')) > was,
    n,
  );
  return true;
}
