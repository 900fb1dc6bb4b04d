import type { Summary } from '../../engine-extensions/simulation/summary';
import { TYPES } from './cards';
import { typesOf } from './rules/line';
import type { State } from './state';

/** What a finished case gives to statistics and to the simulator. */
export function summary(state: unknown): Summary {
  const G = state as State;
  const types = typesOf(G.bigPicture);
  return {
    winners: G.over?.win ? G.players : [],
    facts: {
      turns: G.now.turn,
      reason: G.over?.reason ?? 'unfinished',
      /** the types in the Big picture, and the cards that brought them */
      types: TYPES.filter((t) => types.has(t)),
      scored: G.bigPicture,
      /** clues that lie in a line or came out of one; a card taken back later is not counted */
      played: [...G.cases.flatMap((c) => c.clues), ...G.closed, ...G.bigPicture],
      closed: G.solved.length,
      victimsLeft: G.victims.length,
      stability: G.stability.length,
      contact: G.contact,
    },
  };
}
