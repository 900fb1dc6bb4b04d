import type { Socket } from 'socket.io';
import type { Refusal } from '../../../engine-extensions/refusal';
import type { Limited, Limits } from '../auth/limits';
import type { House } from '../matches/house';
import { no, Refused } from '../refusals';

/** What both doors share: the parts, limits, and how a request becomes an answer. */
export interface DoorParts {
  house: House;
  limits: Limits;
}

/** Why something failed, in words for a client; what was not a refusal is logged and called internal. */
export function refusalOf({ parts: { log } }: House, error: unknown, what: string): Refusal {
  if (error instanceof Refused)
    return error.detail === undefined ? error.refusal : { ...error.refusal, with: { ...error.refusal.with, detail: error.detail } }; // prettier-ignore
  log.error({ what, err: error }, 'a request failed');
  return { rule: null, why: 'internal' };
}

/** Takes one from the bucket of whoever asks, or refuses. */
export function limit(limits: Limits, what: Limited, who: string) {
  if (!limits.take(what, who)) no('too-many');
}

/** Listens to an event: whatever is sent and whatever happens, the sender gets an answer and the process lives. */
export function listen(
  { house, limits }: DoorParts,
  socket: Socket,
  event: string,
  work: (args: unknown[]) => Promise<object>,
  refused?: (refusal: Refusal) => void,
) {
  socket.on(event, (...args: unknown[]) => {
    const last = args.at(-1);
    const ack = typeof last === 'function' ? (args.pop() as (answer: object) => void) : undefined;
    const answer = async () => {
      limit(limits, 'message', socket.id);
      return work(args);
    };
    answer().then(
      (reply) => ack?.({ ok: true, ...reply }),
      (error: unknown) => {
        const refusal = refusalOf(house, error, event);
        house.parts.metrics.refusals.inc({ what: event, why: refusal.why });
        if (ack) ack({ ok: false, refused: refusal });
        else refused?.(refusal);
      },
    );
  });
}

/** An event nobody listens to is answered too. */
export function answerUnknown({ house, limits }: DoorParts, socket: Socket) {
  const own = new Set(socket.eventNames());
  own.delete('error'); // socket.io listens to it, and would leave the sender without an answer
  socket.onAny((event: string, ...args: unknown[]) => {
    if (own.has(event)) return;
    limits.take('message', socket.id);
    house.parts.metrics.refusals.inc({ what: 'unknown event', why: 'bad-request' });
    const ack = args.at(-1);
    if (typeof ack === 'function') ack({ ok: false, refused: { rule: null, why: 'bad-request' } });
  });
}
