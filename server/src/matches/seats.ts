import type { BotLevel } from '../../../engine-extensions/bots/bot';
import { hashOf, proves } from '../auth/credentials';
import { no } from '../refusals';
import type { MatchRow, SeatRow } from '../storage/storage';

/** The seats of a match as values: each function gives a changed copy or refuses. */

export const isOpen = (seat: SeatRow) => seat.hash === undefined && seat.bot === undefined;
export const isPerson = (seat: SeatRow) => seat.hash !== undefined;

const SEAT = /^(0|[1-9][0-9]?)$/;

/** The seat named by what somebody sent; never an inherited property. */
export function seatNumber(row: MatchRow, playerID: unknown): number {
  const text = typeof playerID === 'number' ? String(playerID) : playerID;
  if (typeof text !== 'string' || !SEAT.test(text)) return no('no-such-seat');
  const id = Number(text);
  return id < row.seats.length ? id : no('no-such-seat');
}

export const seatAt = (row: MatchRow, id: number): SeatRow => row.seats[id] ?? no('no-such-seat');

/** The seat that the credentials prove. */
export function provenSeat(row: MatchRow, playerID: unknown, credentials: unknown): number {
  const id = seatNumber(row, playerID);
  return proves(credentials, seatAt(row, id).hash) ? id : no('wrong-credentials');
}

function withSeat(row: MatchRow, id: number, seat: SeatRow): MatchRow {
  return { ...row, seats: row.seats.map((s, i) => (i === id ? seat : s)) };
}

/** The host is a person with a seat; the match begins when no seat is open for the first time. */
function settled(row: MatchRow, now: number): MatchRow {
  const next = { ...row };
  if (next.host === undefined || !isPerson(seatAt(next, next.host))) {
    const host = next.seats.findIndex(isPerson);
    if (host >= 0) next.host = host;
    else delete next.host;
  }
  if (next.startedAt === undefined && !next.seats.some(isOpen) && next.seats.some(isPerson)) next.startedAt = now;
  return next;
}

/** Somebody sits down on this seat, or on the first that is open. */
export function joined(
  row: MatchRow,
  playerID: unknown,
  name: string,
  credentials: string,
  now: number,
): { row: MatchRow; seat: number } {
  let seat: number;
  if (playerID === undefined || playerID === null) {
    seat = row.seats.findIndex(isOpen);
    if (seat < 0) no('match-full');
  } else {
    seat = seatNumber(row, playerID);
    if (!isOpen(seatAt(row, seat))) no('seat-taken');
  }
  return { row: settled(withSeat(row, seat, { name, hash: hashOf(credentials), at: now }), now), seat };
}

export const left = (row: MatchRow, seat: number, now: number) => settled(withSeat(row, seat, {}), now);

export const renamed = (row: MatchRow, seat: number, name: string) =>
  withSeat(row, seat, { ...seatAt(row, seat), name });

export const givenToBot = (row: MatchRow, seat: number, bot: BotLevel, now: number) =>
  settled(withSeat(row, seat, { ...seatAt(row, seat), bot }), now);

export function takenBack(row: MatchRow, seat: number): MatchRow {
  const { bot, ...person } = seatAt(row, seat);
  return bot === undefined ? no('not-held') : withSeat(row, seat, person);
}
