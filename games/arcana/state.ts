import type { PlayerID, Table, Wait } from '../../engine-extensions/agenda/agenda';
import type { Logged } from '../../engine-extensions/log/log';
import type { Arcanum, CardId, Guild, ObjectiveId } from './cards';
import type { Happened } from './events';

/** ARC-MODE-03, fixed at creation. */
export interface ArcOptions {
  guilds: 'choose' | 'chance';
  objectives: boolean;
  militia: boolean;
  tacticalRemoval: boolean;
}

/** `L0`, `R0`, … with two players, `Z01`, `Z12`, … with more; `F` is the Free zone. */
export type ZoneId = string;
export const FREE: ZoneId = 'F';

/** An Agent beside a Stake. */
export interface Displayed {
  owner: PlayerID;
  card: CardId;
  down: boolean;
  /** the round in which it came: earlier than now means stuck */
  since: number;
  /** seats that looked at it while it lies face-down (ARC-EFFECT-08) */
  seenBy: PlayerID[];
}

/** Marks until the end of the round (ARC-LOC-05). */
export interface Marks {
  locked: boolean;
  sealed: boolean;
  /** how much higher the gold numbers are */
  raise: number;
  /** how much higher each seat's total is */
  boost: Record<PlayerID, number>;
  priority: PlayerID[];
}

export interface Zone {
  id: ZoneId;
  /** who places face-down here; nobody in the Free zone */
  control: PlayerID[];
  /** face-down Stakes, the top card last; the Jubilee is not among them (see State.tail) */
  pile: CardId[];
  stake: CardId | null;
  agents: Displayed[];
  militia: { caller: PlayerID; card: CardId }[];
  marks: Marks;
  /** the arcana announced at a Stake with several golds */
  bids: Record<PlayerID, Arcanum>;
}

export interface Seat {
  guild: Guild | null;
  /** face-down, the top card last */
  deck: CardId[];
  hand: CardId[];
  resource: CardId[];
  /** under the guild card */
  removed: CardId[];
  /** dealt, then kept Objectives */
  objectives: ObjectiveId[];
  /** every Stake won so far, in that order: public arithmetic of what a seat owns */
  won: CardId[];
  /** for the Objectives */
  wins: { bribe: number; free: number; foreign: number };
}

/** What somebody is asked; the answers follow from the asked seat's view. */
export type Question =
  | { ask: 'guild' }
  | { ask: 'objectives' }
  | { ask: 'act' }
  | { ask: 'militia'; card: CardId }
  | { ask: 'scry'; zone: ZoneId }
  | { ask: 'removal'; zone: ZoneId; stake: CardId }
  | { ask: 'announce'; zone: ZoneId };

/** What happens without a decision. */
export type ArcStep =
  | { do: 'deal' }
  | { do: 'startRound' }
  | { do: 'nextTurn' }
  /** the Location that was played leaves limbo (ARC-LOC-02) */
  | { do: 'shelve'; by: PlayerID; card: CardId }
  /** a second action in the same turn (ARC-EFFECT-19) */
  | { do: 'again'; by: PlayerID }
  | { do: 'turnStake'; zone: ZoneId }
  | { do: 'resolve'; zone: ZoneId }
  | { do: 'announce'; zone: ZoneId; by: PlayerID }
  | { do: 'award'; zone: ZoneId }
  | { do: 'endRound' };

/** ARC-SCORE-01: how a score came about. */
export interface Score {
  seat: PlayerID;
  /** Deck and Resource Deck */
  deck: number;
  /** under the guild card */
  removed: number;
  objectives: { id: ObjectiveId; count: number; need: number; fulfilled: boolean }[];
  /** what the Agents beside Stakes would have been worth; scores nothing */
  stranded: number;
  total: number;
}

export interface Result {
  winners: PlayerID[];
  reason: 'jubilee' | 'stalemate';
  rounds: number;
  scores: Score[];
}

/** Counted for statistics; nothing in the rules reads it. */
export interface MatchRecord {
  began: PlayerID;
  contested: number;
  drawn: number;
  personalities: number;
  bribed: number;
  /** how often a Location of each effect was played, and thrown away */
  played: Record<string, number>;
  thrown: Record<string, number>;
}

/** All that lies on the table. Face-down piles have their top card last. */
export interface State extends Table<ArcStep, Wait & Question>, Logged<Happened> {
  over?: Result;
  options: ArcOptions;
  round: number;
  firstPlayer: PlayerID;
  seats: Record<PlayerID, Seat>;
  zones: Zone[];
  /** seats that leave their guild to chance (ARC-RULING-25) */
  anyGuild: PlayerID[];
  /** the order of the Free pile's last six cards: one `jubilee` among five `stake`, the next card last (ARC-SETUP-09) */
  tail: ('stake' | 'jubilee')[];
  jubilee: boolean;
  /** Stakes out of the match */
  box: CardId[];
  /** starting cards nobody has taken (ARC-SETUP-05) */
  guildBox: CardId[];
  /** cards in no pile: a Location being played, a Stake just won, a Militia card just drawn */
  limbo: CardId[];
  militiaDeck: CardId[];
  /** Militia cards whose Stake was bribed away (ARC-MIL-07) */
  militiaAside: CardId[];
  /** Objectives out of the match */
  objectiveBox: ObjectiveId[];
  /** ARC-RULING-26: rounds in a row without any Agent displayed or Stake won, and without a Stake won */
  idle: { quiet: number; dry: number };
  /** what this round has seen so far */
  seen: { displayed: boolean; won: boolean };
  record: MatchRecord;
}

/** ARC-DRAW-01 */
export const HAND = 4;
/** ARC-SETUP-07 */
export const PILE = 12;
/** ARC-SETUP-09: how many of the Free pile's cards the Jubilee is shuffled into. */
export const LAST = 5;
/** ARC-OBJ-01, ARC-OBJ-02 */
export const DEALT = 4;
export const KEPT = 2;
/** ARC-RULING-26 */
export const QUIET_ROUNDS = 3;
export const DRY_ROUNDS = 8;

export const noMarks = (): Marks => ({ locked: false, sealed: false, raise: 0, boost: {}, priority: [] });
