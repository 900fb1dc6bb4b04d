import type { Knowledge } from '../../../engine-extensions/bots/bot';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import { cardOf, type Arcanum, type CardId } from '../cards';
import type { Targets } from '../rules/targets';
import type { ZoneId } from '../state';
import type { View } from '../view';
import { locationGain } from './locations';
import { outlookOf, type Outlook } from './outlook';
import { bribeTotal, planOf, type Plan } from './plan';
import { prospect } from './standing';
import { WEIGHTS } from './weights';

const W = WEIGHTS;

/** How much a move promises at a first look, in victory points. */
function promise(outlook: Outlook, plan: Plan, { move, args }: LegalMove): number {
  const [first, second, third] = args as [CardId, ZoneId | Targets, Arcanum?];
  const card = cardOf(first);
  const planned = plan.meant[plan.cards.indexOf(first)] ?? -1;
  switch (move) {
    case 'displayAgent': {
      const z = outlook.view.zones.findIndex((zone) => zone.id === second);
      const s = plan.standings[z];
      if (!s) return -1;
      const more = Math.max(...s.gold.map((a) => card[a]));
      const gain =
        prospect(W, outlook, s, s.mine + more, true).value - prospect(W, outlook, s, s.mine, s.present).value;
      return gain + (planned === z ? 3 : 0);
    }
    case 'bribe': {
      const s = plan.standings.find((each) => each?.zone.id === second);
      if (!s) return -2;
      const total = bribeTotal(outlook, s, card, third === undefined ? s.gold : [third]);
      return total >= cardOf(s.stake).ducat ? 5 + s.worth : -2;
    }
    case 'playLocation':
      return 0.5 + locationGain(W, outlook, plan, card, second as Targets);
    case 'callMilitia':
      return (planned >= 0 ? 2 : 0.5) - 0.1 * card.ducat;
    default:
      return (planned >= 0 ? -0.5 : 1) - 0.1 * (card.staff + card.sword + card.cup + card.ducat);
  }
}

/** The moves worth thinking about, at most `most`, with `favourite` first. */
export function shortlist(knows: Knowledge, favourite: LegalMove, most: number): LegalMove[] {
  const view = knows.view as unknown as View;
  if (view.asked?.question.ask !== 'act') return [...knows.legal];
  const outlook = outlookOf(view, knows.me);
  const plan = planOf(W, outlook, view.own?.hand ?? []);
  const key = moveKey(favourite);
  const others = knows.legal
    .filter((move) => moveKey(move) !== key)
    .map((move) => ({ move, score: promise(outlook, plan, move) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most - 1);
  return [favourite, ...others.map(({ move }) => move)];
}
