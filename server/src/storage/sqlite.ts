import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';
import { GroupCommit } from './group-commit';
import { MIGRATIONS } from './migrations';
import { SqlStorage, type Read } from './sql-storage';
import { STATEMENTS } from './statements';
import { Away } from './storage';
import { driveNow } from './steps';

type Statement = ReturnType<Database.Database['prepare']>;

/** pages of busy matches stay in memory, at most so many KB */
const CACHE_KB = 16_384;
/** a page that many moves wrote goes from the log into the file once: every 32 MB, and on closing */
const CHECKPOINT_PAGES = 8_000;

/** One file, write-ahead log, one writer: this process. */
export class SqliteStorage extends SqlStorage {
  protected readonly group: GroupCommit;
  protected readonly namesIndex = true;
  private readonly db: Database.Database;
  private readonly prepared = new Map<string, Statement>();
  private version: number | undefined;
  private readonly lock: Database.Database | undefined;

  constructor(
    { database, sync }: Pick<Config, 'database' | 'sync'>,
    timed?: (seconds: number, writes: number) => void,
    /** keeps every other server off the file */
    alone = false,
  ) {
    super();
    if (database !== ':memory:') mkdirSync(path.dirname(path.resolve(database)), { recursive: true });
    this.lock = alone && database !== ':memory:' ? lockFor(database) : undefined;
    this.db = new Database(database);
    this.db.exec('PRAGMA journal_mode = WAL');
    this.db.exec(`PRAGMA synchronous = ${sync === 'full' ? 'FULL' : 'NORMAL'}`);
    this.db.exec('PRAGMA busy_timeout = 2000');
    this.db.exec(`PRAGMA cache_size = -${CACHE_KB}`);
    this.db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    this.migrate();
    this.group = new GroupCommit({
      begin: 'BEGIN IMMEDIATE',
      drive: (steps) => driveNow(steps, ({ text, args }) => this.run(text, args)),
      timed,
    });
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

  private run(text: string, args: readonly unknown[]): number {
    if (args.length > 0) return (this.sql(text).run(args) as { changes: number }).changes;
    try {
      this.db.exec(text); // begin, commit, rollback
    } catch (error) {
      const isBusy = (error as { code?: string }).code?.startsWith('SQLITE_BUSY');
      throw isBusy && text.startsWith('BEGIN')
        ? new Away('another process writes to the file', { cause: error })
        : error;
    }
    return 0;
  }

  protected all: Read = async <T>(text: string, ...args: unknown[]) => this.sql(text).all(args) as T[];

  /** Reads wait for nothing, and writes for the next tick: nothing comes in between. */
  protected atOnce<T>(work: (all: Read) => Promise<T>) {
    return work(this.all);
  }

  async revs(ids: readonly string[]) {
    const rows = await this.all<{ id: string; rev: number }>(STATEMENTS.revs, JSON.stringify(ids));
    return new Map(rows.map((r) => [r.id, r.rev]));
  }

  /** SQLite counts what other connections have committed: a backup put back, an administrator's command. */
  async mayHaveNews() {
    const { data_version: version } = this.sql('PRAGMA data_version').get([]) as { data_version: number };
    const has = version !== this.version;
    this.version = version;
    return has;
  }

  async close() {
    await this.group.flush();
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.db.close();
    this.lock?.close();
  }
}

/** One server at a time: the lock lies in a file beside the database, and goes with the process however it ends. */
export function lockFor(database: string): Database.Database {
  const lock = new Database(`${database}.lock`);
  try {
    lock.exec('PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw new Error(`another server uses ${database}`, { cause: error });
  }
}
