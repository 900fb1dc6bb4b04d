import { boardShowsEveryMove } from '../../../web/src/table/testing';
import { cultistorm } from '..';
import board from '../board';

it.each([
  [1, { investigators: 2, hands: 'open' }],
  [3, { hands: 'closed' }],
])(
  'shows every legal move and no hidden card: %i people',
  (players, setupData) => {
    const looked = boardShowsEveryMove(cultistorm, board as never, {
      players: [players],
      setupData,
      seeds: 1,
      every: 25,
    });
    expect(looked).toBeGreaterThan(20);
  },
  120_000,
);
