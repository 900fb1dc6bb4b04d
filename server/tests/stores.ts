import type Database from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Config } from '../src/config';
import { listStatement } from '../src/storage/listing';
import type { ListFilter, Storage } from '../src/storage/storage';
import { missing, Postgres } from './postgres';

type Where = Pick<Config, 'database' | 'databaseUrl' | 'sync'>;

/** A kind of store for tests that must hold on each. */
export interface Store {
  name: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** where an empty store is */
  fresh(): Promise<Where>;
  /** where a server finds what one that died just now has left */
  left(where: Where, storage: Storage): Promise<Where>;
  /** behind the server's back */
  sql(storage: Storage, text: string): Promise<void>;
  plan(storage: Storage, filter: ListFilter): Promise<string>;
}

class SqliteFiles implements Store {
  readonly name = 'SQLite';
  private dir = '';
  private files = 0;

  private file(): Where {
    return { database: path.join(this.dir, `${++this.files}.sqlite`), databaseUrl: undefined, sync: 'normal' };
  }

  async start() {
    this.dir = mkdtempSync(path.join(tmpdir(), 'mt-store-'));
  }

  async stop() {
    rmSync(this.dir, { recursive: true });
  }

  async fresh() {
    return this.file();
  }

  async left(_: Where, storage: Storage) {
    const copy = this.file();
    await this.sql(storage, `VACUUM INTO '${copy.database}'`);
    return copy;
  }

  async sql(storage: Storage, text: string) {
    this.db(storage).exec(text);
  }

  async plan(storage: Storage, filter: ListFilter) {
    const { text, args } = listStatement(filter, true);
    return JSON.stringify(this.db(storage).prepare(`EXPLAIN QUERY PLAN ${text}`).all(args));
  }

  private db(storage: Storage) {
    return (storage as unknown as { db: Database.Database }).db;
  }
}

class PostgresDatabases implements Store {
  readonly name = 'PostgreSQL';
  private postgres: Postgres | undefined;

  async start() {
    this.postgres = await Postgres.start();
  }

  async stop() {
    await this.postgres?.stop();
  }

  async fresh(): Promise<Where> {
    return { database: ':memory:', databaseUrl: await this.postgres!.fresh(), sync: 'full' };
  }

  async left(where: Where) {
    return where;
  }

  async sql(storage: Storage, text: string) {
    await this.pool(storage).query(text);
  }

  async plan(storage: Storage, filter: ListFilter) {
    const { text, args } = listStatement(filter, false);
    let n = 0;
    const asked = text.replace(/\?/g, () => `$${++n}`);
    return JSON.stringify((await this.pool(storage).query(`EXPLAIN ${asked}`, args)).rows);
  }

  private pool(storage: Storage) {
    return (storage as unknown as { pool: Pool }).pool;
  }
}

if (missing) process.stderr.write(`\nPostgreSQL is NOT tested: ${missing}\n`);

export const STORES: readonly Store[] = [new SqliteFiles(), ...(missing ? [] : [new PostgresDatabases()])];
