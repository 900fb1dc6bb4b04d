import type { AnyWord, Word } from '../cards';
import { isCombatWord } from '../cards';
import type { CstStep, InvId, SlotId } from '../state';

/** Words as a step on the agenda: copies, for tables are frozen. */
export const effect = (
  words: readonly AnyWord[],
  about: { inv?: InvId; from?: InvId; slot?: SlotId; target?: string | null },
): CstStep => ({
  do: 'effect',
  words: words.filter((w): w is Word => !isCombatWord(w)).map((w) => ({ ...w })),
  inv: about.inv ?? null,
  from: about.from ?? null,
  slot: about.slot ?? null,
  target: about.target ?? null,
});
