import type { State } from 'boardgame.io';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import type { Expiry } from '../config';
import type { GroupCommit } from './group-commit';
import { everyStatement, listStatement } from './listing';
import { journalFrom, matchFrom, type JournalColumns, type MatchColumns } from './rows';
import { STATEMENTS } from './statements';
import type { Change, ChatRow, Creation, EveryFilter, ListFilter, MatchRow, Storage, Stored } from './storage';
import { inserted, removed, Writes } from './writes';

const HOUR = 3_600_000;

/** Reads rows. */
export type Read = <T>(text: string, ...args: unknown[]) => Promise<T[]>;

/** What SQLite and PostgreSQL have in common: everything but how statements get there. */
export abstract class SqlStorage implements Storage {
  protected abstract readonly group: GroupCommit;
  /** SQLite must be told which index to walk; PostgreSQL knows */
  protected abstract readonly namesIndex: boolean;
  private readonly writes = new Writes();

  protected abstract all: Read;
  abstract revs(ids: readonly string[]): Promise<Map<string, number>>;
  abstract mayHaveNews(): Promise<boolean>;
  /** several reads that see the store at one moment */
  protected abstract atOnce<T>(work: (all: Read) => Promise<T>): Promise<T>;
  abstract close(): Promise<void>;

  create(creation: Creation) {
    return this.group.add(creation.row.id, () => inserted(creation));
  }

  commit(change: Change) {
    return this.group.add(change.row.id, () => this.writes.changed(change));
  }

  remove(id: string) {
    return this.group.add(id, () => removed(id));
  }

  load(id: string): Promise<Stored | undefined> {
    return this.atOnce(async (all) => {
      const [columns] = await all<MatchColumns>(STATEMENTS.row, id);
      const [state] = await all<{ state_id: number; n: number; state: string }>(STATEMENTS.state, id);
      if (!columns || !state) return undefined;
      const recent = await all<{ seat: string; msg: string; state_id: number }>(STATEMENTS.recent, id);
      const since = await all<JournalColumns>(STATEMENTS.since, id, state.state_id);
      return {
        row: matchFrom(columns),
        snapshot: { stateID: state.state_id, n: state.n, state: JSON.parse(state.state) as State },
        since: since.map(journalFrom),
        recent: recent.map((r) => ({ by: r.seat, msg: r.msg, stateID: r.state_id })).reverse(),
      };
    });
  }

  news(id: string, stateID: number) {
    return this.atOnce(async (all) => {
      const [columns] = await all<MatchColumns>(STATEMENTS.row, id);
      if (!columns) return undefined;
      const since = await all<JournalColumns>(STATEMENTS.since, id, stateID);
      return { row: matchFrom(columns), since: since.map(journalFrom) };
    });
  }

  async row(id: string) {
    const [columns] = await this.all<MatchColumns>(STATEMENTS.row, id);
    return columns && matchFrom(columns);
  }

  async list(filter: ListFilter): Promise<MatchRow[]> {
    const { text, args } = listStatement(filter, this.namesIndex);
    return (await this.all<MatchColumns>(text, ...args)).map(matchFrom);
  }

  async every(filter: EveryFilter): Promise<MatchRow[]> {
    const { text, args } = everyStatement(filter);
    return (await this.all<MatchColumns>(text, ...args)).map(matchFrom);
  }

  async story(id: string, before: number, limit: number) {
    return (await this.all<JournalColumns>(STATEMENTS.story, id, before, limit)).map(journalFrom).reverse();
  }

  async moves(id: string): Promise<MoveRecord[]> {
    const rows = await this.all<{ seat: string; move: string; args: string }>(STATEMENTS.moves, id);
    return rows.map((r) => ({ by: r.seat, move: r.move, args: JSON.parse(r.args) as unknown[] }));
  }

  async chat(id: string, limit: number) {
    return (await this.all<ChatRow>(STATEMENTS.chat, id, limit)).reverse();
  }

  async expired({ over, waiting, running, deserted }: Expiry, now: number, limit: number): Promise<string[]> {
    const before = [over, waiting, running, deserted].map((hours) => Math.floor(now - hours * HOUR));
    return (await this.all<{ id: string }>(STATEMENTS.expired, ...before, limit)).map((r) => r.id);
  }

  async botTurns(limit: number) {
    return (await this.all<{ id: string }>(STATEMENTS.botTurns, limit)).map((r) => r.id);
  }

  async clocksBefore(at: number, limit: number) {
    return (await this.all<{ id: string }>(STATEMENTS.clocksBefore, at, limit)).map((r) => r.id);
  }

  async count() {
    const [counted] = await this.all<{ matches: number; running: number }>(STATEMENTS.count);
    return counted ?? { matches: 0, running: 0 };
  }

  async ping() {
    await this.all(STATEMENTS.ping);
  }
}
