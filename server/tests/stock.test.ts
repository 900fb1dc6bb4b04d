import { Server, Origins } from 'boardgame.io/server';
import type { AddressInfo } from 'node:net';
import { toy } from '../../engine-extensions/testing/toy';
import { eavesdropped, type Ear } from './kit';

/** The same probes against boardgame.io's own server: what is closed here is open there, so the tests can fail. */

let url: string;
let close: () => void;
const ears: Ear[] = [];

beforeAll(async () => {
  const silenced = ['log', 'info', 'warn', 'error'].map((level) => jest.spyOn(console, level as 'log').mockImplementation(() => {})); // prettier-ignore
  expect(silenced).toHaveLength(4);
  const server = Server({ games: [toy.game], origins: [Origins.LOCALHOST] });
  const running = await server.run(0);
  url = `http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}`;
  close = () => server.kill(running);
});
afterAll(() => {
  for (const { socket } of ears) socket.close();
  close();
  jest.restoreAllMocks();
});

const post = async (path: string, body: object) => (await (await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as Record<string, string>; // prettier-ignore

async function socket(options: object = {}): Promise<Ear> {
  const ear = await eavesdropped(`${url}/toy`, options);
  ears.push(ear);
  return ear;
}

interface Synced {
  state: { _stateID: number; G: unknown };
  initialState: unknown;
}

async function synced(matchID: string, playerID: string | null, credentials?: string) {
  const ear = await socket();
  const sync = new Promise<Synced>((done) => ear.socket.once('sync', (_: string, info: Synced) => done(info))); // prettier-ignore
  ear.socket.emit('sync', matchID, playerID, credentials, 2);
  return { ...ear, info: await sync };
}

async function table() {
  const { matchID } = await post('/games/toy/create', { numPlayers: 2 });
  const seats = [];
  for (const playerName of ['Ann', 'Bob']) seats.push(await post(`/games/toy/${matchID}/join`, { playerName }));
  return { matchID: matchID!, seats: seats as { playerID: string; playerCredentials: string }[] };
}

it('[trap 1] sends a spectator the whole deal', async () => {
  const { matchID } = await table();
  const { info } = await synced(matchID, null);
  expect((info.initialState as { G: { deck: string[] } }).G.deck).toContainEqual(expect.stringMatching(/#/));
  expect(JSON.stringify(info.initialState)).toContain('"seed"');
});

it('[trap 4] shows a seat to whoever asks first', async () => {
  const { matchID } = await post('/games/toy/create', { numPlayers: 2 });
  const { info } = await synced(matchID!, '0');
  expect((info.state.G as { own: { hand: string[] } }).own.hand).toHaveLength(4);
});

it('[trap 7] lets a seat move for another', async () => {
  const { matchID, seats } = await table();
  const ann = await synced(matchID, '0', seats[0]!.playerCredentials);
  const bob = await synced(matchID, '1', seats[1]!.playerCredentials);
  const [card] = (bob.info.state.G as { own: { hand: string[] } }).own.hand;
  const updated = new Promise((done) => bob.socket.once('update', (_: string, state: unknown) => done(state)));
  const payload = { type: 'pledge', args: [card], playerID: '1', credentials: seats[0]!.playerCredentials };
  ann.socket.emit('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0');
  expect(await updated).toMatchObject({ G: { own: { pledge: [card] } } });
});

it('[trap 8] lets a seat replace the state', async () => {
  const { matchID, seats } = await table();
  const ann = await synced(matchID, '0', seats[0]!.playerCredentials);
  const state = { ...ann.info.state, G: { viewer: null, mine: true }, _stateID: 7 };
  const updated = new Promise((done) => ann.socket.once('update', (_: string, s: unknown) => done(s)));
  const payload = { type: 'x', playerID: '0', credentials: seats[0]!.playerCredentials };
  ann.socket.emit('update', { type: 'UPDATE', state, deltalog: [], payload }, 0, matchID, '0');
  expect(await updated).toMatchObject({ G: { mine: true } });
});

it('[trap 10] lets anybody write on Object.prototype', async () => {
  const { matchID } = await post('/games/toy/create', { numPlayers: 2 });
  try {
    await post(`/games/toy/${matchID}/join`, { playerID: '__proto__', playerName: 'Mallory' });
    expect(({} as { name?: string }).name).toBe('Mallory');
  } finally {
    for (const key of Object.keys(Object.prototype)) delete (Object.prototype as Record<string, unknown>)[key];
  }
});

it('[trap 11] lets every origin connect', async () => {
  const { socket: evil } = await socket({ extraHeaders: { origin: 'https://evil.example' } });
  expect(evil.connected).toBe(true);
});

it('[trap 13] makes a match of every id that is asked for', async () => {
  await synced('never-created', null);
  expect((await fetch(`${url}/games/toy/never-created`)).status).toBe(200);
});

it('[trap 22] refuses in silence', async () => {
  const { matchID, seats } = await table();
  const ann = await synced(matchID, '0', seats[0]!.playerCredentials);
  const payload = { type: 'buy', args: [], playerID: '0', credentials: seats[0]!.playerCredentials };
  await expect(ann.socket.timeout(200).emitWithAck('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0')).rejects.toThrow(); // prettier-ignore
});
