import { absentMinded } from '../../bots/random';
import { greedyBot } from '../../bots/greedy';
import type { GameModule } from '../../game-module';
import { toyGame } from './game';
import type { ToyState } from './state';

const medium = greedyBot<ToyState>({
  deals: 4,
  value: (G, me) =>
    G.players.reduce(
      (sum, p) => sum + (p === me ? 10 : -4) * (G.seats[p]?.lanterns ?? 0),
      G.seats[me]?.hand.length ?? 0,
    ),
});

/** A tiny game with simultaneous secret decisions, out-of-turn answers, hidden piles and nested effects. */
export const toy: GameModule = { ...toyGame, bots: { easy: absentMinded(medium, 4), medium } };
