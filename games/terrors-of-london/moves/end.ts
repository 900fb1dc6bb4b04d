import { done, then } from '../../../engine-extensions/agenda/agenda';
import { say, whisper } from '../rules/tell';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import { endGame } from '../rules/end';
import { deckOf, handOf, rivalOf, type State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

/** TOL-PASS-01, 02: Cleanup and Draw follow by themselves. */
export const pass = move({
  options: (view) => (view.own.hand.length <= 1 ? [[]] : []),
  whyNot: (view) => refuse('TOL-PASS-01', 'too-many-cards', { more: view.own.hand.length - 1 }),
  play: ({ G, playerID: me }) => {
    const card = handOf(G, me).pop();
    say(G, { event: 'passed', by: me });
    if (card !== undefined) {
      deckOf(G, me).push(card); // TOL-RULING-41: above what was CLAIMed
      whisper(G, me, { event: 'kept', by: me, card }, { event: 'kept', by: me });
    }
    done(G, me);
  },
});

/** TOL-EXT-05: once a turn. */
export const offerDraw = move({
  housekeeping: true,
  options: (view) => (view.open.act.drawOffered ? [] : [[]]),
  whyNot: () => refuse('TOL-EXT-05', 'offered-already'),
  play: ({ G, playerID: me }) => {
    G.open.act.drawOffered = true;
    say(G, { event: 'drawOffered', by: me });
    then(G, { wait: { [rivalOf(me)]: 'answer' }, ask: 'drawOffer', by: me, source: null });
  },
});

/** TOL-EXT-05: whenever one is to act or to answer. */
export const concede = move({
  housekeeping: true,
  options: () => [[]],
  play: ({ G, playerID: me }) => {
    say(G, { event: 'conceded', by: me });
    endGame(G, { winner: rivalOf(me), reason: 'conceded' });
  },
});
