import type { Bot, BotFactory } from '../../../engine-extensions/bots/bot';
import type { Dice } from '../../../engine-extensions/dice';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { AnyState, Rules } from '../../../engine-extensions/rules';
import { clueOf } from '../cards';
import type { State } from '../state';
import { because } from './because';
import { valueOf } from './value';
import { WEIGHTS, type Weights } from './weights';

/** A copy that may be played on; what no rule ever changes is shared. */
export function fork(G: State): State {
  return {
    ...G,
    agenda: G.agenda.map((entry) => ('wait' in entry ? { ...entry, wait: { ...entry.wait } } : entry)),
    draw: [...G.draw],
    leads: [...G.leads],
    hand: [...G.hand],
    cases: G.cases.map((c) => ({ ...c, clues: [...c.clues] })),
    discard: [...G.discard],
    time: [...G.time],
    stability: [...G.stability],
    closed: [...G.closed],
    solved: [...G.solved],
    bigPicture: [...G.bigPicture],
    victims: [...G.victims],
    events: [],
  };
}

export interface World {
  G: State;
  chance: number;
}

/**
 * The unseen cards dealt anew, one world for each kind of card that may lie on top:
 * dread, hourglass or neither. The likeliest comes first.
 */
export function worldsOf(imagined: State, dice: Dice): World[] {
  const mixed = dice.shuffle(imagined.draw);
  const kinds = new Map<number, { top: number; count: number }>();
  mixed.forEach((id, at) => {
    const c = clueOf(id);
    const kind = c.stability ? 2 : c.hourglass ? 1 : 0;
    const known = kinds.get(kind);
    kinds.set(kind, { top: at, count: (known?.count ?? 0) + 1 });
  });
  if (kinds.size === 0) return [{ G: imagined, chance: 1 }];
  return [...kinds.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ top, count }) => {
      const draw = [...mixed];
      const last = draw.length - 1;
      [draw[last], draw[top]] = [draw[top] as string, draw[last] as string];
      return { G: { ...imagined, draw }, chance: count / mixed.length };
    });
}

/** Whether an effect still waits for an answer. */
export const isAsked = (G: State) => {
  const top = G.agenda[G.agenda.length - 1];
  return G.over === undefined && top !== undefined && 'ask' in top && top.ask !== 'act' && top.ask !== 'wrapUp';
};

/** Answers what an action still asks, each time as it looks best, until the turn is done. */
function settle(rules: Rules, W: Weights, start: State, dice: Dice): State {
  let G = start;
  while (isAsked(G)) {
    const me = G.now.player;
    const state = G as unknown as AnyState;
    let best = G;
    let most = -Infinity;
    for (const move of rules.legalMoves(state, rules.turn(state), me)) {
      if (move.move === 'contactExchange') continue;
      const after = fork(G);
      rules.play(after as unknown as AnyState, me, move, dice);
      const value = valueOf(W, after);
      if (value > most) {
        most = value;
        best = after;
      }
    }
    G = best;
  }
  return G;
}

/** What a move is worth: its result with the effects it brings, averaged over what a check may turn up. */
export function worth(rules: Rules, W: Weights, worlds: readonly World[], move: LegalMove, dice: Dice): number {
  let sum = 0;
  for (const [i, world] of worlds.entries()) {
    const after = fork(world.G);
    rules.play(after as unknown as AnyState, after.now.player, move, dice);
    const settled = settle(rules, W, after, dice);
    const value = valueOf(W, settled);
    if (i === 0 && settled.draw.length === world.G.draw.length) return value; // nothing was turned up
    sum += value * world.chance;
  }
  return sum;
}

/** Takes the option whose result it likes best; knows no more than the player. */
export const thoughtful =
  (W: Weights): BotFactory =>
  ({ rules }): Bot => ({
    choose(knows, dice) {
      const imagined = knows.imagined as unknown as State;
      const moves = knows.legal.filter((m) => m.move !== 'contactExchange');
      const swaps = isAsked(imagined) ? [] : knows.legal.filter((m) => m.move === 'contactExchange');
      const best = (from: readonly LegalMove[], worlds: readonly World[], least: number) => {
        let found: LegalMove | undefined;
        let most = least;
        for (const move of from) {
          const value = worth(rules, W, worlds, move, dice);
          if (value <= most && found) continue;
          if (value <= least) continue;
          most = value;
          found = move;
        }
        return found;
      };
      // a swap leaves the action still to be taken, so it is measured against the table as it lies
      const swap = swaps.length > 0 && best(swaps, [{ G: imagined, chance: 1 }], valueOf(W, imagined) + W.swapGain);
      if (swap) return swap;
      if (moves.length === 1) return moves[0] as LegalMove;
      return best(moves, worldsOf(imagined, dice), -Infinity) ?? (moves[0] as LegalMove);
    },
    because,
  });

/** The medium level. */
export const mediumBot = thoughtful(WEIGHTS);
