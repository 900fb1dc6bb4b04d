import type { MatchInfo, SeatInfo } from '../contract';
import type { MatchRow, SeatRow } from '../storage/storage';

/** Which seats of a match have somebody connected. */
export type Presence = (matchID: string, seat: number) => boolean;

/** What is known of a match beside its row. */
export interface Around {
  present: Presence;
  /** milliseconds left on a seat's clock */
  clockLeft(row: MatchRow, seat: string): number;
}

function seatInfo(row: MatchRow, seat: SeatRow, id: number, present: Presence): SeatInfo {
  const info: SeatInfo = { id, kind: seat.bot !== undefined ? 'bot' : seat.hash !== undefined ? 'person' : 'open' };
  if (seat.name !== undefined) info.name = seat.name;
  if (seat.bot !== undefined) info.level = seat.bot;
  if (seat.hash !== undefined) {
    if (seat.bot !== undefined) info.held = true;
    info.isConnected = present(row.id, id);
  }
  return info;
}

/** A match as everybody with its link may see it: built field by field, so that no secret slips in. */
export function matchInfo(row: MatchRow, around: Around): MatchInfo {
  const info: MatchInfo = {
    matchID: row.id,
    gameName: row.game,
    players: row.seats.map((seat, id) => seatInfo(row, seat, id, around.present)),
    setupData: row.options,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    unlisted: row.unlisted,
    spectators: row.spectators,
    mode: row.mode,
    turn: row.turn,
    awaited: row.startedAt === undefined ? [] : [...row.awaited],
  };
  if (row.startedAt !== undefined) info.startedAt = row.startedAt;
  if (row.host !== undefined) info.host = row.host;
  if (row.nextMatchID !== undefined) info.nextMatchID = row.nextMatchID;
  if (row.clock !== undefined) {
    const left = Object.keys(row.clocks ?? {}).map((seat) => [seat, around.clockLeft(row, seat)] as const);
    info.clock = { seconds: row.clock, left: Object.fromEntries(left) };
  }
  if (row.gameover !== undefined) {
    info.gameover = row.gameover;
    info.seed = row.seed;
  }
  return info;
}
