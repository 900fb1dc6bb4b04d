import type { Socket } from 'socket.io-client';

/** Counts what comes in on a socket, packet by packet, over all its reconnections. */
export function countBytes(socket: Socket): () => number {
  let bytes = 0;
  const listen = () =>
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      bytes += 1 + (typeof data === 'string' ? data.length : 0);
    });
  socket.io.on('open', listen);
  return () => bytes;
}
