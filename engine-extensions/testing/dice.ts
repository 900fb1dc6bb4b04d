import { diceFrom, type Dice } from '../dice';
import { fail } from '../fail';

export { seeded } from '../dice';

/** Dice that show these faces in turn, whatever their number of sides; a shuffle leaves the order as it is. */
export function rolls(...faces: number[]): Dice {
  const left = [...faces];
  const face = () => left.shift() ?? fail('no more rolls');
  return {
    ...diceFrom(() => fail('these dice only roll')),
    die: () => face(),
    roll: (_sides, count) => Array.from({ length: count }, face),
    shuffle: (cards) => [...cards],
    pick: (from) => from[0] ?? fail('nothing to pick from'),
  };
}

/** Dice that leave every shuffle as it is and always take the first: for tests that lay the cards themselves. */
export const still = (): Dice => ({
  ...diceFrom(() => 0),
  shuffle: (cards) => [...cards],
});
