import Database from 'libsql';
import { Client } from 'pg';
import { GAMES } from '../../games';
import type { ServerProcess } from '../faults/server-process';

/** Fills a store with matches as they are after some years: copies of real ones of every game. */

const COLUMNS = [
  'game',
  'rev',
  'created_at',
  'mode',
  'started',
  'persons',
  'bot_turn',
  'state_id',
  'n',
  'turn',
  'awaited',
  'roster',
];

/** The n-th copy: of ten matches six are over, three run, one waits for people; one in ten is private; a minute apart. */
const copies = (table: string, from: string) => `
  INSERT INTO matches (id, ${COLUMNS.join()}, unlisted, updated_at, over, gameover, seats_free)
  SELECT 'copy' || i, ${COLUMNS.map((c) => `m.${c}`).join()},
    CASE WHEN i % 10 = 5 THEN 1 ELSE 0 END, m.updated_at - i * 1000,
    CASE WHEN i % 10 < 6 AND m.started = 1 THEN 1 ELSE 0 END, CASE WHEN i % 10 < 6 AND m.started = 1 THEN '{}' END, m.seats_free
  FROM ${from} JOIN originals o ON o.n = ${table}.i % (SELECT COUNT(*) FROM originals) JOIN matches m ON m.id = o.id`;

const parts = (from: string) => [
  `INSERT INTO states (match, state_id, n, state) SELECT 'copy' || i, s.state_id, s.n, s.state
   FROM ${from} JOIN originals o ON o.n = c.i % (SELECT COUNT(*) FROM originals) JOIN states s ON s.match = o.id`,
  `INSERT INTO journal (match, state_id, n, seat, move, args, events, msg, at, undone)
   SELECT 'copy' || i, j.state_id, j.n, j.seat, j.move, j.args, j.events, j.msg, j.at, j.undone
   FROM ${from} JOIN originals o ON o.n = c.i % (SELECT COUNT(*) FROM originals) JOIN journal j ON j.match = o.id`,
];

async function post<T>(url: string, body: object): Promise<T> {
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); // prettier-ignore
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Of every game one match that waits and nine that have begun; their ids. */
export async function originals({ url }: ServerProcess): Promise<string[]> {
  const ids: string[] = [];
  for (const { meta } of GAMES)
    for (let i = 0; i < 10; i++) {
      const numPlayers = Math.max(...meta.players);
      const { matchID } = await post<{ matchID: string }>(`${url}/games/${meta.id}/create`, { numPlayers });
      const people = i === 9 ? Math.max(1, numPlayers - 1) : numPlayers;
      for (let p = 0; p < people; p++) await post(`${url}/games/${meta.id}/${matchID}/join`, { playerName: `Player ${p}` }); // prettier-ignore
      ids.push(matchID);
    }
  return ids;
}

export function fillSqlite(file: string, ids: readonly string[], count: number) {
  const db = new Database(file);
  const series = `(WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${count}) SELECT i FROM c) AS c`;
  db.exec('CREATE TEMP TABLE originals (n INTEGER PRIMARY KEY, id TEXT)');
  ids.forEach((id, n) => db.prepare('INSERT INTO originals VALUES (?, ?)').run([n, id]));
  for (const sql of [copies('c', series), ...parts(series)]) db.exec(sql);
  db.close();
}

export async function fillPostgres(url: string, ids: readonly string[], count: number) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const series = `generate_series(1, ${count}) AS c(i)`;
  await client.query('CREATE TEMP TABLE originals (n INTEGER PRIMARY KEY, id TEXT)');
  for (const [n, id] of ids.entries()) await client.query('INSERT INTO originals VALUES ($1, $2)', [n, id]);
  for (const sql of [copies('c', series), ...parts(series)]) await client.query(sql);
  await client.query('ANALYZE');
  await client.end();
}
