import type { LogEvent, Told } from '../../../engine-extensions/log/log';
import type { JournalRow, MatchRow, SeatRow } from './storage';

/** The columns of `matches`. */
export interface MatchColumns {
  id: string;
  game: string;
  rev: number;
  created_at: number;
  updated_at: number;
  unlisted: number;
  mode: string;
  started: number;
  over: number;
  seats_free: number;
  persons: number;
  bot_turn: number;
  state_id: number;
  n: number;
  turn: number;
  awaited: string;
  gameover: string | null;
  roster: string;
  clocks: string | null;
  clock_at: number | null;
}

export interface JournalColumns {
  state_id: number;
  n: number;
  seat: string | null;
  move: string | null;
  args: string;
  events: string;
  msg: string | null;
  at: number;
}

const isOpen = (seat: SeatRow) => seat.hash === undefined && seat.bot === undefined;

export const seatsFree = (row: MatchRow) => row.seats.filter(isOpen).length;
export const persons = (row: MatchRow) => row.seats.filter((s) => s.hash !== undefined).length;

/** The clocks as text, and when the first of them runs out. */
export function clockColumns({ clocks }: MatchRow): [string | null, number | null] {
  const due = Object.values(clocks ?? {});
  return due.length === 0 ? [null, null] : [JSON.stringify(clocks), Math.min(...due)];
}

/** What changes seldom and is read whole. */
export const rosterOf = (row: MatchRow) =>
  JSON.stringify({
    version: row.version,
    options: row.options,
    seed: row.seed,
    startedAt: row.startedAt,
    spectators: row.spectators,
    host: row.host,
    seats: row.seats,
    nextMatchID: row.nextMatchID,
    clock: row.clock,
  });

type Roster = Pick<
  MatchRow,
  'version' | 'options' | 'seed' | 'startedAt' | 'spectators' | 'host' | 'seats' | 'nextMatchID' | 'clock'
>;

export function matchFrom(c: MatchColumns): MatchRow {
  const row: MatchRow = {
    ...(JSON.parse(c.roster) as Roster),
    id: c.id,
    game: c.game,
    rev: c.rev,
    createdAt: c.created_at,
    updatedAt: c.updated_at,
    unlisted: c.unlisted === 1,
    mode: c.mode as MatchRow['mode'],
    stateID: c.state_id,
    n: c.n,
    turn: c.turn,
    awaited: JSON.parse(c.awaited) as number[],
    botTurn: c.bot_turn === 1,
  };
  if (c.gameover !== null) row.gameover = JSON.parse(c.gameover);
  if (c.clocks !== null) row.clocks = JSON.parse(c.clocks) as Record<string, number>;
  return row;
}

export const journalFrom = (c: JournalColumns): JournalRow => ({
  stateID: c.state_id,
  n: c.n,
  by: c.seat,
  move: c.move,
  args: JSON.parse(c.args) as unknown[],
  events: JSON.parse(c.events) as Told<LogEvent>[],
  msg: c.msg,
  at: c.at,
});
