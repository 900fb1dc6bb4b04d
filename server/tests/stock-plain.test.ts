import type { Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { Client } from 'boardgame.io/client';
import { Async, InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { FlatFile, Origins, Server } from 'boardgame.io/server';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eavesdropped, type Ear } from './kit';

/** More probes of boardgame.io's own server, with a game as its tutorial writes one: what it leaves to its users. */

interface Dice {
  D6(): number;
  Shuffle<T>(deck: T[]): T[];
}
interface Plain {
  deck: number[];
  rolled: number[];
  chosen: Record<string, string>;
}

const plain: Game<Plain> = {
  name: 'plain',
  setup: ({ random }) => ({
    deck: (random as unknown as Dice).Shuffle([...Array(30).keys()]),
    rolled: [],
    chosen: {},
  }),
  turn: { activePlayers: { all: 'choosing' }, stages: { choosing: {} } },
  moves: {
    roll: ({ G, random }) => void G.rolled.push((random as unknown as Dice).D6()),
    choose: ({ G, playerID }, what: string) => {
      if (what === '') return INVALID_MOVE;
      G.chosen[playerID] = what;
      return undefined;
    },
  },
};
/** one seat at a time: the engine undoes nothing where several are active */
const turns: Game<Plain> = { ...plain, name: 'turns', turn: {} };
const delta: Game<Plain> = { ...plain, name: 'delta', deltaState: true, moves: { choose: { move: plain.moves!['choose'] as never, ignoreStaleStateID: true } } }; // prettier-ignore

/** A store that answers by promises, as any store of files or tables does. */
class Slow extends Async {
  readonly kept = new Map<string, { state: State; initialState: State; metadata: object; log: unknown[] }>();
  gate: Promise<unknown> = Promise.resolve();
  /** how long reading takes, in milliseconds */
  slowness = 5;
  private pause = () => new Promise((done) => setTimeout(done, this.slowness));
  async connect() {}
  override async createMatch(id: string, { initialState, metadata }: { initialState: State; metadata: object }) {
    this.kept.set(id, { state: initialState, initialState, metadata, log: [] });
  }
  async fetch(id: string) {
    await this.pause();
    return structuredClone(this.kept.get(id) ?? {}) as never; // as read from a file
  }
  async setState(id: string, state: State, deltalog: unknown[] = []) {
    await this.gate;
    const match = this.kept.get(id)!;
    match.state = state;
    match.log.push(...deltalog);
  }
  async setMetadata(id: string, metadata: object) {
    await this.pause();
    this.kept.get(id)!.metadata = metadata;
  }
  async wipe(id: string) {
    this.kept.delete(id);
  }
  override async listMatches() {
    return [...this.kept.keys()];
  }
}

const store = new Slow();
let url: string;
const closing: (() => void)[] = [];
beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation();
  url = await started(store);
});
afterAll(() => {
  for (const close of closing) close();
  jest.restoreAllMocks();
});

async function started(db: Async | FlatFile): Promise<string> {
  const server = Server({ games: [plain, turns, delta] as Game[], db, origins: [Origins.LOCALHOST] });
  const running = await server.run(0);
  closing.push(() => server.kill(running));
  return `http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}`;
}

