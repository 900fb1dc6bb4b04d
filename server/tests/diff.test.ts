import fc from 'fast-check';
import { diff, same } from '../src/transport/diff';
import { patched } from './kit';

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 'a', 'b/c', 'd~e'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c/d', 'e~f', '0'), tie('value'), { maxKeys: 4 }),
  ),
})).value;
const view = fc.dictionary(fc.constantFrom('own', 'seats', 'deck', 'x/y'), json);

it('the difference of two views, applied to the first, makes the second', () => {
  fc.assert(
    fc.property(view, view, (a, b) => {
      expect(patched(a, diff(a, b))).toEqual(b);
      expect(same(a, b)).toBe(diff(a, b).length === 0);
    }),
    { numRuns: 500, seed: 7 },
  );
});

it('cuts what is equal at both ends of a list', () => {
  const a = { cards: [1, 2, 3, 4, 5] };
  expect(diff(a, { cards: [1, 2, 9, 3, 4, 5] })).toEqual([{ op: 'add', path: '/cards/2', value: 9 }]);
  expect(diff(a, { cards: [1, 2, 4, 5] })).toEqual([{ op: 'remove', path: '/cards/2' }]);
  expect(diff({ n: undefined, m: 1 }, { m: 1 })).toEqual([]);
});
