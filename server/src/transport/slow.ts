import type { Server } from 'socket.io';

const LOOK_EVERY = 1000;
/** packets that wait in memory for a socket to take them in */
const MAX_WAITING = 400;

interface Line {
  writeBuffer: unknown[];
  close(discard?: boolean): void;
}

/** Cuts off sockets that take nothing in, whatever they are told; returns how to stop looking. */
export function cutSlowSockets(io: Server, cut: () => void): () => void {
  const timer = setInterval(() => {
    for (const line of Object.values((io.engine as unknown as { clients: Record<string, Line> }).clients)) {
      if (line.writeBuffer.length <= MAX_WAITING) continue;
      cut();
      line.close(true);
    }
  }, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}
