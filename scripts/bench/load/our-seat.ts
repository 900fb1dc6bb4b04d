import { io, type Socket } from 'socket.io-client';
import type {
  Ack,
  ClientToServer,
  MoveReply,
  ServerToClient,
  SitReply,
  TableUpdate,
} from '../../../server/src/contract';
import { Unpacker } from '../../../engine-extensions/wire/packing';
import { applyOps } from '../../../web/src/match/apply-update';
import { countBytes } from './count-bytes';
import type { SeatAt, SeatClient } from './seat';

/** A seat on our server, speaking our own protocol: only what changed. */
export function ourSeat({ url, matchID, seat, credentials, shown }: SeatAt): SeatClient {
  const socket: Socket<ServerToClient, ClientToServer> = io(`${url}/play`, {
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
  });
  const bytes = countBytes(socket as unknown as Socket);
  let sent = 0;
  let returned: (() => void) | undefined;
  let sat = 0;
  let unpacker: Unpacker | undefined;
  const show = ({ stateID, view, from, ops, turn }: TableUpdate) => {
    const before = client.screen;
    if (before && stateID <= before.stateID) return;
    if (!view && before?.stateID !== from) return sit();
    const seen = view ?? applyOps(before?.view as Record<string, unknown>, ops ?? []);
    client.screen = { stateID, view: seen, turn: turn ?? before!.turn };
    shown(client);
  };
  const sit = () =>
    socket.emit(
      'sit',
      {
        matchID,
        seat,
        credentials,
        packed: ++sat,
        ...(client.screen ? { have: { stateID: client.screen.stateID } } : {}),
      },
      (answer: Ack<SitReply>) => {
        if (!answer.ok) throw new Error(`sit: ${answer.refused.why}`);
        show(answer.table);
        unpacker = new Unpacker({ ...(client.screen?.view as object), events: [] });
        returned?.();
      },
    );
  const hear = (number: number, changes: string) => {
    if (number === sat && unpacker) show({ matchID, ...unpacker.unpack(changes) } as TableUpdate);
    else if (number === sat) throw new Error('changes before the seat');
  };
  const client: SeatClient = {
    seat,
    screen: undefined,
    bytes,
    move: ({ move, args }) =>
      socket.emit(
        'move',
        { id: `${seat}-${sent++}`, stateID: client.screen?.stateID ?? 0, move, args, told: true },
        (a: Ack<MoveReply>) => {
          if (!a.ok) throw new Error(`move: ${a.refused.why}`);
          if (a.packed) hear(...a.packed);
        },
      ),
    away: () => socket.disconnect(),
    back: () => {
      const before = bytes();
      socket.connect();
      return new Promise((resolve) => (returned = () => resolve(bytes() - before)));
    },
    close: () => socket.disconnect(),
  };
  socket.on('connect', sit);
  socket.on('table', show);
  socket.on('packed', hear);
  socket.connect();
  return client;
}
