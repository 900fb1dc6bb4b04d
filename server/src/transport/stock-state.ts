import type { Ctx, FilteredMetadata, State } from 'boardgame.io';
import type { AnyView } from '../../../engine-extensions/rules';
import type { MatchInfo } from '../contract';
import type { Hot } from '../matches/hot';

/** ctx without the engine's own bookkeeping, field by field. */
function openCtx(ctx: Ctx): Ctx {
  const { numPlayers, playOrder, playOrderPos, activePlayers, currentPlayer, numMoves, turn, phase, gameover } = ctx;
  return {
    numPlayers,
    playOrder,
    playOrderPos,
    activePlayers,
    currentPlayer,
    ...(numMoves === undefined ? {} : { numMoves }),
    turn,
    phase,
    ...(gameover === undefined ? {} : { gameover }),
  };
}

/** A viewer's view in the shape of boardgame.io's state: no plugins, so no seed; no log, no undo. */
export const stockState = (hot: Hot, view: AnyView): State =>
  ({
    G: view,
    ctx: openCtx(hot.match.state.ctx),
    plugins: {},
    _undo: [],
    _redo: [],
    _stateID: hot.match.state._stateID,
    deltalog: [],
  }) as unknown as State;

/** Seats in the shape of boardgame.io's matchData. */
export const stockSeats = (info: MatchInfo): FilteredMetadata =>
  info.players.map(({ id, name, isConnected }) => ({
    id,
    ...(name === undefined ? {} : { name }),
    ...(isConnected === undefined ? {} : { isConnected }),
  }));
