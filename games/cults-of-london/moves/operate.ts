import { done, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { refuse } from '../../../engine-extensions/refusal';
import { decline as declineIt, finalise as finaliseIt } from '../rules/operation';
import { roomFor } from '../rules/open';
import type { Operation } from '../state';
import { move } from './kit';

/** COL-OP-03: whose Normal token makes room; null: none. */
export const finalise = move<[remove: PlayerID | null]>({
  options: (view, me) => (view.operation ? roomFor(view, me, view.operation.at).map((p) => [p]) : []),
  whyNot: (view, me, remove) => {
    if (remove === null)
      return refuse('COL-OP-05', view.seats[me]?.open.normal === 0 ? 'no-token-left' : 'no-empty-slot');
    return refuse('COL-CTRL-04', 'no-normal-token');
  },
  play: ({ G, playerID }, remove) => {
    const { holder } = G.operation as Operation;
    done(G, playerID);
    finaliseIt(G, playerID, holder, remove);
  },
});

/** COL-OP-04 */
export const decline = move({
  options: () => [[]],
  play: ({ G, playerID }) => {
    const { holder } = G.operation as Operation;
    done(G, playerID);
    declineIt(G, playerID, holder);
  },
});
