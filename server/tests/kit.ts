/**
 * For tests that speak to a real running server over real sockets and HTTP.
 *
 *     const server = await startServer();                       // its own empty store, the toy among its games
 *     const { matchID, seats } = await server.match('toy', 2);  // created and joined: seats[0].credentials …
 *     const ann = await server.sit(matchID, seats[0]);          // our own client's protocol; null seat: a spectator
 *     await ann.move('pledge', ann.own.hand[0]);                // throws what was refused
 *     await server.stop();
 *
 * Every socket of the kit is eavesdropped: `ann.heard` is the text of every packet the server sent it.
 *
 * A game's test of its secrets, in three lines: lay out a state, and for each viewer
 *
 *     const told = await hears(module, G, viewer);       // every byte on sit, catch-up, move by others, story, lobby API
 *     const other = await hears(module, exchanged, viewer);  // G with the cards of hiddenFrom(G, viewer) exchanged
 *     expect(other).toEqual(told);                       // two worlds the viewer may not tell apart
 *
 * or all of it at once with `checkSecrets(module, G)`, which does so for every seat and a spectator and fails when an
 * exchange changed nothing in `G` (a test that cannot fail proves nothing).
 */
import { io, type Socket } from 'socket.io-client';
import { seeded } from '../../engine-extensions/dice';
import type { GameModule } from '../../engine-extensions/game-module';
import { createMatch, stateOf, type MoveRecord, type StoryEntry } from '../../engine-extensions/match/match';
import type { LegalMove } from '../../engine-extensions/moves';
import type { Refusal } from '../../engine-extensions/refusal';
import { awaited, type AnyState, type AnyView, type Turn } from '../../engine-extensions/rules';
import { copyJson, exchange } from '../../engine-extensions/secrecy/places';
import { toy } from '../../engine-extensions/testing/toy';
import { GAMES } from '../../games';
import { startApp, type App, type Replace } from '../src/app';
import { configFrom, type Config } from '../src/config';
import type { Ack, ChatLine, JoinReply, MatchInfo, MoveReply, Op, SitReply, TableUpdate } from '../src/contract';
import { hashOf } from '../src/auth/credentials';
import { rowAfter } from '../src/matches/hot';

export interface Seat {
  playerID: string;
  credentials: string;
}

export interface TestServer {
  url: string;
  app: App;
  /** GET or, with a body, POST; the status and the JSON that came */
  http<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<T>>;
  /** a match with all seats taken */
  match(game: string, players: number, more?: object): Promise<{ matchID: string; seats: Seat[] }>;
  join(game: string, matchID: string, playerName?: string): Promise<Seat>;
  /** sits down with our own client's protocol */
  sit(matchID: string, seat: Seat | null): Promise<TestClient>;
  /** a bare socket; `namespace` is '/play' or '/<game>' */
  socket(namespace: string, options?: object): Promise<Ear>;
  stop(): Promise<void>;
}

export interface Reply<T> {
  status: number;
  body: T;
  text: string;
  headers: Headers;
}

export type ServerOptions = Partial<Config> & Replace;

/** stopped after the tests of a file, whether they passed or not */
const running = new Set<App>();
afterAll(() => Promise.all([...running].map((app) => app.stop())));

