import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { clueOf, VICTIMS, type Clue, type ClueId, type ClueType, type Edge } from '../cards';
import { CALM, TYPES_TO_CLOSE, type Case } from '../state';

type Line = Readonly<Pick<Case, 'victim' | 'clues' | 'waived'>>;

/** ARK-PLAY-02: the right icons of the last card of a line, the victim's while it has no clue. */
export function openEdge(line: Line): readonly Edge[] {
  const last = line.clues[line.clues.length - 1];
  return last === undefined ? (VICTIMS[line.victim]?.right ?? []) : clueOf(last).right;
}

/** ARK-PLAY-02, 03: one of the right icons meets the left one, or either is ANY. */
export const links = (right: readonly Edge[], left: Edge) =>
  left === 'ANY' || right.includes(left) || right.includes('ANY');

/** ARK-LOCK-02: keys in the line less the locks they opened. */
export function freeKeys(line: Line): number {
  let free = line.waived;
  for (const id of line.clues) {
    const c = clueOf(id);
    if (c.key) free++;
    if (c.lock) free--;
  }
  return free;
}

/** Everything that keeps a card out of a line, technique first (ARK-MIN-02: they add up). */
export function obstacles(card: Clue, line: Line, contactKey = false): Refusal[] {
  const found: Refusal[] = [];
  if (!links(openEdge(line), card.left)) found.push(refuse('ARK-PLAY-02', 'needs-technique', { technique: card.left }));
  if (card.lock && !contactKey && freeKeys(line) < 1) found.push(refuse('ARK-LOCK-01', 'no-free-key'));
  const missing = card.min - line.clues.length;
  if (missing > 0) found.push(refuse('ARK-MIN-01', 'more-clues', { n: missing }));
  return found;
}

/** Whether a card may be added to a line; the same answer as no `obstacles`, faster. */
export const fits = (card: Clue, line: Line, contactKey = false) =>
  line.clues.length >= card.min &&
  links(openEdge(line), card.left) &&
  (!card.lock || contactKey || freeKeys(line) >= 1);

/** ARK-STRAIN-01: the next clue of this line costs a stability check. */
export const strainsNext = (line: Line) => line.clues.length >= CALM;

/** The different types among cards. */
export const typesOf = (cards: readonly ClueId[]): Set<ClueType> => new Set(cards.map((id) => clueOf(id).type));

/** ARK-CLOSE-01 */
export const isClosable = (line: Line) => typesOf(line.clues).size >= TYPES_TO_CLOSE;

/** ARK-CLOSE-02, 03: every set of puzzle cards that may be scored, each in the order of the line, the empty one first. */
export function scoreSets(line: Line): ClueId[][] {
  if (!isClosable(line)) return [];
  let sets: ClueId[][] = [[]];
  for (const id of line.clues)
    if (clueOf(id).puzzle)
      sets = [...sets, ...sets.map((set) => [...set, id])].filter((set) => typesLeft(line, set) >= TYPES_TO_CLOSE);
  return sets;
}

/** How many types a line shows once these cards are removed. */
export const typesLeft = (line: Line, removed: readonly ClueId[]) =>
  typesOf(line.clues.filter((id) => !removed.includes(id))).size;

/** What a board shows beside a line. */
export interface LineInfo {
  types: ReadonlySet<ClueType>;
  clues: number;
  keys: number;
  locks: number;
  freeKeys: number;
  edge: readonly Edge[];
  strainNext: boolean;
  closable: boolean;
  /** puzzle cards that could be scored now, each by itself */
  scoreable: readonly ClueId[];
  /** all sets that could be scored together, in the form `closeCase` wants them */
  scoreSets: readonly (readonly ClueId[])[];
}

/** All that follows from a line. */
export function lineOf(line: Line): LineInfo {
  const cards = line.clues.map(clueOf);
  const sets = scoreSets(line);
  return {
    types: typesOf(line.clues),
    clues: cards.length,
    keys: cards.filter((c) => c.key).length,
    locks: cards.filter((c) => c.lock).length,
    freeKeys: freeKeys(line),
    edge: openEdge(line),
    strainNext: strainsNext(line),
    closable: isClosable(line),
    scoreable: sets.filter((s) => s.length === 1).map((s) => s[0] as ClueId),
    scoreSets: sets,
  };
}

/** The legal set that brings the most types the Big picture lacks; among equals the smallest. */
export function bestScore(line: Line, bigPicture: readonly ClueId[]): readonly ClueId[] {
  const have = typesOf(bigPicture);
  const worth = (set: readonly ClueId[]) => [...typesOf(set)].filter((t) => !have.has(t)).length * 100 - set.length;
  return scoreSets(line).reduce((best, set) => (worth(set) > worth(best) ? set : best), []);
}
