import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configFrom } from '../src/config';
import { startServer, type TestServer } from './kit';

/** The web app, health, configuration, and how the process ends. */

let server: TestServer;
const dir = mkdtempSync(path.join(tmpdir(), 'mt-site-'));
beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><title>Midnight Table</title>');
  writeFileSync(path.join(dir, 'assets', 'app-abc123.js'), `console.log(${JSON.stringify('x'.repeat(3000))})`);
  writeFileSync(path.join(dir, 'manifest.webmanifest'), '{}');
  server = await startServer({ web: dir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };

describe('the web app', () => {
  it('is served at every address of a page, also beside the API', async () => {
    for (const at of ['/', '/match/abc', '/games/toy', '/games/toy/some-match', '/help?x=1']) {
      const { status, text, headers } = await server.http(at, undefined, page);
      expect([at, status]).toEqual([at, 200]);
      expect(text).toContain('Midnight Table');
      expect(headers.get('cache-control')).toBe('no-cache');
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
    }
    expect((await server.http<string[]>('/games')).body).toContain('toy');
  });

  it('hashed files may be kept for ever; all have safe headers and are squeezed', async () => {
    const { headers, text } = await server.http('/assets/app-abc123.js');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(text.length).toBeGreaterThan(3000);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    const again = await fetch(`${server.url}/assets/app-abc123.js`, { headers: { 'if-none-match': headers.get('etag')! } }); // prettier-ignore
    expect(again.status).toBe(304);
  });

  it('what is not there is a 404 in JSON, and nothing outside the build is read', async () => {
    for (const at of [
      '/api/nothing',
      '/assets/gone.js',
      '/games/toy/no-such/thing',
      '/../package.json',
      '/..%2fpackage.json',
    ]) {
      const { status, body } = await server.http(at);
      expect([at, status]).toEqual([at, 404]);
      expect(body).toMatchObject({ why: 'unknown-route' });
    }
    expect((await server.http('/api/nothing', undefined, page)).status).toBe(404);
    expect((await fetch(`${server.url}/games`, { method: 'DELETE' })).status).toBe(400);
  });
});

describe('health', () => {
  it('is told at /healthz, /readyz and /metrics', async () => {
    expect((await server.http('/healthz')).body).toEqual({ ok: true });
    expect((await server.http('/readyz')).body).toEqual({ ok: true });
    const { matchID, seats } = await server.match('toy', 2);
    const ann = await server.sit(matchID, seats[0]!);
    await ann.move('concede');
    await expect(ann.move('concede')).rejects.toThrow('match-over');
    const { text } = await server.http('/metrics');
    expect(text).toMatch(/mt_moves_total\{game="toy",by="person"\} 1/);
    expect(text).toMatch(/mt_refusals_total\{what="move",why="match-over"\} 1/);
    expect(text).toMatch(/mt_sockets 1/);
  });

  it('metrics are for this machine or who has the token', async () => {
    expect((await server.http('/metrics', undefined, { 'x-forwarded-for': '9.9.9.9' })).status).toBe(404);
    const own = await startServer({ metricsToken: 'let me see' });
    expect((await own.http('/metrics')).status).toBe(404);
    expect((await own.http('/metrics', undefined, { authorization: 'Bearer let me see' })).status).toBe(200);
    await own.stop();
  });
});

describe('configuration', () => {
  it('has sane defaults and names the variable that is wrong', () => {
    expect(configFrom({})).toMatchObject({ port: 8000, sync: 'full', limits: true, testGames: false });
    expect(() => configFrom({ MT_PORT: 'eighty' })).toThrow('MT_PORT');
    expect(() => configFrom({ MT_SYNC: 'maybe' })).toThrow('MT_SYNC');
    expect(() => configFrom({ MT_ORIGINS: 'not an origin' })).toThrow('MT_ORIGINS');
  });
});

describe('closing', () => {
  it('finishes what was accepted and refuses the rest', async () => {
    const own = await startServer();
    const { matchID, seats } = await own.match('toy', 2);
    const ann = await own.sit(matchID, seats[0]!);
    let warned = false;
    ann.socket.on('closing', () => (warned = true));
    const card = (ann.own.hand as unknown as string[])[0];
    const moved = ann.move('pledge', card);
    await ann.until(() => own.app.house.queues.size > 0 || ann.stateID === 1); // accepted
    const stopped = own.stop();
    await expect(moved).resolves.toMatchObject({ stateID: 1 });
    await stopped;
    expect(warned || !ann.socket.connected).toBe(true);
  });

  it('a real process: moves survive kill -9, SIGTERM ends it cleanly, logs hold no secret', async () => {
    const database = path.join(dir, 'process.sqlite');
    const start = async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, '..', 'src', 'main.ts')], {
        env: { ...process.env, NODE_ENV: 'production', MT_PORT: '0', MT_HOST: '127.0.0.1', MT_DATABASE: database, DATABASE_URL: '', MT_TEST_GAMES: '1' },
      }); // prettier-ignore
      let output = '';
      child.stdout.on('data', (d: Buffer) => (output += d.toString()));
      child.stderr.on('data', (d: Buffer) => (output += d.toString()));
      for (let i = 0; i < 400 && !/open at/.test(output); i++) await new Promise((done) => setTimeout(done, 50));
      const url = /open at (\S+)/.exec(output)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
      const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
      return { child, url, ended, output: () => output };
    };
    const post = async (url: string, body: object) => (await (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as Record<string, string>; // prettier-ignore
    const first = await start();
    const { matchID } = await post(`${first.url}/games/toy/create`, { numPlayers: 2 });
    const seats: Record<string, string>[] = [];
    for (const playerName of ['Ann', 'Bob']) seats.push(await post(`${first.url}/games/toy/${matchID}/join`, { playerName })); // prettier-ignore
    const { eavesdropped, TestClient } = await import('./kit');
    const sit = async (url: string) => {
      const ear = await eavesdropped(`${url}/play`);
      const client = new TestClient(ear.socket, ear);
      await client.sit(matchID!, { playerID: '0', credentials: seats[0]!.playerCredentials! });
      return client;
    };
    const ann = await sit(first.url);
    await ann.move('pledge', (ann.own.hand as unknown as string[])[0]);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start();
    const back = await sit(second.url);
    expect(back.stateID).toBe(1);
    expect(back.view).toEqual(ann.view);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    for (const secret of [seats[0]!.playerCredentials!, matchID!]) {
      expect(first.output()).not.toContain(secret);
      expect(second.output()).not.toContain(secret);
    }
    ann.close();
    back.close();
  }, 60_000);
});
