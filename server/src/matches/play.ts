import type { LongFormMove } from 'boardgame.io';
import type { GameModule } from '../../../engine-extensions/game-module';
import { makeMove, stateOf, turnOf, undoMove, type Outcome } from '../../../engine-extensions/match/match';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Turn } from '../../../engine-extensions/rules';
import type { ChatLine, MoveReply } from '../contract';
import { brief } from '../log';
import { no, Refused } from '../refusals';
import { TooLong } from './cutter';
import type { House } from './house';
import { rememberRequest, requestKey, type Hot } from './hot';
import { seatAt } from './seats';

/** What is done at a table; each inside the match's queue, by a seat that has been proven. */

const SLOW = 0.05;

/** Whether several seats may make this move at once, so that a newer state doesn't void it. */
export function isTogether(module: GameModule, turn: Turn, seat: string, name: string): boolean {
  const phase = turn.phase === null ? undefined : module.game.phases?.[turn.phase];
  const stage = turn.activePlayers && Object.hasOwn(turn.activePlayers, seat) ? turn.activePlayers[seat] : null;
  const table = (stage ? phase?.turn?.stages?.[stage]?.moves : phase?.moves) ?? {};
  const move = Object.hasOwn(table, name) ? (table[name] as LongFormMove) : undefined;
  return move?.ignoreStaleStateID === true;
}

/** Runs a game's code: what it throws or takes too long for ends this request and nothing else. */
async function ruled(house: House, hot: Hot, seat: number, what: string, run: () => Outcome) {
  const { log, metrics } = house.parts;
  let seconds = 0;
  const timed = () => {
    const start = performance.now();
    const made = run();
    seconds = (performance.now() - start) / 1000;
    return made;
  };
  let outcome: Outcome;
  try {
    outcome = await house.cutter.run(timed);
  } catch (error) {
    const how = error instanceof TooLong ? 'a rule was cut off' : 'a rule threw';
    log.error({ match: brief(hot.row.id), game: hot.row.game, seat, move: what, err: error }, how);
    return no('rule-failed');
  }
  metrics.ruleTime.observe({ game: hot.row.game }, seconds);
  if (seconds > SLOW) log.warn({ match: brief(hot.row.id), game: hot.row.game, move: what, seconds }, 'a slow move');
  if ('refused' in outcome) throw new Refused(outcome.refused);
  return outcome.match;
}

function checkedTable(hot: Hot) {
  if (hot.row.gameover !== undefined) no('match-over');
  if (hot.row.startedAt === undefined) no('not-started');
}

export interface Request {
  /** the client's name for this request; a repeated one is applied once */
  id: string | null;
  stateID: number;
  /** made by the bot that plays this seat */
  bot?: boolean;
  /** the connection that asks and hears what changed in the answer */
  asker?: object;
}

export async function play(
  house: House,
  hot: Hot,
  seat: number,
  { move, args }: LegalMove,
  { id, stateID, bot = false, asker }: Request,
): Promise<MoveReply> {
  const key = id === null ? null : requestKey(seat, id);
  const again = key === null ? undefined : hot.recent.get(key);
  if (again !== undefined) return { stateID: again, repeated: true };
  checkedTable(hot);
  if (!bot && seatAt(hot.row, seat).bot !== undefined) no('bot-plays');
  const { match } = hot;
  const by = String(seat);
  if (stateID !== match.state._stateID && match.module.rules.knows(move))
    if (!isTogether(match.module, turnOf(match), by, move)) no('stale');
  const made = await ruled(house, hot, seat, move, () => makeMove(match, { by, move, args }));
  const at = house.now;
  const now = made.state._stateID;
  await house.commit(hot, {
    match: made,
    journal: { stateID: now, n: made.n, by, move, args, events: stateOf(made).events, msg: id, at },
    ...(asker ? { asker } : {}),
  });
  if (key !== null) rememberRequest(hot, key, now);
  house.parts.metrics.moves.inc({ game: hot.row.game, by: bot ? 'bot' : 'person' });
  return { stateID: now };
}

export async function takeBack(house: House, hot: Hot, seat: number, { id, stateID }: Request): Promise<MoveReply> {
  const key = id === null ? null : requestKey(seat, id);
  const again = key === null ? undefined : hot.recent.get(key);
  if (again !== undefined) return { stateID: again, repeated: true };
  checkedTable(hot);
  if (seatAt(hot.row, seat).bot !== undefined) no('bot-plays');
  const { match } = hot;
  if (stateID !== match.state._stateID) no('stale');
  const back = await ruled(house, hot, seat, 'undo', () => undoMove(match, String(seat)));
  const undone = await lastMoveState(house, hot);
  const now = back.state._stateID;
  await house.commit(hot, {
    match: back,
    whole: true, // so that a stored match is never revived across an undo
    journal: { stateID: now, n: back.n, by: String(seat), move: null, args: [], events: [], msg: id, at: house.now },
    undoes: undone,
  });
  if (key !== null) rememberRequest(hot, key, now);
  return { stateID: now };
}

async function lastMoveState(house: House, hot: Hot): Promise<number> {
  const [last] = await house.parts.storage.story(hot.row.id, Number.MAX_SAFE_INTEGER, 1);
  return last && last.n === hot.match.n ? last.stateID : no('internal');
}

/** Says something; the same request twice is said once. */
export async function say(
  house: House,
  hot: Hot,
  seat: number,
  text: string,
  id: string,
): Promise<{ line: ChatLine; repeated: boolean }> {
  const lines = await house.parts.storage.chat(hot.row.id, 30);
  const before = lines.find((line) => line.seat === seat && line.msg === id);
  if (before) return { line: lineOf(before), repeated: true };
  const name = seatAt(hot.row, seat).name ?? '';
  const line: ChatLine = { n: (lines.at(-1)?.n ?? 0) + 1, at: house.now, seat, name, text };
  await house.commit(hot, { chat: { ...line, msg: id } });
  return { line, repeated: false };
}

/** A line as everybody at the table reads it. */
export const lineOf = ({ n, at, seat, name, text }: ChatLine): ChatLine => ({ n, at, seat, name, text });
