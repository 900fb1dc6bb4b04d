import type { Ack, MatchInfo } from '../src/contract';
import { eavesdropped, startServer, type Ear, type Seat, type TestClient, type TestServer } from './kit';

/** Traps 7–11 of boardgame.io: what must change nothing. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function table() {
  const { matchID, seats } = await server.match('toy', 2);
  const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
  return { matchID, seats: seats as [Seat, Seat], ann, bob };
}

const stateOf = (matchID: string) => server.app.house.with(matchID, (hot) => JSON.stringify(hot.match.state));
const firstCard = (client: TestClient) => (client.own.hand as unknown as string[])[0];

/** Sends a stock update and waits for the answer. */
const update = async ({ socket }: Ear, ...args: unknown[]) =>
  (await socket.timeout(5000).emitWithAck('update', ...args)) as Ack;

const stockMove = (type: string, args: unknown[], { playerID, credentials }: Seat) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials },
});

describe('[trap 7] one seat in envelope, action and credentials', () => {
  it('a seat cannot move for another, though both are active', async () => {
    const { matchID, seats, bob } = await table();
    const stock = await server.socket('/toy');
    const before = await stateOf(matchID);
    const forged = stockMove('pledge', [firstCard(bob)], { playerID: '1', credentials: seats[0].credentials });
    expect(await update(stock, forged, 0, matchID, '0')).toMatchObject({ refused: { why: 'wrong-credentials' } });
    expect(await update(stock, forged, 0, matchID, '1')).toMatchObject({ refused: { why: 'wrong-credentials' } });
    const own = stockMove('pledge', [firstCard(bob)], seats[0]);
    expect(await update(stock, own, 0, matchID, '1')).toMatchObject({ refused: { why: 'wrong-credentials' } });
    expect(await stateOf(matchID)).toBe(before);
  });

  it('our own client cannot name a seat at all', async () => {
    const { matchID, ann, bob } = await table();
    const before = await stateOf(matchID);
    const request = { id: 'x', stateID: 0, move: 'pledge', args: [firstCard(bob)], playerID: '1' };
    await expect(ann.ask('move', request)).rejects.toThrow('unknown field');
    await expect(ann.move('pledge', firstCard(bob))).rejects.toThrow('not-in-hand');
    expect(await stateOf(matchID)).toBe(before);
  });
});

it('[trap 8] only moves and undo are accepted: no state is replaced, no event is called', async () => {
  const { matchID, seats } = await table();
  const stock = await server.socket('/toy');
  const before = await stateOf(matchID);
  const state = JSON.parse(before) as unknown;
  const { playerID, credentials } = seats[0];
  for (const action of [
    { type: 'UPDATE', state, payload: { playerID, credentials }, deltalog: [] },
    { type: 'SYNC', state, payload: { playerID, credentials } },
    { type: 'RESET', state, payload: { playerID, credentials } },
    { type: 'PATCH', patch: [], payload: { playerID, credentials } },
    { type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: '0' }], playerID, credentials } },
    { type: 'GAME_EVENT', payload: { type: 'endTurn', args: [], playerID, credentials } },
    { type: 'PLUGIN', payload: { type: 'random', args: [], playerID, credentials } },
    { type: 'STRIP_TRANSIENTS', payload: { playerID, credentials } },
    { type: 'REDO', payload: { type: null, args: null, playerID, credentials } },
  ])
    expect(await update(stock, action, 0, matchID, '0')).toMatchObject({ ok: false });
  expect(await stateOf(matchID)).toBe(before);
});

it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
  '[trap 9] %s is no move',
  async (name) => {
    const { matchID, seats, ann } = await table();
    const stock = await server.socket('/toy');
    const before = await stateOf(matchID);
    await expect(ann.move(name)).rejects.toThrow('unknown-move');
    expect(await update(stock, stockMove(name, [], seats[0]), 0, matchID, '0')).toMatchObject({
      refused: { why: 'unknown-move' },
    });
    expect(await stateOf(matchID)).toBe(before);
  },
);

it('[trap 10] no seat has an inherited name, and nobody’s prototype is touched', async () => {
  const { body } = await server.http<{ matchID: string }>('/games/toy/create', { numPlayers: 2 });
  const { matchID } = body;
  for (const playerID of [
    '__proto__',
    'constructor',
    'toString',
    '-1',
    '2',
    '00',
    '1.0',
    ' 1',
    '',
    {},
    [],
    true,
    1e9,
  ]) {
    const reply = await server.http(`/games/toy/${matchID}/join`, { playerID, playerName: 'Mallory' });
    expect([playerID, reply.status]).toEqual([playerID, 404]);
  }
  const bare = (text: string) =>
    fetch(`${server.url}/games/toy/${matchID}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
  expect((await bare('{"playerName":"x","__proto__":{"name":"y"}}')).status).toBe(400);
  expect((await bare('{"playerName":{"__proto__":{"a":1}}}')).status).toBe(400);
  expect(({} as Record<string, unknown>).name).toBeUndefined();
  expect(({} as Record<string, unknown>).credentials).toBeUndefined();
  const info = await server.http<MatchInfo>(`/games/toy/${matchID}`);
  expect(info.body.players.map((p) => p.kind)).toEqual(['open', 'open']);
  const options = '{"numPlayers":2,"setupData":{"__proto__":{"lanterns":1}},"bots":{"__proto__":"easy"}}';
  const create = await fetch(`${server.url}/games/toy/create`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: options }); // prettier-ignore
  expect(create.status).toBe(400);
});

describe('[trap 11] other origins stay outside', () => {
  it('a page of another site can neither connect nor read nor write', async () => {
    const evil = { origin: 'https://evil.example' };
    await expect(eavesdropped(`${server.url}/play`, { extraHeaders: evil })).rejects.toThrow();
    await expect(eavesdropped(`${server.url}/toy`, { extraHeaders: evil, transports: ['polling'] })).rejects.toThrow();
    const read = await server.http('/api/matches', undefined, evil);
    expect(read.status).toBe(403);
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    expect((await server.http('/games/toy/create', { numPlayers: 2 }, evil)).status).toBe(403);
  });

  it('our own pages and the named origins can', async () => {
    const friends = await startServer({ origins: ['https://friend.example'] });
    const friend = { origin: 'https://friend.example' };
    (await eavesdropped(`${friends.url}/play`, { extraHeaders: friend })).socket.close();
    const polling = await eavesdropped(`${friends.url}/play`, { extraHeaders: friend, transports: ['polling'] });
    polling.socket.close();
    const read = await friends.http('/api/matches', undefined, friend);
    expect(read.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    (await eavesdropped(`${friends.url}/play`, { extraHeaders: { origin: friends.url } })).socket.close();
    await friends.stop();
  });

  it('a form of another site cannot write either: only JSON is read', async () => {
    const response = await fetch(`${server.url}/games/toy/create`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"numPlayers":2}',
    });
    expect(response.status).toBe(400);
  });
});