async function post<T = Record<string, string>>(where: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(url + where, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

async function line(game: string, matchID: string, playerID: string | null, credentials?: string): Promise<Ear> {
  const ear = await eavesdropped(`${url}/${game}`);
  closing.push(() => ear.socket.close());
  const synced = new Promise((done) => ear.socket.once('sync', done));
  ear.socket.emit('sync', matchID, playerID, credentials, 2);
  await synced;
  return ear;
}

/** A match with both seats taken and connected. */
async function table(game = 'plain') {
  const { matchID } = await post<{ matchID: string }>(`/games/${game}/create`, { numPlayers: 2 });
  const seat = async (playerID: string) => {
    const { playerCredentials } = await post(`/games/${game}/${matchID}/join`, { playerID, playerName: playerID });
    const ear = await line(game, matchID, playerID, playerCredentials);
    const act = (type: string, more: object, stateID: number) =>
      ear.socket.emit('update', { type, payload: { playerID, credentials: playerCredentials, ...more } }, stateID, matchID, playerID); // prettier-ignore
    return { ...ear, credentials: playerCredentials!, playerID, act };
  };
  return { matchID, ann: await seat('0'), bob: await seat('1') };
}

const stored = (matchID: string) => store.kept.get(matchID)!.state as State<Plain>;
async function until(what: () => boolean) {
  for (let i = 0; i < 300 && !what(); i++) await new Promise((done) => setTimeout(done, 10));
  expect(what()).toBe(true);
}
const move = (type: string, ...args: unknown[]) => ({ type, args });

it('[trap 2] publishes the instant that every shuffle follows from', async () => {
  const { matchID } = await table();
  const { createdAt } = (await (await fetch(`${url}/games/plain/${matchID}`)).json()) as { createdAt: number };
  const guesses = Array.from({ length: 40 }, (_, ms) => (createdAt - 20 + ms).toString(36).slice(-10));
  const decks = guesses.map((seed) => (InitializeGame({ game: { ...plain, seed } as Game, numPlayers: 2 }).G as Plain).deck); // prettier-ignore
  expect(decks).toContainEqual(stored(matchID).G.deck);
});

it('[trap 3] tells everybody the arguments of a move', async () => {
  const { matchID, ann } = await table();
  const eve = await line('plain', matchID, null);
  ann.act('MAKE_MOVE', move('choose', 'in-confidence'), 0);
  await until(() => stored(matchID)._stateID === 1);
  await until(() => eve.heard.some((t) => t.includes('in-confidence')));
});

it('[trap 5] rolls the same number again after an undo', async () => {
  const { matchID, ann } = await table('turns');
  const rolls = [];
  for (let i = 0; i < 3; i++) {
    ann.act('MAKE_MOVE', move('roll'), stored(matchID)._stateID);
    await until(() => stored(matchID).G.rolled.length === 1);
    rolls.push(stored(matchID).G.rolled[0]);
    ann.act('UNDO', { type: null, args: null }, stored(matchID)._stateID);
    await until(() => stored(matchID).G.rolled.length === 0);
  }
  expect(new Set(rolls).size).toBe(1);
});

it('[trap 6] lets anybody read what players said of themselves', async () => {
  const { matchID, ann } = await table();
  const { playerID, credentials } = ann;
  await post(`/games/plain/${matchID}/update`, { playerID, credentials, data: { mail: 'ann@example.org' } });
  expect(await (await fetch(`${url}/games/plain/${matchID}`)).text()).toContain('ann@example.org');
});

it('[trap 9] makes moves of inherited names', async () => {
  const { matchID, ann } = await table();
  ann.act('MAKE_MOVE', move('toString'), 0);
  await until(() => stored(matchID)._stateID === 1);
  expect(typeof stored(matchID).G).toBe('string');
});

it('[trap 12] ends with the exception of a move', async () => {
  const script = `
    const { Server, Origins } = require('boardgame.io/server');
    const server = Server({ games: [{ name: 'plain', moves: { boom: () => { throw new Error('boom'); } } }], origins: [Origins.LOCALHOST] });
    server.run(0).then(({ appServer }) => process.send(appServer.address().port));`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const port = await new Promise<number>((done) => child.once('message', (p) => done(p as number)));
  const { socket } = await eavesdropped(`http://127.0.0.1:${port}/plain`);
  closing.push(() => socket.close());
  socket.emit('sync', 'made-up', '0', undefined, 2);
  await new Promise<void>((done) => socket.once('sync', () => done()));
  socket.emit('update', { type: 'MAKE_MOVE', payload: { ...move('boom'), playerID: '0' } }, 0, 'made-up', '0');
  expect(await ended).not.toBe(0);
});

it('[trap 14] stores a copy of the table for every move of a turn', async () => {
  const { matchID, ann } = await table();
  const before = JSON.stringify(stored(matchID)).length;
  for (let n = 0; n < 50; n++) {
    ann.act('MAKE_MOVE', move('choose', `${n}`), n);
    await until(() => stored(matchID)._stateID === n + 1);
  }
  expect(JSON.stringify(stored(matchID)).length).toBeGreaterThan(10 * before);
});

it('[trap 15] gives one seat to several who ask at once', async () => {
  const { matchID } = await post<{ matchID: string }>('/games/plain/create', { numPlayers: 2 });
  store.slowness = 250; // both ask before either is written down
  const told = await Promise.all([1, 2].map((i) => post(`/games/plain/${matchID}/join`, { playerName: `P${i}` })));
  store.slowness = 5;
  expect(told.map((t) => t['playerID'])).toEqual(['0', '0']);
});

it('[trap 16] tells of a move that is not stored yet', async () => {
  const { matchID, ann, bob } = await table();
  let open = () => {};
  store.gate = new Promise<void>((done) => (open = done));
  const heard = new Promise((done) => bob.socket.once('update', done));
  ann.act('MAKE_MOVE', move('choose', 'early'), 0);
  await heard;
  expect(stored(matchID)._stateID).toBe(0);
  open();
});

it('[trap 18] lists no match at all when one file is broken', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'mt-flat-'));
  closing.push(() => rmSync(dir, { recursive: true, force: true }));
  const own = await started(new FlatFile({ dir }));
  const create = () => fetch(`${own}/games/plain/create`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"numPlayers":2}' }); // prettier-ignore
  for (let i = 0; i < 3; i++) expect((await create()).status).toBe(200);
  expect((await fetch(`${own}/games/plain`)).status).toBe(200);
  writeFileSync(path.join(dir, readdirSync(dir)[0]!), '{"key":"half');
  expect((await fetch(`${own}/games/plain`)).status).toBe(500);
});

