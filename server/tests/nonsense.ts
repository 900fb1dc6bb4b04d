import type { Dice } from '../../engine-extensions/dice';
import { BOT_LEVELS } from '../../engine-extensions/bots/bot';

/** Seeded nonsense for every event of both doors and every route: values of any shape, and right requests spoilt. */

export interface Target {
  game: string;
  matchID: string;
  seat: { playerID: string; credentials: string };
}

export interface Message {
  door: 'play' | 'stock';
  event: string;
  args: unknown[];
}

export interface Knock {
  method: 'GET' | 'POST' | 'PUT' | 'OPTIONS' | 'HEAD';
  /** as the server names the route; undefined where there is none */
  route: string | undefined;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const WORDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'pledge', 'buy', 'answer', 'concede', 'MAKE_MOVE', 'UPDATE', 'UNDO', 'GAME_EVENT', '0', '1', '-1', '', ' ', '\u0000', '\u202e', '💀', '../..', '%00', "'; DROP TABLE matches; --", 'x'.repeat(3000)]; // prettier-ignore
const NUMBERS = [0, 1, -1, 2, 1.5, 1e308, -0, Number.MAX_SAFE_INTEGER, 2 ** 53];
const KEYS = ['id', 'stateID', 'move', 'args', 'matchID', 'seat', 'credentials', 'have', 'packed', 'text', 'payload', 'type', 'playerID', 'sender', 'game', 'mine']; // prettier-ignore

/** Any value somebody might send. */
export function junk(dice: Dice, depth = 0): unknown {
  const kind = dice.die(depth > 3 ? 6 : 9);
  if (kind <= 2) return dice.pick(WORDS);
  if (kind === 3) return dice.pick(NUMBERS);
  if (kind === 4) return dice.pick([null, true, false]);
  if (kind === 5) return Buffer.from([dice.die(256) - 1]);
  if (kind === 6) return dice.number();
  if (kind === 7) return Array.from({ length: dice.die(4) }, () => junk(dice, depth + 1));
  const bag: Record<string, unknown> = {};
  for (let i = dice.die(4); i > 0; i--)
    Object.defineProperty(bag, dice.pick([...KEYS, ...WORDS]), { value: junk(dice, depth + 1), enumerable: true, configurable: true }); // prettier-ignore
  return bag;
}

/** Every event of our own door and of boardgame.io's; the test of the list is that both answer all of them. */
export const EVENTS = {
  play: ['sit', 'move', 'undo', 'chat', 'hint', 'leaveTable', 'watchLobby', 'unwatchLobby'],
  stock: ['update', 'sync', 'chat'],
} as const;

