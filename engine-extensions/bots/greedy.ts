import type { PlayerID } from '../agenda/agenda';
import type { Dice } from '../dice';
import type { LegalMove } from '../moves';
import type { AnyState } from '../rules';
import { copyJson, exchange } from '../secrecy/places';
import type { BotFactory, Knowledge } from './bot';

export interface GreedyOptions<S> {
  /** how good the table looks to a seat; only what that seat may know should count */
  value(G: S, me: PlayerID): number;
  /** over how many deals of the unknown cards each move is tried */
  deals?: number;
  /** a cheaper first look: only the best this many moves are tried out */
  shortlist?: { size: number; score(knows: Knowledge, move: LegalMove): number };
  because?(knows: Knowledge, move: LegalMove): string;
}

/** Takes the move whose immediate result it values best, averaged over deals of what it cannot know. */
export const greedyBot =
  <S>({ value, deals = 1, shortlist, because }: GreedyOptions<S>): BotFactory =>
  (module) => {
    const tried = (knows: Knowledge): readonly LegalMove[] => {
      if (!shortlist || knows.legal.length <= shortlist.size) return knows.legal;
      return knows.legal
        .map((move) => ({ move, score: shortlist.score(knows, move) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, shortlist.size)
        .map(({ move }) => move);
    };
    /** The unknown cards dealt anew, the same deals for every move. */
    const worlds = (knows: Knowledge, dice: Dice): AnyState[] => {
      const groups = module.hiddenFrom(knows.imagined, knows.me);
      return Array.from({ length: deals }, () => {
        const world = copyJson(knows.imagined);
        exchange(world, groups, dice);
        return world;
      });
    };
    return {
      choose(knows, dice) {
        const moves = tried(knows);
        if (moves.length === 1) return moves[0] as LegalMove;
        const dealt = worlds(knows, dice);
        let best: LegalMove[] = [];
        let most = -Infinity;
        for (const move of moves) {
          let sum = 0;
          for (const world of dealt) {
            const after = copyJson(world);
            module.rules.play(after, knows.me, move, dice);
            sum += value(after as unknown as S, knows.me);
          }
          if (sum > most + 1e-9) {
            most = sum;
            best = [move];
          } else if (sum >= most - 1e-9) best.push(move);
        }
        return dice.pick(best);
      },
      ...(because ? { because } : {}),
    };
  };
