import type { PlayerID, Table, Wait } from '../../engine-extensions/agenda/agenda';
import type { EffectQuestion, EffectStep } from '../../engine-extensions/effects/resolver';
import type { Logged } from '../../engine-extensions/log/log';
import type {
  ActionId,
  AnomalyId,
  Faction,
  OperatorId,
  Primitive,
  RelicId,
  RitualId,
  Slot,
  Tag,
  TileId,
} from './cards';
import type { Happened } from './events';

export const DIFFICULTIES = ['acolyte', 'adept', 'magister', 'eldritch'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Options {
  /** VP that end the war; 13 in the printed game, and always in the solo game */
  goal: number;
  factionPick: 'draft' | 'random';
  firstPlayer: 'fixed' | 'rotate';
  difficulty: Difficulty;
}

/** The Herald's place at the table of the solo game; no seat, its choices run by themselves. */
export const HERALD = 'herald';

export const LOCATIONS = [1, 2, 3, 4, 5, 6] as const;
export const HOLDERS = 3;
/** COL-CTRL-01 */
export const SLOTS_PER_LOCATION = 3;
export const MAX_OPERATORS = 6;
export const MAX_RELICS = 3;
export const MAX_RITUALS = 3;
export const HAND = 5;
export const WINNING_VP = 13;
export const INSIGHT = 50;
/** COL-SR-02 */
export const BREACH = 12;

/** One plan: where, who, what; and, from the reveal on, the Operator who stands there. Views hide what lies face down. */
export interface Holder {
  loc: number | null;
  op: OperatorId | null;
  act: ActionId | null;
  /** lies face down */
  down: Record<Slot, boolean>;
  /** who peeked at a face-down card: it is locked (COL-COMMIT-02) */
  seen: Record<Slot, PlayerID[]>;
  /** not to be revealed this round */
  shield: boolean;
  /** the Operator is at its Location */
  standing: boolean;
  /** its Operation has had its moment */
  done: boolean;
  /** a card of it has been revealed this round, hidden again or not */
  shown: boolean;
  /** no card of it was seen before the reveal */
  unseen: boolean;
  wounds: number;
  /** carried Relics attached to the Operator */
  relics: RelicId[];
}

/** COL-FAC-01 to 04 are counted from these; shown on the mat. */
export interface RoundTally {
  kills: number;
  /** last cards of rival holders turned up */
  opened: number;
  finalised: number;
  /** rival tokens removed, and of how many rivals */
  removed: number;
  robbed: number;
  /** how far own costs and effects raised the tracker */
  raised: number;
}

export const SOURCES = ['control', 'rituals', 'condition', 'insight', 'banked'] as const;
export type Source = (typeof SOURCES)[number];

/** What everybody may see of a seat. */
export interface OpenSeat {
  faction: Faction | null;
  insight: number;
  vp: number;
  /** VP that wait for scoring (COL-VP-05) */
  bank: number;
  normal: number;
  one: number;
  two: number;
  relics: RelicId[];
  exhausted: string[];
  /** Relics that an effect has readied this round */
  readied: RelicId[];
  discard: ActionId[];
  ready: boolean;
  passed: 'no' | 'stay' | 'out';
  swapped: boolean;
  /** a Ritual was scored this round (COL-RIT-05) */
  ritualScored: boolean;
  reveals: number;
  /** a cost was paid this round */
  paid: boolean;
  tilesUsed: TileId[];
  /** changes the hand limit in the next step 7 */
  limit: number;
  tally: RoundTally;
  /** whose tokens were removed this round */
  victims: PlayerID[];
  sources: Record<Source, number>;
}

/** What a player has sealed in a window (COL-WIN-03). A card or Operator from hand lies here until it resolves. */
export interface Answer {
  kind: 'pass' | 'quick' | 'relic' | 'tile' | 'attach' | 'duplicate';
  card: string | null;
  target: string | null;
  for: PlayerID | null;
}

export interface Prefs {
  /** windows answered with a pass by themselves */
  auto: Tag[];
  /** ... and all of them until this phase of this round is over: `3:resolution` */
  until: string | null;
  /** wants to be asked in Combats of others */
  watch: boolean;
}

/** Counts as others see them while plans are made in secret. */
export interface Frozen {
  hand: number;
  operators: number;
  deck: number;
  /** the discard pile, by name; and whether it has been shuffled into the deck meanwhile (COL-REF-08) */
  discard: string[];
  reshuffled: boolean;
  /** slots that were empty when the phase began */
  empty: string[];
}

export interface Seat {
  open: OpenSeat;
  holders: Holder[];
  deck: ActionId[];
  hand: ActionId[];
  operators: OperatorId[];
  locs: number[];
  rituals: RitualId[];
  /** Operators being looked at (scout) */
  scouting: OperatorId[];
  /** cards laid aside in step 7, shown when all have confirmed */
  tossed: ActionId[];
  /** how many of them in the second discard of step 7 */
  redrawn: number;
  ballot: 'fight' | 'peace' | null;
  retreat: boolean | null;
  prefs: Prefs;
  frozen: Frozen | null;
  /** what this seat has peeked at in hands: by name, as it was then */
  notes: { seat: PlayerID; round: number; cards: string[] }[];
  /** the Herald's limit in the auction */
  limit: number;
}

export interface Token {
  by: PlayerID;
  kind: 'normal' | 'one' | 'two';
}

export interface Standee {
  id: AnomalyId;
  at: number;
  wounds: number;
}

/** What lies open in the middle. Piles have their top card last. */
export interface Board {
  round: number;
  first: PlayerID;
  /** turn order; the Herald's place included */
  order: PlayerID[];
  tiles: TileId[];
  /** by Location, 1 first */
  tokens: Token[][];
  /** in order of spawn */
  anomalies: Standee[];
  tracker: number;
  /** COL-SR-05: what the tracker resets to this round */
  floor: number;
  pile: number;
  /** what became of the Combats of this round, by Location */
  settled: ('fought' | 'skipped' | null)[];
  /** Locations where no ballot is held this round */
  forced: number[];
  /** who controlled what when Refresh began (COL-REF-01) */
  snapshot: Record<PlayerID, number[]>;
  graveyard: OperatorId[];
  house: RelicId[];
  relicDiscard: RelicId[];
  ritualDiscard: RitualId[];
  anomalyDiscard: AnomalyId[];
  /** of the solo game */
  herald: HeraldTable | null;
}

export interface HeraldTable {
  difficulty: Difficulty;
  gazes: number;
  /** thralls' and Anomalies' extra strength, this round and next */
  bonus: number;
  bonusNext: number;
  power: number;
  powerNext: number;
}

export interface Modifier {
  on: PlayerID;
  n: number;
  /** key of the card */
  card: string;
}

export interface Hit {
  on: string;
  by: PlayerID | null;
}

/** A Combat in progress; all of it is open. */
export interface Combat {
  at: number;
  turn: number;
  joined: { seat: PlayerID; h: number }[];
  dice: Record<PlayerID, number>;
  mods: Modifier[];
  shields: Record<PlayerID, number>;
  extra: Record<PlayerID, number>;
  ignore: PlayerID[];
  /** scores of this turn once they are final */
  scores: Record<PlayerID, number> | null;
  assigner: PlayerID | null;
  hits: Hit[];
  /** COL-COMBAT-18: costs and tracker effects, in order of play */
  rebound: { by: PlayerID | null; n: number }[];
  /** effects that spawn wait for the end too */
  spawns: { by: PlayerID; at: number | null }[];
  /** Locations where an Anomaly arrived on Operators meanwhile */
  arrivals: number[];
  /** an Anomaly was in it, so the peace option returns once it is gone (COL-COMBAT-17) */
  haunted: boolean;
}

export interface Window {
  tag: Tag;
  asked: PlayerID[];
  answers: Record<PlayerID, Answer>;
  /** how many answers took effect */
  resolved: number;
}

export interface Auction {
  relic: RelicId;
  high: number;
  by: PlayerID | null;
  out: PlayerID[];
}

/** The Operation that is being carried out. */
export interface Operation {
  by: PlayerID;
  holder: number;
  at: number;
}

export type ColStep =
  | EffectStep<Primitive>
  | { do: 'draft'; i: number }
  | { do: 'deal' }
  | { do: 'round' }
  | { do: 'intel'; i: number }
  | { do: 'closing' }
  | { do: 'commitment' }
  | { do: 'reveal' }
  | { do: 'combats'; from: number }
  | { do: 'combat'; at: number; arrival: boolean }
  | { do: 'ballotCount'; at: number; again: boolean }
  | { do: 'combatTurn' }
  | { do: 'roll' }
  | { do: 'score' }
  | { do: 'hits' }
  | { do: 'combatTurnEnd' }
  | { do: 'retreatCount' }
  | { do: 'endCombat'; how: 'fought' | 'skipped' | 'retreat' }
  | { do: 'window'; tag: Tag }
  | { do: 'windowResolve' }
  | { do: 'answer'; by: PlayerID }
  | { do: 'windowAgain' }
  | { do: 'settle' }
  | { do: 'spawn'; by: PlayerID | null; at: number | null }
  | { do: 'operations' }
  | { do: 'operationEnd' }
  | { do: 'refresh'; n: number }
  | { do: 'haunts'; ids: AnomalyId[] }
  | { do: 'scoring'; i: number }
  | { do: 'auction' }
  | { do: 'bidding'; from: number }
  | { do: 'refilled' }
  | { do: 'caps'; seat: PlayerID; cap: 'hand' | 'operators' | 'relics' | 'rituals' };

export type Ask =
  | { ask: 'draft' }
  | { ask: 'plan' }
  | { ask: 'intel' }
  | { ask: 'commit' }
  | { ask: 'respond' }
  | { ask: 'ballot'; at: number }
  | { ask: 'assign'; left: number }
  | { ask: 'retreat'; at: number }
  | { ask: 'operate'; holder: number }
  | { ask: 'score' }
  | { ask: 'bid' }
  | { ask: 'refill' };

export type Question = (Wait & Ask) | EffectQuestion<Primitive>;

export interface SeatResult {
  vp: number;
  tokens: number;
  insight: number;
  sources: Record<Source, number>;
}

/** How the match ended. */
export interface Outcome {
  winners: PlayerID[];
  reason: 'victory' | 'tokens' | 'insight' | 'shared' | 'saved' | 'doom' | 'overrun' | 'dawn';
  rounds: number;
  seats: Record<PlayerID, SeatResult>;
}

/** Counted for the simulator. */
export interface Stats {
  spawns: number;
  /** Locations with an Anomaly at scoring, summed over rounds */
  blocked: number;
  /** rounds in which the condition was scored, by seat */
  conditions: Record<PlayerID, number>;
  /** Operators owned at Planning, summed over rounds and seats; and how often the Legendary stood alone */
  owned: number;
  alone: number;
  plans: number;
  fights: number;
  peaces: number;
}

/** All that lies on the table. */
export interface State extends Table<ColStep, Question>, Logged<Happened> {
  over?: Outcome;
  options: Options;
  board: Board;
  seats: Record<PlayerID, Seat>;
  operatorDeck: OperatorId[];
  relicDeck: RelicId[];
  ritualDeck: RitualId[];
  anomalyDeck: AnomalyId[];
  /** tiles not in play */
  box: TileId[];
  /** who has seen a Ritual that somebody holds */
  ritualSeen: Record<RitualId, PlayerID[]>;
  windows: Window[];
  combat: Combat | null;
  operation: Operation | null;
  auction: Auction | null;
  /** spawns that wait for the action in progress to end */
  pending: { by: PlayerID | null; at: number | null }[];
  /** places to which an Anomaly moved on Operators in the Operation in progress */
  arrivals: number[];
  /** whose Operator has fought which Anomaly this round (COL-ANOM-08) */
  fought: Record<AnomalyId, { seat: PlayerID; h: number }[]>;
  /** whose Operator was brought to 0 HP this round: `seat holder` */
  fallen: string[];
  /** who fought an Anomaly that has been slain this round (COL-ANOM-08) */
  slain: { seat: PlayerID; h: number }[][];
  /** key of the Quick Action or Relic that is taking effect, for the lines of a score */
  playing: string | null;
  stats: Stats;
}
