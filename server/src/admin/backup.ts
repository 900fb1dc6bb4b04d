import Database from 'libsql';
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { MIGRATIONS } from '../storage/migrations';
import { SqliteStorage } from '../storage/sqlite';

/** Backups of the store while servers run on it, and back again. */

const TABLES = ['matches', 'states', 'journal', 'chat'] as const;

/** Why this file is no backup; undefined when it is one. */
function fault(file: string): string | undefined {
  const db = new Database(file);
  try {
    const { integrity_check: found } = db.prepare('PRAGMA integrity_check').get([]) as { integrity_check: string };
    if (found !== 'ok') return found;
    const { user_version: version } = db.prepare('PRAGMA user_version').get([]) as { user_version: number };
    if (version < 1) return 'it is not a database of this server';
    return version > MIGRATIONS.length ? 'it is of a newer server' : undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    db.close();
  }
}

/** A copy of the whole file as it is at one moment; servers go on meanwhile. */
export function backupSqlite(database: string, to: string) {
  if (!existsSync(database)) throw new Error(`there is no ${database}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  const db = new Database(database);
  db.exec('PRAGMA busy_timeout = 5000');
  db.prepare('VACUUM INTO ?').run([part]);
  db.close();
  const why = fault(part);
  if (why) throw new Error(`the copy is broken: ${why}`);
  const file = openSync(part, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(part, to);
}

/**
 * Puts a backup in the place of everything that is stored, in one transaction: also while a server runs on the file,
 * which then tells everybody what their match looks like now. Every version goes up, so that nobody takes what he
 * remembers for what is stored.
 */
export async function restoreSqlite(database: string, from: string) {
  if (!existsSync(from)) throw new Error(`there is no ${from}`);
  const why = fault(from);
  if (why) throw new Error(`${from}: ${why}`);
  const copy = `${database}.restoring`;
  copyFileSync(from, copy);
  // both with the tables of today
  for (const file of [copy, database]) await new SqliteStorage({ database: file, sync: 'full' }).close();
  const db = new Database(database);
  try {
    db.exec('PRAGMA busy_timeout = 10000');
    db.prepare('ATTACH ? AS backup').run([copy]);
    db.exec('BEGIN IMMEDIATE');
    const { high } = db.prepare('SELECT COALESCE(MAX(rev), 0) + 1 AS high FROM main.matches').get([]) as {
      high: number;
    };
    for (const table of TABLES)
      db.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM backup.${table};`);
    db.prepare('UPDATE main.matches SET rev = rev + ?').run([high]);
    db.exec('COMMIT');
  } finally {
    db.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true });
  }
}

export function backupPostgres(url: string, to: string) {
  if (existsSync(to)) throw new Error(`${to} is there already`);
  execFileSync('pg_dump', ['--format=custom', `--file=${to}.part`, url], { stdio: ['ignore', 'inherit', 'inherit'] });
  renameSync(`${to}.part`, to);
}

/** As for SQLite: one transaction, while servers run. The tables must be those of the backup's version. */
export async function restorePostgres(url: string, from: string) {
  if (!existsSync(from)) throw new Error(`there is no ${from}`);
  const args = ['--data-only', '--file=-', ...TABLES.map((t) => `--table=${t}`), from];
  const data = spawn('pg_restore', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const into = spawn('psql', ['--quiet', '--single-transaction', '-v', 'ON_ERROR_STOP=1', '--dbname', url], { stdio: ['pipe', 'ignore', 'inherit'] }); // prettier-ignore
  const ended = (child: typeof data | typeof into, name: string) =>
    new Promise<void>((done, failed) => {
      child.once('error', failed);
      child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${name} ended with ${code}`))));
    });
  into.stdin.write(
    `CREATE TEMP TABLE high AS SELECT COALESCE(MAX(rev), 0) + 1 AS rev FROM matches;\nTRUNCATE ${TABLES.join()};\n`,
  );
  const written = new Promise<void>((done, failed) => {
    data.stdout.pipe(into.stdin, { end: false });
    data.stdout.once('error', failed).once('end', done);
  });
  const both = Promise.all([ended(data, 'pg_restore'), ended(into, 'psql')]);
  await written;
  into.stdin.end('\nUPDATE public.matches SET rev = matches.rev + high.rev FROM pg_temp.high;\n');
  await both;
}
