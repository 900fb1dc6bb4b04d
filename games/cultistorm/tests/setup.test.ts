import { seeded } from '../../../engine-extensions/dice';
import { sortedPieces } from '../../../engine-extensions/testing/conformance/checks';
import { tableOf } from '../../../engine-extensions/testing/seats';
import { cultistorm } from '..';
import { INVESTIGATORS, ITEM, locationOf, SYMBOLS } from '../cards';
import type { State } from '../state';
import type { View } from '../view';
import { night } from './scenario';

const fresh = (seats: number, options: object = {}, seed = 'setup') => {
  const dice = seeded(seed);
  const G = cultistorm.rules.setup(seats, options, dice) as unknown as State;
  return { G, t: tableOf<State, View>(cultistorm, G, dice) };
};

const chosen = (seats: number, options: object = {}, seed = 'setup') => {
  const { G, t } = fresh(seats, options, seed);
  for (const inv of G.inv)
    if (inv.card === null) t.seat(inv.seat).does('chooseInvestigator', inv.id, INVESTIGATORS[inv.id]?.id);
  return { G, t };
};

describe('setup', () => {
  it('[CST-SETUP-01, CST-RULING-03] lays one location of each symbol, with a blank die each', () => {
    const { G } = chosen(3);
    expect(G.slots.map((s) => locationOf(s.location).symbol).sort()).toEqual([...SYMBOLS].sort());
    expect(G.slots.every((s) => s.die === 'blank' && !s.shrine)).toBe(true);
    const others = new Set(
      [1, 2, 3, 4, 5, 6].map((k) =>
        chosen(3, {}, `k${k}`)
          .G.slots.map((s) => s.location)
          .join(),
      ),
    );
    expect(others.size).toBeGreaterThan(1);
  });

  it.each([
    [2, 35],
    [3, 35],
    [4, 45],
    [5, 55],
  ])(
    'scenario 6: [CST-SETUP-02, CST-SETUP-03, CST-RULING-05] with %i investigators the deck has %i cards, five of them in play',
    (n, size) => {
      const { G } = chosen(n);
      expect(G.slots.map((s) => s.column.length)).toEqual([1, 1, 1, 1, 1]);
      expect(G.cultistDeck).toHaveLength(size - 5);
      expect(G.removed).toHaveLength(55 - size);
    },
  );

  it('[CST-SETUP-04, CST-SETUP-08] puts both markers in place, a token on the Final Act and lights no shrine', () => {
    const { G } = chosen(3);
    expect(G.marker).toBe(0);
    expect(G.terrorAt).toBe(4);
    expect(G.circle.map((c) => c.tokens)).toEqual([0, 0, 0, 0, 1]);
  });

  it('[CST-SETUP-05, CST-SECT-02] parts the waves; the sect’s own lies apart', () => {
    expect(chosen(3).G.goosLeft).toMatchObject({ first: expect.arrayContaining(['dagon']), sect: [] });
    const { goosLeft } = chosen(3, { sect: true }).G;
    expect([goosLeft.first.length, goosLeft.second.length, goosLeft.sect]).toEqual([5, 4, ['the-hollow-bell']]);
  });

  it('[CST-SETUP-06, CST-SETUP-07, CST-RULING-07] lays four terror cards and one Final Act, gems showing', () => {
    const { G, t } = chosen(3);
    expect(G.terrorDeck).toHaveLength(16);
    expect(G.unusedActs).toHaveLength(3);
    const { view } = t.seat('0');
    expect(view.circle.map((c) => c.gems)).toEqual(G.circle.map((c) => c.gems));
    expect(JSON.stringify(view)).not.toContain(G.circleCards[0]);
    expect(view.terrorDeck).toBe(16);
  });

  it('[CST-SETUP-09, CST-LIM-01] has eight dice, eight trophies and one seal card of each symbol', () => {
    const { G } = chosen(4);
    expect(G.diceLeft).toHaveLength(8);
    expect(Object.values(G.trophiesLeft)).toEqual([8, 8, 8, 8, 8]);
    expect(G.sealsLeft).toEqual([...SYMBOLS]);
    expect(sortedPieces(cultistorm, G as never)).toContain('d8');
  });

  it('[CST-SETUP-10] lets everybody choose, nobody twice the same', () => {
    const { t } = fresh(3);
    t.seat('0').does('chooseInvestigator', 0, 'boxer');
    expect(t.seat('1').refused('chooseInvestigator', 1, 'boxer')).toMatchObject({ rule: 'CST-SETUP-10', why: 'taken' });
    expect(t.seat('1').refused('chooseInvestigator', 0, 'medium').rule).toBe('CST-APP-01');
    expect(t.waiting()).toEqual(['1', '2']);
  });

  it('[CST-SETUP-10] or deals them at random', () => {
    const { G } = fresh(5, { pick: 'random' });
    expect(new Set(G.inv.map((i) => i.card)).size).toBe(5);
    expect(G.now.phase).toBe('deal');
  });

  it('[CST-SETUP-11] gives each its own shuffled deck of twelve and two target markers', () => {
    const { G } = chosen(3);
    expect(G.decks.map((d) => d.length)).toEqual([12, 12, 12]);
    expect(G.inv.every((i) => i.targets.length === 0)).toBe(true);
    expect(G.box).toHaveLength(36);
  });

  it('[CST-SETUP-12] two items each, one is kept, the other goes back', () => {
    const { G, t } = chosen(2);
    const two = [...(G.dealt[0] ?? [])];
    expect(t.seat('0').view.dealt).toEqual([two, null]);
    const item = two.find((c) => ITEM[c]?.kind !== 'event') as string;
    expect(t.seat('0').refused('keepItem', 0, null).rule).toBe('CST-SETUP-12');
    t.seat('0').does('keepItem', 0, item);
    expect(G.inv[0]?.items).toEqual([item]);
    expect(G.itemDeck).toContain(two.find((c) => c !== item));
  });

  it('scenario 5: [CST-SETUP-13] a dealt Summoning Eye summons nothing, is not replaced and goes back', () => {
    const { G, t } = chosen(2);
    G.itemDeck.push(...(G.dealt[0] ?? []));
    G.itemDeck = G.itemDeck.filter((c) => c !== 'summoning-eye#1' && c !== 'storm-lantern');
    for (const d of G.dealt)
      if (d.includes('summoning-eye#1') || d.includes('storm-lantern')) G.itemDeck.push(d.pop() as string);
    G.dealt[0] = ['summoning-eye#1', 'storm-lantern'];
    expect(t.seat('0').options('keepItem')).toEqual([[0, 'storm-lantern']]);
    expect(t.seat('0').refused('keepItem', 0, 'summoning-eye#1').rule).toBe('CST-SETUP-13');
    t.seat('0').does('keepItem', 0, 'storm-lantern');
    expect(G.slots.some((s) => s.goos.length > 0)).toBe(false);
    expect(G.itemDeck).toContain('summoning-eye#1');
  });

  it('[CST-SETUP-13] two events leave nothing to keep', () => {
    const { G, t } = chosen(2);
    G.dealt[0] = ['summoning-eye#1', 'summoning-eye#2'];
    expect(t.seat('0').options('keepItem')).toEqual([[0, null]]);
  });

  it('[CST-SETUP-14, CST-RULING-04] a random investigator begins at the shield, the next ones follow clockwise', () => {
    const firsts = new Set<number>();
    for (let k = 0; k < 12; k++) {
      const { G, t } = chosen(3, {}, `first${k}`);
      for (const inv of G.inv) t.seat(inv.seat).does('keepItem', ...(t.seat(inv.seat).options('keepItem')[0] ?? []));
      firsts.add(G.first);
      expect(G.inv.map((i) => i.at)).toEqual([0, 1, 2].map((i) => (i - G.first + 3) % 3));
    }
    expect(firsts.size).toBe(3);
  });

  it('[CST-LIM-02] cards bear no XP and no story numbers', () => {
    expect(Object.keys(ITEM['storm-lantern'] ?? {})).toEqual(['id', 'name', 'kind', 'once', 'words']);
  });

  it('[CST-APP-01] one person may lead several investigators, dealt in turn', () => {
    expect(fresh(1).G.inv.map((i) => i.seat)).toEqual(['0', '0']);
    expect(fresh(2, { investigators: 5 }).G.inv.map((i) => i.seat)).toEqual(['0', '1', '0', '1', '0']);
    expect(fresh(4, { investigators: 2 }).G.inv).toHaveLength(4);
  });

  it('[CST-SECT-01, CST-RULING-43, CST-SECT-06] the sect is an option: seven cards out, its seven in, before the first are drawn', () => {
    const { G } = chosen(3, { sect: true });
    expect(G.cultistDeck.length + 5).toBe(35);
    expect(G.removed).toHaveLength(20 + 7);
    expect(cultistorm.meta.options.find((o) => o.key === 'sect')).toMatchObject({ default: false });
    expect(G.slots.every((s) => s.goos.length === 0)).toBe(true);
  });

  it('[CST-APP-03] a fierce storm has two terror steps behind it, a calm one a die and a cultist to spare', () => {
    const fierce = chosen(2, { storm: 'fierce' });
    for (const inv of fierce.G.inv)
      fierce.t.seat(inv.seat).does('keepItem', ...(fierce.t.seat(inv.seat).options('keepItem')[0] ?? []));
    expect(fierce.G.terrorAt).toBe(0);
    expect(night({ options: { storm: 'calm' } }).G.pool).toHaveLength(4);
  });
});
