import { toy } from '../testing/toy';
import { simulate, type Batch } from './simulate';
import { margin, measured, percentile, tally } from './tally';

const batch: Batch = {
  players: 3,
  options: { lanterns: 3, duels: true },
  bots: ['medium', 'random'],
  seed: 's',
  from: 0,
  to: 20,
};

describe('the simulator', () => {
  it('plays the same matches however a batch is split', () => {
    const whole = [...simulate(toy, batch)];
    const halves = [...simulate(toy, { ...batch, to: 7 }), ...simulate(toy, { ...batch, from: 7 })];
    expect(halves).toEqual(whole);
    expect(whole).toHaveLength(20);
  });

  it('refuses a bot the game has not', () => {
    expect(() => [...simulate(toy, { ...batch, bots: ['brilliant'] })]).toThrow('has no brilliant bot');
  });

  it('counts', () => {
    const played = [
      { seed: 'a', moves: 10, summary: { winners: ['0'], facts: { turns: 4, reason: 'won', cards: ['x', 'y'] } } },
      { seed: 'b', moves: 20, summary: { winners: [], facts: { turns: 8, reason: 'lost', cards: ['x'] } } },
    ];
    const t = tally(played);
    expect(t).toMatchObject({
      wins: 0.5,
      winsBySeat: { '0': 0.5 },
      moves: { mean: 15 },
      members: { cards: { x: 1, y: 0.5 } },
    });
    const at = (measure: string, among?: 'won' | 'lost') =>
      measured(played, { rule: '', bots: '', measure, ...(among ? { among } : {}) }).value;
    expect(at('wins')).toBe(0.5);
    expect(at('mean:turns')).toBe(6);
    expect(at('share:reason=lost')).toBe(0.5);
    expect(at('least:cards')).toBe(0.5);
    expect(at('share:cards=y', 'won')).toBe(1);
    expect(at('p50:turns')).toBe(8);
    expect(at('rate:turns')).toBe(6);
    const once = [...played, { seed: 'c', moves: 5, summary: { winners: ['1'], facts: { duel: 1 } } }];
    expect(measured(once, { rule: '', bots: '', measure: 'rate:duel' })).toEqual({ value: 1, of: 1 });
    expect(() => at('nonsense')).toThrow('unknown measure');
    expect(percentile([3, 1, 2], 0.5)).toBe(2);
    expect(margin(0.5, 100)).toBeCloseTo(0.098);
  });
});
