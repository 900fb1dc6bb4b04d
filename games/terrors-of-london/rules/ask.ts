import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { handOf, type Question, type State } from '../state';
import { lookingAt } from '../view';
import { answersTo } from './answers';
import { applyAnswer } from './apply';

/**
 * TOL-RULING-55: asks a seat, unless there is nothing to choose: without a real answer nothing happens,
 * and a single answer that cannot be declined is taken at once.
 */
export function ask(G: State, seat: PlayerID, question: Question, dice: Dice) {
  const sight = { me: seat, open: G.open, hand: handOf(G, seat), looking: lookingAt(G, question) };
  const answers = answersTo(sight, question);
  if (answers.every((a) => a === null)) return;
  if (answers.length === 1) return applyAnswer(G, seat, question, answers[0] as string, dice);
  then(G, { wait: { [seat]: seat === G.now.player ? 'resolve' : 'answer' }, ...question });
}
