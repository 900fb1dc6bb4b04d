import { kept, useKept } from '../shell/store';

/** A seat this device holds in an online match. */
export interface HeldSeat {
  matchID: string;
  game: string;
  playerID: string;
  credentials: string;
  name: string;
  /** when it was taken */
  at: number;
}

const isSeat = (x: unknown): x is HeldSeat =>
  typeof x === 'object' &&
  x !== null &&
  (['matchID', 'game', 'playerID', 'credentials', 'name'] as const).every(
    (k) => typeof (x as Record<string, unknown>)[k] === 'string',
  );

const MOST = 50;
const store = kept('mt.seats', (raw): readonly HeldSeat[] => (Array.isArray(raw) ? raw.filter(isSeat) : []));

/** Newest first. */
export const heldSeats = store.get;
export const useHeldSeats = () => useKept(store);
export const onHeldSeats = store.subscribe;
export const seatAt = (matchID: string) => store.get().find((s) => s.matchID === matchID);

export function keepSeat(seat: Omit<HeldSeat, 'at'>) {
  const others = store.get().filter((s) => s.matchID !== seat.matchID);
  store.set([{ ...seat, at: Date.now() }, ...others].slice(0, MOST));
}

export const forgetSeats = (...matchIDs: string[]) =>
  store.set(store.get().filter((s) => !matchIDs.includes(s.matchID)));

/** A link that moves the seat to another device. The secret stands behind the #, which browsers never send. */
export const seatLink = ({ matchID, game, playerID, credentials, name }: HeldSeat) =>
  `${location.origin}/seat/${matchID}#${new URLSearchParams({ game, seat: playerID, key: credentials, name })}`;

/** Reads a seat link's secret part; undefined when something is missing. */
export function readSeatLink(matchID: string, hash: string): Omit<HeldSeat, 'at'> | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [game, playerID, credentials, name] = ['game', 'seat', 'key', 'name'].map((k) => given.get(k));
  return game && playerID && credentials ? { matchID, game, playerID, credentials, name: name ?? '' } : undefined;
}
