import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ARCANA, cardOf, DISTRICTS, EFFECTS, GUILDS, isAgent, LOCATIONS, MILITIA, OBJECTIVES, PERSONALITIES, RELICS, STAKES, STARTERS, vpOf, type Card } from '../cards'; // prettier-ignore

const all = (t: Readonly<Record<string, Card>>) => Object.values(t);
const count = <K extends string | number>(cards: readonly Card[], by: (c: Card) => K) => {
  const counts = {} as Record<K, number>;
  for (const c of cards) counts[by(c)] = (counts[by(c)] ?? 0) + 1;
  return counts;
};
const single = (cards: readonly Card[]) => cards.filter((c) => c.gold.length === 1);
const number = (c: Card) => c[c.gold[0]!];
const sum = (cards: readonly Card[], of: (c: Card) => number) => cards.reduce((n, c) => n + of(c), 0);

describe('the card set', () => {
  it('[ARC-SETUP-03, ARC-CARD-09] gives each guild nine Agents, a headquarters and a treasure of 1 VP and 3 Ducats', () => {
    for (const guild of GUILDS) {
      const cards = all(STARTERS[guild]);
      expect(count(cards, (c) => c.kind)).toEqual({ agent: 9, location: 1, relic: 1 });
      expect(cards.every((c) => c.guild === guild && c.family === 'starter')).toBe(true);
      expect(sum(cards, (c) => c.vp)).toBe(2);
      expect(cards.find((c) => c.kind === 'relic')!.ducat).toBe(3);
    }
  });

  it.each(GUILDS)('[ARC-RULING-19] the %s differ by headquarters and leaning only: 9 × 5 points', (guild) => {
    const agents = all(STARTERS[guild]).filter(isAgent);
    for (const a of agents) {
      expect(a.staff + a.sword + a.cup).toBe(5);
      expect(Math.max(a.staff, a.sword, a.cup)).toBeLessThanOrEqual(4);
      expect(a.vp).toBe(0);
    }
    const totals = ARCANA.map((a) => sum(agents, (c) => c[a]));
    const leaning = { blades: 0, thieves: 1, ferrymen: 2, usurers: -1 }[guild];
    if (leaning < 0) expect(totals).toEqual([15, 15, 15]);
    else expect([17, 18]).toContain(totals[leaning]);
    const high = agents.flatMap((a) => ARCANA.map((x) => a[x])).filter((v) => v >= 3);
    expect([6, 7]).toContain(high.length);
  });

  it('[ARC-EFFECT-19] gives the headquarters their effects', () => {
    const hq = GUILDS.map((g) => all(STARTERS[g]).find((c) => c.kind === 'location')!);
    expect(hq.map((c) => c.effect)).toEqual(['boost', 'move', 'peek', 'salvage']);
    expect(hq.map((c) => c.again ?? false)).toEqual([false, false, true, false]);
    expect(hq[3]!.salvages).toBe('relic');
  });

  it('[ARC-CARD-05, ARC-SETUP-06] has 85 Stakes: 24 Relics, 24 Locations, 37 Personalities worth 199 VP', () => {
    expect(count(all(STAKES), (c) => c.kind)).toEqual({ relic: 24, location: 24, personality: 37 });
    expect(Object.keys(STAKES)).toHaveLength(85);
    expect([RELICS, LOCATIONS, PERSONALITIES].map((t) => sum(all(t), (c) => c.vp))).toEqual([49, 49, 101]);
  });

  it('keeps the curves of gold numbers and arcana', () => {
    for (const t of [RELICS, LOCATIONS]) {
      expect(count(all(t), number)).toEqual({ 3: 8, 4: 9, 5: 5, 6: 2 });
      expect(count(all(t), (c) => c.gold[0]!)).toEqual({ staff: 8, sword: 8, cup: 8 });
      for (const c of all(t)) expect(c.staff + c.sword + c.cup).toBe(number(c));
    }
    const people = single(all(PERSONALITIES));
    expect(count(people, number)).toEqual({ 3: 4, 4: 11, 5: 11, 6: 7, 7: 2 });
    expect(count(people, (c) => c.gold[0]!)).toEqual({ staff: 12, sword: 12, cup: 11 });
  });

  it('spreads each gold number over the arcana as evenly as the split allows', () => {
    for (const t of [RELICS, LOCATIONS, PERSONALITIES])
      for (const n of [3, 4, 5, 6, 7]) {
        const of = single(all(t)).filter((c) => number(c) === n);
        const counts = ARCANA.map((a) => of.filter((c) => c.gold[0] === a).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
  });

  it('[ARC-CARD-02] gives VP by the gold number', () => {
    for (const c of single(all(STAKES))) expect(c.vp).toBe(vpOf(number(c)));
    expect([2, 3, 4, 5, 6, 7].map(vpOf)).toEqual([1, 1, 2, 3, 4, 5]);
  });

  it('[ARC-CARD-04] prices Personalities at gold + 0 to 3 and Relics by their curve', () => {
    for (const c of single(all(PERSONALITIES))) {
      expect(c.ducat).toBeGreaterThanOrEqual(number(c));
      expect(c.ducat).toBeLessThanOrEqual(number(c) + 3);
      for (const a of ARCANA) if (a !== c.gold[0]) expect(c[a]).toBeLessThanOrEqual(3);
    }
    expect(count(all(RELICS), (c) => c.ducat)).toEqual({ 2: 3, 3: 7, 4: 7, 5: 5, 6: 2 });
    expect(all(LOCATIONS).every((c) => c.ducat === 0)).toBe(true);
  });

  it('[ARC-CARD-03, ARC-RULING-17] has two Stakes with several golds: Harlequin 4/4/4 and Penthow 2/2/2', () => {
    const several = all(STAKES).filter((c) => c.gold.length > 1);
    expect(several.map((c) => [c.name, c.staff, c.sword, c.cup, c.ducat, c.vp])).toEqual([
      ['Penthow', 2, 2, 2, 4, 1],
      ['Harlequin', 4, 4, 4, 6, 3],
    ]);
  });

  it('[ARC-RULING-15, ARC-CARD-01] never has Ducats in gold', () => {
    for (const c of all(STAKES)) for (const a of c.gold) expect(ARCANA).toContain(a);
  });

  it('[ARC-RULING-20] keeps the facts of the rulebook: the Barhan sword is a military Stake in Staves', () => {
    expect(cardOf('barhan-sword')).toMatchObject({ kind: 'relic', gold: ['staff'], staff: 4, ducat: 5 });
    expect(cardOf('drinking-horn')).toMatchObject({ kind: 'relic', gold: ['sword'], sword: 3, ducat: 3 });
    expect(cardOf('arkabast')).toMatchObject({ gold: ['cup'], cup: 6, ducat: 7 });
    expect(cardOf('ayane')).toMatchObject({ gold: ['staff'], staff: 6, ducat: 7 });
    expect(cardOf('goblin-fire-support')).toMatchObject({ guild: 'blades', cup: 4 });
    expect(cardOf('crossbowman')).toMatchObject({ guild: 'ferrymen', staff: 3 });
    expect(cardOf('necromancer')).toMatchObject({ guild: 'ferrymen', staff: 2, cup: 3 });
    expect(cardOf('pale')).toMatchObject({ kind: 'personality', staff: 3 });
    expect(cardOf('dil-dan-alar')).toMatchObject({ kind: 'personality', cup: 2 });
    expect(cardOf('gader').district).toBe('ramparts');
    expect(cardOf('dragon-shield').district).toBe('outskirts');
    expect(cardOf('courtesan').guild).toBe('blades');
    expect(cardOf('emissary').guild).toBe('thieves');
  });

  it('fills seven districts with twelve Stakes each, one with thirteen', () => {
    const stakes = all(STAKES);
    expect(DISTRICTS.map((d) => stakes.filter((c) => c.district === d).length).sort()).toEqual([12, 12, 12, 12, 12, 12, 13]); // prettier-ignore
    for (const d of DISTRICTS) {
      const here = count(stakes.filter((c) => c.district === d), (c) => c.kind); // prettier-ignore
      expect(here.relic).toBeGreaterThanOrEqual(3);
      expect(here.location).toBeGreaterThanOrEqual(3);
      expect(here.personality).toBeGreaterThanOrEqual(5);
    }
  });

  it('gives every Location one effect, the strongest to gold 5 and 6', () => {
    const times: Record<string, number> = { lock: 2, recycle: 2, draw: 2, expel: 2, replace: 2, boost: 2 };
    expect(count(all(LOCATIONS), (c) => c.effect!)).toEqual(Object.fromEntries(EFFECTS.map((e) => [e, times[e] ?? 1])));
    const strong = all(LOCATIONS).filter((c) => number(c) >= 5).map((c) => c.effect).sort(); // prettier-ignore
    expect(strong).toEqual(['ambush', 'draw', 'draw', 'expel', 'expel', 'harass', 'seal']);
    for (const c of [...all(RELICS), ...all(PERSONALITIES)]) expect(c.effect).toBeUndefined();
  });

  it('[ARC-MIL-01, ARC-MIL-09] has two Captains and four Soldiers', () => {
    const of = (kind: string) => all(MILITIA).filter((c) => c.kind === kind).map((c) => [c.staff, c.sword, c.cup, c.captain]); // prettier-ignore
    expect(of('captain')).toEqual([[3, 3, 3, 'priority'], [2, 2, 2, 'lock']]); // prettier-ignore
    expect(of('soldier').map((v) => v.slice(0, 3))).toEqual([[3, 1, 1], [1, 3, 1], [1, 1, 3], [2, 2, 2]]); // prettier-ignore
  });

  it('[ARC-OBJ-01] has 22 Objectives of 2 to 4 VP', () => {
    const objectives = Object.values(OBJECTIVES);
    expect(objectives).toHaveLength(22);
    const kinds = objectives.reduce<Record<string, number>>((n, o) => ({ ...n, [o.count.of]: (n[o.count.of] ?? 0) + 1 }), {}); // prettier-ignore
    expect(kinds).toEqual({ district: 7, kind: 3, lead: 3, gold: 3, 'several-golds': 1, ducats: 1, 'every-district': 1, wins: 3 }); // prettier-ignore
    for (const o of objectives) expect([2, 3, 4]).toContain(o.vp);
  });

  it('[ARC-CARD-10] has 163 cards with the First Player card, the Jubilee and four guild cards, each with its own picture', () => {
    const cards = [...all(STAKES), ...GUILDS.flatMap((g) => all(STARTERS[g])), ...all(MILITIA)];
    expect(cards.length + Object.keys(OBJECTIVES).length + 4 + 2).toBe(163);
    expect(new Set(cards.map((c) => c.id)).size).toBe(cards.length);
    expect(new Set(cards.map((c) => c.name)).size).toBe(cards.length);
    expect(new Set(all(STAKES).map((c) => c.art)).size).toBe(85);
    const icons = JSON.parse(
      readFileSync(path.resolve('node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as {
      icons: Record<string, unknown>;
    };
    for (const c of [...cards, ...Object.values(OBJECTIVES)])
      expect([c.art, c.art in icons.icons]).toEqual([c.art, true]);
  });

  it('is frozen: no match can change a card', () => {
    for (const c of all(STAKES)) expect(Object.isFrozen(c) && Object.isFrozen(c.gold)).toBe(true);
  });
});
