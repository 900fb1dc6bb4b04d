import type { State } from 'boardgame.io';
import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { LogEvent, Told } from '../../../engine-extensions/log/log';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import type { Options } from '../../../engine-extensions/meta';
import type { Expiry } from '../config';
import type { ChatLine, Clock, MatchMode } from '../contract';

/** A seat as it is stored. A person has a hash; a bot has a level; both: the bot keeps the seat warm. */
export interface SeatRow {
  name?: string;
  /** of the credentials */
  hash?: string;
  bot?: BotLevel;
  /** when the person sat down */
  at?: number;
}

/** A match without its state. A value: changed copies are committed. */
export interface MatchRow {
  id: string;
  game: string;
  /** of the rules */
  version: number;
  options: Options;
  /** a secret until the match is over */
  seed: string;
  /** counts commits: whoever commits must have read the last one */
  rev: number;
  createdAt: number;
  updatedAt: number;
  startedAt?: number;
  unlisted: boolean;
  spectators: boolean;
  mode: MatchMode;
  host?: number;
  seats: readonly SeatRow[];
  nextMatchID?: string;
  stateID: number;
  /** how many moves made the state */
  n: number;
  turn: number;
  awaited: readonly number[];
  /** a bot is to move */
  botTurn: boolean;
  gameover?: unknown;
  /** seconds of the turn clock */
  clock?: Clock;
  /** awaited person's seat -> when its clock runs out, by the time of day */
  clocks?: Readonly<Record<string, number>>;
}

/** One change of a match's state, appended and never rewritten. */
export interface JournalRow {
  stateID: number;
  n: number;
  /** null: the deal, which begins the journal anew */
  by: string | null;
  /** null: the deal, or a move taken back */
  move: string | null;
  args: readonly unknown[];
  events: readonly Told<LogEvent>[];
  /** the client's id of the request */
  msg: string | null;
  at: number;
}

export interface Snapshot {
  stateID: number;
  n: number;
  state: State;
}

export interface ChatRow extends ChatLine {
  msg: string;
}

/** What is stored in one transaction, or not at all. */
export interface Change {
  /** as it shall be, with the `rev` that was read */
  row: MatchRow;
  /** something that lists show, sort or filter by has changed */
  listing: boolean;
  journal?: JournalRow;
  /** state whose move is taken back */
  undoes?: number;
  snapshot?: Snapshot;
  chat?: ChatRow;
  /** another match that comes to be together with this change: a rematch */
  creates?: Creation;
}

export interface Creation {
  row: MatchRow;
  journal: JournalRow;
  snapshot: Snapshot;
}

/** A match as it comes from the store: the last whole state and what happened since. */
export interface Stored {
  row: MatchRow;
  snapshot: Snapshot;
  since: JournalRow[];
  /** requests that were applied lately */
  recent: { by: string; msg: string; stateID: number }[];
}

export interface ListFilter {
  game?: string;
  over?: boolean;
  seatsFree?: boolean;
  mode?: MatchMode;
  updatedBefore?: number;
  updatedAfter?: number;
  after?: { updatedAt: number; id: string };
  limit: number;
}

/** What an administrator looks for, private matches too. */
export interface EveryFilter {
  game?: string;
  state?: 'waiting' | 'running' | 'over';
  /** not changed since */
  changedBefore?: number;
  limit: number;
}

/** Somebody else has written this match since it was read. */
export class Conflict extends Error {}

/** The store cannot be reached: nothing was written. */
export class Away extends Error {}

/** The store was lost while it committed: what was being written is stored whole or not at all, and nobody knows which. */
export class Unsure extends Error {}

/** Where matches live. Every call may wait; a resolved write is durable. */
export interface Storage {
  create(creation: Creation): Promise<void>;
  /** throws Conflict when `row.rev` is not the stored one, Away or Unsure when the store is lost */
  commit(change: Change): Promise<void>;
  load(id: string): Promise<Stored | undefined>;
  row(id: string): Promise<MatchRow | undefined>;
  /** listed matches, last changed first */
  list(filter: ListFilter): Promise<MatchRow[]>;
  /** all kinds of matches, longest unchanged first */
  every(filter: EveryFilter): Promise<MatchRow[]>;
  /** moves with `n < before` that were not taken back, the last `limit` of them, oldest first */
  story(id: string, before: number, limit: number): Promise<JournalRow[]>;
  moves(id: string): Promise<MoveRecord[]>;
  /** the last lines, oldest first */
  chat(id: string, limit: number): Promise<ChatRow[]>;
  remove(id: string): Promise<void>;
  expired(expiry: Expiry, now: number, limit: number): Promise<string[]>;
  /** running matches in which a bot is to move */
  botTurns(limit: number): Promise<string[]>;
  /** running matches with a clock that runs out before this time */
  clocksBefore(at: number, limit: number): Promise<string[]>;
  count(): Promise<{ matches: number; running: number }>;
  /** the match as it is, and what happened after this state */
  news(id: string, stateID: number): Promise<{ row: MatchRow; since: JournalRow[] } | undefined>;
  /** the versions of those that are there */
  revs(ids: readonly string[]): Promise<Map<string, number>>;
  /** false when surely nobody else has written since it was last asked */
  mayHaveNews(): Promise<boolean>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Whether several servers may use this store at once. */
export const isShared = (storage: Storage): storage is SharedStorage => 'lease' in storage;

/** What several servers on one database need beside it. */
export interface SharedStorage extends Storage {
  /** renews this process's lease by the database's clock; the slots it holds: its share of those that are free */
  lease(process: string, ms: number, slots: number): Promise<number[]>;
  endLease(process: string): Promise<void>;
  /** the key for messages between the servers */
  secret(): Promise<Buffer>;
}
