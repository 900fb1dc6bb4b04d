/** In the order of the ring, left to right (TOL-RULING-06). */
export const FACTIONS = ['beast', 'undead', 'spirit', 'mortal'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The four kinds of arrows, each between two neighbours of the ring (TOL-RULING-07). */
export const LINKS = ['tooth', 'wave', 'key', 'thorn'] as const;
export type Link = (typeof LINKS)[number];

/** TOL-HRD-03: what one side of a monster's lower edge asks for. */
export interface Indicator {
  icon: Faction;
  link: Link;
}

export const RESOURCES = ['coin', 'power', 'regeneration'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a `gainPer` counts, always on your own side. */
export type Count =
  | { of: 'faction'; faction: Faction }
  | { of: 'longestHorde' }
  | { of: 'relics' }
  | { of: 'tokens' }
  | { of: 'sacrificed' };

export type Condition =
  | { is: 'faction'; faction: Faction; atLeast: number }
  | { is: 'horde'; atLeast: number }
  | { is: 'horded' }
  | { is: 'wounded' }
  | { is: 'relic' }
  | { is: 'rivalHand'; atMost: number };

export type Pile = 'own' | 'rival' | 'market';
export type AfterLook = 'order' | 'bottom' | 'discard' | 'hand';
export type Zone = 'play' | 'hand' | 'discard';

/** What a revealed card must be. */
export interface Shown {
  faction?: Faction;
  minCost?: number;
  type?: CardType;
}

/** What a card does, as JSON. Card text is made from it, so text and effect agree. */
export type Effect =
  | { do: 'gain'; res: Resource; n: number }
  | { do: 'gainPer'; res: Resource; n: number; per: Count }
  | { do: 'draw'; n: number }
  | { do: 'muster'; n: number }
  | { do: 'curse' }
  | { do: 'rage' }
  | { do: 'haunt'; who: 'self' | 'chosen' }
  | { do: 'command' }
  | { do: 'destroy' }
  | { do: 'sacrifice'; upTo: number; zones: Zone[] }
  | { do: 'loseHealth'; who: 'me' | 'rival'; n: number }
  | { do: 'payHealth'; n: number; then: Effect[] }
  | { do: 'discardOwn'; n: number; then: Effect[] }
  | { do: 'rivalDiscards'; n: number }
  | { do: 'look'; n: number; pile: Pile; then: AfterLook }
  | { do: 'reveal'; n: number; pile: Pile; if: Shown; then: Effect[] }
  | { do: 'convert'; from: Resource; to: Resource; limit: number | null }
  | { do: 'activateHorde'; faction: Faction | null }
  | { do: 'chooseOne'; of: Effect[][] }
  | { do: 'if'; cond: Condition; then: Effect[] }
  | { do: 'discount'; n: number; type: 'monster' | 'relic' }
  | { do: 'claimNext' }
  | { do: 'gainAcolyte' }
  | { do: 'streetSwap' }
  | { do: 'returnToHand' }
  | { do: 'refreshRelic' }
  | { do: 'flipToken' };

export type Word = Effect['do'];

/** What sets a triggered ability off: something its owner does. */
export type On =
  | { on: 'played'; faction: Faction }
  | { on: 'formed' }
  | { on: 'expanded' }
  | { on: 'hordeOf'; size: number }
  | { on: 'bought'; type: 'monster' | 'relic' }
  | { on: 'damage' }
  | { on: 'sacrificed' }
  | { on: 'destroyed' }
  | { on: 'haunted' }
  | { on: 'relicUsed' }
  | { on: 'rivalDiscarded' }
  /** an Influence card's own: a monster of the overlord's faction in play when it is played (TOL-INF-02) */
  | { on: 'faction' };

/** TOL-ABIL-06: benefit, number of uses a phase, condition. */
export interface Triggered {
  effect: Effect[];
  uses: number;
  on: On;
  /** works in the rival's phase too (TOL-RULING-53); no card of the set has it */
  always?: true;
}

export type CardType = 'monster' | 'relic' | 'influence';
export type Family = 'market' | 'acolyte' | 'starter' | 'influence';
export type OverlordName = 'methuselah' | 'fenris' | 'lilith' | 'azazael';

/** One design; every physical card of it shares the row. */
export interface Card {
  design: string;
  name: string;
  type: CardType;
  family: Family;
  faction: Faction | null;
  /** null: no printed cost, counts as 0 (TOL-RULING-31) */
  cost: number | null;
  copies: number;
  left: Indicator | null;
  right: Indicator | null;
  armor: number;
  claim: boolean;
  /** resources, then keywords, then the unique ability (TOL-RULING-25); a relic's is its action */
  play: Effect[];
  triggered: Triggered[];
  horde: Effect[][];
  overlord: OverlordName | null;
  beginner: boolean;
  flavour: string;
  /** icons of the print: figure, and a prop beside it */
  art: string[];
  alt: string;
}

export interface Overlord {
  name: string;
  title: string;
  faction: Faction;
  health: number;
  /** Health paid for the action (TOL-RULING-39) */
  pays: number;
  action: Effect[];
  art: string;
  flavour: string;
}

/** `'ghoul'`: what is printed. */
export type Design = string;

/** `'ghoul#2'`: one physical card. */
export type CardId = string;
