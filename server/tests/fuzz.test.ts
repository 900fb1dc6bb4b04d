import type { Socket } from 'socket.io-client';
import { seeded, type Dice } from '../../engine-extensions/dice';
import { playOn, startServer, type Ear, type Seat, type TestServer } from './kit';
import { toy } from '../../engine-extensions/testing/toy';

/** Seeded nonsense on every event and route: nothing changes, nothing crashes, every question is answered. */

const MESSAGES = 10_000;
const REQUESTS = 800;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const WORDS = ['__proto__', 'constructor', 'toString', 'pledge', 'buy', 'answer', 'MAKE_MOVE', 'UPDATE', 'UNDO', '0', '1', '-1', '', ' ', '\u0000', '💀', 'x'.repeat(3000)]; // prettier-ignore
const NUMBERS = [0, 1, -1, 2, 1.5, 1e308, -0, Number.MAX_SAFE_INTEGER, 2 ** 53];

/** Any value somebody might send. */
function junk(dice: Dice, depth = 0): unknown {
  const kind = dice.die(depth > 3 ? 6 : 9);
  if (kind <= 2) return dice.pick(WORDS);
  if (kind === 3) return dice.pick(NUMBERS);
  if (kind === 4) return dice.pick([null, true, false]);
  if (kind === 5) return Buffer.from([dice.die(256) - 1]);
  if (kind === 6) return dice.number();
  if (kind === 7) return Array.from({ length: dice.die(4) }, () => junk(dice, depth + 1));
  const bag: Record<string, unknown> = {};
  const keys = ['id', 'stateID', 'move', 'args', 'matchID', 'seat', 'credentials', 'have', 'text', 'payload', 'type', 'playerID', 'sender', ...WORDS]; // prettier-ignore
  for (let i = dice.die(4); i > 0; i--)
    Object.defineProperty(bag, dice.pick(keys), { value: junk(dice, depth + 1), enumerable: true, configurable: true });
  return bag;
}

/** A right request with something wrong in it. */
function spoiled(dice: Dice, matchID: string, seat: Seat): { namespace: string; event: string; args: unknown[] } {
  const nonsense = () => junk(dice);
  const bad = () => dice.pick([null, true, [], {}, 1.5, -1, '', 'x'.repeat(3000)]);
  const credentials = dice.pick(['', 'wrong', null, seat.credentials.slice(1), `${seat.credentials}=`]);
  const ours: [string, unknown][] = [
    ['sit', { matchID: nonsense(), seat: '0', credentials }],
    ['sit', { matchID, seat: nonsense(), credentials }],
    ['sit', { matchID, seat: '0', credentials, have: nonsense() }],
    ['move', { id: 'f', stateID: bad(), move: 'pledge', args: [nonsense()] }],
    ['move', { id: bad(), stateID: 0, move: 'pledge', args: ['beggar#1'] }],
    ['move', { id: 'f', stateID: 0, move: dice.pick(WORDS), args: nonsense() }],
    ['move', { id: 'f', stateID: 0, move: 'pledge', args: [nonsense(), nonsense()] }],
    ['move', nonsense()],
    ['undo', nonsense()],
    ['chat', { id: 'f', text: bad() }],
    ['hint', nonsense()],
    ['watchLobby', { game: nonsense(), mine: nonsense() }],
    [dice.pick(['leave', 'constructor', 'error', '__proto__', 'sync', 'update']), nonsense()],
  ];
  const payload = { type: 'pledge', args: [nonsense()], playerID: '0', credentials };
  const stock: [string, unknown[]][] = [
    ['update', [{ type: 'MAKE_MOVE', payload }, 0, matchID, '0']],
    ['update', [{ type: nonsense(), payload: { ...payload, credentials: seat.credentials } }, 0, matchID, '0']],
    ['update', [nonsense(), nonsense(), nonsense(), nonsense()]],
    ['sync', [nonsense(), nonsense(), nonsense(), nonsense()]],
    ['sync', [matchID, '0', credentials, 1e9]],
    ['chat', [matchID, nonsense(), seat.credentials]],
    ['chat', [nonsense(), { id: 'x', sender: '0', payload: 'hello' }, credentials]],
  ];
  if (dice.die(3) > 1) {
    const [event, request] = dice.pick(ours);
    return { namespace: '/play', event, args: [request, ...(dice.die(10) === 1 ? [nonsense()] : [])] };
  }
  const [event, args] = dice.pick(stock);
  return { namespace: '/toy', event, args };
}

