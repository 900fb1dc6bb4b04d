/** CST-RULING-02: the five occult symbols; sects, locations and trophies bear the same. */
export const SYMBOLS = ['spiral', 'star', 'tentacle', 'moon', 'flame'] as const;
export type Sym = (typeof SYMBOLS)[number];

/** An investigator die shows a symbol or is wild; a cultist die shows a symbol or is blank. */
export type Face = Sym | 'wild';
export type CultistFace = Sym | 'blank';

export const FACES: readonly Face[] = [...SYMBOLS, 'wild'];
export const CULTIST_FACES: readonly CultistFace[] = [...SYMBOLS, 'blank'];

export const isSymbol = (x: unknown): x is Sym => (SYMBOLS as readonly unknown[]).includes(x);

/** A count for each symbol, none yet. */
export const noTrophies = (): Record<Sym, number> => ({ spiral: 0, star: 0, tentacle: 0, moon: 0, flame: 0 });

/** The symbol so many places after another in the ring of five. */
export const symbolAfter = (sym: Sym, offset: number): Sym => SYMBOLS[(SYMBOLS.indexOf(sym) + offset) % 5] as Sym;
