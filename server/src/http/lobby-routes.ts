import type { BotLevel } from '../../../engine-extensions/bots/bot';
import { CLOCKS, MODES_OF_MATCHES, type GamesReply } from '../contract';
import { fields, flag, matchID, name, text, whole, type Fields } from '../matches/check';
import type { House } from '../matches/house';
import { matchInfo } from '../matches/info';
import { create, join, leave, rematch, rename, type NewMatch } from '../matches/lobby';
import { list, storedRow } from '../matches/reading';
import { no } from '../refusals';
import type { ListFilter } from '../storage/storage';
import { bodyOf, queryFlag, queryNumber, type Exchange } from './exchange';
import type { Route } from './router';

/** boardgame.io's lobby API, with its routes and shapes. */
export function lobbyRoutes(house: House): Route[] {
  const game = ({ params: [game] }: Exchange) => house.moduleOf(game as string).meta.id;
  const id = ({ params }: Exchange) => matchID(params[1]);
  return [
    { method: 'GET', path: '/games', answer: async (): Promise<GamesReply> => [...house.parts.games.keys()] },
    { method: 'GET', path: '/games/:name', answer: async (x) => list(house, { ...filterOf(x), game: game(x) }) },
    {
      method: 'GET',
      path: '/games/:name/:id',
      answer: async (x) => matchInfo(await storedRow(house, id(x), game(x)), house),
    },
    {
      method: 'POST',
      path: '/games/:name/create',
      limited: 'create',
      answer: async (x) => {
        const of = game(x);
        const { want, me } = newMatchOf(await bodyOf(x));
        return create(house, of, want, me);
      },
    },
    {
      method: 'POST',
      path: '/games/:name/:id/join',
      limited: 'join',
      answer: async (x) => {
        const { playerID, playerName } = joinOf(await bodyOf(x));
        return house.with(id(x), (hot) => join(house, hot, playerID, playerName), game(x));
      },
    },
    {
      method: 'POST',
      path: '/games/:name/:id/leave',
      answer: async (x) => {
        const f = fields(await bodyOf(x), ['playerID', 'credentials']);
        await house.with(id(x), (hot) => leave(house, hot, f.playerID, f.credentials), game(x));
        return {};
      },
    },
    ...['rename', 'update'].map((path): Route => ({
      method: 'POST',
      path: `/games/:name/:id/${path}`,
      answer: async (x) => {
        const f = fields(noData(await bodyOf(x)), ['playerID', 'credentials', 'newName']);
        const newName = name(f.newName);
        await house.with(id(x), (hot) => rename(house, hot, f.playerID, f.credentials, newName), game(x));
        return {};
      },
    })),
    {
      method: 'POST',
      path: '/games/:name/:id/playAgain',
      answer: async (x) => {
        const f = fields(await bodyOf(x), ['playerID', 'credentials', 'unlisted']);
        const unlisted = f.unlisted === undefined ? undefined : flag(f.unlisted, 'unlisted', false);
        return house.with(id(x), (hot) => rematch(house, hot, f.playerID, f.credentials, unlisted), game(x));
      },
    },
  ];
}

/** What lists are filtered by. */
export function filterOf(x: Exchange): ListFilter {
  const mode = x.query.get('mode') || undefined;
  const filter: ListFilter = { limit: queryNumber(x, 'limit', 30, 1, 100) };
  const over = queryFlag(x, 'isGameover');
  const seatsFree = queryFlag(x, 'seatsFree');
  if (over !== undefined) filter.over = over;
  if (seatsFree !== undefined) filter.seatsFree = seatsFree;
  if (mode !== undefined)
    filter.mode = MODES_OF_MATCHES.find((m) => m === mode) ?? no('bad-request', `mode must be one of ${MODES_OF_MATCHES.join(', ')}`); // prettier-ignore
  for (const key of ['updatedBefore', 'updatedAfter'] as const) {
    const at = queryNumber(x, key, -1, 0, Number.MAX_SAFE_INTEGER);
    if (at >= 0) filter[key] = at;
  }
  const after = x.query.get('after');
  if (after) {
    const [, updatedAt, id] = /^(\d{1,15})\.([0-9A-Za-z_-]{1,40})$/.exec(after) ?? no('bad-request', 'after is not from a page'); // prettier-ignore
    filter.after = { updatedAt: Number(updatedAt), id: id as string };
  }
  return filter;
}

/** boardgame.io lets clients store data that everybody may read; here nobody can. */
function noData(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'data')) return body;
  const { data, ...rest } = body as Fields;
  return data === undefined || data === null ? rest : no('bad-request', 'Player data is not kept here.');
}

function joinOf(body: unknown): { playerID?: unknown; playerName: string } {
  const f = fields(noData(body), ['playerID', 'playerName']);
  return { playerID: f.playerID, playerName: name(f.playerName) };
}

function newMatchOf(body: unknown): { want: NewMatch; me?: { playerID?: unknown; playerName: string } } {
  const f = fields(body, ['numPlayers', 'setupData', 'unlisted', 'spectators', 'seed', 'clock', 'bots', 'me']);
  const want: NewMatch = {
    numPlayers: f.numPlayers === undefined ? 2 : whole(f.numPlayers, 'numPlayers', 1, 20),
    setupData: f.setupData,
    unlisted: flag(f.unlisted, 'unlisted', false),
    spectators: flag(f.spectators, 'spectators', true),
    bots: botsOf(f.bots),
  };
  if (f.seed !== undefined && f.seed !== null && f.seed !== '') want.seed = text(f.seed, 'seed', 40);
  if (f.clock !== undefined && f.clock !== null)
    want.clock = CLOCKS.find((c) => c === f.clock) ?? no('bad-options', `clock must be one of ${CLOCKS.join(', ')}`);
  return { want, ...(f.me === undefined || f.me === null ? {} : { me: joinOf(f.me) }) };
}

function botsOf(value: unknown): Record<string, BotLevel> {
  if (value === undefined || value === null) return {};
  const seats = Array.from({ length: 20 }, (_, i) => String(i));
  return Object.fromEntries(Object.entries(fields(value, seats)).map(([seat, level]) => [seat, text(level, 'level', 20) as BotLevel])); // prettier-ignore
}
