import { done } from '../../../engine-extensions/agenda/agenda';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import type { CardId, OverlordName } from '../cards';
import { OVERLORD_NAMES } from '../cards';
import { influenceFor, overlordsFor, takeInfluence, takeOverlord } from '../rules/draft';
import type { State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

/** TOL-SETUP-03 */
export const chooseOverlord = move<[overlord: OverlordName]>({
  options: (view, me) => overlordsFor(view.open, me).map((name): [OverlordName] => [name]),
  whyNot: (_view, _me, overlord) =>
    OVERLORD_NAMES.includes(overlord) ? refuse('TOL-RULING-01', 'faction-taken') : refuse(null, 'no-such-overlord'),
  play: ({ G, playerID }, overlord) => {
    done(G, playerID);
    takeOverlord(G, playerID, overlord, false);
  },
});

/** TOL-SETUP-05: two of four, in the order of the table. */
export const chooseInfluence = move<[one: CardId, other: CardId]>({
  options: (view, me) => {
    const four = influenceFor(view.open, me);
    return four.flatMap((one, i) => four.slice(i + 1).map((other): [CardId, CardId] => [one, other]));
  },
  whyNot: () => refuse('TOL-SETUP-05', 'two-of-four'),
  play: ({ G, playerID }, one, other) => {
    done(G, playerID);
    takeInfluence(G, playerID, [one, other], false);
  },
});
