import { done, waitingFor } from '../../../engine-extensions/agenda/agenda';
import { refuse } from '../../../engine-extensions/refusal';
import { askHit, assign, targetsOf } from '../rules/combat';
import { seatOf } from '../rules/supply';
import type { Question } from '../state';
import { move } from './kit';

/** COL-COMBAT-04: sealed. */
export const ballot = move<[vote: 'fight' | 'peace']>({
  together: true,
  secret: true,
  options: () => [['fight'], ['peace']],
  play: ({ G, playerID }, vote) => {
    seatOf(G, playerID).ballot = vote;
    done(G, playerID);
  },
});

/** COL-COMBAT-08 */
export const assignHit = move<[target: string]>({
  options: (view, me) => targetsOf(view, me).map((t) => [t]),
  whyNot: () => refuse('COL-COMBAT-08', 'power-not-reached'),
  play: ({ G, playerID }, target) => {
    const top = waitingFor<Question>(G);
    const left = top?.ask === 'assign' && 'left' in top ? top.left - 1 : 0;
    done(G, playerID);
    G.agenda.pop();
    askHit(G, playerID, left);
    assign(G, playerID, target);
  },
});

/** COL-COMBAT-14: sealed, unanimous or nothing. */
export const retreatVote = move<[retreat: boolean]>({
  together: true,
  secret: true,
  options: () => [[true], [false]],
  play: ({ G, playerID }, retreat) => {
    seatOf(G, playerID).retreat = retreat;
    done(G, playerID);
  },
});
