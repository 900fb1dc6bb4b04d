/**
 * Requests, replies and messages of the server; the web app imports these as types.
 *
 * Two doors stand side by side. boardgame.io's own (`/games/…` and one socket namespace per game) keeps its shapes, so
 * that its LobbyClient and its clients work. Our own pages use `/games/…` for the seats, `/api/…` for the rest, and
 * the socket namespace `/play` described at the end.
 */
import type { BotLevel } from '../../engine-extensions/bots/bot';
import type { StoryEntry } from '../../engine-extensions/match/match';
import type { Options } from '../../engine-extensions/meta';
import type { LegalMove } from '../../engine-extensions/moves';
import type { Refusal } from '../../engine-extensions/refusal';
import type { MatchRecord } from '../../engine-extensions/replay/replay';
import type { AnyView, Turn } from '../../engine-extensions/rules';

// ---------------------------------------------------------------- what everybody may know of a match

export type SeatKind = 'open' | 'person' | 'bot';

/** A seat as everybody may see it. */
export interface SeatInfo {
  /** the seat's number; as text it is boardgame.io's playerID */
  id: number;
  /** who plays it now; a person's seat that was handed to a bot is `bot` with `name` and `held` */
  kind: SeatKind;
  /** the person's name */
  name?: string;
  level?: BotLevel;
  /** a bot keeps this seat warm for a person, who may take it back */
  held?: true;
  /** persons only: at least one of the seat's sockets is at the table */
  isConnected?: boolean;
}

/** How a match was set up: alone, with bots from the start, or for several people. */
export const MODES_OF_MATCHES = ['solo', 'bots', 'online'] as const;
export type MatchMode = (typeof MODES_OF_MATCHES)[number];

/** A match as everybody with its link may see it; the shape of boardgame.io's lobby API with our additions. */
export interface MatchInfo {
  matchID: string;
  gameName: string;
  players: SeatInfo[];
  setupData: Options;
  createdAt: number;
  updatedAt: number;
  /** when the last seat was first taken; moves are refused before (`not-started`) */
  startedAt?: number;
  /** private: in no list, only by its link */
  unlisted: boolean;
  /** whether people without a seat may watch */
  spectators: boolean;
  mode: MatchMode;
  /** the seat that may arrange the others before the start: the first person to sit down */
  host?: number;
  /** the turn's number */
  turn: number;
  /** seats the match is waiting for; empty before the start and after the end */
  awaited: number[];
  /** with a turn clock only */
  clock?: ClockInfo;
  gameover?: unknown;
  nextMatchID?: string;
  /** the chosen or drawn deal; only once the match is over */
  seed?: string;
}

/** `gameover` of a match that was ended from outside, by whoever runs the server. */
export interface Stopped {
  stopped: string;
}

/** Seconds a turn may take, as chosen when a match is created; nothing: as long as it likes. */
export const CLOCKS = [60, 180, 600, 86_400] as const;
export type Clock = (typeof CLOCKS)[number];

/**
 * The turn clock. Every person's seat that is awaited has one, filled anew each turn. When it runs out, a bot plays the
 * seat as for an absent player (`held`): who comes back takes it back. A message `match` tells it after every move.
 */
export interface ClockInfo {
  seconds: Clock;
  /** awaited person's seat -> milliseconds left when this was told; count down from there, not from a time of day */
  left: Record<string, number>;
}

// ---------------------------------------------------------------- HTTP

/** Body of every 4xx and 5xx: a sentence, and a key from REFUSALS or the rules for the page's own words. */
export interface ErrorReply {
  error: string;
  why: string;
}

/** A seat and what proves it; the body of most requests for a seat. */
export interface SeatProof {
  playerID: string;
  credentials: string;
}

/** GET /games */
export type GamesReply = string[];

/** POST /games/:name/create */
export interface CreateRequest {
  numPlayers: number;
  setupData?: Options;
  unlisted?: boolean;
  /** default true */
  spectators?: boolean;
  /** a chosen deal, where the game's meta has `chosenSeed`; 1–40 characters */
  seed?: string;
  /** a turn clock; two seats or more */
  clock?: Clock | null;
  /** seat -> bot level; all other seats are open */
  bots?: Record<string, BotLevel>;
  /** sit down at once; without `playerID` on the first seat that is open */
  me?: JoinRequest;
}
export interface CreateReply {
  matchID: string;
  /** with `me` only */
  playerID?: string;
  playerCredentials?: string;
}

/** POST /games/:name/:id/join; 409 when the seat is taken or none is open */
export interface JoinRequest {
  playerID?: string;
  playerName: string;
}
export interface JoinReply {
  playerID: string;
  playerCredentials: string;
}

