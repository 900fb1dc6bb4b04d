import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { PlayerID } from '../agenda/agenda';
import type { GameModule } from '../game-module';
import { heardBy, type LogEvent } from '../log/log';
import type { LegalMove } from '../moves';
import { refuse, type Refusal } from '../refusal';
import type { AnyState, Turn } from '../rules';
import { played } from './plain';
import { closesUndo } from './undo';

/** One move as it is stored: seed + these replay to the same match. */
export interface MoveRecord extends LegalMove {
  by: PlayerID;
}

/** What happened in move number `n` (1 is the first; 0 is the setup), as one viewer hears it. */
export interface StoryEntry {
  n: number;
  events: readonly LogEvent[];
}

/** A match in progress as boardgame.io's state; a value, never changed in place. */
export interface Match {
  module: GameModule;
  state: State;
  /** how many moves made this state */
  n: number;
  /** `n` when it was dealt or taken from storage: nothing before can be taken back */
  opened: number;
  /** who made the last move since it was opened */
  last?: PlayerID;
  /** the states one may go back to, oldest first; all by the same seat, nothing revealed since */
  back: readonly { state: State; by: PlayerID }[];
}

export type Outcome = { match: Match } | { refused: Refusal };

const MAX_BACK = 60;

const reducers = new WeakMap<GameModule, ReturnType<typeof CreateGameReducer>>();

function reducerOf(module: GameModule) {
  const known = reducers.get(module);
  if (known) return known;
  const made = CreateGameReducer({ game: module.game });
  reducers.set(module, made);
  return made;
}

/** A fresh match. The seed is a secret: whoever knows it knows every shuffle. Throws on bad options. */
export function createMatch(
  module: GameModule,
  { numPlayers, setupData, seed }: { numPlayers: number; setupData?: unknown; seed: string },
): Match {
  const problem = module.game.validateSetupData?.(setupData, numPlayers);
  if (problem) throw new Error(problem);
  const state = InitializeGame({ game: { ...module.game, seed }, numPlayers, setupData });
  return { module, state, n: 0, opened: 0, back: [] };
}

/** A match taken from storage. */
export const resumeMatch = (module: GameModule, state: State, n: number): Match => ({
  module,
  state,
  n,
  opened: n,
  back: [],
});

export const stateOf = (match: Match) => match.state.G as AnyState;
export const turnOf = (match: Match) => match.state.ctx as unknown as Turn;

/** The state as boardgame.io's own reducer makes it, or the engine's reason against it. */
export function reduced(module: GameModule, state: State, { by, move, args }: MoveRecord): State | { error: string } {
  const next = reducerOf(module)(state, {
    type: 'MAKE_MOVE',
    payload: { type: move, args: [...args], playerID: by, credentials: undefined },
  } as never) as State & { transients?: { error?: { type: string } } };
  return next.transients?.error ? { error: next.transients.error.type } : next;
}

/**
 * Makes a move or says why not. Never throws for what a player sent; a throwing rule throws, and nothing has changed.
 * On plain state unless the engine is asked for; conformance proves that both come to the same.
 */
export function makeMove(match: Match, { by, move, args }: MoveRecord, on: 'plain' | 'engine' = 'plain'): Outcome {
  const { module, state } = match;
  const refused = module.rules.whyNot(state.G, turnOf(match), by, { move, args });
  if (refused) return { refused };
  const next = on === 'engine' ? reduced(module, state, { by, move, args }) : played(module, state, by, { move, args });
  if ('error' in next) return { refused: refuse(null, next.error) };
  const made: Match = { module, state: next, n: match.n + 1, opened: match.opened, last: by, back: [] };
  if (!closesUndo(module, state, next, by)) {
    const mine = match.back.at(-1)?.by === by ? match.back : [];
    made.back = [...mine, { state, by }].slice(-MAX_BACK);
  }
  return { match: made };
}

/** Why this seat cannot take back the last move; undefined when it can. */
export function whyNoUndo(match: Match, by: PlayerID): Refusal | undefined {
  if (match.n === match.opened) return refuse(null, 'nothing-to-undo');
  // the others hear the same of every move: whether it revealed something to its maker is not theirs to know
  if (match.last !== by) return refuse(null, 'not-your-move');
  return match.back.at(-1)?.by === by ? undefined : refuse(null, 'revealed');
}

/** Takes the last move back: never across somebody else's action, a new turn, chance, or something revealed. */
export function undoMove(match: Match, by: PlayerID): Outcome {
  const refused = whyNoUndo(match, by);
  if (refused) return { refused };
  const last = match.back.at(-1) as Match['back'][number];
  const state = { ...last.state, _stateID: match.state._stateID + 1 };
  return { match: { ...match, state, n: match.n - 1, back: match.back.slice(0, -1) } };
}

/** What the last move did, as one viewer hears it. */
export const lastEvents = (match: Match, viewer: PlayerID | null): LogEvent[] => heardBy(stateOf(match).events, viewer);