it('[trap 19] shows a player as gone when a second tab is closed', async () => {
  const { matchID, ann, bob } = await table();
  const tab = await line('plain', matchID, '0', ann.credentials);
  bob.heard.length = 0;
  tab.socket.close();
  await until(() => bob.heard.some((t) => /"matchData".*"isConnected":false/.test(t)));
  expect(ann.socket.connected).toBe(true);
});

it('[trap 20] sends a delta that does not follow from what the client has', async () => {
  const { matchID, ann, bob } = await table('delta');
  const patches: number[][] = [];
  bob.socket.on('patch', (_: string, from: number, to: number) => patches.push([from, to]));
  ann.act('MAKE_MOVE', move('choose', 'a'), 0);
  await until(() => stored(matchID)._stateID === 1);
  bob.act('MAKE_MOVE', move('choose', 'b'), 0); // chosen while the first was on its way
  await until(() => stored(matchID)._stateID === 2 && patches.length === 2);
  expect(patches).toEqual([[0, 1], [0, 2]]); // prettier-ignore
});

it('[trap 21] drops what was chosen at the same time', async () => {
  const { matchID, ann, bob } = await table();
  ann.act('MAKE_MOVE', move('choose', 'a'), 0);
  bob.act('MAKE_MOVE', move('choose', 'b'), 0);
  await until(() => stored(matchID)._stateID === 1);
  await new Promise((done) => setTimeout(done, 60));
  expect(Object.keys(stored(matchID).G.chosen)).toHaveLength(1);
});

it('[trap 24] two matches on one device are one, unless their ids differ', () => {
  const make = () => Client({ game: plain as Game, multiplayer: Local(), playerID: '0', debug: false });
  const [one, other] = [make(), make()];
  for (const client of [one, other]) client.start();
  one.moves['roll']!();
  expect((other.getState()!.G as Plain).rolled).toHaveLength(1);
  for (const client of [one, other]) client.stop();
});