/** POST /games/:name/:id/leave: gives the seat up for good. Replies {} */
export type LeaveRequest = SeatProof;

/** POST /games/:name/:id/rename and …/update. Replies {} */
export interface RenameRequest extends SeatProof {
  newName: string;
}

/** POST /games/:name/:id/playAgain: one new match however many ask; the asker still has to join it. */
export type RematchRequest = SeatProof;
export interface RematchReply {
  nextMatchID: string;
}

/**
 * GET /games/:name?isGameover=&updatedBefore=&updatedAfter=&after=&limit= and GET /api/matches?…: newest change first,
 * listed matches only. Switches are `true` or `false`.
 */
export interface ListQuery {
  /** one game's id; GET /api/matches only */
  game?: string;
  isGameover?: boolean;
  /** at least one open seat, and not over */
  seatsFree?: boolean;
  mode?: MatchMode;
  /** `next` of the page before */
  after?: string;
  /** 1–100, default 30 */
  limit?: number;
}
export interface ListReply {
  matches: MatchInfo[];
  /** there is more: ask with `after` */
  next?: string;
}

/** GET /games/:name/:id and GET /api/matches/:id (when the game isn't known yet: join by code) */
export type MatchReply = MatchInfo;

/** POST /api/mine: the seats this browser holds, at most 50. */
export interface MineRequest {
  seats: (SeatProof & { matchID: string })[];
}
export interface MineReply {
  matches: (MatchInfo & { me: number })[];
  /** matches that are no more, and seats that are held no longer */
  gone: string[];
}

/**
 * POST /api/matches/:id/seats/:seat, with the proof of the asker's own seat.
 * - `bot`: to one's own seat at any time; by the host to any seat but a person's before the start; by any person at the
 *   table to an open seat after the start, and to the seat of a person who has been away for a while (`not-absent`
 *   says how many seconds are missing)
 * - `me`: takes the own seat back from the bot
 * - `open`: by the host before the start; sends a person or bot away
 * - `gone`: by the host before the start; one seat less, where the game allows that number. Only an open or a bot's
 *   seat, with no person behind it. Deals anew.
 * Replies the match as it is then.
 */
export interface SeatRequest extends SeatProof {
  to: 'bot' | 'me' | 'open' | 'gone';
  level?: BotLevel;
}
export type SeatReply = MatchInfo;

/**
 * GET /api/matches/:id/story?before=&limit=: older pages of the story, oldest first; entries with `n < before`.
 * As a seat with the headers `x-seat: 0` and `authorization: Bearer <credentials>`, else as a spectator.
 */
export interface StoryPage {
  entries: StoryEntry[];
  /** there are entries before the first of these */
  more: boolean;
}

/** GET /api/matches/:id/replay?from=&limit=: a finished match as the reader (headers as above) saw it, by number of moves. */
export interface ReplayReply {
  frames: ReplayFrame[];
  /** how many moves the match had; frames are 0 … moves */
  moves: number;
}
export interface ReplayFrame {
  n: number;
  by: string | null;
  view: AnyView;
  turn: Turn;
}

/** GET /api/matches/:id/record: a finished match as seed and moves, for replay in the browser with the game's rules. */
export type RecordReply = MatchRecord;

// ---------------------------------------------------------------- our own socket: io('/play')

/**
 * Every request is acknowledged. `id`s are made by the client, unique per seat (up to 40 characters): a request repeated
 * with the same id after a lost connection is answered as before and applied once. A socket sits at one table.
 */
export type Ack<T = object> = ({ ok: true } & T) | { ok: false; refused: Refusal };

export interface ClientToServer {
  sit(request: SitRequest, ack: (answer: Ack<SitReply>) => void): void;
  move(request: MoveRequest, ack: (answer: Ack<MoveReply>) => void): void;
  undo(request: UndoRequest, ack: (answer: Ack<MoveReply>) => void): void;
  chat(request: ChatRequest, ack: (answer: Ack<{ n: number }>) => void): void;
  /** what a bot would do in this seat; nothing happens */
  hint(request: HintRequest, ack: (answer: Ack<HintReply>) => void): void;
  leaveTable(request: Record<string, never>, ack: (answer: Ack) => void): void;
  /** live listing; a second call replaces the first */
  watchLobby(request: WatchLobby, ack: (answer: Ack) => void): void;
  unwatchLobby(request: Record<string, never>, ack: (answer: Ack) => void): void;
}

