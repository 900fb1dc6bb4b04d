import type { BotFactory, Knowledge } from '../../../engine-extensions/bots/bot';
import type { Dice } from '../../../engine-extensions/dice';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { View } from '../view';
import { priorities } from './actions';
import { bestAnswer, judgeOf, STALE } from './answers';
import { because } from './because';
import { readPosition } from './reading';

/** TOL-RULING-51: a bot offers a draw in a game that has lost its way. */
const offersDraw = (view: View) => view.open.turn >= STALE && !view.open.act.drawOffered && view.pending === null;

function best(moves: readonly LegalMove[], score: (move: LegalMove) => number): LegalMove {
  let found = moves[0] as LegalMove;
  let most = -Infinity;
  for (const move of moves) {
    const worth = score(move);
    if (worth > most) {
      most = worth;
      found = move;
    }
  }
  return found;
}

function choose({ view: seen, legal, me }: Knowledge, dice: Dice): LegalMove {
  const view = seen as unknown as View;
  if (view.phase !== 'battle') return dice.pick(legal); // every overlord and pair is worth a try
  const question = view.own?.question;
  const r = readPosition(view.open, me);
  if (question) return legal.length === 1 ? (legal[0] as LegalMove) : bestAnswer(legal, judgeOf(r, view, question));
  if (offersDraw(view)) return { move: 'offerDraw', args: [] };
  return best(legal, priorities(r, view));
}

/** The medium level: orders its turn, searches its purchases, weighs tokens against links. */
export const mediumBot: BotFactory = () => ({ choose, because });

/** How often the easy level sees a horde it could form, and how often it thinks about an answer. */
const SEES_HORDES = 0.35;
const THINKS = 0.5;

const costly = (legal: readonly LegalMove[]) => legal.filter((m) => m.move !== 'formHorde' && m.move !== 'expandHorde');

/** The easy level: the same turn, but it misses most hordes and answers half of the questions by chance. */
export const easyBot: BotFactory = () => ({
  choose(knows, dice) {
    const view = knows.view as unknown as View;
    if (view.own?.question && view.own.question.ask !== 'drawOffer' && dice.number() > THINKS) return dice.pick(knows.legal); // prettier-ignore
    const legal = dice.number() < SEES_HORDES ? knows.legal : costly(knows.legal);
    const buys = legal.filter((m) => m.move === 'buyStreet' || m.move === 'buyAcolyte');
    const chosen = choose({ ...knows, legal }, dice);
    const isBuy = chosen.move === 'buyStreet' || chosen.move === 'buyAcolyte';
    return isBuy && dice.number() > THINKS ? dice.pick(buys) : chosen; // buys what it can
  },
  because,
});
