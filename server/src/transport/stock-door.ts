import type { Namespace, Socket } from 'socket.io';
import { chatText, fields, json, list, matchID, requestID, stateNumber, text } from '../matches/check';
import { play, say, takeBack } from '../matches/play';
import { provenSeat } from '../matches/seats';
import { no } from '../refusals';
import { answerUnknown, limit, listen, type DoorParts } from './door';
import { stockSeats, stockState } from './stock-state';
import type { Tables } from './tables';

export interface StockParts extends DoorParts {
  tables: Tables;
}

/** boardgame.io's own clients: its events with its shapes, whole views, through the same checks and queue. */
export function openStockDoor(nsp: Namespace, game: string, parts: StockParts) {
  nsp.on('connection', (socket) => {
    socket.on('disconnect', () => parts.tables.stand(socket));
    const on = (event: string, work: (args: unknown[]) => Promise<object>) =>
      listen(parts, socket, event, work, (refusal) => socket.emit('refused', { event, refused: refusal }));
    on('sync', (args) => sync(parts, socket, game, args));
    on('update', (args) => update(parts, game, args));
    on('chat', (args) => chat(parts, game, args));
    answerUnknown(parts, socket);
  });
}

async function sync({ house, limits, tables }: StockParts, socket: Socket, game: string, args: unknown[]) {
  limit(limits, 'sit', socket.id);
  const [id, playerID, credentials] = args;
  const match = matchID(id);
  return house.withFresh(
    match,
    async (hot) => {
      const { match: info, table } = await tables.sit(socket, 'stock', hot, { seat: playerID, credentials });
      const state = stockState(hot, table.view ?? no('internal'));
      socket.emit('sync', match, { state, log: [], initialState: null, filteredMetadata: stockSeats(info) });
      return {};
    },
    game,
  );
}

/** The one seat that envelope, action and credentials agree on. */
function actionOf(action: unknown, playerID: unknown) {
  const { type, payload } = fields(action, ['type', 'payload']);
  if (type !== 'MAKE_MOVE' && type !== 'UNDO') return no('bad-request', 'only moves and undo are accepted');
  const f = fields(payload, ['type', 'args', 'playerID', 'credentials']);
  if (typeof f.playerID !== 'string' || f.playerID !== playerID) return no('wrong-credentials');
  if (type === 'UNDO') return { type, credentials: f.credentials, move: '', args: [] };
  const args = json(f.args === undefined || f.args === null ? [] : list(f.args, 'args', 40), 'args') as unknown[];
  return { type, credentials: f.credentials, move: text(f.type, 'move', 60), args };
}

async function update({ house, limits }: StockParts, game: string, [action, state, id, playerID]: unknown[]) {
  const match = matchID(id);
  const stateID = stateNumber(state);
  const { type, credentials, move, args } = actionOf(action, playerID);
  return house.with(
    match,
    (hot) => {
      const seat = provenSeat(hot.row, playerID, credentials);
      limit(limits, 'move', `${match} ${seat}`);
      const request = { id: null, stateID };
      return type === 'UNDO' ? takeBack(house, hot, seat, request) : play(house, hot, seat, { move, args }, request);
    },
    game,
  );
}

async function chat({ house, limits, tables }: StockParts, game: string, [id, message, credentials]: unknown[]) {
  const match = matchID(id);
  const f = fields(message, ['id', 'sender', 'payload']);
  const name = requestID(f.id);
  const words = chatText(f.payload);
  return house.with(
    match,
    async (hot) => {
      const seat = provenSeat(hot.row, f.sender, credentials);
      limit(limits, 'chat', `${match} ${seat}`);
      const { line, repeated } = await say(house, hot, seat, words, name);
      if (!repeated) tables.tellChat(hot, line, name);
      return { n: line.n };
    },
    game,
  );
}
