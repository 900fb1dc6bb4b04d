import type { State } from 'boardgame.io';
import { io } from 'socket.io-client';
import type { Turn } from '../../../engine-extensions/rules';
import { countBytes } from './count-bytes';
import type { SeatAt, SeatClient } from './seat';

/** A seat on boardgame.io's server, speaking its protocol. */
export function stockSeat({ url, game, matchID, seat, credentials, numPlayers, shown }: SeatAt): SeatClient {
  const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, autoConnect: false });
  const bytes = countBytes(socket);
  let returned: (() => void) | undefined;
  const show = (state: State) => {
    if (client.screen && state._stateID <= client.screen.stateID) return;
    client.screen = { stateID: state._stateID, view: state.G, turn: state.ctx as unknown as Turn };
    shown(client);
  };
  const client: SeatClient = {
    seat,
    screen: undefined,
    bytes,
    move: ({ move, args }) =>
      socket.emit(
        'update',
        { type: 'MAKE_MOVE', payload: { type: move, args, playerID: seat, credentials } },
        client.screen?.stateID,
        matchID,
        seat,
      ),
    away: () => socket.disconnect(),
    back: () => {
      const before = bytes();
      socket.connect();
      return new Promise((resolve) => (returned = () => resolve(bytes() - before)));
    },
    close: () => socket.disconnect(),
  };
  socket.on('connect', () => socket.emit('sync', matchID, seat, credentials, numPlayers));
  socket.on('sync', (_id: string, { state }: { state: State }) => {
    show(state);
    returned?.();
  });
  socket.on('update', (_id: string, state: State) => show(state));
  socket.connect();
  return client;
}
