import type { Bot, BotFactory, Knowledge } from '../../../engine-extensions/bots/bot';
import type { Dice } from '../../../engine-extensions/dice';
import type { LegalMove } from '../../../engine-extensions/moves';
import { cardOf, type Arcanum, type CardId } from '../cards';
import { totalOf } from '../rules/struggle';
import type { Targets } from '../rules/targets';
import { theZone } from '../rules/zones';
import type { ZoneId } from '../state';
import type { View } from '../view';
import { reasonFor, reasonForAnswer } from './because';
import { locationGain } from './locations';
import { outlookOf, type Outlook } from './outlook';
import { bribeTotal, planOf, type Plan } from './plan';
import { promiseOf } from './promise';
import { prospect } from './standing';
import { WEIGHTS, type Weights } from './weights';
import { useOf, worthOf } from './worth';

/** Some effects bring cards or knowledge and come early; others decide a struggle and come late. */
const EARLY = new Set([
  'draw',
  'salvage',
  'recall',
  'peek',
  'harass',
  'recycle',
  'scry',
  'replace',
  'retire',
  'expose',
]);

/** How soon a move of the plan should be made; the most urgent is made now. */
function urgency(W: Weights, outlook: Outlook, plan: Plan, { move, args }: LegalMove): number {
  const [first, second, third] = args as [CardId, ZoneId | Targets, Arcanum?];
  const at = plan.cards.indexOf(first);
  const meant = at < 0 ? -1 : (plan.meant[at] as number);
  const s = plan.standings[meant];
  switch (move) {
    case 'bribe': {
      if (!s || s.zone.id !== second || s.zone.marks.locked) return -10;
      const stake = cardOf(s.stake);
      const own = third === undefined ? s.gold : [third];
      const total = bribeTotal(outlook, s, cardOf(first), own);
      return total >= stake.ducat ? 100 + s.worth : -10;
    }
    case 'callMilitia': {
      if (!s) return -5;
      const bribable = cardOf(s.stake).kind === 'personality' && bribeTotal(outlook, s, cardOf(first)) >= cardOf(s.stake).ducat; // prettier-ignore
      const waits = plan.cards.some((c, i) => plan.meant[i] === meant && c !== first);
      return bribable ? -5 : waits ? 5 : 25;
    }
    case 'displayAgent': {
      if (!s || s.zone.id !== second) return -2 - 0.01 * cardOf(first).vp;
      const opens = plan.cards.some((c, i) => plan.meant[i] === meant && cardOf(c).kind === 'relic');
      const hidden = s.zone.control.includes(outlook.me);
      return (opens ? 50 : hidden ? 30 : 20) + s.worth;
    }
    case 'playLocation': {
      const location = cardOf(first);
      const gain = locationGain(W, outlook, plan, location, second as Targets);
      if (gain <= 0.005) return -3 + gain;
      if (location.effect === 'ambush') return 25 + gain; // before the Agent goes there openly
      return (EARLY.has(location.effect ?? '') ? 60 : 10) + gain;
    }
    case 'discard': {
      if (meant >= 0) return -8;
      const card = cardOf(first);
      if (card.kind === 'location') return -1; // it may find a target yet
      return 40 - 0.1 * (card.staff + card.sword + card.cup + card.ducat);
    }
    default:
      return 0;
  }
}

const best = <T>(of: readonly T[], score: (each: T) => number): T => {
  let most = -Infinity;
  let chosen = of[0] as T;
  for (const each of of) {
    const s = score(each);
    if (s > most + 1e-9) {
      most = s;
      chosen = each;
    }
  }
  return chosen;
};

function answer(W: Weights, knows: Knowledge, view: View, dice: Dice): LegalMove {
  const { legal, me } = knows;
  const question = view.asked?.question;
  switch (question?.ask) {
    case 'guild':
      return legal.find((m) => m.args[0] === 'chance') ?? dice.pick(legal);
    case 'objectives':
      return best(legal, ({ args }) => {
        const [one, other] = args as [string, string];
        return promiseOf(one, view.players.length) + promiseOf(other, view.players.length) + dice.number();
      });
    case 'removal': {
      const keeps = useOf(W, outlookOf(view, me), cardOf(question.stake)) > 0.05;
      return legal.find((m) => m.args[0] === (keeps ? 'keep' : 'remove')) as LegalMove;
    }
    case 'announce': {
      const zone = theZone(view.zones, question.zone);
      return best(legal, (m) => totalOf(zone, me, m.args[0] as Arcanum));
    }
    case 'scry': {
      // what it wants comes up next in its own zones, later elsewhere
      const zone = theZone(view.zones, question.zone);
      const outlook = outlookOf(view, me);
      const [top, under] = (view.own?.scry ?? []).map((c) => worthOf(W, outlook, zone, c));
      const wantsHigh = zone.control.includes(me);
      const keep = (top ?? 0) >= (under ?? 0) === wantsHigh;
      return legal.find((m) => m.args[0] === (keep ? 'keep' : 'swap')) as LegalMove;
    }
    case 'militia': {
      const outlook = outlookOf(view, me);
      const plan = planOf(W, outlook, view.own?.hand ?? []);
      const card = cardOf(question.card);
      return best(legal, (m) => {
        const z = view.zones.findIndex((zone) => zone.id === m.args[0]);
        const s = plan.standings[z];
        if (!s) return -1;
        const total = plan.totals[z] as number;
        const more = Math.max(...s.gold.map((a) => card[a]));
        const what = { priority: card.captain === 'priority', locked: card.captain === 'lock' };
        return (
          prospect(W, outlook, s, total + more, true, what).value -
          prospect(W, outlook, s, total, plan.present[z] as boolean).value
        );
      });
    }
    default:
      return dice.pick(legal);
  }
}

/** Spreads its whole hand over the Stakes in thought, then makes the most urgent move of that plan. */
export const thoughtful =
  (W: Weights): BotFactory =>
  (): Bot => ({
    choose(knows, dice) {
      if (knows.legal.length === 1) return knows.legal[0] as LegalMove;
      const view = knows.view as unknown as View;
      if (view.asked?.question.ask !== 'act') return answer(W, knows, view, dice);
      const outlook = outlookOf(view, knows.me);
      const plan = planOf(W, outlook, view.own?.hand ?? []);
      return best(knows.legal, (move) => urgency(W, outlook, plan, move));
    },
    because(knows, move) {
      const view = knows.view as unknown as View;
      if (view.asked?.question.ask !== 'act') return reasonForAnswer(move);
      const outlook = outlookOf(view, knows.me);
      return reasonFor(W, outlook, planOf(W, outlook, view.own?.hand ?? []), move);
    },
  });

/** The medium level. */
export const mediumBot = thoughtful(WEIGHTS);
