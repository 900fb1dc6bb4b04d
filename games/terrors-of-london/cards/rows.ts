import type { Card, Faction, Indicator, Link, OverlordName } from './types';
import { FACTIONS } from './types';

/** The arrows on the right side of each faction, and so on the left side of the next (TOL-RULING-06). */
const RIGHT: Record<Faction, Link> = { beast: 'tooth', undead: 'wave', spirit: 'key', mortal: 'thorn' };

const at = (i: number) => FACTIONS[(i + FACTIONS.length) % FACTIONS.length] as Faction;

/** What the two sides of a faction's monsters show. */
function sides(faction: Faction): { left: Indicator; right: Indicator } {
  const i = FACTIONS.indexOf(faction);
  return { left: { icon: at(i - 1), link: RIGHT[at(i - 1)] }, right: { icon: at(i + 1), link: RIGHT[faction] } };
}

type Text = Pick<Card, 'name' | 'flavour' | 'art' | 'alt' | 'play'>;
export type MonsterRow = Text & Pick<Card, 'cost' | 'horde'> & Partial<Pick<Card, 'copies' | 'armor' | 'claim' | 'triggered' | 'family'>>; // prettier-ignore
export type RelicRow = Text & Pick<Card, 'cost'> & Partial<Pick<Card, 'armor' | 'triggered'>>;
export type InfluenceRow = Text & Pick<Card, 'triggered'> & Partial<Pick<Card, 'beginner'>>;

const BLANK = {
  faction: null,
  cost: null,
  copies: 1,
  left: null,
  right: null,
  armor: 0,
  claim: false,
  triggered: [],
  horde: [],
  overlord: null,
  beginner: false,
};

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const table = <R>(rows: Record<string, R>, card: (design: string, row: R) => Card): Record<string, Card> =>
  freeze(Object.fromEntries(Object.entries(rows).map(([design, row]) => [design, card(design, row)])));

/** Monsters of one faction, or without one: these have no sides (TOL-HRD-13). */
export const monsters = (faction: Faction | null, rows: Record<string, MonsterRow>) =>
  table(rows, (design, row) => ({
    ...BLANK,
    design,
    type: 'monster',
    family: 'market',
    faction,
    ...(faction ? sides(faction) : {}),
    ...row,
  }));

export const relics = (rows: Record<string, RelicRow>) =>
  table(rows, (design, row) => ({ ...BLANK, design, type: 'relic', family: 'market', ...row }));

export const influence = (overlord: OverlordName, rows: Record<string, InfluenceRow>) =>
  table(rows, (design, row) => ({ ...BLANK, design, type: 'influence', family: 'influence', overlord, ...row }));

export { freeze };
