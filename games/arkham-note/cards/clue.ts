import { fail } from '../../../engine-extensions/fail';

/** ARK-CARD-02, in the order of the sockets of the Big picture. */
export const TYPES = ['person', 'evidence', 'location', 'artifact', 'threat', 'monster'] as const;
export type ClueType = (typeof TYPES)[number];

/** ARK-CARD-03: Collection, Interview, Research, Surveillance. */
export const TECHNIQUES = ['C', 'I', 'R', 'S'] as const;
export type Technique = (typeof TECHNIQUES)[number];
/** What may stand on the edge of a card. */
export type Edge = Technique | 'ANY';

/** ARK-EFF-10 to 16: brown, one may decline. */
export const VOLUNTARY = [
  'take:leads',
  'take:discard',
  'take:closed',
  'take:stability',
  'take:time',
  'search',
  'shuffle',
] as const;
/** ARK-EFF-17 to 19: black, must be done. */
export const MANDATORY = ['discard:hand', 'discard:leads', 'check'] as const;
/** The whole vocabulary of printed effects. */
export const EFFECTS = [...VOLUNTARY, ...MANDATORY] as const;
export type Effect = (typeof EFFECTS)[number];

/** The heads of the persons' portraits. */
export const BUSTS = ['bare', 'cap', 'bun', 'hood', 'veil', 'bowler', 'spectacles', 'shawl', 'beard'] as const;
export type Bust = (typeof BUSTS)[number];

/** The printed name in kebab-case. */
export type ClueId = string;
export type VictimId = string;

/** A clue card as printed. */
export interface Clue {
  id: ClueId;
  name: string;
  type: ClueType;
  left: Edge;
  right: readonly Edge[];
  puzzle: boolean;
  lock: boolean;
  key: boolean;
  /** clues that must already be in the line; 0 for none */
  min: number;
  hourglass: boolean;
  stability: boolean;
  effects: readonly Effect[];
  flavour: string;
  /** icon names, the main one first */
  art: readonly string[];
  bust?: Bust;
}

const TYPE_OF: Record<string, ClueType> = {
  PER: 'person',
  EVI: 'evidence',
  LOC: 'location',
  ART: 'artifact',
  THR: 'threat',
  MON: 'monster',
};

const isOne = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);

const edge = (letter: string): Edge =>
  letter === '*' ? 'ANY' : isOne(TECHNIQUES, letter) ? letter : fail(`no technique ${letter}`);

/** The file name of a printed name. */
export const kebab = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const SHORTHAND = /^([A-Z]{3}) ([CIRS*])>([CIRS*]+)(?: \[([^\]]*)\])?(?: \{([^}]*)\})?$/;

/**
 * A card from the shorthand `TYPE left>right [attributes] {effects}`: `LOC S>CI [P L T] {check}`.
 * P puzzle, L lock, K key, m3 minimum, T hourglass, S stability icon; `*` is ANY.
 */
export function readClue(print: string): Omit<Clue, 'id' | 'name' | 'flavour' | 'art'> {
  const [, type = '', left = '', right = '', marks = '', effects = ''] =
    SHORTHAND.exec(print) ?? fail(`cannot read the card ${print}`);
  const attributes = marks.split(' ').filter(Boolean);
  for (const a of attributes) if (!/^([PLKTS]|m[1-9])$/.test(a)) fail(`no attribute ${a}`);
  const minimum = attributes.find((a) => a.startsWith('m'));
  return {
    type: TYPE_OF[type] ?? fail(`no type ${type}`),
    left: edge(left),
    right: [...right].map(edge),
    puzzle: attributes.includes('P'),
    lock: attributes.includes('L'),
    key: attributes.includes('K'),
    min: minimum ? Number(minimum.slice(1)) : 0,
    hourglass: attributes.includes('T'),
    stability: attributes.includes('S'),
    effects: effects
      .split(', ')
      .filter(Boolean)
      .map((e) => (isOne(EFFECTS, e) ? e : fail(`no effect ${e}`))),
  };
}

/** One row of the table: printed name, shorthand, flavour line, icons, and the head of a portrait. */
export const clue = (name: string, print: string, flavour: string, art: readonly string[], bust?: Bust): Clue => ({
  id: kebab(name),
  name,
  ...readClue(print),
  flavour,
  art,
  ...(bust ? { bust } : {}),
});
