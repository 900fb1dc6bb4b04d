import type { MatchInfo, SeatInfo } from '../contract';
import type { MatchRow, SeatRow } from '../storage/storage';

/** Which seats of a match have somebody connected. */
export type Presence = (matchID: string, seat: number) => boolean;

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
export function matchInfo(row: MatchRow, present: Presence): MatchInfo {
  const info: MatchInfo = {
    matchID: row.id,
    gameName: row.game,
    players: row.seats.map((seat, id) => seatInfo(row, seat, id, present)),
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
  if (row.gameover !== undefined) {
    info.gameover = row.gameover;
    info.seed = row.seed;
  }
  return info;
}
