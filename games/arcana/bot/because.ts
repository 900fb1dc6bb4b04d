import type { LegalMove } from '../../../engine-extensions/moves';
import { cardOf, type CardId } from '../cards';
import type { Outlook } from './outlook';
import { bribeTotal, type Plan } from './plan';
import { prospect } from './standing';
import type { Weights } from './weights';

/** The reasons a hint can give; the board has a sentence for each. */
export const REASONS = [
  'wins-at-once',
  'bribe-next',
  'takes-the-lead',
  'reaches-the-number',
  'builds-up',
  'spoils-it-for-others',
  'more-cards',
  'knowing-helps',
  'effect-helps',
  'militia-helps',
  'waits-and-sees',
  'comes-home',
  'best-promise',
  'strong-card-stays',
  'thin-deck',
  'highest-bid',
  'likely-objectives',
  'any-guild',
] as const;
export type Reason = (typeof REASONS)[number];

const BRINGS_CARDS = new Set(['draw', 'salvage', 'recall', 'recycle']);
const BRINGS_KNOWLEDGE = new Set(['peek', 'expose', 'scry']);

/** Why the plan wants this move, as a key. */
export function reasonFor(W: Weights, outlook: Outlook, plan: Plan, { move, args }: LegalMove): Reason {
  const [card, target] = args as [CardId, unknown];
  const meant = plan.meant[plan.cards.indexOf(card)] ?? -1;
  const s = plan.standings[meant];
  switch (move) {
    case 'bribe':
      return s && bribeTotal(outlook, s, cardOf(card)) >= cardOf(s.stake).ducat ? 'wins-at-once' : 'waits-and-sees';
    case 'callMilitia':
      return 'militia-helps';
    case 'playLocation': {
      const { effect = 'draw' } = cardOf(card);
      return BRINGS_CARDS.has(effect) ? 'more-cards' : BRINGS_KNOWLEDGE.has(effect) ? 'knowing-helps' : 'effect-helps';
    }
    case 'displayAgent': {
      if (!s || s.zone.id !== target) return 'builds-up';
      if (plan.cards.some((c, i) => plan.meant[i] === meant && cardOf(c).kind === 'relic')) return 'bribe-next';
      const total = plan.totals[meant] as number;
      if (total < s.number) return 'builds-up';
      const { wins } = prospect(W, outlook, s, total, true);
      if (wins < 0.35) return 'spoils-it-for-others';
      return s.claims.some((c) => c.now > 0) ? 'takes-the-lead' : 'reaches-the-number';
    }
    default:
      return 'comes-home';
  }
}

/** Reasons for answers, by what was asked. */
export function reasonForAnswer({ move, args }: LegalMove): Reason {
  switch (move) {
    case 'chooseGuild':
      return 'any-guild';
    case 'pickObjectives':
      return 'likely-objectives';
    case 'announceArcanum':
      return 'highest-bid';
    case 'chooseRemoval':
      return args[0] === 'keep' ? 'strong-card-stays' : 'thin-deck';
    default:
      return 'best-promise';
  }
}
