import type { Table, Wait } from '../../engine-extensions/agenda/agenda';
import type { Logged } from '../../engine-extensions/log/log';
import type { ClueId, VictimId } from './cards';
import type { Happened } from './events';

/** ARK-OPT-01 to 03, fixed at creation. */
export interface ArkOptions {
  /** types in the Big picture that win */
  victoryTypes: number;
  /** victims in play, the two opening cases included */
  victims: number;
  /** cards at which the stability and time areas take their toll */
  limits: number;
}

/** `case-1`, `case-2`, … in the order of opening; never reused. */
export type CaseId = string;

/** An open case: a victim and its line of clues, left to right. */
export interface Case {
  id: CaseId;
  victim: VictimId;
  clues: ClueId[];
  /** locks in this line that the contact opened (ARK-RULING-25) */
  waived: number;
}

/** The areas an effect can take from. */
export type Source = 'leads' | 'discard' | 'closed' | 'stability' | 'time';

/** What the player is asked. `card` printed the effect, `index` is its place among that card's effects. */
export type Question =
  | { ask: 'act' }
  | { ask: 'take'; from: Source; card: ClueId; index: number }
  | { ask: 'search'; card: ClueId; index: number }
  | { ask: 'shuffle'; card: ClueId; index: number }
  | { ask: 'discardHand'; card: ClueId; index: number }
  | { ask: 'discardLead'; card: ClueId; index: number }
  | { ask: 'handLimit' }
  | { ask: 'bonus' }
  | { ask: 'wrapUp' };

/** What happens without the player. */
export type ArkStep =
  | { do: 'check'; why: 'strain' | 'effect' }
  | { do: 'effect'; card: ClueId; index: number }
  | { do: 'handLimit' }
  | { do: 'bonus' }
  | { do: 'lastCase' }
  | { do: 'victory' }
  | { do: 'stability' }
  | { do: 'time' }
  | { do: 'refill' }
  | { do: 'nextTurn' };

/** How the match ended. */
export interface Result {
  win: boolean;
  reason: 'bigPicture' | 'stability' | 'victims' | 'abandoned';
  turns: number;
  /** different types in the Big picture */
  types: number;
}

/** All that lies on the table. Face-down stacks have their top card last. */
export interface State extends Table<ArkStep, Wait & Question>, Logged<Happened> {
  over?: Result;
  options: ArkOptions;
  /** every clue of this match, sorted; wherever it lies */
  deck: ClueId[];
  draw: ClueId[];
  /** five spaces, the leftmost first; null is a gap until maintenance */
  leads: (ClueId | null)[];
  hand: ClueId[];
  cases: Case[];
  discard: ClueId[];
  time: ClueId[];
  stability: ClueId[];
  /** clues in the Closed cases area */
  closed: ClueId[];
  /** victims in the Closed cases area */
  solved: VictimId[];
  bigPicture: ClueId[];
  victims: VictimId[];
  box: VictimId[];
  contact: 'unused' | 'key' | 'exchange';
}

/** ARK-AREA-01: spaces in the Leads row. */
export const ROW = 5;
/** ARK-HAND-01 */
export const HAND = 3;
/** ARK-CLOSE-01 */
export const TYPES_TO_CLOSE = 5;
/** ARK-STRAIN-01: the last clue of a line that costs no nerve. */
export const CALM = 7;
