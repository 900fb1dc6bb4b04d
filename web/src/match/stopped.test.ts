import { stopped } from './stopped';

it('has words for a match that was ended from outside, and leaves every other end to its game', () => {
  expect(stopped({ stopped: 'The club closes' })).toBe(
    'The people who run this server ended the match: The club closes',
  );
  for (const gameover of [undefined, null, true, 'won', { winners: ['0'] }]) expect(stopped(gameover)).toBeUndefined();
});
