import { beginTurn, then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { HERALD, type State } from '../state';
import { freeze } from './plan';
import { heraldGaze } from './herald';
import { seatOf } from './supply';

/** COL-INTEL-01, 04, 05: the next go from place `i` of the turn order; when all have passed, the closing window. */
export function nextGo(G: State, i: number, dice: Dice) {
  const { order } = G.board;
  if (G.now.phase === 'planning') openIntel(G);
  if (order.every((p) => seatOf(G, p).open.passed !== 'no')) return then(G, { do: 'closing' });
  for (let k = 0; k < order.length; k++) {
    const at = (i + k) % order.length;
    const p = order[at] as PlayerID;
    if (seatOf(G, p).open.passed === 'out') continue;
    if (p === HERALD) {
      then(G, { do: 'intel', i: at + 1 });
      heraldGaze(G, dice);
    } else {
      beginTurn(G, 'intel', p);
      then(G, { wait: { [p]: null }, ask: 'intel' }, { do: 'intel', i: at + 1 });
    }
    return;
  }
}

/** Planning is over: what was planned lies there as backs. */
function openIntel(G: State) {
  for (const p of G.players) {
    seatOf(G, p).frozen = null;
    seatOf(G, p).open.ready = false;
  }
  say(G, { event: 'phaseBegan', phase: 'intel' });
}

/** COL-INTEL-05: free actions of everybody, once more. */
export function closing(G: State) {
  then(G, { do: 'window', tag: 'INTEL' }, { do: 'commitment' });
}

/** COL-COMMIT-01: all at once and in secret. */
export function beginCommitment(G: State) {
  beginTurn(G, 'commitment', firstSeat(G));
  say(G, { event: 'phaseBegan', phase: 'commitment' });
  for (const p of G.players) {
    seatOf(G, p).open.ready = false;
    freeze(G, p);
  }
  then(G, { wait: Object.fromEntries(G.players.map((p) => [p, 'commit'])), ask: 'commit' }, { do: 'reveal' });
}

/** The first player who is a seat. */
export const firstSeat = (G: State): PlayerID => G.board.order.find((p) => p !== HERALD) ?? (G.players[0] as PlayerID);
