import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from './tell';
import { rivalOf, type Result, type State } from '../state';

/** TOL-END-01, TOL-EXT-05: the game is over at once; in a series the next one begins. */
export function endGame(G: State, result: Omit<Result, 'turns'>) {
  const { open } = G;
  const full: Result = { ...result, turns: open.turn };
  if (full.winner !== undefined) open.wins[full.winner] = (open.wins[full.winner] ?? 0) + 1;
  say(G, { event: 'gameEnded', game: open.game, ...full });
  const needed = Math.floor(open.options.bestOf / 2) + 1;
  G.agenda = [];
  G.waiting = [];
  if (open.options.bestOf === 1 || Object.values(open.wins).some((w) => w >= needed)) {
    G.over = { ...full, wins: { ...open.wins } };
    return;
  }
  // the loser begins the next game; after a draw whoever went second
  const first = full.winner === undefined ? (open.order[1] as PlayerID) : rivalOf(full.winner);
  G.agenda.push({ do: 'startGame', first });
}
