import { ACTIONS, ACTS, CULTISTS, EVENTS, GOOS, HOOKS, INVESTIGATORS, isCombatWord, ITEMS, LOCATIONS, RULES, SECT, SYMBOLS, TERROR, type AnyWord, type Sym } from '../cards'; // prettier-ignore
import { kebab } from '../cards/kebab';
import { isChoice } from '../rules/choices';

const count = <T>(xs: readonly T[], test: (x: T) => boolean) => xs.filter(test).length;
const all = [...LOCATIONS, ...CULTISTS, ...SECT, ...GOOS, ...TERROR, ...ACTS, ...ITEMS, ...EVENTS, ...ACTIONS];

describe('the card set', () => {
  it('[CST-RULING-02, CST-RULING-42] has 219 cards with the five gate seals, each with its own key', () => {
    expect(all.length + SYMBOLS.length).toBe(219);
    expect(new Set(all.map((c) => c.id)).size).toBe(all.length);
  });

  it.each(all.map((c) => [c.id, c.name]))('%s is keyed by its printed name', (id, name) =>
    expect(id.replace(/#\d$/, '')).toBe(kebab(name)),
  );

  it('every name is used once, but for the two Summoning Eyes', () => {
    const names = all.map((c) => c.name);
    expect(names.length - new Set(names).size).toBe(1);
  });
});

describe('cultists', () => {
  it.each(SYMBOLS.map((s) => [s]))('eleven of the %s: seven with three skulls, two with four, two with five', (s) => {
    const sect = CULTISTS.filter((c) => c.sect === s);
    expect([3, 4, 5].map((k) => count(sect, (c) => c.skulls === k))).toEqual([7, 2, 2]);
    expect(new Set(sect.map((c) => c.goo)).size).toBe(1);
  });

  it.each([
    [3, 21],
    [4, 27],
    [5, 33],
  ])('with up to %i skulls each symbol occurs %i times', (most, times) => {
    const printed = CULTISTS.filter((c) => c.skulls <= most).flatMap((c) => c.symbols);
    expect(SYMBOLS.map((s) => count(printed, (x) => x === s))).toEqual([times, times, times, times, times]);
  });

  it('the special sect: seven, three without symbol, every hook', () => {
    expect(SECT).toHaveLength(7);
    expect(count(SECT, (c) => c.sect === null)).toBeGreaterThanOrEqual(3);
    expect(new Set(SECT.map((c) => c.hook))).toEqual(new Set(HOOKS));
  });
});

describe('Great Old Ones', () => {
  it('five of the first wave, one for each sect, four of the second, one of the special sect', () => {
    expect(GOOS.filter((g) => g.wave === 'first').map((g) => g.sect)).toEqual([...SYMBOLS]);
    expect(count(GOOS, (g) => g.wave === 'second')).toBe(4);
    expect(count(GOOS, (g) => g.wave === 'sect')).toBe(1);
  });

  it.each(GOOS.map((g) => [g.name, g]))('%s bears no symbol more than twice', (_, g) => {
    expect(g.symbols).toHaveLength(g.wave === 'second' ? 6 : 5);
    for (const s of SYMBOLS) expect(count(g.symbols, (x) => x === s)).toBeLessThanOrEqual(2);
  });
});

describe('terror', () => {
  const does = (word: string) => count(TERROR, (t) => t.words[0]?.do === word);

  it('five cards with one gem, ten with two, five with three', () => {
    expect([1, 2, 3].map((g) => count(TERROR, (t) => t.gems === g))).toEqual([5, 10, 5]);
  });

  it('the census of effects', () => {
    expect([does('insanity'), does('spawn'), does('summon')]).toEqual([5, 5, 2]);
    const rules = TERROR.filter((t) => t.words[0]?.do === 'rule').map((t) => (t.words[0] as { id: string }).id);
    expect(count(rules, (r) => r === 'pool-1' || r === 'hand-1')).toBe(3);
    expect(count(rules, (r) => r !== 'pool-1' && r !== 'hand-1')).toBe(3);
    expect(does('loseItem') + does('loseTrophy')).toBe(2);
    expect(TERROR.filter((t) => t.words.some((w) => w.do === 'summon')).every((t) => t.gems === 3)).toBe(true);
    for (const t of TERROR.filter((x) => x.gems === 1))
      for (const w of t.words) if (w.do === 'insanity') expect(w.n).toBeLessThanOrEqual(1);
  });

  it('four Final Acts: three call the second wave with a different lasting rule, the six-gem one counts rounds', () => {
    expect(ACTS.map((a) => a.gems)).toEqual([5, 5, 5, 6]);
    const rules = ACTS.slice(0, 3).map((a) => a.words.find((w) => w.do === 'rule') as { id: string; for: string });
    expect(rules.map((r) => [r.id, r.for])).toEqual([
      ['terror-x2', 'game'],
      ['no-heal', 'game'],
      ['threshold-1', 'game'],
    ]);
    expect(ACTS[3]?.words).toEqual([{ do: 'doom', rounds: 3 }]);
  });
});

describe('items', () => {
  it('28 items and 8 events by kind', () => {
    expect([ITEMS.length, EVENTS.length]).toEqual([28, 8]);
    const kinds = ['combat', 'heal', 'dice', 'movement', 'control', 'economy'].map((k) =>
      count(ITEMS, (i) => i.kind === k),
    );
    expect(kinds).toEqual([12, 5, 3, 3, 3, 2]);
    expect(count(ITEMS, (i) => i.words.some((w) => w.do === 'refreshItems'))).toBe(1);
    expect(count(EVENTS, (e) => e.name === 'Summoning Eye')).toBe(2);
  });

  it('six combat items serve once with two symbols, six last with one', () => {
    const gives = (words: readonly AnyWord[]) =>
      words.reduce((n, w) => n + (w.do === 'symbol' ? w.of.length : w.do === 'any' ? w.n : 0), 0);
    const combat = ITEMS.filter((i) => i.kind === 'combat');
    expect(combat.filter((i) => i.once).map((i) => gives(i.words))).toEqual([2, 2, 2, 2, 2, 2]);
    expect(combat.filter((i) => !i.once).map((i) => gives(i.words))).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('locations', () => {
  it('ten, two for each symbol, by kind of action', () => {
    for (const s of SYMBOLS) expect(count(LOCATIONS, (l) => l.symbol === s)).toBe(2);
    const first = (w: string) => count(LOCATIONS, (l) => l.action.words[0]?.do === w);
    expect(count(LOCATIONS, (l) => l.action.timing === 'combat')).toBe(2);
    expect(['heal', 'setDie', 'draw', 'ward', 'swapTrophy', 'unterror', 'search'].map(first)).toEqual([
      2, 1, 1, 1, 1, 1, 1,
    ]);
  });
});

describe('investigators', () => {
  const DECK: Record<string, readonly number[]> = {
    archivist: [3, 4, 1, 2, 2],
    boxer: [2, 1, 3, 2, 4],
    alienist: [2, 2, 3, 4, 1],
    exorcist: [1, 3, 2, 3, 3],
    trooper: [2, 3, 2, 1, 4],
    medium: [4, 2, 3, 2, 1],
  };

  it('six, three ranged, each with a combat ability', () => {
    expect(count(INVESTIGATORS, (i) => i.style === 'ranged')).toBe(3);
    for (const i of INVESTIGATORS) expect(i.abilities.some((a) => a.timing === 'combat')).toBe(true);
  });

  it.each(INVESTIGATORS.map((i) => [i.id]))('the deck of the %s', (id) => {
    const deck = ACTIONS.filter((a) => a.inv === id);
    expect(deck).toHaveLength(12);
    expect(count(deck, (a) => a.unique)).toBe(4);
    expect(SYMBOLS.map((s: Sym) => count(deck, (a) => a.symbol === s))).toEqual(DECK[id]);
    expect(count(deck, (a) => a.search > 0)).toBe(id === 'archivist' ? 7 : 5);
    expect(count(deck, (a) => a.noDraw)).toBe(2);
    expect(count(deck, (a) => a.optional.length > 0)).toBe(3);
    expect([5, 6]).toContain(count(deck, (a) => a.combat));
    const unique = deck.filter((a) => a.unique);
    expect(new Set(unique.map((a) => JSON.stringify(a.support))).size).toBe(4);
    expect(count(unique, (a) => a.support.some((w) => w.do === 'any'))).toBe(2);
  });
});

describe('effects', () => {
  const effects = [...ACTIONS.flatMap((a) => [a.support, a.optional]), ...ITEMS.map((i) => i.words), ...LOCATIONS.map((l) => l.action.words), ...INVESTIGATORS.flatMap((i) => i.abilities.map((a) => a.words))]; // prettier-ignore

  it('leave at most one choice to an action, so that it can be named with the move', () => {
    for (const words of effects) {
      const kinds = new Set(words.filter((w) => !isCombatWord(w) && isChoice(w)).map((w) => w.do));
      expect(kinds.size).toBeLessThanOrEqual(1);
    }
  });

  it('add to a combat card only what counts in the fight, to another only what happens at once', () => {
    for (const a of ACTIONS) for (const w of a.optional) expect([a.id, isCombatWord(w)]).toEqual([a.id, a.combat]);
  });

  it('impose only rules of the closed list', () => {
    const rules = [...TERROR, ...ACTS].flatMap((t) => t.words).filter((w) => w.do === 'rule');
    for (const r of rules) expect(RULES).toContain((r as { id: string }).id);
  });

  it('tables are frozen', () => {
    expect(Object.isFrozen(ITEMS[0]) && Object.isFrozen(ITEMS[0]?.words) && Object.isFrozen(TERROR[0]?.words[0])).toBe(
      true,
    );
  });
});
