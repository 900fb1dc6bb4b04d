/** What both databases are told, in the SQL they share; `?` stands for an argument. */

const RECENT = 64;

export const STATEMENTS = {
  create: `INSERT INTO matches (id, game, rev, created_at, updated_at, unlisted, mode, started, over, seats_free, persons,
    bot_turn, state_id, n, turn, awaited, gameover, roster, clocks, clock_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  move: 'UPDATE matches SET rev = rev + 1, bot_turn = ?, state_id = ?, n = ?, turn = ?, awaited = ?, clocks = ?, clock_at = ? WHERE id = ? AND rev = ?',
  list: `UPDATE matches SET rev = rev + 1, bot_turn = ?, state_id = ?, n = ?, turn = ?, awaited = ?, clocks = ?, clock_at = ?, updated_at = ?,
    started = ?, over = ?, seats_free = ?, persons = ?, gameover = ?, roster = ? WHERE id = ? AND rev = ?`,
  snapshot: `INSERT INTO states (match, state_id, n, state) VALUES (?, ?, ?, ?)
    ON CONFLICT (match) DO UPDATE SET state_id = excluded.state_id, n = excluded.n, state = excluded.state`,
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
  expired: `SELECT id FROM matches WHERE (over = 1 AND updated_at < ?) OR (over = 0 AND started = 0 AND updated_at < ?)
    OR (over = 0 AND started = 1 AND updated_at < ?) OR (over = 0 AND started = 1 AND persons = 0 AND updated_at < ?)
    LIMIT ?`,
  botTurns: 'SELECT id FROM matches WHERE bot_turn = 1 LIMIT ?',
  clocksBefore: 'SELECT id FROM matches WHERE clock_at < ? ORDER BY clock_at LIMIT ?',
  count: 'SELECT COUNT(*) AS matches, COUNT(*) FILTER (WHERE over = 0 AND started = 1) AS running FROM matches',
  revs: 'SELECT id, rev FROM matches WHERE id IN (SELECT value FROM json_each(?))',
  ping: 'SELECT 1 AS one',
} as const;

export const REMOVALS = [
  'DELETE FROM matches WHERE id = ?',
  'DELETE FROM states WHERE match = ?',
  'DELETE FROM journal WHERE match = ?',
  'DELETE FROM chat WHERE match = ?',
] as const;
