import { execFile } from 'node:child_process';
import { buildSync } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toy } from '../../engine-extensions/testing/toy';
import { openStorage } from '../src/storage/open';
import { playOn, startServer, type TestClient, type TestServer } from './kit';
import { STORES } from './stores';

/** The administrator's command line, beside a running server. */

const ROOT = path.join(__dirname, '..', '..');
const CLI = path.join(ROOT, '.cache', `admin-${process.pid}.cjs`);
const dir = mkdtempSync(path.join(tmpdir(), 'mt-admin-'));

beforeAll(() => {
  const entryPoints = [path.join(ROOT, 'scripts', 'admin.ts')];
  buildSync({ entryPoints, outfile: CLI, bundle: true, platform: 'node', target: 'node20', packages: 'external' });
});
afterAll(() => {
  rmSync(CLI, { force: true });
  rmSync(dir, { recursive: true });
});

describe.each(STORES)('on $name', (store) => {
  let server: TestServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    await store.start();
    const where = await store.fresh();
    env = { MT_DATABASE: where.database, DATABASE_URL: where.databaseUrl ?? '' };
    server = await startServer({ ...where, expiry: { waiting: 1e6, running: 1e6, deserted: 1e6, over: 1e6 } });
  });
  afterAll(async () => {
    await server.stop();
    await store.stop();
  });

  const admin = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((done) => {
      const child = execFile(process.execPath, [CLI, ...args], { env: { ...process.env, ...env, NODE_ENV: 'production' } }, (_, out, err) => done({ code: child.exitCode ?? -1, out, err })); // prettier-ignore
    });

  async function table(more: object = {}) {
    const { matchID, seats } = await server.match('toy', 2, more);
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    return { matchID, seats, ann, bob };
  }
  const hand = (client: TestClient) => client.own.hand as unknown as string[];

  it('lists all matches, private ones too, and says how to use it', async () => {
    const { matchID } = await table({ unlisted: true });
    expect((await admin('list')).out).toMatch(new RegExp(`^${matchID} .* toy .* private .*Player 0, Player 1$`, 'm'));
    const found = JSON.parse(
      (await admin('list', '--game', 'toy', '--state', 'running', '--json')).out.split('\n')[0]!,
    );
    expect(found).toMatchObject({ game: 'toy', over: false });
    expect((await admin('list', '--state', 'over')).out).not.toContain(matchID);
    expect(await admin()).toMatchObject({ code: 2, err: expect.stringContaining('npm run admin') });
    expect(await admin('inspect', 'nosuchmatch')).toMatchObject({ code: 2, err: 'no-such-match\n' });
  });

  it('shows and exports a match without what an onlooker may not know', async () => {
    const { matchID, seats, ann, bob } = await table({ seed: 'secret-deal' });
    await playOn(toy, [ann, bob], 'admin', 4);
    await ann.say('Good evening');
    const secrets = [...hand(ann), ...hand(bob), 'secret-deal', ...seats.map((s) => s.credentials), 'hash'];
    const shown = (await admin('inspect', matchID)).out;
    expect(JSON.parse(shown)).toMatchObject({ match: { matchID }, stored: { moves: 4, chatLines: 1 }, view: { viewer: null } }); // prettier-ignore
    const told = JSON.parse((await admin('export', matchID)).out);
    expect(told).toMatchObject({ chat: [{ text: 'Good evening' }] });
    expect(told.record).toBeUndefined();
    for (const secret of secrets) for (const text of [shown, JSON.stringify(told)]) expect(text).not.toContain(secret);
    const file = path.join(dir, `${matchID}.jsonl`);
    await admin('export', matchID, '--secrets', '--to', file);
    const all = readFileSync(file, 'utf8');
    expect(JSON.parse(all).record).toMatchObject({ seed: 'secret-deal', moves: { length: 4 } });
    for (const { credentials } of seats) expect(all).not.toContain(credentials);
    expect(all).not.toContain('hash');
  });

  it('ends a match: everybody at the table is told, nothing more can be moved, and it can be replayed', async () => {
    const { matchID, ann, bob } = await table();
    await playOn(toy, [ann, bob], 'ended', 3);
    expect((await admin('end', matchID)).err).toContain('--why');
    expect((await admin('end', matchID, '--why', 'The house closes')).code).toBe(0);
    for (const client of [ann, bob]) await client.until(() => client.turn.gameover !== undefined, 10_000);
    expect(bob.turn.gameover).toEqual({ stopped: 'The house closes' });
    expect(bob.match).toMatchObject({ gameover: { stopped: 'The house closes' }, awaited: [] });
    await expect(ann.move('pledge', hand(ann)[0])).rejects.toThrow('match-over');
    expect((await server.http<{ moves: object[] }>(`/api/matches/${matchID}/record`)).body.moves).toHaveLength(3);
    expect((await admin('end', matchID, '--why', 'again')).err).toBe('match-over\n');
  });

  it('purges by name and by age, and says first how many it would be', async () => {
    const { matchID, ann } = await table();
    const { matchID: other } = await table();
    expect((await admin('purge', matchID)).out).toBe('removed 1\n');
    await ann.until(() => ann.closed !== undefined, 10_000);
    expect(ann.closed!.why).toBe('match-gone');
    expect((await server.http(`/api/matches/${matchID}`)).status).toBe(404);
    expect((await admin('purge', '--idle-days', '1', '--yes')).out).toBe('removed 0\n');
    expect((await server.http(`/api/matches/${other}`)).status).toBe(200);
    const { matches } = await server.app.house.parts.storage.count();
    expect((await admin('purge', '--idle-days', '0')).out).toBe(`would remove ${matches}; say --yes\n`);
    expect((await server.app.house.parts.storage.count()).matches).toBe(matches);
    expect((await admin('purge', '--idle-days', '0', '--state', 'running', '--yes')).code).toBe(0);
    expect((await server.app.house.parts.storage.count()).running).toBe(0);
  });

  it('backs up while people play; put back, everybody sees that moment again and plays on from it', async () => {
    const { matchID, ann, bob } = await table();
    await playOn(toy, [ann, bob], 'backup', 3);
    const [view, stateID] = [ann.view, ann.stateID];
    const file = path.join(dir, `${store.name}.backup`);
    let enough = false;
    const others = await table();
    const playing = (async () => {
      while (!enough) await others.ann.say('still here');
    })();
    expect(await admin('backup', file)).toMatchObject({ code: 0 });
    enough = true;
    await playing;
    expect((await admin('backup', file)).err).toContain('is there already');
    await playOn(toy, [ann, bob], 'after', 4);
    const { matchID: later } = await table();
    expect((await admin('restore', file)).err).toContain('--yes');
    expect(await admin('restore', file, '--yes')).toMatchObject({ code: 0, err: '' });
    for (const client of [ann, bob]) await client.until(() => client.stateID === stateID, 10_000);
    expect(ann.view).toEqual(view);
    expect((await server.http(`/api/matches/${later}`)).status).toBe(404);
    await playOn(toy, [ann, bob], 'on', 3);
    expect([ann.stateID, bob.stateID]).toEqual([stateID + 3, stateID + 3]);
    const storage = await openStorage({ database: env.MT_DATABASE!, databaseUrl: env.DATABASE_URL || undefined, sync: 'normal' }); // prettier-ignore
    expect((await storage.row(matchID))!.stateID).toBe(stateID + 3);
    await storage.close();
  });
});
