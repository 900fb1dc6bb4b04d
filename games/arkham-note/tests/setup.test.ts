import { seeded, still } from '../../../engine-extensions/testing/dice';
import { arkhamNote } from '..';
import { CLUES, CONTACT, VICTIMS } from '../cards';
import type { State } from '../state';
import { given } from './scenario';

const deal = (options?: object, dice = still()) => arkhamNote.rules.setup(1, options, dice) as unknown as State;

describe('setup', () => {
  it('[ARK-SETUP-01] plain reference cards: five types, limits of five', () => {
    expect(deal().options).toEqual({ victoryTypes: 5, victims: 5, limits: 5 });
  });

  it('[ARK-SETUP-02…06] scenario 1: the deal', () => {
    const G = deal();
    const order = CLUES.map((c) => c.id)
      .sort()
      .reverse(); // still dice leave the sorted order; the top card is the last
    const c = (n: number) => order[n - 1];
    expect(G.leads).toEqual([c(5), c(4), c(3), c(2), c(1)]);
    expect(G.hand).toEqual([c(6), c(7), c(8)]);
    expect(G.draw).toHaveLength(42);
    expect(G.cases.map((k) => [k.id, k.clues])).toEqual([
      ['case-1', []],
      ['case-2', []],
    ]);
    expect([G.victims.length, G.box.length]).toEqual([3, 1]);
    expect(new Set([...G.victims, ...G.box, ...G.cases.map((k) => k.victim)])).toEqual(new Set(Object.keys(VICTIMS)));
  });

  it.each([
    [4, 2, 2],
    [5, 3, 1],
    [6, 4, 0],
  ])(
    '[ARK-SETUP-02, ARK-OPT-02] scenario 2: %i victims leave %i in the stack and %i in the box',
    (victims, stack, box) => {
      const G = deal({ victims });
      expect([G.victims.length, G.box.length]).toEqual([stack, box]);
    },
  );

  it('[ARK-SETUP-03] two victims are turned up, one case below the other', () => {
    const { G } = given();
    expect(G.cases).toHaveLength(2);
    expect(deal().events.map((e) => e.tell)).toMatchObject([
      { event: 'victimFound', case: 'case-1', why: 'start' },
      { event: 'victimFound', case: 'case-2', why: 'start' },
    ]);
  });

  it('[ARK-SETUP-04] the clues are shuffled, and every one of the 50 is there', () => {
    const a = deal({}, seeded('a'));
    const b = deal({}, seeded('b'));
    expect(a.draw).not.toEqual(b.draw);
    expect([...a.draw, ...a.leads, ...a.hand].sort()).toEqual(CLUES.map((c) => c.id).sort());
  });

  it('[ARK-SETUP-07] the contact lies ready', () => {
    expect(deal().contact).toBe('unused');
    expect(CONTACT.sides).toEqual(['key', 'exchange']);
  });
});
