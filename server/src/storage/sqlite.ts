import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { State } from 'boardgame.io';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import type { Config, Expiry } from '../config';
import { GroupCommit } from './group-commit';
import { listStatement } from './listing';
import { MIGRATIONS } from './migrations';
import { journalFrom, matchFrom, persons, rosterOf, seatsFree, type JournalColumns, type MatchColumns } from './rows';
import {
  Conflict,
  type Change,
  type ChatRow,
  type Creation,
  type JournalRow,
  type ListFilter,
  type MatchRow,
  type Snapshot,
  type Storage,
  type Stored,
} from './storage';

type Statement = ReturnType<Database.Database['prepare']>;

const HOUR = 3_600_000;
const RECENT = 64;
/** lists are sorted by this column: under load it is touched once in a while, not at every move */
const TOUCH_EVERY = 10_000;

const STATEMENTS = {
  create: `INSERT INTO matches (id, game, rev, created_at, updated_at, unlisted, mode, started, over, seats_free, persons,
    bot_turn, state_id, n, turn, awaited, gameover, roster) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  move: 'UPDATE matches SET rev = rev + 1, bot_turn = ?, state_id = ?, n = ?, turn = ?, awaited = ? WHERE id = ? AND rev = ?',
  list: `UPDATE matches SET rev = rev + 1, bot_turn = ?, state_id = ?, n = ?, turn = ?, awaited = ?, updated_at = ?,
    started = ?, over = ?, seats_free = ?, persons = ?, gameover = ?, roster = ? WHERE id = ? AND rev = ?`,
  snapshot: 'INSERT OR REPLACE INTO states (match, state_id, n, state) VALUES (?, ?, ?, ?)',
  append:
    'INSERT INTO journal (match, state_id, n, seat, move, args, events, msg, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  forgetDeal: 'DELETE FROM journal WHERE match = ?',
  undo: 'UPDATE journal SET undone = 1 WHERE match = ? AND state_id = ?',
  say: 'INSERT INTO chat (match, n, at, seat, name, text, msg) VALUES (?, ?, ?, ?, ?, ?, ?)',
  row: 'SELECT * FROM matches WHERE id = ?',
  state: 'SELECT state_id, n, state FROM states WHERE match = ?',
  since: 'SELECT * FROM journal WHERE match = ? AND state_id > ? ORDER BY state_id',
  recent: `SELECT seat, msg, state_id FROM journal WHERE match = ? AND msg IS NOT NULL ORDER BY state_id DESC LIMIT ${RECENT}`,
  story: `SELECT * FROM journal WHERE match = ? AND undone = 0 AND n < ? AND (move IS NOT NULL OR seat IS NULL)
    ORDER BY state_id DESC LIMIT ?`,
  moves: 'SELECT seat, move, args FROM journal WHERE match = ? AND undone = 0 AND move IS NOT NULL ORDER BY state_id',
  chat: 'SELECT n, at, seat, name, text, msg FROM chat WHERE match = ? ORDER BY n DESC LIMIT ?',
  botTurns: 'SELECT id FROM matches WHERE bot_turn = 1 LIMIT ?',
  count: 'SELECT COUNT(*) AS matches, COALESCE(SUM(over = 0 AND started = 1), 0) AS running FROM matches',
  ping: 'SELECT 1 AS one',
} as const;

const bit = (b: boolean) => (b ? 1 : 0);

/** A state without what is rebuilt or told elsewhere: the log of the last move, undo copies. */
const lean = ({ deltalog: _, ...state }: State) => JSON.stringify({ ...state, _undo: [], _redo: [] });

/** One file, write-ahead log, one writer: this process. */
export class SqliteStorage implements Storage {
  private readonly db: Database.Database;
  private readonly group: GroupCommit;
  private readonly prepared = new Map<string, Statement>();
  private readonly touched = new Map<string, number>();

  constructor(
    { database, sync }: Pick<Config, 'database' | 'sync'>,
    timed?: (seconds: number, writes: number) => void,
  ) {
    if (database !== ':memory:') mkdirSync(path.dirname(path.resolve(database)), { recursive: true });
    this.db = new Database(database);
    this.db.exec('PRAGMA journal_mode = WAL');
    this.db.exec(`PRAGMA synchronous = ${sync === 'full' ? 'FULL' : 'NORMAL'}`);
    this.db.exec('PRAGMA busy_timeout = 5000');
    this.migrate();
    this.group = new GroupCommit((sql) => this.db.exec(sql), timed);
  }

  private migrate() {
    const has = (this.db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
    if (has > MIGRATIONS.length) throw new Error(`the database is of a newer server (${has} > ${MIGRATIONS.length})`);
    MIGRATIONS.slice(has).forEach((sql, i) => {
      this.db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${has + i + 1}; COMMIT;`);
    });
  }

  private sql(text: string): Statement {
    let statement = this.prepared.get(text);
    if (!statement) this.prepared.set(text, (statement = this.db.prepare(text)));
    return statement;
  }

  private get<T>(text: string, ...args: unknown[]): T | undefined {
    return (this.sql(text).get(args) as T | null | undefined) ?? undefined;
  }

  private all<T>(text: string, ...args: unknown[]): T[] {
    return this.sql(text).all(args) as T[];
  }

  private run(text: string, ...args: unknown[]): number {
    return (this.sql(text).run(args) as { changes: number }).changes;
  }

  private insert({ row, journal, snapshot }: Creation) {
    this.run(STATEMENTS.create, row.id, row.game, row.rev, row.createdAt, row.updatedAt, bit(row.unlisted), row.mode,
      bit(row.startedAt !== undefined), bit(row.gameover !== undefined), seatsFree(row), persons(row), bit(row.botTurn),
      row.stateID, row.n, row.turn, JSON.stringify(row.awaited),
      row.gameover === undefined ? null : JSON.stringify(row.gameover), rosterOf(row)); // prettier-ignore
    this.append(row.id, journal);
    this.store(row.id, snapshot);
  }

  private append(id: string, j: JournalRow) {
    this.run(STATEMENTS.append, id, j.stateID, j.n, j.by, j.move, JSON.stringify(j.args), JSON.stringify(j.events), j.msg, j.at); // prettier-ignore
  }

  private store(id: string, { stateID, n, state }: Snapshot) {
    this.run(STATEMENTS.snapshot, id, stateID, n, lean(state));
  }

  private write({ row, listing, journal, undoes, snapshot, chat, creates }: Change) {
    const awaited = JSON.stringify(row.awaited);
    const due = listing || row.updatedAt - (this.touched.get(row.id) ?? 0) >= TOUCH_EVERY;
    const changes = due
      ? this.run(STATEMENTS.list, bit(row.botTurn), row.stateID, row.n, row.turn, awaited, row.updatedAt,
          bit(row.startedAt !== undefined), bit(row.gameover !== undefined), seatsFree(row), persons(row),
          row.gameover === undefined ? null : JSON.stringify(row.gameover), rosterOf(row), row.id, row.rev) // prettier-ignore
      : this.run(STATEMENTS.move, bit(row.botTurn), row.stateID, row.n, row.turn, awaited, row.id, row.rev);
    if (changes !== 1) throw new Conflict(`match ${row.id} was changed by somebody else`);
    if (due) this.touch(row);
    if (undoes !== undefined) this.run(STATEMENTS.undo, row.id, undoes);
    if (journal) {
      if (journal.by === null) this.run(STATEMENTS.forgetDeal, row.id); // dealt anew
      this.append(row.id, journal);
    }
    if (snapshot) this.store(row.id, snapshot);
    if (chat) this.run(STATEMENTS.say, row.id, chat.n, chat.at, chat.seat, chat.name, chat.text, chat.msg);
    if (creates) this.insert(creates);
  }

  private touch(row: MatchRow) {
    if (this.touched.size > 10_000) this.touched.clear();
    this.touched.set(row.id, row.updatedAt);
  }

  create(creation: Creation) {
    return this.group.add(() => this.insert(creation));
  }

  commit(change: Change) {
    return this.group.add(() => this.write(change));
  }

  async load(id: string): Promise<Stored | undefined> {
    const columns = this.get<MatchColumns>(STATEMENTS.row, id);
    const state = this.get<{ state_id: number; n: number; state: string }>(STATEMENTS.state, id);
    if (!columns || !state) return undefined;
    const recent = this.all<{ seat: string; msg: string; state_id: number }>(STATEMENTS.recent, id);
    return {
      row: matchFrom(columns),
      snapshot: { stateID: state.state_id, n: state.n, state: JSON.parse(state.state) as State },
      since: this.all<JournalColumns>(STATEMENTS.since, id, state.state_id).map(journalFrom),
      recent: recent.map((r) => ({ by: r.seat, msg: r.msg, stateID: r.state_id })).reverse(),
    };
  }

  async row(id: string) {
    const columns = this.get<MatchColumns>(STATEMENTS.row, id);
    return columns && matchFrom(columns);
  }

  async list(filter: ListFilter): Promise<MatchRow[]> {
    const { text, args } = listStatement(filter);
    return this.all<MatchColumns>(text, ...args).map(matchFrom);
  }

  async story(id: string, before: number, limit: number) {
    return this.all<JournalColumns>(STATEMENTS.story, id, before, limit).map(journalFrom).reverse();
  }

  async moves(id: string): Promise<MoveRecord[]> {
    const rows = this.all<{ seat: string; move: string; args: string }>(STATEMENTS.moves, id);
    return rows.map((r) => ({ by: r.seat, move: r.move, args: JSON.parse(r.args) as unknown[] }));
  }

  async chat(id: string, limit: number) {
    return this.all<ChatRow>(STATEMENTS.chat, id, limit).reverse();
  }

  remove(id: string) {
    return this.group.add(() => {
      for (const [table, key] of Object.entries({ matches: 'id', states: 'match', journal: 'match', chat: 'match' }))
        this.run(`DELETE FROM ${table} WHERE ${key} = ?`, id);
    });
  }

  async expired(expiry: Expiry, now: number, limit: number): Promise<string[]> {
    const rows = this.all<{ id: string }>(
      `SELECT id FROM matches WHERE (over = 1 AND updated_at < ?) OR (over = 0 AND started = 0 AND updated_at < ?)
       OR (over = 0 AND started = 1 AND updated_at < ?) OR (over = 0 AND started = 1 AND persons = 0 AND updated_at < ?)
       LIMIT ?`,
      now - expiry.over * HOUR,
      now - expiry.waiting * HOUR,
      now - expiry.running * HOUR,
      now - expiry.deserted * HOUR,
      limit,
    );
    return rows.map((r) => r.id);
  }

  async botTurns(limit: number) {
    return this.all<{ id: string }>(STATEMENTS.botTurns, limit).map((r) => r.id);
  }

  async count() {
    return this.get<{ matches: number; running: number }>(STATEMENTS.count) ?? { matches: 0, running: 0 };
  }

  async ping() {
    this.get(STATEMENTS.ping);
  }

  async close() {
    this.group.flush();
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.db.close();
  }
}
