import { boardShowsEveryMove } from '../../../web/src/table/testing';
import { terrorsOfLondon } from '..';
import board from '../board';

it('shows every legal move and no hidden card', () => {
  expect(
    boardShowsEveryMove(terrorsOfLondon, board as never, { seeds: 1, every: 18, setupData: { quick: true } }),
  ).toBeGreaterThan(40);
});