/** One message with something wrong in it. */
export function spoiled(dice: Dice, { matchID, seat }: Target): Message {
  const any = () => junk(dice);
  const bad = () => dice.pick([null, true, [], {}, 1.5, -1, '', 'x'.repeat(3000)]);
  const credentials = dice.pick([
    '',
    'wrong',
    null,
    seat.credentials.slice(1),
    `${seat.credentials}=`,
    'x'.repeat(200),
  ]);
  const play: Record<(typeof EVENTS.play)[number], () => unknown> = {
    sit: () =>
      dice.pick<unknown>([
        { matchID: any(), seat: '0', credentials },
        { matchID, seat: any(), credentials },
        { matchID, seat: '0', credentials, have: any() },
        { matchID, seat: '0', credentials: seat.credentials, packed: bad() },
        any(),
      ]),
    move: () =>
      dice.pick<unknown>([
        { id: 'f', stateID: bad(), move: 'pledge', args: [any()] },
        { id: bad(), stateID: 0, move: 'pledge', args: ['beggar#1'] },
        { id: 'f', stateID: 0, move: dice.pick(WORDS), args: any() },
        { id: 'f', stateID: 0, move: 'pledge', args: [any(), any()] },
        any(),
      ]),
    undo: () => dice.pick<unknown>([{ id: bad(), stateID: 0 }, { id: 'f', stateID: bad() }, any()]),
    chat: () => dice.pick<unknown>([{ id: 'f', text: bad() }, { id: bad(), text: 'x' }, any()]),
    hint: () => dice.pick<unknown>([{ stateID: bad() }, any()]),
    leaveTable: any,
    watchLobby: () => dice.pick<unknown>([{ game: any(), mine: any() }, { mine: Array(60).fill('x') }, any()]),
    unwatchLobby: any,
  };
  const payload = { type: 'pledge', args: [any()], playerID: '0', credentials };
  const stock: Record<(typeof EVENTS.stock)[number], () => unknown[]> = {
    update: () =>
      dice.pick<unknown[]>([
        [{ type: 'MAKE_MOVE', payload }, 0, matchID, '0'],
        [{ type: any(), payload: { ...payload, credentials: seat.credentials } }, 0, matchID, '0'],
        [{ type: 'MAKE_MOVE', payload: { ...payload, playerID: '1', credentials: seat.credentials } }, 0, matchID, '0'],
        [any(), any(), any(), any()],
      ]),
    sync: () =>
      dice.pick<unknown[]>([
        [any(), any(), any(), any()],
        [matchID, '0', credentials, 1e9],
      ]),
    chat: () => dice.pick<unknown[]>([[matchID, any(), seat.credentials], [any(), { id: 'x', sender: '0', payload: 'hello' }, credentials]]), // prettier-ignore
  };
  const kind = dice.die(10);
  if (kind === 1) return { door: 'play', event: dice.pick(['leave', 'constructor', 'error', '__proto__', 'sync', 'update', 'toString']), args: [any()] }; // prettier-ignore
  if (kind <= 7) {
    const event = dice.pick([...EVENTS.play]);
    return { door: 'play', event, args: [play[event](), ...(dice.die(10) === 1 ? [any()] : [])] };
  }
  const event = dice.pick([...EVENTS.stock]);
  return { door: 'stock', event, args: stock[event]() };
}

/** Texts that are no packets of the protocol; whoever sends them is cut off. */
export const NOISE = ['9', '42', '42["', '451-["x",{"_placeholder":true,"num":9}]', '2/play,[]', '2/play,[1]', '4', 'b', '2/play,["error",1]', `2/play,${'['.repeat(500)}`]; // prettier-ignore

type Body = (dice: Dice, target: Target) => unknown;

const proof: Body = (dice, { seat }) => ({
  playerID: dice.pick<unknown>(['0', '9', junk(dice)]),
  credentials: dice.pick<unknown>([`${seat.credentials}x`, junk(dice)]),
});

/** Every route, with what spoils a request to it. */
export const ROUTES: readonly { method: 'GET' | 'POST'; route: string; body?: Body }[] = [
  { method: 'GET', route: '/healthz' },
  { method: 'GET', route: '/readyz' },
  { method: 'GET', route: '/metrics' },
  { method: 'GET', route: '/games' },
  { method: 'GET', route: '/games/:name' },
  { method: 'GET', route: '/games/:name/:id' },
  { method: 'POST', route: '/games/:name/create', body: (d) => ({ numPlayers: junk(d), setupData: junk(d), bots: junk(d), seed: junk(d), clock: junk(d), me: junk(d) }) }, // prettier-ignore
  { method: 'POST', route: '/games/:name/:id/join', body: (d) => ({ playerID: junk(d), playerName: junk(d) }) },
  { method: 'POST', route: '/games/:name/:id/leave', body: proof },
  { method: 'POST', route: '/games/:name/:id/rename', body: (d, t) => ({ ...(proof(d, t) as object), newName: junk(d) }) }, // prettier-ignore
  { method: 'POST', route: '/games/:name/:id/update', body: (d, t) => ({ ...(proof(d, t) as object), newName: junk(d), data: junk(d) }) }, // prettier-ignore
  { method: 'POST', route: '/games/:name/:id/playAgain', body: (d, t) => ({ ...(proof(d, t) as object), unlisted: junk(d) }) }, // prettier-ignore
  { method: 'GET', route: '/api/matches' },
  { method: 'GET', route: '/api/matches/:id' },
  { method: 'POST', route: '/api/mine', body: (d, t) => ({ seats: d.die(2) === 1 ? junk(d) : [proof(d, t), { matchID: t.matchID, ...(proof(d, t) as object) }] }) }, // prettier-ignore
  { method: 'POST', route: '/api/matches/:id/seats/:seat', body: (d, t) => ({ ...(proof(d, t) as object), to: d.pick<unknown>(['bot', 'me', 'open', 'gone', junk(d)]), level: d.pick<unknown>([...BOT_LEVELS, junk(d)]) }) }, // prettier-ignore
  { method: 'GET', route: '/api/matches/:id/story' },
  { method: 'GET', route: '/api/matches/:id/replay' },
  { method: 'GET', route: '/api/matches/:id/record' },
];

