import { InitializeGame } from 'boardgame.io/internal';
import fc from 'fast-check';
import { Alea, diceFrom, seeded } from './dice';
import { rolls } from './testing/dice';

describe('dice', () => {
  it('give the numbers that boardgame.io gives for the same seed', () => {
    const seed = 'a seed of ours';
    const state = InitializeGame({
      game: { seed, setup: ({ random }) => ({ numbers: Array.from({ length: 50 }, () => random.Number()) }) },
    });
    const alea = Alea.seeded(seed);
    expect(Array.from({ length: 50 }, () => alea.next())).toEqual((state.G as { numbers: number[] }).numbers);
  });

  it('go on from a stored state', () => {
    const one = Alea.seeded('x');
    one.next();
    const two = Alea.resumed(JSON.parse(JSON.stringify(one.state)));
    expect([two.next(), two.next()]).toEqual([one.next(), one.next()]);
  });

  it('shuffle without losing a card, the same way for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (cards, seed) => {
        const mixed = seeded(seed).shuffle(cards);
        expect([...mixed].sort()).toEqual([...cards].sort());
        expect(seeded(seed).shuffle(cards)).toEqual(mixed);
      }),
      { numRuns: 50 },
    );
  });

  it('shuffle fairly', () => {
    const dice = seeded('fair');
    const first = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 6000; i++) first[dice.shuffle(['a', 'b', 'c'] as const)[0]!]++;
    for (const count of Object.values(first)) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('can be told how to fall', () => {
    const dice = rolls(6, 1);
    expect([dice.die(6), dice.die(6)]).toEqual([6, 1]);
    expect(() => dice.die(6)).toThrow('no more rolls');
    expect(diceFrom(() => 0.999).die(6)).toBe(6);
  });
});
