import { seeded } from '../../../engine-extensions/dice';
import { cultsOfLondon } from '..';
import { ANOMALY, DECKS, deckOf, FACTIONS, isLegend, OPERATOR, RELICS, RITUALS, TILES } from '../cards';
import type { State } from '../state';
import { given } from './scenario';

const fresh = (n: number, seed = 'x', options = {}) =>
  cultsOfLondon.rules.setup(n, options, seeded(seed)) as unknown as State;

describe('setup', () => {
  it('[COL-SETUP-01] is for three or four, and for one alone', () => {
    expect(cultsOfLondon.meta.players).toEqual([1, 3, 4]);
    for (const n of [2, 5]) expect(() => fresh(n)).toThrow('not for');
    const t = given({ players: 3 });
    const chosen = t.G.players.map((p) => t.open(p).faction);
    expect(chosen).toEqual(expect.arrayContaining(['purge', 'society', 'mohocks']));
    const inPlay = t.G.players.flatMap((p) => [...t.of(p).hand, ...t.of(p).deck, ...t.of(p).operators]);
    expect(inPlay.some((card) => card.startsWith('dawn/') || card.startsWith('soror-meridian'))).toBe(false);
  });

  it('[COL-SETUP-02, COL-RULING-44] lays a random six of the twelve tiles', () => {
    const a = fresh(4, 'one');
    const b = fresh(4, 'two');
    expect(a.board.tiles).toHaveLength(6);
    expect([...a.board.tiles, ...a.box].sort()).toEqual(Object.keys(TILES).sort());
    expect(a.board.tiles).not.toEqual(b.board.tiles);
  });

  it('[COL-SETUP-03, COL-RULING-37] rolls for the first player; only the tied roll again', () => {
    const faces = [3, 5, 5, 2, 4, 6];
    const dice = { ...seeded('tie'), die: () => faces.shift() ?? 1 };
    const G = cultsOfLondon.rules.setup(4, {}, dice) as unknown as State;
    expect(G.events[0]?.tell).toMatchObject({
      event: 'firstRolled',
      first: '2',
      rolls: { '0': [3], '1': [5, 4], '2': [5, 6], '3': [2] },
    });
    expect(G.board.order).toEqual(['2', '3', '0', '1']);
  });

  it('[COL-SETUP-04] lets each pick a free faction in turn order', () => {
    const G = fresh(4);
    const turn = cultsOfLondon.rules.turn(G as never);
    expect(turn.currentPlayer).toBe(G.board.order[0]);
    const options = cultsOfLondon.rules.legalMoves(G as never, turn, G.board.order[0] as string);
    expect(options.map((m) => m.args[0])).toEqual([...FACTIONS]);
    cultsOfLondon.rules.play(
      G as never,
      G.board.order[0] as string,
      { move: 'chooseFaction', args: ['dawn'] },
      seeded(1),
    );
    const next = cultsOfLondon.rules.turn(G as never);
    expect(next.currentPlayer).toBe(G.board.order[1]);
    expect(
      cultsOfLondon.rules.whyNot(G as never, next, next.currentPlayer, { move: 'chooseFaction', args: ['dawn'] }),
    ).toMatchObject({ rule: 'COL-SETUP-04' });
  });

  it('deals factions at random where that is wanted', () => {
    const G = fresh(3, 'r', { factionPick: 'random' });
    expect(G.now.phase).toBe('planning');
    expect(new Set(G.players.map((p) => G.seats[p]?.open.faction)).size).toBe(3);
  });

  it('scenario 1: [COL-SETUP-05…12, COL-RULING-01, COL-RULING-02, COL-RULING-03, COL-RULING-31] four players, all dealt', () => {
    const t = given();
    for (const p of t.G.players) {
      const s = t.of(p);
      expect(s.hand).toHaveLength(5);
      expect([...s.hand, ...s.deck].sort()).toEqual(deckOf(s.open.faction as 'purge'));
      expect(s.locs).toEqual([1, 2, 3, 4, 5, 6]);
      expect(s.holders).toHaveLength(3);
      expect(s.rituals).toHaveLength(1);
      expect(s.operators).toHaveLength(4);
      expect(s.operators.filter(isLegend)).toHaveLength(1);
      expect(s.open).toMatchObject({ insight: 4, normal: 14, one: 2, two: 1, vp: 0 });
    }
    expect(t.board).toMatchObject({ pile: 34, tracker: 0, round: 1 });
    expect(t.board.graveyard).toHaveLength(1);
    expect(t.board.house).toHaveLength(1);
    expect(t.G.operatorDeck).toHaveLength(23);
    expect(t.G.ritualDeck).toHaveLength(20);
    expect(t.G.relicDeck).toHaveLength(19);
    expect(t.G.anomalyDeck).toHaveLength(30);
    // three kinds of tokens, eighteen with the marker on the VP track
    const pieces = cultsOfLondon.pieces(t.G).filter((x) => x.startsWith('purge:') && !x.includes('location'));
    expect(pieces).toHaveLength(18);
  });
});

