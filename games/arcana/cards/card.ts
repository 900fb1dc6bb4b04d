/** ARC-CARD-01 without the Ducat, which is never gold (ARC-RULING-15). */
export const ARCANA = ['staff', 'sword', 'cup'] as const;
export type Arcanum = (typeof ARCANA)[number];

export const GUILDS = ['blades', 'ferrymen', 'thieves', 'usurers'] as const;
export type Guild = (typeof GUILDS)[number];

export const DISTRICTS = [
  'cathedral-hill',
  'low-quays',
  'ramparts',
  'outskirts',
  'ducal-court',
  'lantern-market',
  'still-canal',
] as const;
export type District = (typeof DISTRICTS)[number];

/** What Locations do: ARC-EFFECT-01 to 18, in that order. */
export const EFFECTS = [
  'lock',
  'seal',
  'recycle',
  'draw',
  'recall',
  'move',
  'expel',
  'peek',
  'expose',
  'replace',
  'boost',
  'raise',
  'salvage',
  'priority',
  'ambush',
  'harass',
  'scry',
  'retire',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** The printed name in kebab-case; every card of the game is there once. */
export type CardId = string;

export const KINDS = ['agent', 'personality', 'relic', 'location', 'captain', 'soldier'] as const;
export type Kind = (typeof KINDS)[number];

/** One printed card: starting card, Stake or Militia. */
export interface Card {
  id: CardId;
  name: string;
  family: 'starter' | 'stake' | 'militia';
  kind: Kind;
  /** starting cards */
  guild?: Guild;
  /** Stakes */
  district?: District;
  /** a Personality's price, a Relic's worth; 0 on all others */
  ducat: number;
  staff: number;
  sword: number;
  cup: number;
  /** the arcana printed in gold; one, on a few Stakes several, none on starting cards */
  gold: readonly Arcanum[];
  vp: number;
  effect?: Effect;
  /** Usurers' headquarters: salvages this instead of an Agent */
  salvages?: 'relic';
  /** Thieves' headquarters: a second action follows (ARC-EFFECT-19) */
  again?: true;
  /** Captains (ARC-MIL-09) */
  captain?: 'priority' | 'lock';
  /** the figure on the card: a game-icons name */
  art: string;
}

/** Staff, Sword, Cup. */
export type Values = readonly [staff: number, sword: number, cup: number];

type Row = Omit<Card, 'id' | 'name' | 'family'>;

const kebab = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Rows keyed by name become cards keyed by id; frozen, for state shares them with nobody. */
export function table(family: Card['family'], rows: Record<string, Row>): Record<CardId, Card> {
  const cards: Record<CardId, Card> = {};
  for (const [name, row] of Object.entries(rows)) {
    const id = kebab(name);
    cards[id] = Object.freeze({ id, name, family, ...row, gold: Object.freeze([...row.gold]) });
  }
  return Object.freeze(cards);
}

const alone = (arcanum: Arcanum, value: number): { staff: number; sword: number; cup: number } => ({
  staff: 0,
  sword: 0,
  cup: 0,
  [arcanum]: value,
});

/** VP by gold number: 2 and 3 give 1, then one more each. */
export const vpOf = (gold: number) => Math.max(1, gold - 2);

export const agent = (guild: Guild, [staff, sword, cup]: Values, art: string): Row => ({
  kind: 'agent',
  guild,
  ducat: 0,
  staff,
  sword,
  cup,
  gold: [],
  vp: 0,
  art,
});

/** Relics and Locations print their gold arcanum only. */
export const relic = (district: District, arcanum: Arcanum, gold: number, ducat: number, art: string): Row => ({
  kind: 'relic',
  district,
  ducat,
  ...alone(arcanum, gold),
  gold: [arcanum],
  vp: vpOf(gold),
  art,
});

export const location = (district: District, arcanum: Arcanum, gold: number, effect: Effect, art: string): Row => ({
  kind: 'location',
  district,
  ducat: 0,
  ...alone(arcanum, gold),
  gold: [arcanum],
  vp: vpOf(gold),
  effect,
  art,
});

/** A Personality's gold number is also its value as an Agent. */
export const personality = (
  district: District,
  main: Arcanum,
  [staff, sword, cup]: Values,
  price: number,
  art: string,
): Row => ({
  kind: 'personality',
  district,
  ducat: price,
  staff,
  sword,
  cup,
  gold: [main],
  vp: vpOf({ staff, sword, cup }[main]),
  art,
});
