import { CLUES, EFFECTS, TECHNIQUES, TYPES, VICTIMS, VOLUNTARY, kebab, type Clue, type Effect } from '../cards';
import { links } from '../rules/line';

const count = (is: (c: Clue) => boolean) => CLUES.filter(is).length;
const icons = (e: Effect) => CLUES.flatMap((c) => c.effects).filter((x) => x === e).length;
const between = (n: number, min: number, max: number) => {
  expect(n).toBeGreaterThanOrEqual(min);
  expect(n).toBeLessThanOrEqual(max);
};

describe('the deck', () => {
  it.each(CLUES.map((c) => [c.name, c] as const))(
    '%s is keyed by its printed name, with a flavour line and a picture',
    (_, c) => {
      expect(c.id).toBe(kebab(c.name));
      expect(c.flavour).toMatch(/[.!?]$/);
      expect(c.art.length).toBeGreaterThan(0);
      expect(c.type === 'person').toBe(c.bust !== undefined);
    },
  );

  it('[ARK-SET-01] has 50 different clues with 52 effects', () => {
    expect(CLUES).toHaveLength(50);
    expect(new Set(CLUES.map((c) => c.id)).size).toBe(50);
    expect(new Set(CLUES.map((c) => c.name)).size).toBe(50);
    expect(Object.fromEntries(EFFECTS.map((e) => [e, icons(e)]))).toEqual({
      'take:leads': 9,
      'take:discard': 4,
      'take:closed': 2,
      'take:stability': 2,
      'take:time': 4,
      search: 2,
      shuffle: 2,
      'discard:hand': 3,
      'discard:leads': 5,
      check: 19,
    });
    expect(CLUES.flatMap((c) => c.effects).filter((e) => (VOLUNTARY as readonly string[]).includes(e))).toHaveLength(
      25,
    );
    expect(count((c) => c.effects.length > 2)).toBe(0);
    expect(count((c) => c.effects.filter((e) => e === 'check').length > 1)).toBe(0);
    between(
      count((c) => c.effects.length === 0),
      2,
      4,
    );
  });

  it('[ARK-SET-02] each type has seven to ten cards, Monsters the fewest', () => {
    const sizes = TYPES.map((t) => count((c) => c.type === t));
    for (const n of sizes) between(n, 7, 10);
    const monsters = count((c) => c.type === 'monster');
    expect(sizes.filter((n) => n <= monsters)).toEqual([monsters]);
  });

  it('[ARK-SET-03] twelve puzzles, two of each type, each with a condition, none with ANY, ten of them with a check', () => {
    const puzzles = CLUES.filter((c) => c.puzzle);
    expect(puzzles).toHaveLength(12);
    for (const t of TYPES) expect(puzzles.filter((c) => c.type === t)).toHaveLength(2);
    for (const c of puzzles) {
      expect(c.lock || c.min > 0).toBe(true);
      expect([c.left, ...c.right]).not.toContain('ANY');
    }
    expect(puzzles.filter((c) => c.effects.includes('check')).length).toBeGreaterThanOrEqual(10);
  });

  it('[ARK-SET-04] locks, keys and minimums', () => {
    between(
      count((c) => c.lock),
      8,
      10,
    );
    expect(count((c) => c.lock && c.puzzle)).toBeGreaterThanOrEqual(8);
    between(
      count((c) => c.key),
      5,
      7,
    );
    expect(new Set(CLUES.filter((c) => c.key).map((c) => c.type)).size).toBeGreaterThanOrEqual(4);
    expect(count((c) => c.key && c.puzzle)).toBe(0);
    expect(count((c) => c.key && c.lock)).toBe(1);
    between(
      count((c) => c.min > 0),
      4,
      6,
    );
    for (const c of CLUES) if (c.min > 0) between(c.min, 3, 5);
  });

  it('[ARK-SET-05] hourglasses and stability icons', () => {
    between(
      count((c) => c.hourglass),
      22,
      26,
    );
    between(
      count((c) => c.stability),
      23,
      27,
    );
    between(
      count((c) => c.hourglass && c.stability),
      3,
      7,
    );
    between(
      count((c) => !c.hourglass && !c.stability),
      4,
      9,
    );
  });

  it('[ARK-SET-06] the curves of the techniques', () => {
    for (const t of TECHNIQUES) {
      between(
        count((c) => c.left === t),
        10,
        13,
      );
      between(
        count((c) => c.right.includes(t)),
        12,
        20,
      );
    }
    between(
      count((c) => c.left === 'ANY'),
      2,
      4,
    );
    between(
      count((c) => c.right.includes('ANY')),
      1,
      2,
    );
    const single = (c: Clue) => c.right.length === 1 && !c.right.includes('ANY');
    between(count(single), 34, 40);
    between(
      count((c) => c.right.length === 2),
      10,
      15,
    );
    expect(count((c) => c.right.length > 2)).toBe(0);
    for (const c of CLUES) {
      expect(count((o) => o !== c && links(c.right, o.left))).toBeGreaterThanOrEqual(12);
      expect(count((o) => o !== c && links(o.right, c.left))).toBeGreaterThanOrEqual(12);
    }
  });

  it('[ARK-SET-07] the six victims show each pair of techniques once', () => {
    const pairs = Object.values(VICTIMS).map((v) => [...v.right].sort().join(''));
    expect(pairs.sort()).toEqual(['CI', 'CR', 'CS', 'IR', 'IS', 'RS']);
  });

  it('[ARK-SET-08] types feel different', () => {
    for (const c of CLUES.filter((k) => k.type === 'monster')) expect(c.effects).toContain('check');
    const bringers = count((c) => ['person', 'evidence'].includes(c.type) && c.effects.includes('take:leads'));
    expect(bringers).toBeGreaterThanOrEqual(6);
    expect(count((c) => ['threat', 'monster'].includes(c.type) && c.effects.includes('take:time'))).toBe(0);
  });
});
