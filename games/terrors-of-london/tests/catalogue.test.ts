import { kebab } from './kebab';
import { wordsIn } from '../../../engine-extensions/effects/words';
import { CARD, cardsOf, DESIGNS, FACTIONS, OVERLORD_NAMES, OVERLORDS, type Card, type Effect } from '../cards';
import { effectPoints, hordePoints, playPoints } from '../cards/points';
import { terrorsOfLondon } from '..';

const ALL = Object.values(DESIGNS);
const MARKET = ALL.filter((c) => c.family === 'market');
const MONSTERS = MARKET.filter((c) => c.type === 'monster');
const RELICS = MARKET.filter((c) => c.type === 'relic');
const INFLUENCE = ALL.filter((c) => c.family === 'influence');
const physical = (cards: Card[]) => cards.reduce((n, c) => n + c.copies, 0);
const counted = (has: (c: Card) => boolean) => physical(MARKET.filter(has));

const boxes = (c: Card): Effect[] => [...c.play, ...c.horde.flat(), ...c.triggered.flatMap((t) => t.effect)];
const printed = (c: Card): Effect[] => [...c.play, ...c.horde.flat()];
const says = (word: string) => (c: Card) => wordsIn(printed(c)).includes(word);
const gains = (res: string) => (c: Card) => printed(c).some((e) => e.do === 'gain' && e.res === res);

const KEYWORDS = ['haunt', 'curse', 'draw', 'muster', 'destroy', 'sacrifice', 'command', 'rage'];

