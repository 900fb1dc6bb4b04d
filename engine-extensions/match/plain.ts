import type { Ctx, State } from 'boardgame.io';
import type { PlayerID } from '../agenda/agenda';
import { Alea, diceFrom, type AleaState } from '../dice';
import type { GameModule } from '../game-module';
import type { LegalMove } from '../moves';
import type { AnyState } from '../rules';
import { copyJson } from '../secrecy/places';

/** A move on a plain copy instead of immer's draft: the same state as boardgame.io's reducer makes, several times faster. */

type Bag = Record<string, unknown>;

/** `fresh` with every part that equals one of `old` replaced by it, so that what did not change is the same object. */
export function shared<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof fresh !== 'object' || fresh === null || typeof old !== 'object' || old === null)
    return fresh;
  if (Array.isArray(fresh)) {
    if (!Array.isArray(old)) return fresh;
    let same = old.length === fresh.length;
    for (let i = 0; i < fresh.length; i++) {
      const part: unknown = fresh[i];
      if (typeof part === 'object' && part !== null) fresh[i] = shared(old[i], part);
      if (same && fresh[i] !== old[i]) same = false;
    }
    return same ? (old as T) : fresh;
  }
  if (Array.isArray(old)) return fresh;
  const was = old as Bag;
  const is = fresh as Bag;
  let same = true;
  let count = 0;
  for (const key in is) {
    count++;
    const part = is[key];
    if (typeof part === 'object' && part !== null) is[key] = shared(was[key], part);
    if (same && (is[key] !== was[key] || (part === undefined && !(key in was)))) same = false;
  }
  if (same) for (const _ in was) count--;
  return same && count === 0 ? (old as T) : fresh;
}

interface RandomData {
  seed: string;
  prngstate?: AleaState;
}

/** ctx as the engine leaves it, without its own bookkeeping of stages. */
function ctxAfter(module: GameModule, ctx: Ctx, was: AnyState, is: AnyState, by: PlayerID): Ctx {
  const turn = module.rules.turn(is);
  const phase = turn.phase as string;
  const numMoves = (ctx.numMoves ?? 0) + (by === ctx.currentPlayer ? 1 : 0);
  if (turn.gameover !== undefined) return { ...ctx, phase, numMoves, gameover: turn.gameover };
  const activePlayers = turn.activePlayers as Ctx['activePlayers'];
  if (is.now.turn === was.now.turn && is.now.phase === was.now.phase) return { ...ctx, activePlayers, numMoves };
  const { currentPlayer } = turn;
  const playOrderPos = ctx.playOrder.indexOf(currentPlayer);
  return { ...ctx, phase, currentPlayer, playOrderPos, activePlayers, turn: ctx.turn + 1, numMoves: 0 };
}

const inProduction = process.env.NODE_ENV === 'production';

/** What is shown is never changed; outside production it cannot be. */
function frozen<T>(value: T): T {
  if (inProduction || typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** The state after a legal move. Throws what a rule throws; `state` is as it was. */
export function played(module: GameModule, state: State, by: PlayerID, move: LegalMove): State {
  const was = state.G as AnyState;
  const copy = copyJson(was);
  const data = state.plugins['random']?.data as RandomData;
  let alea: Alea | undefined;
  const number = () => (alea ??= data.prngstate ? Alea.resumed(data.prngstate) : Alea.seeded(data.seed)).next();
  module.rules.play(copy, by, move, diceFrom(number));
  const G = frozen(shared(was, copy));
  return {
    ...state,
    G,
    ctx: ctxAfter(module, state.ctx, was, G, by),
    plugins: alea
      ? { ...state.plugins, random: { ...state.plugins['random'], data: { ...data, prngstate: alea.state } } }
      : state.plugins,
    deltalog: [],
    _stateID: state._stateID + 1,
  };
}
