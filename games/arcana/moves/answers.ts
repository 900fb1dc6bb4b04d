import { done, waitingFor, type Wait } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import type { Arcanum, CardId } from '../cards';
import { announce } from '../rules/resolution';
import { qualifyingArcana } from '../rules/struggle';
import { shelveWin } from '../rules/win';
import { theZone } from '../rules/zones';
import type { Question, State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

type Asked<A extends Question['ask']> = Extract<Question, { ask: A }>;

/** The question that stands, which must be of this kind. */
function questionOf<A extends Question['ask']>(G: State, ask: A): Asked<A> {
  const top = waitingFor<Wait & Question>(G);
  return top?.ask === ask ? (top as Wait & Asked<A>) : fail(`nobody is asked about ${ask}`);
}

/** ARC-EFFECT-17: back on the pile, in either order. */
export const scryOrder = move<[order: 'keep' | 'swap']>({
  secret: true,
  options: () => [['keep'], ['swap']],
  whyNot: () => refuse('ARC-EFFECT-17', 'keep-or-swap'),
  play: ({ G, playerID }, order) => {
    const { pile } = theZone(G.zones, questionOf(G, 'scry').zone);
    if (order === 'swap') {
      const [under, top] = pile.splice(-2) as [CardId, CardId];
      pile.push(top, under);
    }
    done(G, playerID);
  },
});

/** ARC-TAC-01 */
export const chooseRemoval = move<[where: 'keep' | 'remove']>({
  options: () => [['keep'], ['remove']],
  whyNot: () => refuse('ARC-TAC-01', 'keep-or-remove'),
  play: ({ G, playerID }, where) => {
    const { stake } = questionOf(G, 'removal');
    done(G, playerID);
    shelveWin(G, playerID, stake, where === 'remove');
  },
});

/** ARC-MULTI-01, ARC-RULING-16 */
export const announceArcanum = move<[arcanum: Arcanum]>({
  options: (view, me) =>
    view.asked?.question.ask === 'announce'
      ? qualifyingArcana(theZone(view.zones, view.asked.question.zone), me).map((a) => [a])
      : [],
  whyNot: () => refuse('ARC-MULTI-02', 'not-reached'),
  play: ({ G, playerID }, arcanum) => {
    const { zone } = questionOf(G, 'announce');
    done(G, playerID);
    announce(G, zone, playerID, arcanum);
  },
});