describe('the card set', () => {
  it('[TOL-RULING-02] has 108 cards: 10 + 6 + 16 + 8 + 68', () => {
    expect([DESIGNS['cultist']?.copies, DESIGNS['fanatic']?.copies]).toEqual([10, 6]);
    expect([cardsOf('influence').length, cardsOf('acolyte').length, cardsOf('market').length]).toEqual([16, 8, 68]);
    expect(physical(ALL)).toBe(108);
  });

  it.each(ALL.map((c) => [c.design, c] as const))('%s is keyed by its name, with text and art of its own', (key, c) => {
    expect(key).toBe(kebab(c.name));
    expect([c.flavour.length > 8, c.alt.length > 8, c.art.length > 0]).toEqual([true, true, true]);
    expect(Object.isFrozen(c) && Object.isFrozen(c.play) && Object.isFrozen(c.horde)).toBe(true);
  });

  it('names, flavours and figures are all different', () => {
    const unique = (f: (c: Card) => string, cards = ALL) => new Set(cards.map(f)).size;
    expect([unique((c) => c.name), unique((c) => c.flavour)]).toEqual([ALL.length, ALL.length]);
    expect(unique((c) => c.art.join(), MARKET)).toBe(MARKET.length);
  });

  it('40 monster designs, 10 for each faction, by the printed ladder of costs', () => {
    for (const faction of FACTIONS) {
      const own = MONSTERS.filter((c) => c.faction === faction);
      const ladder = [1, 2, 3, 4, 5, 6, 7, 8].map((cost) => own.filter((c) => c.cost === cost));
      expect(ladder.map(physical)).toEqual([2, 2, 4, 2, 1, 1, 1, 1]);
      expect(ladder.map((l) => l.length)).toEqual([1, 1, 2, 2, 1, 1, 1, 1]);
      expect(own.filter((c) => c.horde.length === 2)).toHaveLength(2);
    }
  });

  it('12 relics by the ladder; three or four of them only guard', () => {
    expect([2, 3, 4, 5, 6, 7].map((cost) => RELICS.filter((c) => c.cost === cost).length)).toEqual([1, 3, 3, 3, 1, 1]);
    const guards = RELICS.filter((c) => c.armor > 0);
    expect([3, 4]).toContain(guards.length);
    for (const c of RELICS) expect(c.play.length > 0).toBe(c.armor === 0);
    for (const c of guards) {
      if (c.armor === 1) expect([3, 4, 5]).toContain(c.cost);
      else expect([c.armor, [6, 7].includes(c.cost ?? 0)]).toEqual([2, true]);
    }
    expect(guards.filter((c) => c.armor === 2)).toHaveLength(1);
  });

  it('16 Influence cards, four for each overlord, two of them for beginners; a resource or keyword and a trigger', () => {
    for (const name of OVERLORD_NAMES) {
      const own = INFLUENCE.filter((c) => c.overlord === name);
      expect([own.length, own.filter((c) => c.beginner).length]).toEqual([4, 2]);
    }
    for (const c of INFLUENCE) {
      expect([c.play.length, c.triggered.length, c.triggered[0]?.on.on]).toEqual([1, 1, 'faction']);
      expect(['gain', ...KEYWORDS]).toContain(c.play[0]?.do);
    }
  });

  it('the cards the rulebook names do what it says of them', () => {
    const power1 = { do: 'gain', res: 'power', n: 1 };
    expect(DESIGNS['ghoul']?.play).toContainEqual(power1);
    expect(DESIGNS['relic-hunter']?.play).toContainEqual(power1);
    expect(DESIGNS['skeletal']?.horde).toContainEqual([power1]);
    expect(DESIGNS['werewolf']?.horde.length).toBeGreaterThan(0);
    expect(DESIGNS['warlock']?.play).toContainEqual({ ...power1, n: 5 });
    expect([OVERLORDS.methuselah.health, OVERLORDS.azazael.health]).toEqual([40, 50]);
    for (const name of ['fenris', 'lilith'] as const) {
      expect(OVERLORDS[name].health).toBeGreaterThan(40);
      expect(OVERLORDS[name].health).toBeLessThan(50);
    }
  });

  it('every word is spread over the Market as widely as promised', () => {
    const spread = {
      haunt: 10,
      curse: 8,
      draw: 10,
      muster: 8,
      destroy: 7,
      sacrifice: 8,
      command: 6,
      rage: 8,
      convert: 3,
      look: 3,
      reveal: 2,
      activateHorde: 2, // prettier-ignore
    };
    for (const [word, least] of Object.entries(spread)) expect({ word, enough: counted(says(word)) >= least }).toEqual({ word, enough: true }); // prettier-ignore
    expect(counted((c) => says('destroy')(c) && (c.cost ?? 0) <= 5)).toBeGreaterThanOrEqual(4);
    expect(counted((c) => c.claim)).toBeGreaterThanOrEqual(6);
    expect(counted(gains('regeneration'))).toBeGreaterThanOrEqual(12);
    expect(counted((c) => c.armor > 0)).toBeGreaterThanOrEqual(5);
    expect(counted((c) => c.triggered.length > 0)).toBeGreaterThanOrEqual(16);
    expect(counted((c) => c.horde.length === 2)).toBeGreaterThanOrEqual(8);
  });

  it('each keyword belongs to at least two factions', () => {
    for (const word of KEYWORDS)
      expect({ word, factions: new Set(MONSTERS.filter(says(word)).map((c) => c.faction)).size > 1 }).toEqual({ word, factions: true }); // prettier-ignore
    expect(new Set(MONSTERS.filter((c) => c.claim).map((c) => c.faction)).size).toBeGreaterThan(1);
  });

  it('at most ten designs are plain resources; every card of cost 8 has something of its own', () => {
    const plain = MARKET.filter((c) => boxes(c).every((e) => e.do === 'gain') && !c.claim && c.triggered.length === 0 && c.armor === 0); // prettier-ignore
    expect(plain.length).toBeLessThanOrEqual(10);
    for (const c of MARKET.filter((m) => m.cost === 8))
      expect(c.triggered.length > 0 || c.play.some((e) => !['gain', ...KEYWORDS].includes(e.do))).toBe(true);
  });

  it('[TOL-RULING-25] abilities are printed in the order in which they happen', () => {
    const rank = (e: Effect) => (e.do === 'gain' ? 0 : KEYWORDS.includes(e.do) ? 1 : 2);
    for (const c of MONSTERS) expect([c.design, c.play.map(rank)]).toEqual([c.design, c.play.map(rank).sort()]);
  });

  it('no card prints more than three lines of words', () => {
    const lines = (c: Card) => c.play.filter((e) => e.do !== 'gain' && !KEYWORDS.includes(e.do)).length + c.triggered.length; // prettier-ignore
    for (const c of ALL) expect([c.design, lines(c) <= 3]).toEqual([c.design, true]);
  });

  it('monsters with Armor can gain HAUNT by themselves', () => {
    for (const c of MONSTERS.filter((m) => m.armor > 0)) expect([c.design, says('haunt')(c)]).toEqual([c.design, true]);
  });
});

