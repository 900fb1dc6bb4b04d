import type { Socket } from 'socket.io-client';
import { seeded } from '../../engine-extensions/dice';
import { toy } from '../../engine-extensions/testing/toy';
import { playOn, startServer, type Ear, type TestServer } from './kit';
import { EVENTS, knock, NOISE, ROUTES, spoiled, type Target } from './nonsense';

/**
 * Seeded nonsense on every event and route: nothing changes, nothing crashes, every question is answered. A million of
 * it is part of `npm run faults`.
 */

const MESSAGES = 17_000;
const REQUESTS = 3000;
const AT_ONCE = 100;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it(`${MESSAGES} malformed messages on both doors change nothing, crash nothing, and are refused with a reason`, async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
  await playOn(toy, [ann, bob], 'fuzz', 3);
  await ann.say('before');
  const { storage } = server.app.house.parts;
  // the match in memory and all that is stored of it, but for who is connected
  const witness = async () =>
    JSON.stringify([
      await server.app.house.with(matchID, (hot) => [hot.match.state, hot.match.n, hot.row]),
      await storage.load(matchID),
      await storage.story(matchID, 1000, 1000),
      await storage.chat(matchID, 100),
    ]);
  const before = await witness();
  const { matches } = await storage.count();
  const dice = seeded('fuzz-1');
  const target: Target = { game: 'toy', matchID, seat: seats[0]! };
  const ears = new Map<string, Ear>();
  const socketTo = async (namespace: string, line = namespace): Promise<Socket> => {
    let ear = ears.get(line);
    if (!ear?.socket.connected) {
      ears.set(line, (ear = await server.socket(namespace)));
      if (namespace === '/play' && dice.die(2) === 1)
        await ear.socket.emitWithAck('sit', { matchID, seat: '0', credentials: seats[0]!.credentials });
    }
    return ear.socket;
  };
  const hit = new Set<string>();
  let [asked, answered, refused] = [0, 0, 0];
  const ask = async (socket: Socket, event: string, args: unknown[]) => {
    asked += 1;
    const answer = (await socket.timeout(5000).emitWithAck(event, ...args).catch((error: unknown) => {
      if (socket.connected) throw new Error(`no answer to ${event} ${JSON.stringify(args)}`, { cause: error });
    })) as { ok: boolean; refused?: { why: unknown } } | undefined; // a message that was too large closes the line
    if (!answer) return;
    answered += 1;
    if (answer.ok) return;
    refused += 1;
    if (typeof answer.refused?.why !== 'string') throw new Error(`no reason: ${JSON.stringify(answer)}`);
  }; // prettier-ignore
  let waiting: Promise<void>[] = [];
  for (let i = 0; i < MESSAGES; i++) {
    const { door, event, args } = spoiled(dice, target);
    // what is no packet at all closes its line: on a line of its own
    if (dice.die(200) === 1) (await socketTo('/play', 'noise')).io.engine.write(dice.pick(NOISE));
    hit.add(`${door} ${event}`);
    waiting.push(ask(await socketTo(door === 'play' ? '/play' : '/toy'), event, args));
    if (waiting.length === AT_ONCE) await Promise.all(waiting.splice(0));
  }
  await Promise.all(waiting);
  waiting = [];
  for (const [door, events] of Object.entries(EVENTS)) for (const e of events) expect(hit).toContain(`${door} ${e}`);
  expect(asked).toBe(MESSAGES);
  expect(answered).toBeGreaterThan(MESSAGES * 0.95);
  expect(refused).toBeGreaterThan(answered * 0.6);
  expect(await witness()).toBe(before);
  expect((await storage.count()).matches).toBe(matches);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(server.app.house.queues.size).toBe(0);
  // and the match goes on
  await playOn(toy, [ann, bob], 'fuzz-after', 2);
}, 180_000); // some ten seconds on a quiet machine

it(`${REQUESTS} malformed requests on every route get a 4xx with a reason, never a 5xx`, async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const before = await server.http<{ players: unknown }>(`/games/toy/${matchID}`);
  const dice = seeded('fuzz-2');
  const hit = new Set<string>();
  let refused = 0;
  for (let i = 0; i < REQUESTS; i++) {
    const { method, route, path, headers, body } = knock(dice, { game: 'toy', matchID, seat: seats[0]! });
    if (route !== undefined) hit.add(`${method} ${route}`);
    const reply = await fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await reply.text();
    if (reply.status >= 500) throw new Error(`${reply.status} ${method} ${path} ${body}: ${text}`);
    if (reply.status < 400 || method === 'HEAD') continue;
    refused += 1;
    expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), why: expect.any(String) });
  }
  expect(refused).toBeGreaterThan(REQUESTS * 0.6);
  expect([...hit].sort()).toEqual(ROUTES.map((r) => `${r.method} ${r.route}`).sort());
  const after = await server.http<{ players: unknown }>(`/games/toy/${matchID}`);
  expect(after.body.players).toEqual(before.body.players);
  expect(Object.keys(Object.prototype)).toEqual([]);
}, 120_000);

it('the nonsense knows every route there is', async () => {
  const routes = server.app.routes.map(({ method, path }) => `${method} ${path}`);
  expect(ROUTES.map((r) => `${r.method} ${r.route}`).sort()).toEqual(routes.sort());
});
