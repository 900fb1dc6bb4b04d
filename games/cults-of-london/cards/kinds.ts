import type { Filter, Effect, Ref } from '../../../engine-extensions/effects/words';

export const FACTIONS = ['purge', 'society', 'mohocks', 'dawn'] as const;
export type Faction = (typeof FACTIONS)[number];

export const SKILLS = ['strength', 'finesse', 'arcana', 'charisma'] as const;
export type Skill = (typeof SKILLS)[number];

/** COL-WIN-01: the moments at which a Quick Action or a Relic may be used. */
export const TAGS = ['INTEL', 'REVEAL', 'PRE', 'POST', 'OP', 'END'] as const;
export type Tag = (typeof TAGS)[number];

/** What an Operation is about; the glyph on the card. */
export const FAMILIES = [
  'outpost',
  'burn',
  'wildfire',
  'recruit',
  'insight',
  'cards',
  'tokens',
  'damage',
  'ritual',
  'relic',
  'rebound',
] as const;
export type Family = (typeof FAMILIES)[number];

/** The three cards of a holder. */
export const SLOTS = ['loc', 'op', 'act'] as const;
export type Slot = (typeof SLOTS)[number];

export type ActionId = string;
export type OperatorId = string;
export type RelicId = string;
export type RitualId = string;
export type AnomalyId = string;
export type OmenId = string;
export type TileId = string;

/** Something that was chosen before, or the words themselves. */
export type Chosen = string | Ref;

/** Whether something holds now; read from open facts. */
export type Condition =
  | { is: 'trackerAtLeast'; n: number }
  | { is: 'anomalyHere' }
  | { is: 'noAnomalyHere' }
  | { is: 'controlHere' }
  | { is: 'outpostHere' }
  | { is: 'behind' }
  | { is: 'unseen' }
  | { is: 'alone' };

/** What is counted by `perCount`. */
export type Countable = 'controlled' | 'outposts' | 'anomalies' | 'finalised' | 'kills';

/** All that a card of this game can do beyond the shared words. */
export type Primitive =
  | { do: 'gainInsight'; n: number }
  | { do: 'loseInsight'; who: Chosen; n: number }
  | { do: 'stealInsight'; who: Chosen; n: number }
  | { do: 'drawAction'; n: number }
  | { do: 'discardRandom'; who: Chosen; n: number }
  | { do: 'recoverAction'; card: Chosen }
  | { do: 'peekHand'; who: Chosen; n: number }
  | { do: 'recruit'; n: number }
  | { do: 'recruitFrom'; op: Chosen }
  | { do: 'scout'; n: number }
  | { do: 'keepScouted'; op: Chosen }
  | { do: 'exchangeDead'; op: Chosen; for: Chosen }
  | { do: 'returnOperator'; holder: Chosen }
  | { do: 'stealOperator'; who: Chosen }
  | { do: 'drawRelic' }
  | { do: 'stealRelic'; relic: Chosen }
  | { do: 'exhaustRelic'; relic: Chosen }
  | { do: 'readyRelic'; relic: Chosen }
  | { do: 'drawRitual'; n: number }
  | { do: 'peekRitual'; who: Chosen }
  | { do: 'revealCard'; slot: Chosen }
  | { do: 'peekCard'; slot: Chosen }
  | { do: 'hideCard'; slot: Chosen }
  | { do: 'shieldHolder'; holder: Chosen }
  | { do: 'freeSwap'; swap: Chosen }
  | { do: 'redirect'; to: Chosen }
  | { do: 'score'; who: Chosen; n: number }
  | { do: 'scoreAfter'; who: Chosen; n: number }
  | { do: 'reroll'; who: Chosen }
  | { do: 'setDie'; n: number }
  | { do: 'preventHit'; who: Chosen }
  | { do: 'extraHit' }
  | { do: 'ignorePower' }
  | { do: 'damage'; n: number; target: Chosen }
  | { do: 'forceFight'; at: Chosen }
  | { do: 'removeToken'; token: Chosen }
  | { do: 'placeToken'; at: Chosen }
  | { do: 'moveToken'; move: Chosen }
  | { do: 'replaceToken'; token: Chosen }
  | { do: 'placeOutpost'; level: 1 | 2; at: Chosen }
  | { do: 'burnOutpost'; at: Chosen }
  | { do: 'rebound'; n: number }
  | { do: 'floor'; n: number }
  | { do: 'spawn'; at?: Chosen }
  | { do: 'moveAnomaly'; move: Chosen }
  | { do: 'banish'; anomaly: Chosen }
  | { do: 'healAnomaly'; anomaly: Chosen }
  | { do: 'bankVP'; n: number }
  | { do: 'handLimit'; n: number }
  | { do: 'if'; is: Condition; then: Effect<Primitive> }
  | { do: 'perCount'; count: Countable; max: number; then: 'gainInsight' | 'drawAction' }
  // what caps make a player do (COL-OPR-02, RELIC-02, RIT-07, ACT-03)
  | { do: 'dropAction'; card: Chosen }
  | { do: 'dropOperator'; op: Chosen }
  | { do: 'dropRelic'; relic: Chosen }
  | { do: 'dropRitual'; ritual: Chosen };

export type Fx = Effect<Primitive>;

/** The lower half of an Action card (COL-ACT-01). */
export interface Quick {
  tag: Tag;
  /** bystanders of a Combat may play it too (COL-WIN-02) */
  anyone?: true;
  if?: Condition;
  /** chosen when the card is played, as `target` */
  target?: Filter;
  effect: Fx;
}

/** An Action card as printed. */
export interface Action {
  name: string;
  faction: Faction;
  copies: number;
  req: readonly Skill[];
  cost: number;
  family: Family;
  op: Fx;
  quick: Quick;
  /** icon of the Operation, where it differs from its family's */
  icon?: string;
}

/** When an Operator's or Relic's effect happens by itself; `onRob`: its Operation removed a rival's token. */
export const TRIGGERS = [
  'onReveal',
  'onSeen',
  'onFight',
  'onAssign',
  'onKill',
  'onFall',
  'onFinalise',
  'onRob',
  'step1',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** A lasting change while the card works. */
export type Constant =
  | { constant: 'score'; n: number; if?: Condition }
  | { constant: 'cost'; n: number }
  | { constant: 'revealPrice'; n: number }
  | { constant: 'auctionPrice'; n: number }
  | { constant: 'handLimit'; n: number }
  | { constant: 'insight'; n: number }
  | { constant: 'skill'; skill: Skill }
  | { constant: 'health'; n: number };

export type Ability = { on: Trigger; if?: Condition; effect: Fx } | Constant;

/** An Operator as printed. */
export interface Operator {
  name: string;
  skills: readonly Skill[];
  hp: number;
  copies: number;
  /** of this faction's Legendary Operator */
  legend?: Faction;
  ability?: Ability;
  icon: string;
}

/** A Relic as printed (COL-RELIC-01, 03). */
export type Relic = { name: string; icon: string } & (
  | { kind: 'constant'; ability: Ability }
  | { kind: 'exhaust'; cost: number; use: Quick }
  | { kind: 'carried'; ability: Ability }
);
