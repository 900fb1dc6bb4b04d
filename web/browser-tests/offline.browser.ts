import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { builtWeb, dice, startApp, type App } from './kit';
import { movesSeen, playOne } from './table-kit';
import { playByTapping } from './walker';

let app: App;
/** a copy of the built app, so that another version can be put in its place */
let web: string;
beforeAll(async () => {
  web = mkdtempSync(path.join(tmpdir(), 'midnight-web-'));
  cpSync(builtWeb, web, { recursive: true });
  app = await startApp({ MT_WEB: web });
});
afterAll(async () => {
  await app.stop();
  rmSync(web, { recursive: true, force: true });
});
afterEach(() => expect(app.errors()).toEqual([]));

/** A first visit, after which everything is on this device. */
async function firstVisit(): Promise<Page> {
  const context = await app.newContext({ serviceWorkers: 'allow', name: 'Ilse', width: 390, height: 844 });
  const page = await context.newPage();
  await page.goto(app.url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const channel = new MessageChannel();
    await new Promise((kept) => {
      channel.port1.onmessage = kept;
      active?.postMessage('keep-the-rest', [channel.port2]);
    });
  });
  return page;
}

it('plays Arkham Note without a network, through reloads and to its end, saves and all', async () => {
  const page = await firstVisit();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await page.goto(`${app.url}/new/arkham-note`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('[data-frame]');
  await playOne(page);
  const n = await movesSeen(page);
  await page.reload();
  await page.waitForSelector('[data-frame]');
  expect(await movesSeen(page)).toBe(n);
  const table = page.url();
  await page.goto(app.url);
  await page.getByRole('link', { name: /Arkham Note Saved/ }).click();
  await page.waitForURL(table);
  await page.waitForSelector('[data-frame]');
  expect(await playByTapping(page, dice(4))).toBeGreaterThan(10);
  await page.goto(`${app.url}/rules/arkham-note`);
  await page.getByRole('heading', { name: 'Playing a clue' }).waitFor();
});

it('keeps saves through an update of the app, which asks before it takes over', async () => {
  const page = await firstVisit();
  await page.goto(`${app.url}/local/new?game=arkham-note&seed=7`);
  await page.waitForSelector('[data-frame]');
  await playOne(page);
  const n = await movesSeen(page);
  const table = page.url();
  await page.goto(app.url);

  const worker = path.join(web, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const VERSION = "[0-9a-f]+"/, 'const VERSION = "newer"'));
  await app.restart();
  await page.reload();
  await page.getByText('A new version is here.').waitFor();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await page.getByText('A new version is here.').waitFor({ state: 'detached' });
  await page.waitForFunction(async () => (await caches.keys()).join() === 'midnight-table-newer');
  await page.goto(table);
  await page.waitForSelector('[data-frame]');
  expect(await movesSeen(page)).toBe(n);
});

it('can be installed', async () => {
  const page = await firstVisit();
  const thread = await page.context().newCDPSession(page);
  const { url, errors } = await thread.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = (await (await fetch(url)).json()) as {
    display: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  expect(manifest.icons.map((x) => x.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, url))).ok).toBe(true);
  const { installabilityErrors } = await thread.send('Page.getInstallabilityErrors');
  // a window of its own without a profile can keep no app; nothing else may be in the way
  expect(installabilityErrors.filter((e) => e.errorId !== 'in-incognito')).toEqual([]);
});
