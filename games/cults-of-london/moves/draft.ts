import { done } from '../../../engine-extensions/agenda/agenda';
import { refuse } from '../../../engine-extensions/refusal';
import type { Faction } from '../cards';
import { chooseFaction as choose, freeFactions } from '../setup';
import { move } from './kit';

/** COL-SETUP-04 */
export const chooseFaction = move<[faction: Faction]>({
  options: (view) => freeFactions(view).map((f) => [f]),
  whyNot: () => refuse('COL-SETUP-04', 'faction-taken'),
  play: ({ G, playerID }, faction) => {
    choose(G, playerID, faction);
    done(G, playerID);
  },
});
