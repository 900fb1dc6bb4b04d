import type { PlayerID } from '../agenda/agenda';

/** Something that happened, in the past tense; words come last, in the board. */
export interface LogEvent {
  event: string;
}

/** An event as it lies in `G`: told to all, or to some with another telling for the rest. */
export type Told<E extends LogEvent> = { tell: E; to?: PlayerID[]; others?: E };

/** `G.events` holds what the last move did; the host appends it to the match's story. */
export interface Logged<E extends LogEvent = LogEvent> {
  events: Told<E>[];
}

/** Told to everybody. */
export function say<E extends LogEvent>(G: Logged<E>, event: E) {
  G.events.push({ tell: event });
}

/** Told to some seats; the others hear `instead`, or nothing. */
export function whisper<E extends LogEvent>(G: Logged<E>, to: PlayerID[], event: E, instead?: E) {
  G.events.push(instead ? { tell: event, to, others: instead } : { tell: event, to });
}

/** The events as one viewer hears them. */
export function heardBy<E extends LogEvent>(events: readonly Told<E>[], viewer: PlayerID | null): E[] {
  const heard: E[] = [];
  for (const { tell, to, others } of events) {
    if (to === undefined || (viewer !== null && to.includes(viewer))) heard.push(tell);
    else if (others) heard.push(others);
  }
  return heard;
}
