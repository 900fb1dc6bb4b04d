import type { Knowledge } from '../../../engine-extensions/bots/bot';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import { nameOf } from '../../../engine-extensions/zones/zones';
import type { View } from '../view';
import { priorities } from './actions';
import { judgeOf } from './answers';
import { readPosition } from './reading';

const HORDE = new Set(['formHorde', 'expandHorde']);
const SPEND = new Set(['buyStreet', 'buyAcolyte', 'pass', 'overlordAction', 'attack']);

/** Moves that differ in nothing but the copy of a card are one. */
const kindOf = ({ move, args }: LegalMove) =>
  moveKey({ move, args: args.map((a) => (typeof a === 'string' && a.includes('#') ? nameOf(a) + a.replace(/^[^/]*/, '') : a)) }); // prettier-ignore

/** One of each kind, what is promising first, what the medium level would do before all. */
function distinct(moves: readonly LegalMove[], score: (move: LegalMove) => number, usual: LegalMove, most: number) {
  const found = new Map([[kindOf(usual), usual]]);
  const sorted = moves.map((move) => ({ move, worth: score(move) })).sort((a, b) => b.worth - a.worth);
  for (const { move } of sorted) if (!found.has(kindOf(move))) found.set(kindOf(move), move);
  return [...found.values()].slice(0, most);
}

/**
 * What is worth a thought: answers, hordes, and what Coin buys. Cards are played, Power is spent and wounds are healed as
 * the medium level does it, and so is the draft: nothing lies on the table yet that could be imagined.
 */
export function candidates(knows: Knowledge, usual: LegalMove, most: number): LegalMove[] {
  const view = knows.view as unknown as View;
  const { legal, me } = knows;
  if (legal.length === 1 || view.phase !== 'battle' || usual.move === 'offerDraw') return [usual];
  const r = readPosition(view.open, me);
  const question = view.own?.question;
  if (question?.ask === 'drawOffer') return [usual];
  if (question) {
    const judge = judgeOf(r, view, question);
    return distinct(legal, (m) => judge(m.args[0] as string | null), usual, most);
  }
  const score = priorities(r, view);
  if (HORDE.has(usual.move)) return distinct(legal.filter((m) => HORDE.has(m.move)), score, usual, most); // prettier-ignore
  if (!SPEND.has(usual.move)) return [usual];
  const buys = legal.filter((m) => m.move === 'buyStreet' || m.move === 'buyAcolyte');
  const stops = legal.filter((m) => m.move === 'pass');
  return distinct([...buys, ...stops], score, usual, most);
}
