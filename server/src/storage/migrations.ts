/**
 * Each is run once, in order; the database says how many have been. Never change one: add one. Written for SQLite;
 * `forPostgres` says the same to PostgreSQL.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rev INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    unlisted INTEGER NOT NULL,
    mode TEXT NOT NULL,
    started INTEGER NOT NULL,
    over INTEGER NOT NULL,
    seats_free INTEGER NOT NULL,
    persons INTEGER NOT NULL,
    bot_turn INTEGER NOT NULL,
    state_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    awaited TEXT NOT NULL,
    gameover TEXT,
    roster TEXT NOT NULL
  );
  CREATE INDEX lobby ON matches (updated_at DESC, id DESC) WHERE unlisted = 0;
  CREATE INDEX lobby_game ON matches (game, updated_at DESC, id DESC) WHERE unlisted = 0;
  CREATE INDEX lobby_open ON matches (updated_at DESC, id DESC) WHERE unlisted = 0 AND over = 0 AND seats_free > 0;
  CREATE INDEX lobby_running ON matches (updated_at DESC, id DESC) WHERE unlisted = 0 AND over = 0;
  CREATE INDEX lobby_over ON matches (updated_at DESC, id DESC) WHERE unlisted = 0 AND over = 1;
  CREATE INDEX lobby_game_open ON matches (game, updated_at DESC, id DESC)
    WHERE unlisted = 0 AND over = 0 AND seats_free > 0;
  CREATE INDEX stale ON matches (over, started, updated_at);
  CREATE INDEX bot_turns ON matches (id) WHERE bot_turn = 1;

  CREATE TABLE states (
    match TEXT PRIMARY KEY,
    state_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    state TEXT NOT NULL
  );

  CREATE TABLE journal (
    match TEXT NOT NULL,
    state_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    seat TEXT,
    move TEXT,
    args TEXT NOT NULL,
    events TEXT NOT NULL,
    msg TEXT,
    at INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, state_id)
  ) WITHOUT ROWID;

  CREATE TABLE chat (
    match TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    msg TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) WITHOUT ROWID;
  `,
  `
  ALTER TABLE matches ADD COLUMN clocks TEXT;
  ALTER TABLE matches ADD COLUMN clock_at INTEGER;
  CREATE INDEX clocks_running ON matches (clock_at) WHERE clock_at IS NOT NULL;
  `,
  `
  CREATE TABLE processes (id TEXT PRIMARY KEY, until INTEGER NOT NULL);
  CREATE TABLE slots (n INTEGER PRIMARY KEY, owner TEXT, until INTEGER NOT NULL);
  CREATE TABLE secrets (name TEXT PRIMARY KEY, secret TEXT NOT NULL);
  `,
];

/** Numbers of JavaScript need eight bytes; texts are ordered by their bytes, as SQLite does. */
export const forPostgres = (sql: string) =>
  sql
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replace(/ WITHOUT ROWID/g, '');