/** Starts a server with its own empty store; limits off, bots at once. */
export async function startServer({ games, storage, now, log, ...config }: ServerOptions = {}): Promise<TestServer> {
  const defaults = configFrom({ MT_LOG: 'silent', MT_DATABASE: ':memory:', MT_LIMITS: 'off', MT_TEST_GAMES: '1' });
  const replace: Replace = {};
  if (games) replace.games = games;
  if (storage) replace.storage = storage;
  if (now) replace.now = now;
  if (log) replace.log = log;
  const app = await startApp(
    { ...defaults, host: '127.0.0.1', port: 0, botDelay: 0, botWorkers: 1, web: '/nowhere', ...config },
    replace,
  );
  running.add(app);
  const url = `http://127.0.0.1:${app.port}`;
  const open = new Set<Ear>();

  const http: TestServer['http'] = async (path, body, headers = {}) => {
    const response = await fetch(
      url + path,
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) },
    );
    const text = await response.text();
    let parsed: unknown = text;
    try {
      parsed = JSON.parse(text);
    } catch {
      // not every answer is JSON
    }
    return { status: response.status, body: parsed as never, text, headers: response.headers };
  };

  const join: TestServer['join'] = async (game, matchID, playerName = 'Somebody') => {
    const { status, body } = await http<JoinReply>(`/games/${game}/${matchID}/join`, { playerName });
    if (status !== 200) throw new Error(`join: ${status} ${JSON.stringify(body)}`);
    return { playerID: body.playerID, credentials: body.playerCredentials };
  };

  const socket: TestServer['socket'] = async (namespace, options = {}) => {
    const ear = await eavesdropped(url + namespace, options);
    open.add(ear);
    return ear;
  };

  return {
    url,
    app,
    http,
    join,
    socket,
    async match(game, players, more = {}) {
      const created = await http<{ matchID: string }>(`/games/${game}/create`, { numPlayers: players, ...more });
      if (created.status !== 200) throw new Error(`create: ${created.text}`);
      const { matchID } = created.body;
      const seats: Seat[] = [];
      const bots = Object.keys((more as { bots?: object }).bots ?? {}).length;
      for (let i = 0; i < players - bots; i++) seats.push(await join(game, matchID, `Player ${i}`));
      return { matchID, seats };
    },
    async sit(matchID, seat) {
      const ear = await socket('/play');
      const client = new TestClient(ear.socket, ear);
      await client.sit(matchID, seat);
      return client;
    },
    async stop() {
      for (const { socket } of open) socket.close();
      running.delete(app);
      await app.stop();
    },
  };
}

/** A socket and every packet it got, as text. */
export interface Ear {
  socket: Socket;
  heard: string[];
}

/** Connects over a bare web socket and writes down every byte that comes. */
export async function eavesdropped(address: string, options: object = {}): Promise<Ear> {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });
  const heard: string[] = [];
  // engine.io's packets, before anything is decoded
  socket.io.on('open', () => {
    socket.io.engine.on('packet', (packet: { type: string; data?: unknown }) => {
      if (packet.type === 'message') heard.push(String(packet.data));
    });
  });
  await new Promise<void>((connected, failed) => {
    socket.once('connect', connected);
    socket.once('connect_error', failed);
  });
  return { socket, heard };
}

export class RefusedError extends Error {
  constructor(readonly refused: Refusal) {
    super(`${refused.why} ${JSON.stringify(refused.with ?? {})}`);
  }
}

/** A small client of our own protocol: keeps its view by the deltas it is sent, as a page would. */
export class TestClient {
  view!: AnyView;
  turn!: Turn;
  match!: MatchInfo;
  stateID = -1;
  story: StoryEntry[] = [];
  undoInfo: TableUpdate['undo'];
  chat: ChatLine[] = [];
  closed: Refusal | undefined;
  updates: TableUpdate[] = [];
  /** an update did not fit what this client had */
  gaps = 0;
  me: string | null = null;
  private ids = 0;
  private waiters: (() => void)[] = [];

  constructor(
    readonly socket: Socket,
    private readonly ear: Ear,
  ) {
    socket.on('table', (update: TableUpdate) => this.take(update));
    socket.on('match', (info: MatchInfo) => {
      this.match = info;
      this.wake();
    });
    socket.on('chat', (line: ChatLine) => {
      this.chat.push(line);
      this.wake();
    });
    socket.on('closed', ({ refused }: { refused: Refusal }) => {
      this.closed = refused;
      this.wake();
    });
  }

  get heard() {
    return this.ear.heard;
  }

  /** what only this seat sees */
  get own() {
    return this.view.own as Record<string, never>;
  }

  /** Sends and waits for the answer; a refusal is thrown. */
  async ask<T extends object>(event: string, request: unknown): Promise<T> {
    const answer = (await this.socket.timeout(10_000).emitWithAck(event, request)) as Ack<T>;
    if (!answer.ok) throw new RefusedError(answer.refused);
    return answer;
  }

  async sit(matchID: string, seat: Seat | null, have?: { stateID: number }) {
    const request = {
      matchID,
      seat: seat?.playerID ?? null,
      credentials: seat?.credentials,
      ...(have ? { have } : {}),
    };
    const reply = await this.ask<SitReply>('sit', request);
    this.me = seat?.playerID ?? null;
    this.match = reply.match;
    this.chat = reply.chat;
    if (reply.table.view) this.story = [];
    this.take(reply.table);
    return reply;
  }

