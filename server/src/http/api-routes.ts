import type { IncomingMessage } from 'node:http';
import { fields, list as listOf, matchID, text } from '../matches/check';
import type { House } from '../matches/house';
import { matchInfo } from '../matches/info';
import { arrange } from '../matches/lobby';
import { list, mine, readerOf, record, replayFrames, storedRow, storyPage } from '../matches/reading';
import { no } from '../refusals';
import { bodyOf, queryNumber, type Exchange } from './exchange';
import { filterOf } from './lobby-routes';
import type { Route } from './router';

const WISHES = ['bot', 'me', 'open', 'gone'] as const;

/** Our own routes beside boardgame.io's. */
export function apiRoutes(house: House): Route[] {
  const id = ({ params }: Exchange) => matchID(params[0]);
  /** the match, and as whom it is read */
  const read = async (x: Exchange) => {
    const row = await storedRow(house, id(x));
    return { row, reader: readerOf(row, x.req.headers['x-seat'], bearer(x.req)) };
  };
  return [
    {
      method: 'GET',
      path: '/api/matches',
      answer: async (x) => {
        const game = x.query.get('game') || undefined;
        return list(house, { ...filterOf(x), ...(game ? { game: house.moduleOf(game).meta.id } : {}) });
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:id',
      answer: async (x) => matchInfo(await storedRow(house, id(x)), house),
    },
    {
      method: 'POST',
      path: '/api/mine',
      answer: async (x) => {
        const { seats } = fields(await bodyOf(x), ['seats']);
        const asked = listOf(seats, 'seats', 50).map((seat) => {
          const f = fields(seat, ['matchID', 'playerID', 'credentials']);
          return { matchID: text(f.matchID, 'matchID', 40), playerID: f.playerID, credentials: f.credentials };
        });
        return mine(house, asked);
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/seats/:seat',
      answer: async (x) => {
        const f = fields(await bodyOf(x), ['playerID', 'credentials', 'to', 'level']);
        const to = WISHES.find((w) => w === f.to) ?? no('bad-request', `to must be one of ${WISHES.join(', ')}`);
        return house.with(id(x), (hot) =>
          arrange(house, hot, { playerID: f.playerID, credentials: f.credentials }, x.params[1], {
            to,
            level: f.level,
          }),
        );
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:id/story',
      answer: async (x) => {
        const { row, reader } = await read(x);
        const before = queryNumber(x, 'before', Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER);
        return storyPage(house, row, reader, before, queryNumber(x, 'limit', 100, 1, 200));
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:id/replay',
      answer: async (x) => {
        const { row, reader } = await read(x);
        const from = queryNumber(x, 'from', 0, 0, 1e6);
        return replayFrames(house, row, reader, from, queryNumber(x, 'limit', 100, 1, 200));
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:id/record',
      answer: async (x) => record(house, (await read(x)).row),
    },
  ];
}

const bearer = (req: IncomingMessage) => /^Bearer (.{1,100})$/.exec(req.headers.authorization ?? '')?.[1];
