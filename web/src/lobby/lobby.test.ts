import type { MatchInfo } from '../../../server/src/contract';
import { merge } from '../api/feed';
import type { Result } from '../api/results';
import { codeIn } from './code';
import { dailySeed, drawSeed, today } from './deal';
import { streakOf } from './streak';
import { listOf, localKind, matchState, minutesLine, playersLine, whoSits } from './words';

const match = (more: Partial<MatchInfo> = {}): MatchInfo => ({
  matchID: 'ABCD1234',
  gameName: 'toy',
  players: [
    { id: 0, kind: 'person', name: 'Ann' },
    { id: 1, kind: 'open' },
  ],
  setupData: {},
  createdAt: 1,
  updatedAt: 1,
  unlisted: false,
  spectators: true,
  mode: 'online',
  turn: 3,
  awaited: [],
  ...more,
});

describe('facts in words', () => {
  it.each([
    [[2, 3, 4], '2–4'],
    [[1], '1'],
    [[1, 3, 4], '3–4, solo'],
    [[2], '2'],
  ])('says %j players as %s', (players, said) =>
    expect(playersLine({ players, modes: ['solo', 'online'] })).toBe(said),
  );
  it('says minutes as one number or a range', () =>
    expect([minutesLine([30, 30]), minutesLine([60, 90])]).toEqual(['30’', '60–90’']));
  it('lists names as people do', () =>
    expect([listOf([]), listOf(['Ann']), listOf(['Ann', 'Ben']), listOf(['Ann', 'Ben', 'Cem'])]).toEqual(['', 'Ann', 'Ann and Ben', 'Ann, Ben and Cem'])); // prettier-ignore
  it('counts bots without a name', () => {
    const players = [
      { id: 0, kind: 'person' as const, name: 'Ann' },
      { id: 1, kind: 'bot' as const },
      { id: 2, kind: 'bot' as const },
    ];
    expect(whoSits(match({ players }))).toBe('Ann and 2 bots');
    expect(whoSits(match({ players: [{ id: 0, kind: 'open' }] }))).toBe('nobody yet');
  });
  it('tells a ticket whose turn it is', () => {
    const running = match({
      startedAt: 2,
      awaited: [0],
      players: [
        { id: 0, kind: 'person', name: 'Ann' },
        { id: 1, kind: 'person', name: 'Ben' },
      ],
    });
    expect(matchState({ ...running, me: 0 })).toMatchObject({ kind: 'turn', status: 'Your turn', more: 'with Ben' });
    expect(matchState({ ...running, me: 1 })).toMatchObject({ kind: 'wait', status: 'Ann thinks' });
    expect(matchState({ ...match(), me: 0 })).toMatchObject({ kind: 'wait', more: 'one seat is open' });
    expect(matchState({ ...running, gameover: {}, me: 0 })).toMatchObject({ kind: 'done' });
  });
  it('says with whom a match on this device is played', () => {
    const setup = { game: 'toy', options: {}, seed: 's' };
    expect(localKind({ ...setup, seats: [{ name: 'Ann' }] })).toBe('alone');
    expect(localKind({ ...setup, seats: [{ name: 'Ann' }, { name: 'B', level: 'easy' }] })).toBe('against a bot');
    expect(localKind({ ...setup, seats: [{ name: 'Ann' }, { name: 'Ben' }] })).toBe('Ann and Ben');
  });
});

describe('a link or code', () => {
  const here = 'https://table.example';
  it.each([
    ['7Q4M-K2XD-0A1B', '/join/7q4mk2xd0a1b'],
    [' 7q4m k2xd ', '/join/7q4mk2xd'],
    ['https://table.example/join/ABCD1234', '/join/ABCD1234'],
    ['https://table.example/seat/ABCD1234#key=x', '/seat/ABCD1234#key=x'],
  ])('%s leads to %s', (text, where) => expect(codeIn(text, here)).toBe(where));
  it.each(['', 'ab', 'https://elsewhere.example/join/ABCD1234', 'https://table.example/games', 'a/../b', '<script>'])(
    '%j leads nowhere',
    (text) => expect(codeIn(text, here)).toBeUndefined(),
  );
});

describe('deals', () => {
  it('draws seeds of 13 signs, no two alike', () => {
    const seeds = Array.from({ length: 50 }, drawSeed);
    expect(new Set(seeds).size).toBe(50);
    expect(seeds.every((seed) => /^[0-9A-HJKMNP-TV-Z]{13}$/.test(seed))).toBe(true);
  });
  it('names a day as the player’s calendar does', () => expect(today(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09'));
});

describe('the streak of daily cases', () => {
  const result = (day: string, outcome: Result['outcome']): Result => ({
    id: `${day}-${outcome}`,
    game: 'ark',
    place: 'local',
    outcome,
    at: 1,
    moves: 1,
    seats: 1,
    bots: [],
    options: {},
    seed: dailySeed(day), // prettier-ignore
  });
  it('counts days in a row up to today or yesterday', () => {
    const days = [result('2026-02-27', 'won'), result('2026-02-28', 'won'), result('2026-03-01', 'won')];
    expect(streakOf(days, 'ark', '2026-03-01')).toEqual({ streak: 3, solved: true });
    expect(streakOf(days, 'ark', '2026-03-02')).toEqual({ streak: 3, solved: false });
    expect(streakOf(days, 'ark', '2026-03-03')).toEqual({ streak: 0, solved: false });
  });
  it('takes only the first try of a day', () => {
    const tries = [result('2026-03-01', 'lost'), result('2026-03-01', 'won')];
    expect(streakOf(tries, 'ark', '2026-03-01')).toEqual({ streak: 0, solved: false });
  });
});

describe('news of the lobby', () => {
  const keep = (m: MatchInfo) => (m.unlisted ? undefined : m);
  it('replaces in place, puts new ones in front, drops what is gone or no longer kept', () => {
    const list = ['A', 'B', 'C', 'D'].map((matchID) => match({ matchID }));
    const news = {
      changed: [match({ matchID: 'B', turn: 9 }), match({ matchID: 'E' }), match({ matchID: 'C', unlisted: true })],
      gone: ['D'],
    };
    const next = merge(list, news, keep);
    expect(next.map((m) => m.matchID)).toEqual(['E', 'A', 'B']);
    expect(next[2]?.turn).toBe(9);
  });
});
