/** Requests, replies and messages of the server; the web app imports these as types. */
import type { BotLevel } from '../../engine-extensions/bots/bot';
import type { StoryEntry } from '../../engine-extensions/match/match';
import type { Options } from '../../engine-extensions/meta';
import type { Refusal } from '../../engine-extensions/refusal';

export type SeatKind = 'open' | 'person' | 'bot';

/** A seat as everybody may see it. */
export interface SeatInfo {
  id: number;
  kind: SeatKind;
  name?: string;
  level?: BotLevel;
  isConnected?: boolean;
}

/** A match as everybody may see it; the shape of boardgame.io's lobby API with our additions. */
export interface MatchInfo {
  matchID: string;
  gameName: string;
  players: SeatInfo[];
  setupData: Options;
  createdAt: number;
  updatedAt: number;
  unlisted: boolean;
  spectators: boolean;
  turn: number;
  gameover?: unknown;
  nextMatchID?: string;
  /** the chosen or drawn deal; only once the match is over */
  seed?: string;
}

/** POST /games/:name/create */
export interface CreateRequest {
  numPlayers: number;
  setupData?: Options;
  unlisted?: boolean;
  spectators?: boolean;
  /** a chosen deal, where the game allows one */
  seed?: string;
  /** seat id -> bot level; all other seats are open */
  bots?: Record<string, BotLevel>;
}
export interface CreateReply {
  matchID: string;
}

/** POST /games/:name/:id/join */
export interface JoinRequest {
  playerID?: string;
  playerName: string;
}
export interface JoinReply {
  playerID: string;
  playerCredentials: string;
}

/** GET /games/:name?… and GET /matches?… */
export interface ListQuery {
  game?: string;
  isGameover?: boolean;
  seatsFree?: boolean;
  /** opaque, from the last page */
  after?: string;
  limit?: number;
}
export interface ListReply {
  matches: MatchInfo[];
  next?: string;
}

/** Body of every 4xx and 5xx. */
export interface ErrorReply {
  error: string;
}

/** What our own clients get beside boardgame.io's sync, update and patch messages; stock clients ignore it. */
export interface TableNews {
  /** how many moves made this state; story entries with a higher number are gone (undone) */
  n: number;
  story: StoryEntry[];
  undo: { can: true } | { can: false; why: Refusal };
}

/** Answer to our own client's update, undo and chat (socket.io acknowledgement). */
export type Ack = { ok: true; stateID?: number } | { ok: false; refused: Refusal };