describe('the tables', () => {
  const deck = (f: (typeof FACTIONS)[number]) => Object.values(DECKS[f]);
  const sum = <T>(xs: readonly T[], of: (x: T) => number) => xs.reduce((n, x) => n + of(x), 0);

  it.each(FACTIONS)('%s has 24 cards of at least 16 names, at most two of each', (f) => {
    expect(sum(deck(f), (c) => c.copies)).toBe(24);
    expect(deck(f).length).toBeGreaterThanOrEqual(16);
    expect(Math.max(...deck(f).map((c) => c.copies))).toBe(2);
  });

  it.each(FACTIONS)(
    '%s: six cards without requirement, twelve with one Skill, six with two; each Skill on three or more',
    (f) => {
      const by = (n: number) =>
        sum(
          deck(f).filter((c) => c.req.length === n),
          (c) => c.copies,
        );
      expect([by(0), by(1), by(2)]).toEqual([6, 12, 6]);
      for (const skill of ['strength', 'finesse', 'arcana', 'charisma'] as const)
        expect(
          sum(
            deck(f).filter((c) => c.req.includes(skill)),
            (c) => c.copies,
          ),
        ).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([
    ['purge', [16, 4, 2, 2, 0]],
    ['society', [12, 6, 4, 2, 0]],
    ['mohocks', [15, 5, 3, 1, 0]],
    ['dawn', [6, 6, 6, 4, 2]],
  ] as const)('%s costs as the table says', (f, costs) => {
    expect(
      [0, 1, 2, 3, 4].map((n) =>
        sum(
          deck(f).filter((c) => c.cost === n),
          (c) => c.copies,
        ),
      ),
    ).toEqual([...costs]);
  });

  const families = [
    'outpost',
    'burn',
    'wildfire',
    'recruit',
    'insight',
    'cards',
    'tokens',
    'damage',
    'ritual',
    'relic',
    'rebound',
  ];
  it.each([
    ['purge', [2, 1, 1, 5, 2, 1, 2, 6, 1, 1, 2]],
    ['society', [2, 1, 1, 5, 4, 3, 2, 1, 2, 2, 1]],
    ['mohocks', [2, 1, 1, 5, 3, 2, 6, 2, 1, 1, 0]],
    ['dawn', [2, 1, 1, 5, 2, 2, 2, 1, 3, 1, 4]],
  ] as const)('%s has its share of each kind of Operation', (f, counts) => {
    expect(
      families.map((k) =>
        sum(
          deck(f).filter((c) => c.family === k),
          (c) => c.copies,
        ),
      ),
    ).toEqual([...counts]);
  });

  it.each([
    ['purge', [3, 2, 11, 4, 2, 2]],
    ['society', [8, 4, 5, 3, 2, 2]],
    ['mohocks', [4, 4, 8, 3, 3, 2]],
    ['dawn', [4, 3, 7, 4, 3, 3]],
  ] as const)('%s has its Quick Actions by moment', (f, counts) => {
    const tags = ['INTEL', 'REVEAL', 'PRE', 'POST', 'OP', 'END'];
    expect(
      tags.map((tag) =>
        sum(
          deck(f).filter((c) => c.quick.tag === tag),
          (c) => c.copies,
        ),
      ),
    ).toEqual([...counts]);
  });

  it.each(FACTIONS)(
    '%s recruits: two take the top, one scouts three, one from the Graveyard, one two; and one END Quick Action',
    (f) => {
      const text = (c: { op: unknown }) => JSON.stringify(c.op);
      const recruits = deck(f).filter((c) => c.family === 'recruit');
      const count = (has: (s: string) => boolean) =>
        sum(
          recruits.filter((c) => has(text(c))),
          (c) => c.copies,
        );
      expect(count((s) => s.includes('"recruit","n":1'))).toBe(2);
      expect(count((s) => s.includes('"scout","n":3'))).toBe(1);
      expect(count((s) => s.includes('recruitFrom'))).toBe(1);
      expect(count((s) => s.includes('"recruit","n":2'))).toBe(1);
      expect(
        deck(f).filter((c) => c.quick.tag === 'END' && JSON.stringify(c.quick.effect).includes('"recruit","n":1')),
      ).toHaveLength(1);
    },
  );

  it('burns Outposts with Burn and Wildfire only, banks with two cards a deck at most, hits anywhere with two', () => {
    for (const f of FACTIONS) {
      for (const c of deck(f)) {
        const burns = JSON.stringify([c.op, c.quick]).includes('burnOutpost');
        expect(burns).toBe(c.family === 'burn' || c.family === 'wildfire');
      }
      expect(
        sum(
          deck(f).filter((c) => JSON.stringify(c).includes('bankVP')),
          (c) => c.copies,
        ),
      ).toBeLessThanOrEqual(2);
      expect(
        sum(
          deck(f).filter((c) => c.family === 'damage' && JSON.stringify(c.op).includes('"reach":"any"')),
          (c) => c.copies,
        ),
      ).toBeLessThanOrEqual(2);
    }
    const floors = FACTIONS.map((f) =>
      sum(
        deck(f).filter((c) => JSON.stringify(c.op).includes('"floor"')),
        (c) => c.copies,
      ),
    );
    expect(floors).toEqual([0, 1, 0, 2]);
  });

  it('[COL-OPR-01] has 36 Operators of 24 names, and four legends, by health and Skills', () => {
    const rows = Object.entries(OPERATOR).filter(([id]) => !isLegend(id));
    expect(rows).toHaveLength(36);
    const names = [...new Map(rows.map(([, r]) => [r.name, r])).values()];
    expect(names).toHaveLength(24);
    expect([1, 2, 3].map((hp) => names.filter((r) => r.hp === hp).length)).toEqual([8, 12, 4]);
    expect([1, 2, 3].map((n) => names.filter((r) => r.skills.length === n).length)).toEqual([10, 12, 2]);
    for (const skill of ['strength', 'finesse', 'arcana', 'charisma'] as const)
      expect(names.filter((r) => r.skills.includes(skill)).length).toBeGreaterThanOrEqual(9);
    expect(names.filter((r) => r.ability)).toHaveLength(16);
    expect(Object.keys(OPERATOR).filter(isLegend)).toHaveLength(4);
  });

  it('[COL-RELIC-01] has 20 Relics: seven constant, nine to exhaust (six at a cost), four carried', () => {
    const rows = Object.values(RELICS);
    expect(['constant', 'exhaust', 'carried'].map((k) => rows.filter((r) => r.kind === k).length)).toEqual([7, 9, 4]);
    const costs = rows.flatMap((r) => (r.kind === 'exhaust' && r.cost > 0 ? [r.cost] : []));
    expect(costs).toHaveLength(6);
    expect(Math.max(...costs)).toBeLessThanOrEqual(3);
  });

  it('has 30 Anomalies of 12 kinds with the printed Power and health', () => {
    expect(Object.keys(ANOMALY)).toHaveLength(30);
    const rows = [...new Map(Object.values(ANOMALY).map((r) => [r.name, r])).values()];
    expect(rows.map((r) => [r.name, r.power, r.hp, r.copies])).toEqual([
      ['Whispering Terror', 4, 1, 3], ['Gutter Imp', 3, 1, 3], ['Fog Wraith', 3, 2, 3], ['Carrion Hound', 4, 1, 3],
      ['Bell-Drowned', 4, 2, 3], ['Ashen Choir', 3, 1, 3], ['Lamplighter’s Shadow', 5, 1, 2], ['Painted Horror', 5, 2, 2],
      ['Hollow Judge', 5, 2, 2], ['Clockwork Seraph', 4, 3, 2], ['Thames Leviathan', 6, 3, 2], ['The Unsigned', 6, 2, 2],
    ]); // prettier-ignore
  });

  it('has 24 Rituals with the printed shapes and points', () => {
    const shapes =
      '101010 111000 110100 201000 210000 200100 110110 200200 111100 111010 201010 202000 220000 211000 111110 202010 212000 210101 220100 211010 111111 202020 222000 211011';
    expect(Object.values(RITUALS).map((r) => r.counts.join(''))).toEqual(shapes.split(' '));
    for (const r of Object.values(RITUALS))
      expect(r.vp).toBe(r.counts.reduce((n, k) => n + k, 0) - 2 + (r.images.length <= 3 ? 1 : 0));
    const few = Object.values(RITUALS)
      .filter((r) => r.images.length <= 3)
      .map((r) => r.counts.join(''));
    expect(few).toEqual(['101010', '110110', '200200', '111111', '202020']);
  });

  it('has 12 tiles, and its tables cannot be changed', () => {
    expect(Object.keys(TILES)).toHaveLength(12);
    expect(() => Object.assign(DECKS.purge['purge/burn'] as object, { cost: 9 })).toThrow();
    expect(Object.isFrozen(RITUALS['the-triangle']?.images[0])).toBe(true);
  });
});
