import type { PlayerID, Table, Wait } from '../../engine-extensions/agenda/agenda';
import type { Logged } from '../../engine-extensions/log/log';
import type { ActionId, CultistFace, CultistId, Face, GooId, InvestigatorId, ItemId, LocationId, RuleId, Sym, Word } from './cards'; // prettier-ignore
import type { Happened } from './events';

/** Fixed at creation. */
export interface CstOptions {
  /** 0: as many as people, at least two */
  investigators: number;
  storm: 'calm' | 'standard' | 'fierce';
  sect: boolean;
  hands: 'open' | 'closed';
  groupDecision: 'vote' | 'leader';
  pick: 'choose' | 'random';
}

/** An investigator's number, 0 … N-1, in seat order. */
export type InvId = number;
/** A board position, clockwise; 0 is the shield, 4 the eye. */
export type SlotId = number;
/** A cultist or a Great Old One. */
export type EnemyId = string;
export type DieId = string;

export interface Die {
  id: DieId;
  face: Face;
}

/** An investigator and all that lies open before it. */
export interface Inv {
  id: InvId;
  /** who leads it */
  seat: PlayerID;
  card: InvestigatorId | null;
  at: SlotId;
  /** removable insanity, and permanent */
  insanity: number;
  permanent: number;
  /** insanity it will not feel this round */
  shield: number;
  trophies: Record<Sym, number>;
  /** the trophies paid for each level of knowledge */
  lore: { symbol: Sym; n: number }[];
  /** gate seal cards */
  seals: Sym[];
  items: ItemId[];
  dice: Die[];
  /** support cards lying before it until the combat phase ends */
  supports: { card: ActionId; from: InvId }[];
  targets: EnemyId[];
  passed: boolean;
  /** ready in preparation, done with fights, done with sealing */
  done: boolean;
  tookDie: boolean;
  /** move actions made in this phase, and further free ones */
  moves: number;
  freeMoves: number;
  searched: boolean;
  /** has won a fight in this combat phase */
  fought: boolean;
  /** what is used up this round: `ability:1`, `location`, an item */
  used: string[];
  ranged: boolean;
  noPenalty: boolean;
}

/** A Great Old One in play and the cultists it has devoured. */
export interface GooInPlay {
  card: GooId;
  devoured: CultistId[];
}

/** One of the five places on the shore and the column above it. */
export interface Slot {
  location: LocationId;
  shrine: boolean;
  /** the round whose cultist phase ends the ward; 0: not warded */
  ward: number;
  sealed: boolean;
  trophies: number;
  die: CultistFace;
  /** whether the team's use of this round is spent */
  used: boolean;
  /** the oldest first: nearest the location */
  column: CultistId[];
  goos: GooInPlay[];
}

/** What shows of a card of the terror circle; the card itself lies in `circleCards`. */
export interface CircleCard {
  gems: number;
  tokens: number;
  /** the Final Act, once triggered */
  up: boolean;
}

export interface Offer {
  from: InvId;
  to: InvId;
  give: ItemId | null;
  take: ItemId | null;
}

/** What an investigator tells the team. */
export interface Ping {
  kind: 'need' | 'give' | 'target' | 'go' | 'thanks';
  /** a symbol, an enemy, a slot, an investigator */
  about: string;
}

/** Cards on top of a deck that one investigator has seen. */
export interface Peek {
  inv: InvId;
  deck: 'cultist' | 'item';
  n: number;
}

export interface LastingRule {
  id: RuleId;
  /** the last round it holds; 0: to the end of the game */
  until: number;
}

/** What somebody is asked. The six first are open to all; the others interrupt. */
export type Ask =
  | { ask: 'choose' }
  | { ask: 'deal' }
  | { ask: 'prep' }
  | { ask: 'investigate' }
  | { ask: 'combat'; slot: SlotId }
  | { ask: 'seal' }
  | { ask: 'vote'; votes: Record<string, string | null> }
  | { ask: 'pick'; inv: InvId; word: Word }
  | { ask: 'keep'; inv: InvId }
  | { ask: 'drop'; inv: InvId }
  | { ask: 'gateSeal'; inv: InvId }
  | { ask: 'wild'; inv: InvId; die: DieId };

/** What happens without anybody. */
export type CstStep =
  | { do: 'await'; ask: Ask }
  | { do: 'layOut' }
  | { do: 'deal' }
  | { do: 'takePlaces' }
  | { do: 'round' }
  | { do: 'phase'; phase: PhaseName }
  | { do: 'devour' }
  | { do: 'marker'; left: number; passed: number }
  | { do: 'rollCultists' }
  | { do: 'appear'; slot: SlotId; force: boolean }
  | { do: 'spawn'; at: 'marker' | 'emptiest' }
  | { do: 'fourth'; slot: SlotId; card: CultistId }
  | { do: 'summon'; wave: 'first' | 'second'; fill: number }
  | { do: 'enter'; goo: GooId; slot: SlotId }
  | { do: 'deckOut' }
  | { do: 'terror' }
  | { do: 'flipped'; slot: SlotId }
  | { do: 'activation' }
  | { do: 'pool' }
  | { do: 'combatAt'; slot: SlotId }
  | { do: 'judge'; slot: SlotId }
  | { do: 'notFought'; inv: InvId }
  | { do: 'notFoughtInsanity'; inv: InvId }
  | { do: 'defeat'; inv: InvId; enemy: EnemyId }
  | { do: 'nextEvent'; inv: InvId }
  | { do: 'eventDone' }
  | { do: 'askKeep'; inv: InvId }
  | { do: 'tidyItems'; inv: InvId }
  | { do: 'supportPaid'; inv: InvId; card: ActionId }
  | { do: 'learned'; inv: InvId; level: number }
  | { do: 'lastSeal'; inv: InvId }
  | { do: 'permanent'; inv: InvId }
  | { do: 'effect'; words: Word[]; inv: InvId | null; from: InvId | null; slot: SlotId | null; target: string | null };