const NOISE = ['9', '42', '42["', '451-["x",{"_placeholder":true,"num":9}]', '2/play,[]', '2/play,[1]', '4', 'b', '2/play,["error",1]', `2/play,${'['.repeat(500)}`]; // prettier-ignore
const KNOWN = new Set(['sit', 'move', 'undo', 'chat', 'hint', 'watchLobby', 'update', 'sync']);

it(`${MESSAGES} malformed messages on both doors change nothing and crash nothing`, async () => {
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
  let answered = 0;
  let asked = 0;
  let sent = 0;
  let waiting: Promise<unknown>[] = [];
  for (let i = 0; i < MESSAGES; i++) {
    const { namespace, event, args } = spoiled(dice, matchID, seats[0]!);
    const socket = await socketTo(namespace);
    sent += 1;
    // what is no packet at all closes its line: on a line of its own
    if (dice.die(40) === 1) (await socketTo('/play', 'noise')).io.engine.write(dice.pick(NOISE));
    else if (KNOWN.has(event) && dice.die(2) === 1) {
      asked += 1;
      waiting.push(
        socket
          .timeout(3000)
          .emitWithAck(event, ...args)
          .then((answer: { ok: boolean; refused?: { why: unknown } }) => {
            answered += 1;
            if (!answer.ok && typeof answer.refused?.why !== 'string') throw new Error(JSON.stringify(answer));
          })
          .catch((error: unknown) => {
            if (socket.connected) throw error; // a message that was too large closes it
          }),
      );
    } else socket.emit(event, ...args);
    if (i % 100 === 99) {
      await Promise.all(waiting);
      waiting = [];
    }
  }
  await Promise.all(waiting);
  expect(sent).toBe(MESSAGES);
  expect(asked).toBeGreaterThan(MESSAGES / 4);
  expect(answered).toBeGreaterThan(asked * 0.8);
  expect(await witness()).toBe(before);
  expect((await storage.count()).matches).toBe(matches);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(server.app.house.queues.size).toBe(0);
  // and the match goes on
  await playOn(toy, [ann, bob], 'fuzz-after', 2);
}, 180_000); // some ten seconds on a quiet machine

it(`${REQUESTS} malformed requests get a 4xx, never a 5xx`, async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const before = await server.http(`/games/toy/${matchID}`);
  const dice = seeded('fuzz-2');
  const routes = ['create', `${matchID}/join`, `${matchID}/leave`, `${matchID}/rename`, `${matchID}/update`, `${matchID}/playAgain`]; // prettier-ignore
  const seen = new Map<number, number>();
  for (let i = 0; i < REQUESTS; i++) {
    const api = [`/api/mine`, `/api/matches/${matchID}/seats/${dice.pick(['0', '1', '__proto__', '9'])}`];
    const path = dice.die(4) === 1 ? dice.pick(api) : `/games/${dice.pick(['toy', 'toy', 'chess', '__proto__'])}/${dice.pick(routes)}`; // prettier-ignore
    const spoilt = { playerID: dice.pick<unknown>(['0', junk(dice)]), credentials: dice.pick<unknown>([seats[1]!.credentials, junk(dice)]), newName: junk(dice), to: junk(dice), level: junk(dice) }; // prettier-ignore
    const body = dice.die(3) === 1 ? spoilt : dice.die(2) === 1 ? junk(dice) : { numPlayers: junk(dice), setupData: junk(dice), bots: junk(dice), playerName: junk(dice) }; // prettier-ignore
    const { status } = await server.http(path, body === undefined ? {} : body);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  for (const path of [
    '/games/%',
    '/games/%00/x',
    '/api/matches?limit=x',
    '/api/matches?after=1',
    '/api/matches?limit=1e9',
    '/api/matches?mode=x',
    '/games/toy?isGameover=maybe',
    '//',
    '/api/matches/..%2f..',
    `/${'x'.repeat(600)}`,
  ])
    // prettier-ignore
    expect([path, Math.floor((await server.http(path)).status / 100)]).toEqual([path, 4]);
  const good = seen.get(200) ?? 0;
  expect(good).toBeLessThan(REQUESTS / 10);
  expect([...seen.keys()].filter((s) => s >= 500)).toEqual([]);
  expect((await server.http<{ players: unknown }>(`/games/toy/${matchID}`)).body.players).toEqual(
    (before.body as { players: unknown }).players,
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});
