import type { Result } from '../api/results';
import { counted, nameOptions, tally } from './tally';

let n = 0;
const result = (outcome: Result['outcome'], more: Partial<Result> = {}): Result => ({
  id: String(n++),
  game: 'x',
  place: 'local',
  outcome,
  at: n,
  moves: 10,
  seats: 2,
  bots: [],
  options: {},
  ...more, // prettier-ignore
});

it('counts what was won, in a row and at best; matches among friends at one device are played, not won', () => {
  const t = tally([result('won'), result('won'), result('over'), result('won'), result('lost'), result('won')]);
  expect(t).toMatchObject({ played: 6, won: 4, lost: 1, streak: 1, best: 3, rate: 0.8 });
  expect(tally([result('over')]).rate).toBeUndefined();
});

it('counts a chosen deal once, the first time it is finished, for each set of options', () => {
  const list = [
    result('lost', { seed: 'A' }),
    result('won', { seed: 'A' }),
    result('won', { seed: 'A', options: { hard: true } }),
  ];
  expect(counted(list).map((r) => r.outcome)).toEqual(['lost', 'won']);
});

it('means minutes over the matches that were timed', () => {
  expect(tally([result('won', { minutes: 10 }), result('won', { minutes: 20 }), result('won')]).minutes).toBe(15);
});

it('names options by their preset, or by what is unusual', () => {
  const meta = {
    options: [
      { key: 'hard', kind: 'switch', label: 'Hard', hint: '', default: false },
      { key: 'rounds', kind: 'number', label: 'Rounds', hint: '', default: 4, min: 1, max: 9 },
    ],
    presets: [{ label: 'Long', hint: '', values: { rounds: 9 } }],
  } as unknown as Parameters<typeof nameOptions>[0];
  expect(nameOptions(meta, { hard: false, rounds: 4 })).toBe('as usual');
  expect(nameOptions(meta, { hard: true, rounds: 4 })).toBe('Hard');
  expect(nameOptions(meta, { hard: false, rounds: 9 })).toBe('Long');
});
