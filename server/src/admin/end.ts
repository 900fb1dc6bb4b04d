import type { GameModule } from '../../../engine-extensions/game-module';
import type { Stopped } from '../contract';
import { revived, rowAfter } from '../matches/hot';
import { no } from '../refusals';
import { Conflict, type Storage } from '../storage/storage';

const MAX_TRIES = 20;

/** Ends a match where it stands; running servers find it over and tell everybody at the table. */
export async function endMatch(
  storage: Storage,
  games: ReadonlyMap<string, GameModule>,
  id: string,
  why: string,
  now: number,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    const stored = (await storage.load(id)) ?? no('no-such-match');
    if (stored.row.gameover !== undefined) no('match-over');
    const { match } = revived(games.get(stored.row.game) ?? no('unknown-game'), stored);
    const gameover: Stopped = { stopped: why };
    const stateID = match.state._stateID + 1;
    const state = { ...match.state, _stateID: stateID, ctx: { ...match.state.ctx, gameover } };
    const { clocks: _, ...row } = rowAfter(stored.row, { ...match, state }, now);
    try {
      return await storage.commit({ row, listing: true, snapshot: { stateID, n: match.n, state } });
    } catch (error) {
      if (!(error instanceof Conflict) || tries >= MAX_TRIES) throw error; // somebody moved meanwhile
    }
  }
}
