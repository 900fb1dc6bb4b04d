import { seeded, type Dice } from '../../../engine-extensions/dice';
import { SYMBOLS, type Sym } from '../cards';
import { payments, pays, type Source } from '../rules/payment';
import type { Needed } from '../rules/strength';

const source = (id: string, more: Partial<Source>): Source => ({ id, kind: 'card', symbols: [], any: 0, ignores: null, converts: false, like: id, ...more }); // prettier-ignore

/** A purse as it might come about late in a night. */
function purse(dice: Dice): Source[] {
  const found: Source[] = [];
  const plain = (id: string, kind: 'card' | 'die') => {
    const symbol = dice.pick(SYMBOLS);
    found.push(source(id, { kind, symbols: [symbol], like: `${kind}:${symbol}` }));
  };
  for (let k = dice.die(7) - 1; k > 0; k--) plain(`c${k}`, 'card');
  for (let k = dice.die(3) - 1; k > 0; k--) plain(`d${k}`, 'die');
  for (let k = dice.die(4) - 1; k > 0; k--) found.push(source(`a${k}`, { kind: 'support', any: dice.die(2) }));
  for (let k = dice.die(3) - 1; k > 0; k--) found.push(source(`t${k}`, { kind: 'once', symbols: [dice.pick(SYMBOLS), dice.pick(SYMBOLS)] })); // prettier-ignore
  if (dice.die(4) === 1) found.push(source('i', { kind: 'support', ignores: { what: 'die', n: 1 } }));
  if (dice.die(4) === 1) found.push(source('v', { kind: 'support', converts: true }));
  return found;
}

const enemy = (dice: Dice): Needed[] => {
  const n = 2 + dice.die(6);
  return Array.from({ length: n }, (_, k) => ({ symbol: dice.pick(SYMBOLS), from: k === n - 1 ? 'die' : 'printed' }));
};

/** By brute force over pairs of one unit and one need: whether all needs can be covered. */
function coverable(sources: readonly Source[], needed: readonly Needed[]): boolean {
  const units = sources.flatMap((s) => [
    ...s.symbols.map((symbol) => (n: Needed) => n.symbol === symbol),
    ...Array.from({ length: s.any }, () => () => true),
    ...(s.ignores ? [(n: Needed) => n.from === s.ignores?.what] : []),
  ]);
  const taken = new Map<number, number>();
  const place = (need: number, seen: Set<number>): boolean =>
    units.some((fits, u) => {
      if (seen.has(u) || !fits(needed[need] as Needed)) return false;
      seen.add(u);
      const other = taken.get(u);
      if (other !== undefined && !place(other, seen)) return false;
      taken.set(u, need);
      return true;
    });
  return needed.every((_, need) => place(need, new Set()));
}

/** With a helper any one card or die may stand for any symbol. */
const possible = (sources: readonly Source[], needed: readonly Needed[]): boolean =>
  coverable(sources, needed) ||
  (sources.some((s) => s.converts) &&
    sources.some(
      (s) =>
        (s.kind === 'card' || s.kind === 'die') &&
        coverable(sources.map((x) => (x === s ? { ...x, symbols: [], any: 1 } : x)), needed), // prettier-ignore
    ));

describe('payments', () => {
  it('[CST-CMB-03] a way is listed wherever there is one, and every listed way pays', () => {
    const dice = seeded('payments');
    let payable = 0;
    for (let k = 0; k < 4000; k++) {
      const [sources, needed] = [purse(dice), enemy(dice)];
      const listed = payments(sources, needed);
      expect([k, listed.length > 0]).toEqual([k, possible(sources, needed)]);
      for (const way of listed) expect(pays(sources, needed, way)).toBe(true);
      if (listed.length > 0) payable += 1;
    }
    expect(payable).toBeGreaterThan(400);
  });

  it('[CST-CMB-05, CST-RULING-34] no source covers more than it gives', () => {
    const moon: Sym = 'moon';
    const needed: Needed[] = [moon, moon].map((symbol) => ({ symbol, from: 'printed' }));
    const one = [source('a', { symbols: [moon] }), source('b', { any: 1 })];
    expect(pays(one, needed, ['a', 'a'])).toBe(false);
    expect(pays(one, needed, ['b', 'b'])).toBe(false);
    expect(pays(one, needed, ['a', 'b'])).toBe(true);
  });
});