export interface ServerToClient {
  table(update: TableUpdate): void;
  /** a TableUpdate with `from`, packed by engine-extensions/wire for a seat that sat down with `packed`; first its number */
  packed(number: number, changes: string): void;
  /** seats, presence, host, next match, end: whenever one changes */
  match(info: MatchInfo): void;
  chat(line: ChatLine): void;
  /** this socket is no longer at the table: seat given up or taken away, match gone */
  closed(news: { matchID: string; refused: Refusal }): void;
  lobby(news: LobbyNews): void;
  /** the server is about to restart; the connection will come back by itself */
  closing(news: { reason: 'restart' }): void;
}

/** Sit down, or again after a reconnect or a missed update. Without `seat` as a spectator. */
export interface SitRequest {
  matchID: string;
  /** null: spectator */
  seat: string | null;
  credentials?: string;
  /** the state this client still has: the reply is then a delta from it where the server remembers it */
  have?: { stateID: number };
  /**
   * understands packed changes, which begin anew from the view this reply leads to, without its events: any number, told
   * with each of them. A whole view still comes as `table`.
   */
  packed?: number;
}
export interface SitReply {
  match: MatchInfo;
  table: TableUpdate;
  chat: ChatLine[];
}

export interface MoveRequest extends LegalMove {
  id: string;
  /** the state the move was chosen on; `stale` when the table has changed since, except for moves made together */
  stateID: number;
  /** what changed may come in the answer instead of as `packed`, to a seat that sat down with `packed` */
  told?: true;
}
export interface MoveReply {
  stateID: number;
  /** where it was asked for: the arguments of the `packed` that this answer stands for */
  packed?: [number: number, changes: string];
  /** this id had been applied before */
  repeated?: true;
}

export interface UndoRequest {
  id: string;
  stateID: number;
}

export interface ChatRequest {
  id: string;
  /** 1–500 characters */
  text: string;
}

export interface ChatLine {
  /** counts up within the match */
  n: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface HintRequest {
  stateID: number;
}
export interface HintReply {
  move: LegalMove;
  /** a key for the board's words, where the bot can say */
  because?: string;
}

/** RFC 6902, these three only, in order. */
export type Op =
  | { op: 'add'; path: string; value: unknown }
  | { op: 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string };

export type UndoInfo = { can: true } | { can: false; why: Refusal };

/**
 * What changed at the table, for one viewer.
 *
 * Either `view` (whole; forget what you had) or `from` and `ops`: apply them to the view you have **if** its stateID is
 * `from`; if not, `sit` again. `ops` never touch `/events`: after applying them set
 * `view.events` to the events of story entry number `n` (they are the same).
 */
export interface TableUpdate {
  matchID: string;
  stateID: number;
  view?: AnyView;
  from?: number;
  ops?: Op[];
  /** absent: as before */
  turn?: Turn;
  /** how many moves made this state; drop story entries with a higher number (undone) */
  n: number;
  /** entries you don't have yet; on sit with a whole view the last 100 */
  story: StoryEntry[];
  /** with a whole view: there are older entries, see GET …/story */
  storyBefore?: true;
  /** absent: as before; spectators never get it */
  undo?: UndoInfo;
}

/** Listed matches, and those named in `mine` though they be private. */
export interface WatchLobby {
  game?: string;
  /** at most 50 match ids, to hear when it is one's turn */
  mine?: string[];
}

/** Changes since the last one, at most a few a second. */
export interface LobbyNews {
  changed: MatchInfo[];
  /** no longer listed or no more */
  gone: string[];
}

// ---------------------------------------------------------------- reasons

/** Refusals of the server itself (`rule` is null); a game's rules add their own with a rule number. */
export const REFUSALS = [
  // malformed or too large
  'bad-request',
  'too-large',
  'unknown-route',
  'unknown-game',
  // match and seat
  'no-such-match',
  'no-such-seat',
  'no-spectators',
  'wrong-credentials',
  'not-seated',
  'seat-taken',
  'match-full',
  'not-host',
  'already-started',
  'not-started',
  'not-absent',
  'not-held',
  'no-such-bot',
  'seat-lost',
  'match-gone',
  'not-over',
  'bad-name',
  'bad-options',
  'bad-seed',
  'bad-number-of-players',
  'no-replay',
  // moves
  'stale',
  'unknown-move',
  'not-your-turn',
  'not-now',
  'not-legal',
  'match-over',
  'nothing-to-undo',
  'not-your-move',
  'revealed',
  'rule-failed',
  'bot-plays',
  // chat
  'empty-text',
  'too-long',
  // server
  'too-many',
  'busy',
  'closing',
  'forbidden-origin',
  'unsure',
  'internal',
] as const;
export type ServerRefusal = (typeof REFUSALS)[number];
