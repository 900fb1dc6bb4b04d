import { ACTION, INVESTIGATOR, isSymbol, ITEM, LOCATION, type AnyWord, type Sym } from '../cards';
import type { Inv, Open } from '../state';
import type { Needed } from './strength';

/** Something that gives symbols to its owner's fight, once in a combat phase (CST-CMB-04, 05). */
export interface Source {
  id: string;
  kind: 'location' | 'ability' | 'support' | 'die' | 'lasting' | 'card' | 'once';
  symbols: readonly Sym[];
  any: number;
  ignores: { what: 'die' | 'home' | 'printed'; n: number } | null;
  converts: boolean;
  /** equal for sources that differ in nothing */
  like: string;
}

function read(id: string, kind: Source['kind'], words: readonly AnyWord[]): Source | undefined {
  const symbols: Sym[] = [];
  let any = 0;
  let ignores: Source['ignores'] = null;
  let converts = false;
  for (const w of words)
    if (w.do === 'symbol') symbols.push(...w.of);
    else if (w.do === 'any') any += w.n;
    else if (w.do === 'ignore') ignores = { what: w.what, n: w.n };
    else if (w.do === 'convert') converts = true;
  if (symbols.length + any === 0 && !ignores && !converts) return undefined;
  return { id, kind, symbols, any, ignores, converts, like: id };
}

const single = (id: string, kind: 'die' | 'card', symbol: Sym, like: string): Source => ({
  id,
  kind,
  symbols: [symbol],
  any: 0,
  ignores: null,
  converts: false,
  like,
});

/** All that an investigator can bring to a fight now, the cheapest to spend first. */
export function sourcesOf(view: Open, inv: Inv): Source[] {
  const found: Source[] = [];
  const add = (s: Source | undefined) => s && found.push(s);
  const place = view.slots[inv.at];
  const action = place && LOCATION[place.location]?.action;
  if (place?.shrine && action?.timing === 'combat' && !inv.used.includes('location'))
    add(read('location', 'location', action.words));
  const abilities = (inv.card !== null && INVESTIGATOR[inv.card]?.abilities) || [];
  for (let level = 1; level <= inv.lore.length; level++) {
    const a = abilities[level - 1];
    if (a?.timing === 'combat' && !inv.used.includes(`ability:${level}`))
      add(read(`ability:${level}`, 'ability', a.words));
  }
  for (const { card } of inv.supports) {
    const a = ACTION[card];
    if (a?.combat) add(read(card, 'support', a.optional.length > 0 ? [...a.support, ...a.optional] : a.support));
  }
  for (const d of inv.dice) if (isSymbol(d.face)) add(single(d.id, 'die', d.face, `die:${d.face}`));
  for (const item of inv.items) {
    const i = ITEM[item];
    if (i?.kind === 'combat' && !i.once && !inv.used.includes(item)) add(read(item, 'lasting', i.words));
  }
  for (const card of view.hands[inv.id] ?? []) {
    const a = ACTION[card];
    if (a) add(single(card, 'card', a.symbol, `card:${a.symbol}:${a.search}:${a.unique}:${a.combat}`));
  }
  for (const item of inv.items) {
    const i = ITEM[item];
    if (i?.kind === 'combat' && i.once) add(read(item, 'once', i.words));
  }
  return found;
}

/** For each needed symbol the source that covers it; `card>helper` lets a helper turn a card or die into any symbol. */
export type Payment = readonly string[];

interface Left {
  source: Source;
  symbols: Sym[];
  any: number;
  ignores: number;
  spent: boolean;
}

const fresh = (source: Source): Left => ({
  source,
  symbols: [...source.symbols],
  any: source.any,
  ignores: source.ignores?.n ?? 0,
  spent: false,
});

/** Covers one needed symbol with what is left of a source; says whether it could. */
function cover(left: Left, need: Needed): 'symbol' | 'any' | 'ignore' | undefined {
  const at = left.symbols.indexOf(need.symbol);
  if (at >= 0) {
    left.symbols.splice(at, 1);
    return 'symbol';
  }
  if (left.source.ignores?.what === need.from && left.ignores > 0) {
    left.ignores -= 1;
    return 'ignore';
  }
  if (left.any > 0) {
    left.any -= 1;
    return 'any';
  }
  return undefined;
}

