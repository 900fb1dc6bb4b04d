import { fail } from '../../../engine-extensions/fail';
import { ARTIFACTS } from './artifacts';
import type { Clue, ClueId } from './clue';
import { EVIDENCE } from './evidence';
import { LOCATIONS } from './locations';
import { MONSTERS } from './monsters';
import { PEOPLE } from './people';
import { THREATS } from './threats';

export * from './clue';
export { CONTACT } from './contact';
export { VICTIMS, type Victim } from './victims';

/** The 50 clues of the case, in printed order. */
export const CLUES: readonly Clue[] = [...PEOPLE, ...EVIDENCE, ...LOCATIONS, ...ARTIFACTS, ...THREATS, ...MONSTERS];

const byId: Record<ClueId, Clue> = Object.create(null) as Record<ClueId, Clue>;

/** Makes cards known to the rules: the set of this case when it is loaded, cards of their own in tests. */
export function know(clues: readonly Clue[]) {
  for (const c of clues) byId[c.id] = Object.freeze(c);
}

know(CLUES);

/** The facts printed on a card. */
export const clueOf = (id: ClueId): Clue => byId[id] ?? fail(`no clue ${id}`);

/** Whether a client's text names a clue. */
export const isClue = (id: unknown): id is ClueId => typeof id === 'string' && id in byId;
