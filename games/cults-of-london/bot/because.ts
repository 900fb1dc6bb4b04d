import type { LegalMove } from '../../../engine-extensions/moves';
import { anomaliesAt } from '../rules/open';
import type { Layout } from '../rules/plan';
import { outlook } from './odds';
import { factionOf, type Eyes } from './worth';

/** The reasons a hint can give; the board has a sentence for each. */
export const REASONS = [
  'fits-the-hour',
  'three-plans',
  'fewer-plans',
  'keep-plan',
  'better-place',
  'know-the-place',
  'open-the-holder',
  'better-ritual',
  'keep-insight',
  'worth-the-card',
  'keep-cards',
  'likely-win',
  'nothing-to-win',
  'peace-pays',
  'hurt-the-leader',
  'slay-it',
  'take-the-place',
  'make-room',
  'not-worth-it',
  'points-now',
  'worth-bidding',
  'too-dear',
  'better-cards',
  'hand-is-good',
  'best-choice',
  'changed-mind',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why the bot would do that, as a key. */
export function because(e: Eyes, { move, args }: LegalMove): Reason {
  const { view, me } = e;
  switch (move) {
    case 'chooseFaction':
      return 'fits-the-hour';
    case 'plan':
      return 'take-the-place';
    case 'ready': {
      const layout = args[0] as Layout | undefined;
      if (view.ask?.ask === 'commit') return layout ? 'better-place' : 'keep-plan';
      return layout?.every((p) => p !== null) ? 'three-plans' : 'fewer-plans';
    }
    case 'unready':
      return 'changed-mind';
    case 'reveal':
      return factionOf(view, me) === 'society' ? 'open-the-holder' : 'know-the-place';
    case 'swapRitual':
      return 'better-ritual';
    case 'passIntel':
      return 'keep-insight';
    case 'quick':
    case 'relic':
    case 'tile':
    case 'attach':
    case 'duplicate':
      return 'worth-the-card';
    case 'pass':
      return 'keep-cards';
    case 'ballot': {
      if (args[0] === 'peace') return 'peace-pays';
      const at = view.ask?.ask === 'ballot' ? view.ask.at : 1;
      return outlook(view, me, at).survives > 0.5 ? 'likely-win' : 'hurt-the-leader';
    }
    case 'retreatVote':
      return args[0] === true ? 'nothing-to-win' : 'likely-win';
    case 'assignHit':
      return String(args[0]).startsWith('a.') || anomaliesAt(view, view.combat?.at ?? 0).length > 0
        ? 'slay-it'
        : 'hurt-the-leader';
    case 'finalise':
      return args[0] === null ? 'take-the-place' : 'make-room';
    case 'decline':
      return 'not-worth-it';
    case 'scoreRitual':
    case 'burn':
    case 'endScore':
      return 'points-now';
    case 'bid':
      return 'worth-bidding';
    case 'passBid':
      return 'too-dear';
    case 'toss':
    case 'redraw':
      return 'better-cards';
    case 'refill':
    case 'mulligan':
      return 'hand-is-good';
    default:
      return 'best-choice';
  }
}
