import type { EveryFilter, ListFilter } from './storage';

/** The index that holds just these matches, newest first. */
function indexFor({ game, over, seatsFree }: ListFilter): string {
  if (seatsFree === true) return game === undefined ? 'lobby_open' : 'lobby_game_open';
  if (game !== undefined) return 'lobby_game';
  return over === undefined ? 'lobby' : over ? 'lobby_over' : 'lobby_running';
}

/** One page of the lobby as SQL; each combination of filters walks an index in order and stops at the limit. */
export function listStatement(filter: ListFilter, namesIndex: boolean): { text: string; args: (string | number)[] } {
  const where = ['unlisted = 0'];
  const args: (string | number)[] = [];
  const and = (sql: string, ...values: (string | number)[]) => {
    where.push(sql);
    args.push(...values);
  };
  if (filter.game !== undefined) and('game = ?', filter.game);
  if (filter.over === true && filter.seatsFree !== true) and('over = 1');
  if (filter.over === false || filter.seatsFree === true) and('over = 0');
  if (filter.seatsFree === true) and('seats_free > 0 AND (persons > 0 OR started = 0)');
  if (filter.seatsFree === false) and('seats_free = 0');
  if (filter.mode !== undefined) and('mode = ?', filter.mode);
  if (filter.updatedBefore !== undefined) and('updated_at < ?', filter.updatedBefore);
  if (filter.updatedAfter !== undefined) and('updated_at > ?', filter.updatedAfter);
  if (filter.after) and('(updated_at, id) < (?, ?)', filter.after.updatedAt, filter.after.id);
  args.push(filter.limit);
  const from = namesIndex ? `matches INDEXED BY ${indexFor(filter)}` : 'matches';
  return {
    text: `SELECT * FROM ${from} WHERE ${where.join(' AND ')} ORDER BY updated_at DESC, id DESC LIMIT ?`,
    args,
  };
}

/** For administrators: may take its time. */
export function everyStatement(filter: EveryFilter): { text: string; args: (string | number)[] } {
  const where = ['1 = 1'];
  const args: (string | number)[] = [];
  if (filter.game !== undefined) {
    where.push('game = ?');
    args.push(filter.game);
  }
  if (filter.state !== undefined)
    where.push({ waiting: 'over = 0 AND started = 0', running: 'over = 0 AND started = 1', over: 'over = 1' }[filter.state]); // prettier-ignore
  if (filter.changedBefore !== undefined) {
    where.push('updated_at < ?');
    args.push(filter.changedBefore);
  }
  args.push(filter.limit);
  return { text: `SELECT * FROM matches WHERE ${where.join(' AND ')} ORDER BY updated_at, id LIMIT ?`, args };
}