const isPlain = (s: Source) => s.kind === 'card' || s.kind === 'die';

/** CST-CMB-03, CST-RULING-33, 34: every symbol is covered and no source does more than it can. */
export function pays(sources: readonly Source[], needed: readonly Needed[], payment: unknown): payment is string[] {
  if (!Array.isArray(payment) || payment.length !== needed.length) return false;
  const left = new Map<string, Left>();
  const take = (id: string) => {
    const known = left.get(id);
    if (known) return known;
    const source = sources.find((s) => s.id === id);
    if (!source) return undefined;
    const made = fresh(source);
    left.set(id, made);
    return made;
  };
  let matched = 0;
  for (const [i, entry] of payment.entries()) {
    const need = needed[i] as Needed;
    if (typeof entry !== 'string') return false;
    const [id = '', helper, more] = entry.split('>');
    const source = take(id);
    if (!source || more !== undefined) return false;
    if (helper !== undefined) {
      const turned = take(helper);
      if (!turned?.source.converts || turned.spent || source.spent || !isPlain(source.source)) return false;
      if (source.source.symbols[0] === need.symbol) return false;
      turned.spent = source.spent = true;
      source.symbols = [];
      matched += 1;
      continue;
    }
    if (source.spent) return false;
    const how = cover(source, need);
    if (!how) return false;
    if (how !== 'ignore') matched += 1;
  }
  return matched > 0; // IGNORE leaves at least one symbol to be matched
}

const MOST = 24;

/**
 * Ways to pay that differ in more than equal cards: first the cheapest to spend, then those that keep what
 * stands for any symbol; at most {@link MOST}.
 */
export function payments(sources: readonly Source[], needed: readonly Needed[]): string[][] {
  if (needed.length === 0 || !mightCover(sources, needed)) return [];
  const found: string[][] = [];
  const seen = new Set<string>();
  explore(sources, sources, needed, MOST / 2, found, seen);
  if (found.length > 0) {
    const fixedFirst = [...sources].sort((a, b) => a.any - b.any);
    explore(sources, fixedFirst, needed, MOST, found, seen);
  }
  return found;
}

/** Whether there are enough symbols at all. */
function mightCover(sources: readonly Source[], needed: readonly Needed[]): boolean {
  let capacity = 0;
  for (const s of sources) capacity += s.symbols.length + s.any + (s.ignores?.n ?? 0);
  return capacity >= needed.length;
}

/** Walks through the ways in the order of `sources` until `most` are found. */
function explore(
  all: readonly Source[],
  sources: readonly Source[],
  needed: readonly Needed[],
  most: number,
  found: string[][],
  seen: Set<string>,
) {
  const left = sources.map(fresh);
  const helper = left.find((l) => l.source.converts);
  const entry: string[] = [];
  const likes: string[] = [];
  let budget = 1500;
  const go = (i: number) => {
    if (found.length >= most || budget-- <= 0) return;
    if (i === needed.length) {
      const key = [...likes].sort().join(' ');
      if (seen.has(key)) return;
      seen.add(key);
      if (pays(all, needed, entry)) found.push([...entry]);
      return;
    }
    const need = needed[i] as Needed;
    const tried = new Set<string>();
    for (const l of left) {
      const { source, any, ignores } = l;
      if (l.spent || tried.has(source.like)) continue;
      const at = l.symbols.indexOf(need.symbol);
      if (at >= 0 || ignores > 0 || any > 0) {
        const symbols = at >= 0 ? [...l.symbols] : l.symbols;
        if (cover(l, need)) {
          if (source.kind === 'card' || source.kind === 'die') tried.add(source.like);
          entry.push(source.id);
          likes.push(source.like);
          go(i + 1);
          entry.pop();
          likes.pop();
          l.symbols = symbols;
          l.any = any;
          l.ignores = ignores;
          continue;
        }
      }
      if (helper && !helper.spent && isPlain(source) && l.symbols.length > 0 && at < 0) {
        tried.add(source.like);
        helper.spent = l.spent = true;
        entry.push(`${source.id}>${helper.source.id}`);
        likes.push(`${source.like}>${helper.source.id}`);
        go(i + 1);
        entry.pop();
        likes.pop();
        helper.spent = l.spent = false;
      }
    }
  };
  go(0);
}