const QUERIES = ['limit', 'after', 'before', 'from', 'mode', 'game', 'isGameover', 'seatsFree', 'updatedBefore', 'updatedAfter']; // prettier-ignore
const VALUES = ['', '0', '-1', '1e9', 'x', 'true', '__proto__', '%', '%00', '1.abc', `${'9'.repeat(30)}`, 'null', '💀'];
const ORIGINS = ['null', 'https://evil.example', 'http://localhost', 'file://', 'x'];

/** One request with something wrong in it. */
export function knock(dice: Dice, target: Target): Knock {
  const { method, route, body } = dice.pick([...ROUTES]);
  const piece = (right: string) =>
    dice.die(3) > 1 ? right : encodeURIComponent(String(dice.pick(WORDS))).slice(0, 300);
  const known = dice.die(20) > 1;
  let path = route.replace(':name', piece(target.game)).replace(':id', piece(target.matchID)).replace(':seat', piece('1')); // prettier-ignore
  if (!known) path = dice.pick(['//', '/%', '/games/%', '/api/matches/..%2f..', `/${'x'.repeat(600)}`, '/games/%00/x', '/.env', '/api/nothing']); // prettier-ignore
  if (dice.die(3) === 1) path += `?${dice.pick(QUERIES)}=${encodeURIComponent(dice.pick(VALUES))}&${dice.pick(QUERIES)}=${encodeURIComponent(dice.pick(VALUES))}`; // prettier-ignore
  const headers: Record<string, string> = {};
  if (dice.die(6) === 1) headers['x-seat'] = dice.pick(['0', '1', '9', '-1', '__proto__', '']);
  if (dice.die(6) === 1) headers.authorization = dice.pick(['Bearer wrong', `Bearer ${target.seat.credentials}x`, 'Basic eDp4', 'Bearer ', 'x'.repeat(2000)]); // prettier-ignore
  if (dice.die(10) === 1) headers.origin = dice.pick(ORIGINS);
  if (dice.die(10) === 1)
    headers['x-forwarded-for'] = dice.pick(['127.0.0.1', '::1', 'x, y', '"', '1.2.3.4'.repeat(40)]);
  if (dice.die(20) === 1) return { method: dice.pick(['PUT', 'OPTIONS', 'HEAD'] as const), route: undefined, path, headers, body: undefined }; // prettier-ignore
  if (method === 'GET') return { method, route: known ? route : undefined, path, headers, body: undefined };
  headers['content-type'] = dice.die(15) === 1 ? dice.pick(['text/plain', 'application/x-www-form-urlencoded', '']) : 'application/json'; // prettier-ignore
  const sent = dice.die(4) === 1 ? junk(dice) : body?.(dice, target);
  const text = dice.die(15) === 1 ? dice.pick(['', '{', '[[', '"', 'null', '\u0000', '{"a":'.repeat(500), 'x'.repeat(20_000)]) : JSON.stringify(sent); // prettier-ignore
  return { method, route: known ? route : undefined, path, headers, body: text ?? '' };
}
