import { copyJson } from '../../../engine-extensions/secrecy/places';
import { tableOf } from '../../../engine-extensions/testing/seats';
import { cultistorm } from '..';
import { askedOf } from '../rules/table';
import type { State } from '../state';
import type { View } from '../view';
import { night } from './scenario';

type Given = NonNullable<Parameters<typeof night>[0]>;
type Night = ReturnType<typeof night>;

/** One more terror step flips Police Tape Cut, and Bob, who holds two items, must choose which to lose. */
const about = (given: Given): Night => {
  const [ann, bob, ...others] = given.inv ?? [];
  return night({
    terrorAt: 0,
    circle: { 1: ['police-tape-cut', 1], 2: ['black-lightning', 0], 3: ['sky-like-a-wound', 0] },
    ...given,
    inv: [ann ?? {}, { ...bob, items: ['storm-lantern', 'brass-knuckles'] }, ...others],
  });
};

/** The table as it is found again after a reload: nothing but the stored state. */
function reloaded(t: Night) {
  const G = copyJson(t.G) as State;
  const table = tableOf<State, View>(cultistorm, G, t.dice.dice);
  return { G, of: (i: number) => table.seat(G.inv[i]?.seat as string), asked: () => askedOf(G) };
}

const interrupted = (t: Night) => {
  expect(t.asked()).toMatchObject({ ask: 'pick', inv: 1, word: { do: 'loseItem' } });
  expect([t.of(0).legal(), t.of(2).legal()]).toEqual([[], []]);
  const again = reloaded(t);
  again.of(1).does('answer', 1, 'brass-knuckles');
  expect(again.G.inv[1]?.items).toEqual(['storm-lantern']);
  expect(again.G.terrorDiscard).toContain('police-tape-cut');
  return again;
};

describe('[CST-TER-05] a flipped card interrupts, and after a reload all goes on where it stopped', () => {
  it('[CST-RULING-29] learning: the cultist and the seal card still come', () => {
    const t = about({ inv: [{ at: 2, lore: ['star'], trophies: { moon: 2 } }] });
    t.of(0).does('gainKnowledge', 0, 'moon');
    expect(t.G.slots[2]?.column).toEqual([]);
    const { G, asked } = interrupted(t);
    expect(G.slots[2]?.column).toHaveLength(1);
    expect(asked()).toEqual({ ask: 'gateSeal', inv: 0 });
  });

  it('[CST-SRCH-02] searching: the other event, then the find', () => {
    const t = about({
      inv: [{ hand: ['marginal-note', 'burnt-folio', 'tidal-almanac'], items: [] }],
      itemsOnTop: ['pages-turn-themselves', 'what-was-in-the-crate', 'ferry-ticket'],
    });
    t.of(0).does('search', 0, 3);
    const { G, asked, of } = interrupted(t);
    expect(G.inv[0]?.insanity).toBe(1);
    expect(asked()).toEqual({ ask: 'keep', inv: 0 });
    of(0).does('keepSearched', 0, 'ferry-ticket');
    expect(G.inv[0]?.items).toEqual(['ferry-ticket']);
    expect(G.itemDiscard).toEqual(['brass-knuckles', 'pages-turn-themselves', 'what-was-in-the-crate']);
  });

  it('[CST-CUL-06] the marker’s moves: two more places are entered, then the dice and the other phases', () => {
    const t = about({ options: { sect: true }, marker: 0, cultists: ['bellfounder', 'net-mender', 'velvet-usher'] });
    t.goOnFrom('cultist');
    expect(t.G.slots.map((s) => s.column.length)).toEqual([0, 1, 0, 0, 0]);
    const { G } = interrupted(t);
    expect(G.slots.slice(1, 4).map((s) => s.column)).toEqual([['bellfounder'], ['net-mender'], ['velvet-usher']]);
    expect(G.terrorAt).toBe(2);
    expect(G.now.phase).toBe('prep');
  });

  it('[CST-CMB-10, CST-SECT-05] a victory: what the beaten one leaves is settled before the second fight', () => {
    const t = night({
      options: { sect: true },
      columns: { 0: ['drowned-verger', 'tide-ringer'] },
      inv: [
        {
          at: 0,
          hand: ['chained-book', 'burnt-folio', 'marginal-note', 'errata-slip'],
          items: ['walking-cane-of-many-woods'],
          targets: ['drowned-verger', 'tide-ringer'],
        },
      ],
    });
    t.enter('combat');
    t.fights(0, 'drowned-verger');
    const { G, asked, of } = reloaded(t);
    expect(asked()).toMatchObject({ ask: 'pick', inv: 0, word: { do: 'discard' } });
    expect(G.inv[0]?.trophies.tentacle).toBe(1);
    of(0).does('answer', 0, 'errata-slip');
    expect(asked()).toEqual({ ask: 'combat', slot: 0 });
    expect(G.hands[0]).toEqual(['marginal-note']);
    of(0).does('endFights', 0);
    expect(G.inv[0]?.insanity).toBe(0);
  });

  it('[CST-RULING-35] the price of not fighting: the insanity and the next idle one follow', () => {
    const t = about({ columns: { 0: ['velvet-usher'] }, inv: [{ at: 0 }, { at: 0 }, { at: 4 }] });
    t.enter('combat');
    const { G } = interrupted(t);
    expect(G.inv.map((i) => i.insanity)).toEqual([1, 1, 0]);
    expect(G.terrorAt).toBe(3);
  });

  it('[CST-END-01, CST-SUM-02] the Final Act in the middle of learning: it comes, everybody suffers, the seal card is still chosen', () => {
    const t = night({
      terrorAt: 3,
      marker: 2,
      circle: { 4: ['the-storm-breaks', 4] },
      inv: [{ at: 0, trophies: { moon: 1 } }],
    });
    t.of(1).does('pass', 1);
    t.of(0).does('gainKnowledge', 0, 'moon');
    const { G, asked, of } = reloaded(t);
    expect(G.finalAct).toBe('the-storm-breaks');
    expect(G.slots[2]?.goos).toHaveLength(1);
    expect(G.inv.map((i) => [i.insanity, i.passed])).toEqual([
      [1, false],
      [1, false],
      [1, false],
    ]);
    expect(asked()).toEqual({ ask: 'gateSeal', inv: 0 });
    of(0).does('answer', 0, 'star');
    expect(asked()).toEqual({ ask: 'investigate' });
  });
});
