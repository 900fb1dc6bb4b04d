import type { PlayerID } from '../../agenda/agenda';
import { absentMinded } from '../../bots/random';
import { greedyBot } from '../../bots/greedy';
import { lookAheadBot } from '../../bots/look-ahead';
import type { GameModule } from '../../game-module';
import { fail } from '../../fail';
import { CARD } from './cards';
import { toyGame } from './game';
import type { ToyState } from './state';

/** Lanterns count most; until the reveal a high pledge promises one. */
function value(G: ToyState, me: PlayerID): number {
  const seat = G.seats[me] ?? fail(`no seat ${me}`);
  const rivals = G.players.filter((p) => p !== me).map((p) => G.seats[p]?.lanterns ?? 0);
  return (
    10 * seat.lanterns -
    4 * rivals.reduce((a, b) => a + b, 0) +
    seat.hand.length +
    (CARD[seat.pledge[0] ?? '']?.value ?? 0)
  );
}

const medium = greedyBot<ToyState>({ deals: 4, value });

/** The lead over the best rival, between 0 and 1. */
function share(G: ToyState, me: PlayerID): number {
  const mine = G.seats[me]?.lanterns ?? 0;
  const best = Math.max(...G.players.filter((p) => p !== me).map((p) => G.seats[p]?.lanterns ?? 0));
  return 1 / (1 + Math.exp(best - mine));
}
const hard = lookAheadBot<ToyState>({ value: share, rounds: 80, depth: 12 });

/** A tiny game with simultaneous secret decisions, out-of-turn answers, hidden piles and nested effects. */
export const toy: GameModule = {
  ...toyGame,
  bots: { easy: absentMinded(medium, 4), medium, hard },
  summary: (state) => {
    const G = state as ToyState;
    const most = Math.max(...G.players.map((p) => G.seats[p]?.lanterns ?? 0));
    return { winners: G.players.filter((p) => G.seats[p]?.lanterns === most), facts: { turns: G.now.turn, most } };
  },
};
