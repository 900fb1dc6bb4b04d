import type { Namespace, Socket } from 'socket.io';
import { turnOf } from '../../../engine-extensions/match/match';
import type { BotSeats } from '../bots/bot-seats';
import type { HintReply, MoveReply } from '../contract';
import { chatText, fields, flag, json, list, matchID, requestID, stateNumber, text } from '../matches/check';
import type { Hot } from '../matches/hot';
import { play, say, takeBack } from '../matches/play';
import { no } from '../refusals';
import { answerUnknown, limit, listen, type DoorParts } from './door';
import type { LobbyFeed } from './lobby-feed';
import type { Tables } from './tables';

export interface PlayParts extends DoorParts {
  tables: Tables;
  lobby: LobbyFeed;
  bots: BotSeats;
}

/** Our own clients: see the contract. */
export function openPlayDoor(nsp: Namespace, parts: PlayParts) {
  nsp.on('connection', (socket) => {
    const { tables } = parts;
    socket.on('disconnect', () => tables.stand(socket));
    listen(parts, socket, 'sit', ([request]) => sit(parts, socket, request));
    listen(parts, socket, 'move', ([request]) => move(parts, socket, request));
    listen(parts, socket, 'undo', ([request]) => undo(parts, socket, request));
    listen(parts, socket, 'chat', ([request]) => chat(parts, socket, request));
    listen(parts, socket, 'hint', ([request]) => hint(parts, socket, request));
    listen(parts, socket, 'leaveTable', async () => {
      tables.stand(socket);
      return {};
    });
    listen(parts, socket, 'watchLobby', ([request]) => watch(parts, socket, request));
    listen(parts, socket, 'unwatchLobby', async () => {
      parts.lobby.unwatch(socket);
      return {};
    });
    answerUnknown(parts, socket);
  });
}

async function sit({ house, limits, tables }: PlayParts, socket: Socket, request: unknown) {
  limit(limits, 'sit', socket.id);
  const { have, packed, ...f } = fields(request, ['matchID', 'seat', 'credentials', 'have', 'packed']);
  const stateID = have === undefined || have === null ? undefined : stateNumber(fields(have, ['stateID']).stateID);
  return house.withFresh(matchID(f.matchID), (hot) =>
    tables.sit(socket, 'play', hot, {
      seat: f.seat,
      credentials: f.credentials,
      ...(stateID === undefined ? {} : { have: stateID }),
      ...(packed === undefined ? {} : { packed: stateNumber(packed) }),
    }),
  );
}

/** Does something in the name of the seat this socket holds, if it still holds it when its turn comes. */
function seated<T>({ house, tables }: PlayParts, socket: Socket, work: (hot: Hot, seat: number) => Promise<T>) {
  const sitting = tables.sittingOf(socket);
  if (!sitting || sitting.viewer === null) return no('not-seated');
  const seat = Number(sitting.viewer);
  return house.with(sitting.matchID, (hot) =>
    sitting.hash !== undefined && hot.row.seats[seat]?.hash === sitting.hash ? work(hot, seat) : no('seat-lost'),
  );
}

function seatKey({ tables }: PlayParts, socket: Socket) {
  const sitting = tables.sittingOf(socket);
  return sitting ? `${sitting.matchID} ${sitting.viewer}` : socket.id;
}

async function move(parts: PlayParts, socket: Socket, request: unknown): Promise<MoveReply> {
  const start = performance.now();
  limit(parts.limits, 'move', seatKey(parts, socket));
  const f = fields(request, ['id', 'stateID', 'move', 'args', 'told']);
  const id = requestID(f.id);
  const stateID = stateNumber(f.stateID);
  const name = text(f.move, 'move', 60);
  const args = json(list(f.args, 'args', 40), 'args') as unknown[];
  const asker = flag(f.told, 'told', false) ? { asker: socket } : {};
  let game = '';
  try {
    const reply = await seated(parts, socket, (hot, seat) => {
      game = hot.row.game;
      return play(parts.house, hot, seat, { move: name, args }, { id, stateID, ...asker });
    });
    parts.house.parts.metrics.moveTime.observe({ game }, (performance.now() - start) / 1000);
    const packed = parts.tables.forAnswer(socket);
    return packed ? { ...reply, packed } : reply;
  } catch (error) {
    parts.tables.tellHeldBack(socket); // it was stored and told to others before something failed
    throw error;
  }
}

async function undo(parts: PlayParts, socket: Socket, request: unknown): Promise<MoveReply> {
  limit(parts.limits, 'move', seatKey(parts, socket));
  const f = fields(request, ['id', 'stateID']);
  const id = requestID(f.id);
  const stateID = stateNumber(f.stateID);
  return seated(parts, socket, (hot, seat) => takeBack(parts.house, hot, seat, { id, stateID }));
}

async function chat(parts: PlayParts, socket: Socket, request: unknown) {
  limit(parts.limits, 'chat', seatKey(parts, socket));
  const f = fields(request, ['id', 'text']);
  const id = requestID(f.id);
  const words = chatText(f.text);
  return seated(parts, socket, async (hot, seat) => {
    const { line, repeated } = await say(parts.house, hot, seat, words, id);
    if (!repeated) parts.tables.tellChat(hot, line, id);
    return { n: line.n };
  });
}

async function hint(parts: PlayParts, socket: Socket, request: unknown): Promise<HintReply> {
  limit(parts.limits, 'hint', seatKey(parts, socket));
  const stateID = stateNumber(fields(request, ['stateID']).stateID);
  const ask = await seated(parts, socket, async (hot, seat) => {
    if (hot.row.startedAt === undefined) no('not-started');
    if (hot.match.state._stateID !== stateID) no('stale');
    if (turnOf(hot.match).gameover !== undefined) no('match-over');
    return parts.bots.questionFor(hot, seat);
  });
  return parts.bots.advise(ask);
}

async function watch({ house, limits, lobby }: PlayParts, socket: Socket, request: unknown) {
  limit(limits, 'lobby', socket.id);
  const f = fields(request, ['game', 'mine']);
  const game = f.game === undefined ? undefined : house.moduleOf(text(f.game, 'game', 60)).meta.id;
  lobby.watch(socket, game, list(f.mine ?? [], 'mine', 50).map(matchID));
  return {};
}
