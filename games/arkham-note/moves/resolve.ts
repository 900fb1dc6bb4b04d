import { done, then, waitingFor, type Wait } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import { clueOf, type ClueId, type Effect } from '../cards';
import { discard, leadCards, pull } from '../rules/areas';
import { shuffleIn, sweep } from '../rules/draw';
import { unseen } from '../rules/unseen';
import type { Question, Source, State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

const pendingOf = (G: State): Question => waitingFor<Wait & Question>(G) ?? fail('nothing is asked');

/** The effect a question belongs to. */
const effectOf = (q: Question): Effect | 'bonus' =>
  'card' in q ? (clueOf(q.card).effects[q.index] as Effect) : 'bonus';

const sourceOf = (q: Question | null): Source | 'draw' | undefined =>
  q?.ask === 'take' ? q.from : q?.ask === 'bonus' ? 'stability' : q?.ask === 'search' ? 'draw' : undefined;

/** The cards that may be taken now; the draw stack's are listed sorted (ARK-RULING-16). */
const takeable = (view: View): readonly ClueId[] => {
  const from = sourceOf(view.pending);
  if (from === undefined) return [];
  return from === 'draw' ? unseen(view) : from === 'leads' ? leadCards(view.leads) : view[from];
};

/** ARK-EFF-10 to 15, ARK-CLOSE-05: a card to the hand, or null to decline. */
export const resolveTake = move<[card: ClueId | null]>({
  options: (view) =>
    sourceOf(view.pending) === undefined ? [] : [...takeable(view).map((c): [ClueId] => [c]), [null]],
  whyNot: (view) => {
    const { pending } = view;
    if (sourceOf(pending) !== undefined) return refuse('ARK-EFF-05', 'not-in-source');
    if (pending?.ask === 'shuffle') return refuse('ARK-EFF-16', 'not-asked');
    return refuse(pending?.ask === 'handLimit' ? 'ARK-HAND-01' : 'ARK-EFF-02', 'must-discard');
  },
  play: ({ G, playerID, dice }, card) => {
    const question = pendingOf(G);
    const from = sourceOf(question) ?? fail('no take is asked');
    const by = effectOf(question);
    done(G, playerID);
    if (card === null) return say(G, { event: 'declined', effect: by });
    if (from === 'draw') {
      G.draw.splice(G.draw.indexOf(card), 1);
      G.hand.push(card);
      say(G, { event: 'took', card, from, by });
      shuffleIn(G, [], 'search', dice);
    } else {
      G.hand.push(pull(G, from, card));
      say(G, { event: 'took', card, from, by });
    }
    then(G, { do: 'handLimit' });
  },
});

const discardSource = (q: Question | null): 'hand' | 'leads' | undefined =>
  q?.ask === 'handLimit' || q?.ask === 'discardHand' ? 'hand' : q?.ask === 'discardLead' ? 'leads' : undefined;

/** ARK-HAND-01, ARK-EFF-17, 18 */
export const resolveDiscard = move<[card: ClueId]>({
  options: (view) => {
    const from = discardSource(view.pending);
    if (from === undefined) return [];
    return (from === 'hand' ? view.hand : leadCards(view.leads)).map((c): [ClueId] => [c]);
  },
  whyNot: (view) => {
    const from = discardSource(view.pending);
    if (from === undefined) return refuse('ARK-EFF-02', 'not-asked');
    if (from === 'leads') return refuse('ARK-EFF-18', 'not-in-row');
    return refuse(view.pending?.ask === 'handLimit' ? 'ARK-HAND-01' : 'ARK-EFF-17', 'not-in-hand');
  },
  play: ({ G, playerID }, card) => {
    const question = pendingOf(G);
    const from = discardSource(question) ?? fail('no discard is asked');
    done(G, playerID);
    const why = question.ask === 'handLimit' ? 'handLimit' : (effectOf(question) as Effect);
    say(G, { event: 'discarded', card, from, to: discard(G, pull(G, from, card)), why });
  },
});

/** ARK-EFF-16 */
export const resolveShuffle = move<[yes: boolean]>({
  options: (view) => (view.pending?.ask === 'shuffle' ? [[true], [false]] : []),
  whyNot: (view) => (view.pending?.ask === 'shuffle' ? undefined : refuse('ARK-EFF-16', 'not-asked')),
  play: ({ G, playerID, dice }, yes) => {
    done(G, playerID);
    if (yes) shuffleIn(G, sweep(G.discard), 'shuffle', dice);
    else say(G, { event: 'declined', effect: 'shuffle' });
  },
});
