import { startApp, type App } from './kit';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('goes on without a network after the first visit, saves and all', async () => {
  const context = await app.newContext({ serviceWorkers: 'allow', name: 'Ilse' });
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

  await context.setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('button', { name: 'Play now: Arkham Note' }).click();
  await page.getByRole('button', { name: /Standard/ }).click();
  await page.waitForSelector('[data-frame]');
  await page.reload();
  await page.waitForSelector('[data-frame]');
  await page.goto(app.url);
  await page.getByRole('link', { name: /Arkham Note Saved/ }).waitFor();
  await page.goto(`${app.url}/rules/arkham-note`);
  await page.getByRole('heading', { name: 'Playing a clue' }).waitFor();
  expect(app.errors()).toEqual([]);
});