export const PHASES = ['choose', 'deal', 'cultist', 'terror', 'prep', 'investigator', 'combat', 'sealing'] as const;
export type PhaseName = (typeof PHASES)[number];

export type Reason = 'sealed' | 'insanity' | 'arrival' | 'threshold' | 'finalAct' | 'doom' | 'abandoned';

/** How the night ended, for all together. */
export interface Result {
  won: boolean;
  reason: Reason;
  round: number;
  /** the investigator, enemy or card that decided it */
  by: string | null;
}

/** What is open to everybody, the same in the state and in every view; `rules/` reads this. */
export interface Open {
  readonly options: Readonly<CstOptions>;
  readonly round: number;
  /** the investigator that led in round 1 (CST-RULING-04) */
  readonly first: InvId;
  readonly inv: readonly Inv[];
  readonly slots: readonly Slot[];
  /** the cultist marker and the terror marker */
  readonly marker: SlotId;
  readonly terrorAt: SlotId;
  readonly circle: readonly CircleCard[];
  readonly pool: readonly Die[];
  readonly diceLeft: readonly DieId[];
  readonly trophiesLeft: Readonly<Record<Sym, number>>;
  readonly sealsLeft: readonly Sym[];
  readonly goosLeft: Readonly<Record<'first' | 'second' | 'sect', readonly GooId[]>>;
  readonly cultistDiscard: readonly CultistId[];
  readonly itemDiscard: readonly ItemId[];
  readonly terrorDiscard: readonly string[];
  readonly discards: readonly (readonly ActionId[])[];
  readonly rules: readonly LastingRule[];
  readonly offers: readonly Offer[];
  /** offers that were refused or withdrawn in this phase, as text */
  readonly refusedOffers: readonly string[];
  readonly pings: Readonly<Record<string, Ping>>;
  readonly handOvers: Readonly<Record<string, { to: PlayerID; agreed: readonly PlayerID[] }>>;
  readonly finalAct: string | null;
  /** the round at whose end all is lost; 0: never */
  readonly doom: number;
  /** hands as far as they are seen */
  readonly hands: readonly (readonly ActionId[] | null)[];
}

/** All that lies on the table. Face-down stacks have their top card last. */
export interface State extends Table<CstStep, Wait>, Logged<Happened> {
  over?: Result;
  options: CstOptions;
  round: number;
  first: InvId;
  inv: Inv[];
  slots: Slot[];
  marker: SlotId;
  terrorAt: SlotId;
  pool: Die[];
  diceLeft: DieId[];
  trophiesLeft: Record<Sym, number>;
  sealsLeft: Sym[];
  /** seal cards that have served */
  sealsUsed: Sym[];
  goosLeft: Record<'first' | 'second' | 'sect', GooId[]>;
  cultistDeck: CultistId[];
  cultistDiscard: CultistId[];
  /** cultists that are not in this match, those a sect replaced among them */
  removed: CultistId[];
  itemDeck: ItemId[];
  itemDiscard: ItemId[];
  circle: CircleCard[];
  circleCards: string[];
  terrorDeck: string[];
  terrorDiscard: string[];
  /** Final Acts that are not in this match */
  unusedActs: string[];
  /** the terror card being carried out, and the marker moves it has caused (CST-RULING-09) */
  flip: { slot: SlotId; queued: number } | null;
  /** set once the cultist deck has run out */
  decksOut: number;
  /** action cards of investigators that are not in this match */
  box: ActionId[];
  decks: ActionId[][];
  hands: ActionId[][];
  discards: ActionId[][];
  /** two starting items before the choice; searched cards before keeping */
  dealt: ItemId[][];
  drawn: ItemId[][];
  /** the unexpected event being resolved */
  resolving: ItemId[];
  rules: LastingRule[];
  offers: Offer[];
  refusedOffers: string[];
  pings: Record<string, Ping>;
  handOvers: Record<string, { to: PlayerID; agreed: PlayerID[] }>;
  peeks: Peek[];
  finalAct: string | null;
  doom: number;
  /** what was done, for the result's breakdown and for statistics */
  tally: Tally;
}

export interface Tally {
  defeated: number[];
  supports: number[];
  goosDefeated: number;
  used: string[];
}
