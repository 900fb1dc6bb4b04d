import type { Knowledge } from '../../../engine-extensions/bots/bot';
import type { LegalMove } from '../../../engine-extensions/moves';
import { clueOf, type ClueId } from '../cards';
import { firstLead } from '../rules/areas';
import { typesOf } from '../rules/line';
import type { View } from '../view';

/** The reasons a hint can give; the board has a sentence for each. */
export const REASONS = [
  'wins',
  'scores',
  'bonus',
  'fresh-start',
  'needed-puzzle',
  'new-type',
  'brings-key',
  'useful-effect',
  'keeps-line-going',
  'puzzle-for-later',
  'key-for-later',
  'saves-time',
  'keeps-for-later',
  'gets-puzzle',
  'useful-card',
  'nerve-back',
  'nothing-useful',
  'least-loss',
  'keeps-stack-full',
  'no-need',
  'turn-done',
] as const;
export type Reason = (typeof REASONS)[number];

const isNeeded = (view: View, card: ClueId) => clueOf(card).puzzle && !typesOf(view.bigPicture).has(clueOf(card).type);

function playing(view: View, card: ClueId, caseId: string): Reason {
  const c = clueOf(card);
  const line = view.cases.find((l) => l.id === caseId);
  if (isNeeded(view, card)) return 'needed-puzzle';
  if (line && !typesOf(line.clues).has(c.type)) return 'new-type';
  if (c.key) return 'brings-key';
  return c.effects.some((e) => e !== 'check' && !e.startsWith('discard:')) ? 'useful-effect' : 'keeps-line-going';
}

function closing(view: View, caseId: string, scored: readonly ClueId[]): Reason {
  const after = typesOf([...view.bigPicture, ...scored]).size;
  if (after >= view.options.victoryTypes) return 'wins';
  if (after > typesOf(view.bigPicture).size) return 'scores';
  const line = view.cases.find((l) => l.id === caseId);
  return line && typesOf(line.clues).size === 6 && view.stability.length > 0 ? 'bonus' : 'fresh-start';
}

function taking(view: View, card: ClueId): Reason {
  const c = clueOf(card);
  if (isNeeded(view, card)) return 'puzzle-for-later';
  if (c.key) return 'key-for-later';
  return c.hourglass ? 'saves-time' : 'keeps-for-later';
}

/** Why the bot would do that, as a key. */
export function because(knows: Knowledge, { move, args }: LegalMove): Reason {
  const view = knows.view as unknown as View;
  const [a, b] = args as [string, string];
  const lead = firstLead(view.leads);
  switch (move) {
    case 'takeLead':
      return lead === undefined ? 'keeps-for-later' : taking(view, lead);
    case 'playLead':
      return lead === undefined ? 'keeps-line-going' : playing(view, lead, a);
    case 'playFromHand':
      return playing(view, a, b);
    case 'closeCase':
      return closing(view, a, args[1] as readonly ClueId[]);
    case 'resolveTake':
      if (args[0] === null) return 'no-need';
      if (isNeeded(view, a)) return 'gets-puzzle';
      return view.pending?.ask === 'bonus' || (view.pending?.ask === 'take' && view.pending.from === 'stability')
        ? 'nerve-back'
        : 'useful-card';
    case 'resolveDiscard':
      return 'least-loss';
    case 'resolveShuffle':
      return args[0] === true ? 'keeps-stack-full' : 'no-need';
    case 'contactExchange':
      return isNeeded(view, args[2] as ClueId) ? 'gets-puzzle' : 'useful-card';
    case 'finishTurn':
      return 'turn-done';
    default:
      return 'nothing-useful';
  }
}
