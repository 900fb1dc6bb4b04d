import type { Socket } from 'socket.io-client';
import type { ClientToServer, ServerToClient } from '../../../server/src/contract';

export type PlaySocket = Socket<ServerToClient, ClientToServer>;

/** A connection to the tables; it comes back by itself. Close it when done. */
export async function connect(): Promise<PlaySocket> {
  const { io } = await import('socket.io-client');
  return io('/play', { transports: ['websocket', 'polling'], reconnectionDelayMax: 4000 });
}
