import type { LegalMove } from '../../../engine-extensions/moves';
import type { ClueId } from '../cards';
import { firstLead } from '../rules/areas';
import type { CaseId } from '../state';
import type { View } from '../view';

/** What the player is about to do, read from what is picked up. */
export type Intent =
  | { kind: 'play'; from: 'leads' | 'hand'; card: ClueId; key: boolean }
  | { kind: 'close'; caseId: CaseId; scored?: readonly ClueId[] }
  | { kind: 'swap'; mine?: ClueId };

export const LEAD = 'lead';
export const KEY = 'key';
export const SWAP = 'swap';
export const handKey = (card: ClueId) => `hand:${card}`;
export const closeKey = (caseId: CaseId) => `close:${caseId}`;
export const swapKey = (card: ClueId) => `swap:${card}`;
/** a set of puzzle cards ticked in the sheet of a closing case */
export const scoreKey = (scored: readonly ClueId[]) => `score:${scored.join(' ')}`;

const after = (text: string | undefined, mark: string) =>
  text?.startsWith(mark) ? text.slice(mark.length) : undefined;

export function intentOf(picked: readonly string[], view: View): Intent | null {
  const [first, second] = picked;
  const hand = after(first, 'hand:');
  const closing = after(first, 'close:');
  if (first === LEAD) {
    const card = firstLead(view.leads);
    return card === undefined ? null : { kind: 'play', from: 'leads', card, key: second === KEY };
  }
  if (hand !== undefined)
    return view.hand.includes(hand) ? { kind: 'play', from: 'hand', card: hand, key: second === KEY } : null;
  if (closing !== undefined) {
    const scored = after(second, 'score:');
    return {
      kind: 'close',
      caseId: closing,
      ...(scored === undefined ? {} : { scored: scored.split(' ').filter(Boolean) }),
    };
  }
  if (first === SWAP) {
    const mine = after(second, 'swap:');
    return { kind: 'swap', ...(mine !== undefined && view.hand.includes(mine) ? { mine } : {}) };
  }
  return null;
}

/** The move that plays the picked card to a case, with the contact's key or without. */
export const playMove = (
  { from, card }: Extract<Intent, { kind: 'play' }>,
  caseId: CaseId,
  key: boolean,
): LegalMove => {
  const last = key ? [true] : [];
  return from === 'leads'
    ? { move: 'playLead', args: [caseId, ...last] }
    : { move: 'playFromHand', args: [card, caseId, ...last] };
};
