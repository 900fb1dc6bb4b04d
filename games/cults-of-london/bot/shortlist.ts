import type { Knowledge } from '../../../engine-extensions/bots/bot';
import type { Dice } from '../../../engine-extensions/dice';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import type { Layout } from '../rules/plan';
import type { View } from '../view';
import { answerWorth } from './answers';
import { eyesOf } from './bot';
import { chooseWorth } from './fights';
import { layoutWorth, planLayout } from './planner';
import { revealWorth } from './spying';
import type { Eyes } from './worth';

/** The best few by a first look. */
const top = (moves: readonly LegalMove[], worth: (m: LegalMove) => number, n: number) =>
  moves
    .map((move) => ({ move, worth: worth(move) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, n)
    .map(({ move }) => move);

/** Whole plans, from the sober to the wild. */
const BLUFFS = [0, 0.12, 0.25, 0.4, 0.4, 0.7, 0.7, 1.1, 1.1];

/** Every layout in one order of its holders: which holder it is says nothing. */
const planKey = (layout: Layout) => layout.map((p) => String(p)).sort().join(';'); // prettier-ignore

function plans(e: Eyes, dice: Dice): LegalMove[] {
  const found = new Map<string, Layout>();
  for (const bluff of BLUFFS) {
    const layout = planLayout(e, dice, bluff);
    found.set(planKey(layout), layout);
  }
  return [...found.values()].map((layout) => ({ move: 'ready', args: [layout] }));
}

function widely(e: Eyes, { legal }: Knowledge, dice: Dice): readonly LegalMove[] {
  const named = (...moves: string[]) => legal.filter((m) => moves.includes(m.move));
  const { view } = e;
  if (view.asked) return top(named('choose'), (m) => chooseWorth(e, m.args[0] as string | null), 5);
  switch (view.ask?.ask) {
    case 'plan':
      return plans(e, dice);
    case 'commit': {
      const kept = legal.filter((m) => m.move === 'ready' && m.args.length === 0);
      const changes = legal.filter((m) => m.move === 'ready' && m.args.length === 1);
      return [...kept, ...top(changes, (m) => layoutWorth(e, m.args[0] as Layout), 5)];
    }
    case 'intel':
      return [
        { move: 'passIntel', args: [false] },
        ...top(named('reveal', 'swapRitual'), (m) => revealWorth(e, m), 3),
        ...top(named('quick', 'relic', 'tile', 'duplicate'), (m) => answerWorth(e, m, dice), 3),
      ];
    case 'respond':
      return [
        { move: 'pass', args: [] },
        ...top(named('quick', 'relic', 'tile', 'duplicate', 'attach'), (m) => answerWorth(e, m, dice), 4),
      ];
    case 'ballot':
    case 'retreat':
    case 'assign':
    case 'operate':
      return legal;
    default:
      return [];
  }
}

/** The moves worth imagining, the medium level's own choice first; fewer than two: nothing to think about. */
export function shortlist(knows: Knowledge, medium: LegalMove, dice: Dice): LegalMove[] {
  const e = eyesOf(knows.view as unknown as View, knows.me);
  const found = new Map<string, LegalMove>();
  for (const move of [medium, ...widely(e, knows, dice)]) {
    const key = e.view.ask?.ask === 'plan' ? planKey(move.args[0] as Layout) : moveKey(move);
    if (!found.has(key)) found.set(key, move);
  }
  return [...found.values()];
}
