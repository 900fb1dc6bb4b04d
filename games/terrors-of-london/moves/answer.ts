import { done } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { movesFor, type MoveDef, type Seated } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import { answersTo, type Answer, type Sight } from '../rules/answers';
import { applyAnswer } from '../rules/apply';
import type { Question, State } from '../state';
import { questionOf, type View } from '../view';

const move = movesFor<State, View>();

const sightOf = (view: Seated<View>, me: string): Sight => ({
  me,
  open: view.open,
  hand: view.own.hand,
  looking: view.own.looking,
});

/** The rule behind each question, for the refusal of a wrong answer. */
const RULE: Record<Question['ask'], string> = {
  rage: 'TOL-KEY-RAGE-01',
  curse: 'TOL-KEY-CURSE-01',
  destroy: 'TOL-RULING-33',
  command: 'TOL-RULING-31',
  sacrifice: 'TOL-KEY-SACRIFICE-01',
  haunt: 'TOL-HNT-02',
  hordeAbility: 'TOL-HRD-09',
  chooseOne: 'TOL-GLO-09',
  payHealth: 'TOL-RULING-39',
  payCards: 'TOL-RULING-56',
  discard: 'TOL-GLO-02',
  look: 'TOL-GLO-06',
  trigger: 'TOL-ABIL-08',
  streetSwap: 'TOL-GLO-09',
  returnToHand: 'TOL-GLO-09',
  refreshRelic: 'TOL-GLO-09',
  flipToken: 'TOL-GLO-09',
  drawOffer: 'TOL-EXT-05',
};

const answering: MoveDef<State, View, [answer: Answer]> = {
  secret: true, // a look's answer names a hidden card
  options: (view, me) =>
    view.own.question ? answersTo(sightOf(view, me), view.own.question).map((a): [Answer] => [a]) : [],
  whyNot: (view) => refuse(view.own.question ? RULE[view.own.question.ask] : null, 'not-an-answer'),
  play: ({ G, playerID: me, dice }, answer) => {
    const question = questionOf(G) ?? fail('nobody is asked');
    done(G, me);
    G.agenda.pop(); // answered: off the stack before what follows is put on it
    const { wait: _, ...asked } = question;
    applyAnswer(G, me, asked as Question, answer, dice);
  },
};

/** The active player resolves an effect of the own turn. */
export const resolve = move<[answer: Answer]>(answering);

/** The other player answers out of turn (TOL-TURN-05). */
export const answer = move<[answer: Answer]>(answering);
