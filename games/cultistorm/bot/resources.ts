import { ACTION, cultistOf, SYMBOLS, type Sym } from '../cards';
import { sourcesOf, type Source } from '../rules/payment';
import { strength, type Needed } from '../rules/strength';
import type { Inv, Open, Slot } from '../state';

/** Symbols as five counts, and how many of any kind: all sources add up. */
export interface Purse {
  have: number[];
  any: number;
  ignoresDie: number;
  ignoresHome: number;
  converts: number;
}

const INDEX = Object.fromEntries(SYMBOLS.map((s, i) => [s, i])) as Record<Sym, number>;
export const indexOf = (s: Sym) => INDEX[s];

export const emptyPurse = (): Purse => ({ have: [0, 0, 0, 0, 0], any: 0, ignoresDie: 0, ignoresHome: 0, converts: 0 });

export const copyPurse = (p: Purse): Purse => ({ ...p, have: [...p.have] });

export function addSource(purse: Purse, s: Source, sign = 1) {
  for (const symbol of s.symbols) purse.have[INDEX[symbol]] = (purse.have[INDEX[symbol]] ?? 0) + sign;
  purse.any += sign * s.any;
  if (s.ignores?.what === 'die') purse.ignoresDie += sign;
  if (s.ignores?.what === 'home') purse.ignoresHome += sign;
  if (s.converts) purse.converts += sign;
}

/** The counts of what an enemy demands, and whether its die and home are among it. */
export interface Demand {
  need: number[];
  total: number;
  die: boolean;
  home: boolean;
}

export function demandOf(needed: readonly Needed[]): Demand {
  const need = [0, 0, 0, 0, 0];
  let die = false;
  let home = false;
  for (const n of needed) {
    need[INDEX[n.symbol]] = (need[INDEX[n.symbol]] ?? 0) + 1;
    if (n.from === 'die') die = true;
    if (n.from === 'home') home = true;
  }
  return { need, total: needed.length, die, home };
}

export const demandAt = (slot: Slot, enemy: string) => demandOf(strength(slot, enemy));

/** How many symbols are still missing. */
export function missing(purse: Purse, demand: Demand): number {
  let short = 0;
  let surplus = 0;
  for (let s = 0; s < 5; s++) {
    const d = (demand.need[s] ?? 0) - (purse.have[s] ?? 0);
    if (d > 0) short += d;
    else surplus -= d;
  }
  const help =
    purse.any +
    (demand.die ? Math.min(1, purse.ignoresDie) : 0) +
    (demand.home ? Math.min(1, purse.ignoresHome) : 0) +
    Math.min(purse.converts, surplus);
  return Math.max(0, short - help);
}

/** What would help: the symbols that are short. */
export function lacking(purse: Purse, demand: Demand): number[] {
  return demand.need.map((n, s) => Math.max(0, n - (purse.have[s] ?? 0)));
}

/** What is left after the demand is met, the fixed symbols first. */
export function spendOn(purse: Purse, demand: Demand): Purse {
  const have = [...purse.have];
  let { any, ignoresDie, ignoresHome, converts } = purse;
  let short = 0;
  for (let s = 0; s < 5; s++) {
    const used = Math.min(have[s] ?? 0, demand.need[s] ?? 0);
    have[s] = (have[s] ?? 0) - used;
    short += (demand.need[s] ?? 0) - used;
  }
  if (short > 0 && demand.die && ignoresDie > 0) {
    ignoresDie -= 1;
    short -= 1;
  }
  if (short > 0 && demand.home && ignoresHome > 0) {
    ignoresHome -= 1;
    short -= 1;
  }
  const byAny = Math.min(short, any);
  any -= byAny;
  short -= byAny;
  converts -= Math.min(short, converts);
  return { have, any, ignoresDie, ignoresHome, converts };
}

/** All that an investigator could bring to a fight at a place. */
export function purseAt(view: Open, inv: Inv, at: number, without: ReadonlySet<string>): Purse {
  const purse = emptyPurse();
  for (const s of sourcesOf(view, at === inv.at ? inv : { ...inv, at })) if (!without.has(s.id)) addSource(purse, s);
  return purse;
}

/** What a support card would bring to somebody's fight; null for cards that do something else. */
export function supportSource(card: string): Source | null {
  const a = ACTION[card];
  if (!a?.combat) return null;
  const symbols: Sym[] = [];
  let any = 0;
  let ignores: Source['ignores'] = null;
  let converts = false;
  for (const w of [...a.support, ...a.optional])
    if (w.do === 'symbol') symbols.push(...w.of);
    else if (w.do === 'any') any += w.n;
    else if (w.do === 'ignore') ignores = { what: w.what, n: w.n };
    else if (w.do === 'convert') converts = true;
  return { id: card, kind: 'support', symbols, any, ignores, converts, like: card };
}

export const sectOf = (enemy: string): Sym | null => cultistOf(enemy).sect;