describe('the budget', () => {
  const ON_PLAY = [0, 1.5, 2.25, 3, 4, 5, 6, 7.25, 8.5];
  const near = (points: number, target: number, by: number) => Math.abs(points - target) <= by + 1e-9;

  it.each(MONSTERS.map((c) => [c.design, c] as const))('%s is worth its cost', (_, c) => {
    const cost = c.cost ?? 0;
    const points = playPoints(c);
    expect({ points, target: ON_PLAY[cost], fits: near(points, ON_PLAY[cost] ?? 0, 0.5) }).toMatchObject({
      fits: true,
    });
    const [low, high] = cost <= 3 ? [1, 1.5] : cost <= 6 ? [2, 3] : [3, 4];
    for (let i = 0; i < c.horde.length; i++) {
      const horde = hordePoints(c, i);
      expect({ horde, fits: horde >= low - 1e-9 && horde <= high + 1e-9 }).toMatchObject({ fits: true });
    }
  });

  it.each(RELICS.map((c) => [c.design, c] as const))('%s is worth a third of its cost a turn', (_, c) => {
    const points = c.armor > 0 ? 1.25 * c.armor : c.play.reduce((n, e) => n + effectPoints(e), 0);
    expect({ points, fits: near(points, (c.cost ?? 0) / 3, 0.5) }).toMatchObject({ fits: true });
  });

  it.each(ALL.filter((c) => c.family === 'acolyte').map((c) => [c.design, c] as const))(
    '%s is a better starter',
    (_, c) => {
      expect(near(playPoints(c), 1.5, 0.5)).toBe(true);
      expect(hordePoints(c, 0)).toBe(1);
    },
  );

  it.each(INFLUENCE.map((c) => [c.design, c] as const))('%s is worth 3 with its trigger', (_, c) => {
    const base = c.play.reduce((n, e) => n + effectPoints(e), 0);
    expect({ base, fits: base >= 1 && base <= 2 }).toMatchObject({ fits: true });
    expect({ all: playPoints(c), fits: near(playPoints(c), 3, 0.5) }).toMatchObject({ fits: true });
  });
});

describe('no endless loops', () => {
  it('at most one DESTROY on play, never beside a card coming to hand; no monster calls itself back on play', () => {
    for (const c of ALL.filter((x) => x.type !== 'relic')) {
      const words = wordsIn(c.play);
      const destroys = words.filter((w) => w === 'destroy').length;
      expect(destroys).toBeLessThanOrEqual(1);
      if (destroys > 0) {
        expect(words).not.toContain('draw');
        expect(words).not.toContain('command');
        expect(c.play.some((e) => e.do === 'look' && e.then === 'hand')).toBe(false);
      }
      expect(words).not.toContain('returnToHand');
    }
  });

  it('conversions run from Regeneration to Coin to Power only', () => {
    const RANK = { regeneration: 0, coin: 1, power: 2 };
    const all = ALL.flatMap(boxes).filter((e) => e.do === 'convert');
    expect(all.length).toBeGreaterThan(0);
    for (const e of all) expect(RANK[e.from]).toBeLessThan(RANK[e.to]);
  });

  it('the table of physical cards has every card once, and the game lists the bots it has', () => {
    expect(Object.keys(CARD)).toHaveLength(108 + 16);
    expect(Object.keys(terrorsOfLondon.bots).sort()).toEqual([...terrorsOfLondon.meta.bots].sort());
  });
});
