import { sameJson } from '../../../engine-extensions/moves';
import type { GameModule } from '../../../engine-extensions/game-module';
import { makeMove, resumeMatch, stateOf, turnOf, type Match } from '../../../engine-extensions/match/match';
import { awaited, type AnyState, type Turn } from '../../../engine-extensions/rules';
import { no } from '../refusals';
import type { MatchRow, Stored } from '../storage/storage';

const MAX_PAST = 24;
const MAX_RECENT = 64;

/** A state that was shown lately, kept so that whoever missed something can catch up. */
export interface Past {
  stateID: number;
  n: number;
  G: AnyState;
  turn: Turn;
}

/** A match in memory. `row` and `match` are values: a commit replaces them, nothing else does. */
export interface Hot {
  row: MatchRow;
  match: Match;
  /** the state that is stored whole */
  saved: number;
  /** the last states, this one last */
  past: Past[];
  /** requests applied lately -> the state they made */
  recent: Map<string, number>;
}

export const requestKey = (seat: number | string, id: string) => `${seat} ${id}`;

const pastOf = (match: Match): Past => ({
  stateID: match.state._stateID,
  n: match.n,
  G: stateOf(match),
  turn: turnOf(match),
});

export function remember(hot: Hot, match: Match) {
  hot.match = match;
  hot.past.push(pastOf(match));
  if (hot.past.length > MAX_PAST) hot.past.shift();
}

export function rememberRequest(hot: Hot, key: string, stateID: number) {
  hot.recent.set(key, stateID);
  if (hot.recent.size > MAX_RECENT) hot.recent.delete(hot.recent.keys().next().value as string);
}

/** The row of a match whose state is now this. */
export function rowAfter(row: MatchRow, match: Match, now: number): MatchRow {
  const turn = turnOf(match);
  const next: MatchRow = {
    ...row,
    updatedAt: now,
    stateID: match.state._stateID,
    n: match.n,
    turn: stateOf(match).now.turn,
    awaited: awaited(turn).map(Number),
  };
  if (turn.gameover !== undefined) next.gameover = turn.gameover;
  return withBotTurn(next);
}

/** Bots play on while a person has a seat. */
export function withBotTurn(row: MatchRow): MatchRow {
  const botTurn =
    row.startedAt !== undefined &&
    row.gameover === undefined &&
    row.seats.some((s) => s.hash !== undefined) &&
    row.awaited.some((p) => row.seats[p]?.bot !== undefined);
  return botTurn === row.botTurn ? row : { ...row, botTurn };
}

/** A match from the store: the last whole state, and the moves since made again. */
export function revived(module: GameModule, { row, snapshot, since, recent }: Stored): Hot {
  let match = resumeMatch(module, snapshot.state, snapshot.n);
  const past = [pastOf(match)];
  for (const { by, move, args, events } of since) {
    if (by === null || move === null) return no('internal', 'a move was taken back after the last whole state');
    const made = makeMove(match, { by, move, args });
    // the story that was told is the proof that these are still the same rules
    if ('refused' in made || !sameJson(JSON.parse(JSON.stringify(stateOf(made.match).events)), events))
      return no('no-replay');
    match = made.match;
    past.push(pastOf(match));
  }
  return {
    row,
    match,
    saved: snapshot.stateID,
    past: past.slice(-MAX_PAST),
    recent: new Map(recent.map((r) => [requestKey(r.by, r.msg), r.stateID])),
  };
}

/** Makes the moves that another server made; false when that is not all that happened: then read it anew. */
export function followed(hot: Hot, { row, since }: Pick<Stored, 'row' | 'since'>): boolean {
  let { match } = hot;
  const made: Match[] = [];
  for (const { by, move, args, events, stateID } of since) {
    if (by === null || move === null || stateID !== match.state._stateID + 1) return false;
    const next = makeMove(match, { by, move, args });
    if ('refused' in next || !sameJson(JSON.parse(JSON.stringify(stateOf(next.match).events)), events)) return false;
    made.push((match = next.match));
  }
  if (match.state._stateID !== row.stateID) return false;
  for (const next of made) remember(hot, next);
  for (const { by, msg, stateID } of since) if (msg !== null) rememberRequest(hot, requestKey(by as string, msg), stateID); // prettier-ignore
  hot.row = row;
  return true;
}
