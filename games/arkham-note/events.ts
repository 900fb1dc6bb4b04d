import type { ClueId, Effect, VictimId } from './cards';
import type { CaseId, Result } from './state';

/** Where a card that leaves play goes (ARK-DISC-01). */
export type Heap = 'discard' | 'time';

/** What happened, for the log; `words.ts` of the board turns it into sentences. */
export type Happened =
  | { event: 'turnBegan'; turn: number }
  | { event: 'victimFound'; case: CaseId; victim: VictimId; why: 'start' | 'time' | 'ranOut' | 'lastCase' }
  | { event: 'leadTaken'; card: ClueId }
  /** the First lead made way for an action */
  | { event: 'leadDiscarded'; card: ClueId; to: Heap; for: 'playFromHand' | 'closeCase' | 'pass' }
  | { event: 'passed' }
  /** `number`: which clue of its line it became */
  | { event: 'played'; card: ClueId; case: CaseId; from: 'leads' | 'hand'; number: number; contact: boolean }
  | { event: 'strained'; case: CaseId; number: number }
  | { event: 'checkPassed'; card: ClueId; to: Heap; why: 'strain' | 'effect' }
  | { event: 'checkFailed'; card: ClueId; why: 'strain' | 'effect'; stability: number }
  /** ARK-RULING-22: no card was left to draw */
  | { event: 'checkEmpty'; why: 'strain' | 'effect' }
  | {
      event: 'took';
      card: ClueId;
      from: 'leads' | 'discard' | 'closed' | 'stability' | 'time' | 'draw';
      by: Effect | 'bonus';
    }
  | { event: 'declined'; effect: Effect | 'bonus' }
  /** ARK-EFF-03: there was nothing to take, discard or shuffle */
  | { event: 'effectIdle'; effect: Effect | 'bonus' }
  | { event: 'discarded'; card: ClueId; from: 'hand' | 'leads'; to: Heap; why: 'handLimit' | Effect }
  /** cards went into the draw stack, which was shuffled; it now has `count` cards */
  | { event: 'shuffled'; why: 'shuffle' | 'search' | 'ranOut' | 'lastCase'; added: number; count: number }
  | { event: 'closed'; case: CaseId; victim: VictimId; clues: readonly ClueId[]; types: number }
  | { event: 'scored'; case: CaseId; card: ClueId }
  | { event: 'exchanged'; gave: ClueId; got: ClueId; with: 'time' | 'stability' }
  /** ARK-MAINT-03: the time area was full; so many cards went to the discard area */
  | { event: 'timePassed'; cards: number }
  | { event: 'ranOut' }
  /** a new lead in a space of the row, 0 the leftmost */
  | { event: 'leadDrawn'; card: ClueId; space: number }
  | ({ event: 'ended' } & Result);
