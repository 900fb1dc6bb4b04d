import { asDuel, eloInterval, eloOf, ratings, rung, shareOf, wilson } from './ladder';
import type { Played } from './tally';

const match = (seed: string, ...winners: string[]): Played => ({ seed, moves: 1, summary: { winners, facts: {} } });

describe('the ladder', () => {
  it('reads a share among several as a share in a duel', () => {
    expect(asDuel(0.25, 4)).toBeCloseTo(0.5);
    expect(asDuel(0.6, 2)).toBeCloseTo(0.6);
    expect(asDuel(4 / 7, 4)).toBeCloseTo(0.8);
    expect(asDuel(1, 3)).toBe(1);
  });

  it('counts a shared win in parts', () => {
    const played = [match('a', '0'), match('b', '0', '1'), match('c', '1'), match('d')];
    expect(shareOf(played.map((p) => ({ played: p, seat: '0' })))).toBeCloseTo(1.5 / 4);
  });

  it('gives intervals that hold the share and shrink with more matches', () => {
    const [low, high] = wilson(0.6, 100);
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.6);
    const [closer] = wilson(0.6, 10_000);
    expect(closer).toBeGreaterThan(low);
    expect(wilson(1, 10)[1]).toBeCloseTo(1);
  });

  it('rates a round robin', () => {
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(10 / 11)).toBeCloseTo(400);
    expect(eloInterval({ low: 1 / 11, high: 10 / 11 })).toEqual([-400, 400]);
    const at = (strong: string, weak: string, duel: number) => ({
      ...rung(strong, weak, 2, [{ played: match('a', '0'), seat: '0' }]),
      duel,
    });
    const rated = ratings(
      [at('easy', 'random', 0.8), at('medium', 'easy', 0.65), at('medium', 'random', 0.88)],
      'random',
    );
    expect(rated['random']).toBe(0);
    expect(rated['easy']).toBeGreaterThan(180);
    expect(rated['medium']).toBeGreaterThan(rated['easy'] ?? 0);
  });
});