  private take(update: TableUpdate) {
    this.updates.push(update);
    if (update.view) this.view = update.view;
    else if (update.from === this.stateID) this.view = patched(this.view, update.ops ?? []) as AnyView;
    else {
      this.gaps += 1;
      return;
    }
    this.stateID = update.stateID;
    if (update.turn) this.turn = update.turn;
    if (update.undo) this.undoInfo = update.undo;
    const fresh = new Set(update.story.map((e) => e.n));
    this.story = [...this.story.filter((e) => e.n <= update.n && !fresh.has(e.n)), ...update.story];
    const last = this.story.at(-1);
    if (update.ops) this.view = { ...this.view, events: last?.n === update.n ? last.events : [] };
    this.wake();
  }

  private wake() {
    for (const waiter of this.waiters.splice(0)) waiter();
  }

  /** Waits until something is so. */
  async until(what: () => boolean, ms = 5000) {
    const end = performance.now() + ms;
    while (!what()) {
      if (performance.now() > end) throw new Error(`waited in vain: ${what.toString()}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 20);
        this.waiters.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  move(move: string, ...args: unknown[]) {
    return this.ask<MoveReply>('move', { id: `m${this.ids++}`, stateID: this.stateID, move, args });
  }

  make({ move, args }: LegalMove) {
    return this.move(move, ...args);
  }

  undo() {
    return this.ask<MoveReply>('undo', { id: `u${this.ids++}`, stateID: this.stateID });
  }

  say(text: string) {
    return this.ask<{ n: number }>('chat', { id: `c${this.ids++}`, text });
  }

  /** what this seat may do, from its own view, as a page works it out */
  legal(module: GameModule): LegalMove[] {
    return this.me === null ? [] : module.rules.legalMoves(this.view, this.turn, this.me);
  }

  close() {
    this.socket.close();
  }
}

/** Applies the operations of a delta. */
export function patched(doc: unknown, ops: readonly Op[]): unknown {
  const copy = copyJson(doc) as Record<string, unknown>;
  for (const op of ops) {
    const path = op.path.split('/').slice(1).map((p) => p.replaceAll('~1', '/').replaceAll('~0', '~')); // prettier-ignore
    const key = path.pop() as string;
    const at = path.reduce<Record<string, unknown>>((o, k) => o[k] as Record<string, unknown>, copy);
    if (Array.isArray(at)) {
      if (op.op === 'add') at.splice(Number(key), 0, copyJson(op.value));
      else if (op.op === 'remove') at.splice(Number(key), 1);
      else at[Number(key)] = copyJson(op.value);
    } else if (op.op === 'remove') delete at[key];
    else at[key] = copyJson(op.value);
  }
  return copy;
}

export const PLANTED = 'planted';
const credentialsOf = (seat: string) => `credentials-of-${seat}`;
export const plantedSeat = (seat: string): Seat => ({ playerID: seat, credentials: credentialsOf(seat) });

/** Puts a laid-out state into the store as a running match named PLANTED, all seats taken. */
export async function plant(server: TestServer, module: GameModule, state: unknown, seed = 'planted') {
  const G = copyJson(state) as AnyState;
  const numPlayers = G.players.length;
  const fresh = createMatch(module, { numPlayers, seed });
  const turn = module.rules.turn(G);
  const match = { ...fresh, state: { ...fresh.state, G, ctx: { ...fresh.state.ctx, ...turn, turn: G.now.turn } } };
  const at = server.app.house.now;
  const row = rowAfter(
    {
      id: PLANTED,
      game: module.meta.id,
      version: module.meta.version,
      options: {},
      seed,
      rev: 1,
      createdAt: at,
      updatedAt: at,
      startedAt: at,
      unlisted: false,
      spectators: true,
      mode: 'online',
      host: 0,
      seats: G.players.map((p) => ({ name: `Player ${p}`, hash: hashOf(credentialsOf(p)), at })),
      stateID: 0,
      n: 0,
      turn: 0,
      awaited: [],
      botTurn: false,
    },
    match as never,
    at,
  );
  const journal = { stateID: 0, n: 0, by: null, move: null, args: [], events: stateOf(fresh).events, msg: null, at };
  const deal = { ...journal, events: G.events };
  await server.app.house.parts.storage.create({ row, journal: deal, snapshot: { stateID: 0, n: 0, state: match.state as never } }); // prettier-ignore
}

/** A move to be made, worked out from the state: what another seat plays may lie elsewhere in the exchanged world. */
export type Planned = (G: unknown) => MoveRecord;

/**
 * Everything a viewer is told from a laid-out state on: sitting down with our protocol and the stock one, a move by each
 * awaited seat of another player that `moves` names, catching up, the story, the lobby API.
 */
export async function hears(
  module: GameModule,
  G: unknown,
  viewer: string | null,
  moves: readonly Planned[] = [],
): Promise<string[]> {
  const games = new Map([...GAMES, toy, module].map((m) => [m.meta.id, m]));
  const server = await startServer({ games, now: () => 1_700_000_000_000 });
  try {
    await plant(server, module, G);
    const seat = viewer === null ? null : plantedSeat(viewer);
    const ours = await server.sit(PLANTED, seat);
    const stock = await server.socket(`/${module.meta.id}`);
    stock.socket.emit('sync', PLANTED, viewer, seat?.credentials);
    await new Promise<void>((done) => stock.socket.once('sync', () => done()));
    for (const planned of moves) {
      const { by, move, args } = planned(G);
      const mover = await server.sit(PLANTED, plantedSeat(by));
      const { stateID } = await mover.move(move, ...args);
      await ours.until(() => ours.stateID >= stateID);
      mover.close();
    }
    const headers: Record<string, string> = seat
      ? { 'x-seat': seat.playerID, authorization: `Bearer ${seat.credentials}` }
      : {};
    const late = await server.sit(PLANTED, seat);
    await late.sit(PLANTED, seat, { stateID: 0 });
    const pages = [
      await server.http(`/games/${module.meta.id}/${PLANTED}`),
      await server.http(`/api/matches/${PLANTED}/story`, undefined, headers),
      await server.http('/api/matches'),
    ];
    // a socket's own id is random; how often a player came and went is not what is asked here, what was told of it is
    const comings = (t: string) => /\["match(Data)?"/.test(t);
    const words = (ear: readonly string[]) => {
      const shown = ear.filter(comings).map((t) => t.replace(/"isConnected":(true|false)/g, '"isConnected":"?"'));
      return [...ear.filter((t) => !/"sid"/.test(t) && !comings(t)), ...[...new Set(shown)].sort()];
    };
    return [...words(ours.heard), ...words(stock.heard), ...words(late.heard), ...pages.map((p) => p.text)];
  } finally {
    await server.stop();
  }
}

/** Every viewer hears the same in worlds it may not tell apart; fails when no exchange changed anything. */
export async function checkSecrets(module: GameModule, G: unknown, moves: readonly Planned[] = [], seed = 'exchange') {
  const { players } = G as AnyState;
  for (const viewer of [...players, null]) {
    const other = copyJson(G) as AnyState;
    exchange(other, module.hiddenFrom(G, viewer), seeded(seed));
    if (JSON.stringify(other) === JSON.stringify(G))
      throw new Error(`nothing is hidden from ${viewer}: choose another state`);
    const [told, instead] = [await hears(module, G, viewer, moves), await hears(module, other, viewer, moves)];
    told.forEach((text, i) => {
      if (text !== instead[i]) throw new Error(`${viewer} can tell: ${text}\nfrom: ${instead[i]}`);
    });
    if (told.length !== instead.length) throw new Error(`${viewer} hears ${told.length} or ${instead.length} messages`);
  }
}

/** Plays on with any legal moves until the match is over or `enough`; returns how many were made. */
export async function playOn(module: GameModule, clients: TestClient[], seed: string, enough = 500): Promise<number> {
  const dice = seeded(seed);
  const [first] = clients as [TestClient];
  for (let n = 0; n < enough; n++) {
    if (first.turn.gameover !== undefined) return n;
    const mover = clients.find((c) => c.me !== null && awaited(first.turn).includes(c.me));
    if (!mover) throw new Error(`nobody here is awaited: ${JSON.stringify(first.turn)}`);
    const { stateID } = await mover.make(dice.pick(mover.legal(module)));
    for (const client of clients) await client.until(() => client.stateID >= stateID);
  }
  return enough;
}
