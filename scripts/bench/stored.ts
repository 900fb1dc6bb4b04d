import Database from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { percentile } from '../../engine-extensions/simulation/tally';
import { startHost } from './hosts/start';
import { openMatch } from './load/seat';

/** What our server costs with so many matches in its store. */
export interface StoredFigures {
  matches: number;
  /** milliseconds from the start of the process until it listens, the best of some */
  start: number;
  /** milliseconds of one lobby page */
  lobby: { p50: number; p99: number };
  /** bytes resident after those pages */
  rss: number;
}

const STARTS = 3;
const PAGES = 300;

/** Fills the store with copies of its one match. */
function multiply(file: string, matches: number) {
  const db = new Database(file);
  const copy = (table: string, id: string) => {
    const columns = (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map((c) => c.name);
    const named = columns.map((c) => (c === id ? `${c} || '-' || k` : c === 'updated_at' ? `${c} - k` : c));
    db.exec(`WITH RECURSIVE many(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM many WHERE k < ${matches - 1})
      INSERT INTO ${table} (${columns.join(', ')}) SELECT ${named.join(', ')} FROM ${table}, many`);
  };
  db.exec('BEGIN');
  copy('matches', 'id');
  copy('states', 'match');
  copy('journal', 'match');
  db.exec('COMMIT');
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

async function readLobby(url: string): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < PAGES; i++) {
    const from = performance.now();
    const reply = await fetch(`${url}/api/matches?limit=50`);
    const { matches } = (await reply.json()) as { matches: unknown[] };
    took.push(performance.now() - from);
    if (matches.length === 0) throw new Error('the lobby is empty');
  }
  return took.slice(PAGES / 10); // the first warm up
}

/** Starts our server on stores of these sizes and reads its lobby. */
export async function benchStored(game: string, players: number, sizes: readonly number[]): Promise<StoredFigures[]> {
  const all: StoredFigures[] = [];
  for (const matches of sizes) {
    const dir = mkdtempSync(path.join(tmpdir(), 'midnight-bench-'));
    const database = path.join(dir, 'stored.sqlite');
    try {
      const first = await startHost('ours SQLite', game, database);
      await openMatch(first.url, game, players);
      await first.stop();
      multiply(database, matches);
      const starts: number[] = [];
      let lobby: number[] = [];
      let rss = 0;
      for (let i = 0; i < STARTS; i++) {
        const from = performance.now();
        const host = await startHost('ours SQLite', game, database);
        starts.push(performance.now() - from);
        if (i === STARTS - 1) {
          lobby = await readLobby(host.url);
          rss = (await host.usage(true)).rss;
        }
        await host.stop();
      }
      all.push({
        matches,
        start: Math.min(...starts),
        lobby: { p50: percentile(lobby, 0.5), p99: percentile(lobby, 0.99) },
        rss,
      });
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }
  return all;
}
