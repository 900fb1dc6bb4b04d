import type { GameMeta } from '../../../engine-extensions/meta';
import { botsAt, choicesFor, filled, localSeats, setChairs, usualCount, wheres, type Chair } from './seats';

const meta = (more: Partial<GameMeta>): GameMeta => ({
  id: 'x',
  title: 'X',
  tagline: '',
  blurb: '',
  shelf: 1,
  players: [2, 3, 4],
  minutes: [1, 1],
  weight: 1,
  modes: ['online', 'hot-seat', 'bots'],
  bots: ['easy', 'medium'],
  options: [],
  version: 1,
  credits: '',
  spine: '#000',
  ...more, // prettier-ignore
});
const solo = meta({ players: [1], modes: ['solo', 'online'] });

it('offers the places a game can be played at', () => {
  expect(wheres(meta({}))).toEqual(['online', 'here']);
  expect(wheres(meta({ modes: ['online'] }))).toEqual(['online']);
  expect(wheres(solo)).toEqual(['online', 'here']);
});

it('seats me first and the others as is usual there', () => {
  expect(setChairs(meta({}), 'online', 3)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  expect(setChairs(meta({}), 'here', 2)[1]).toEqual({ kind: 'friend', name: '' });
  expect(setChairs(meta({ modes: ['online', 'bots'] }), 'here', 2)[1]).toEqual({ kind: 'bot', level: 'easy' });
  expect(usualCount(solo, 'here')).toBe(1);
  expect(usualCount(meta({ players: [1, 3, 4], modes: ['solo', 'hot-seat', 'bots'] }), 'here')).toBe(3);
});

it('keeps who was chosen when the table grows or moves, where they may sit there too', () => {
  const before: Chair[] = [{ kind: 'me' }, { kind: 'bot', level: 'medium' }, { kind: 'open' }];
  expect(setChairs(meta({}), 'online', 4, before)).toEqual([...before, { kind: 'open' }]);
  expect(setChairs(meta({}), 'here', 3, before)).toEqual([before[0], before[1], { kind: 'friend', name: '' }]);
});

it('offers bots only where the game has them', () => {
  expect(choicesFor(meta({}), 'online').map((c) => c.kind)).toEqual(['open', 'bot', 'bot']);
  expect(choicesFor(meta({ modes: ['online'] }), 'online')).toEqual([{ kind: 'open' }]);
});

it('hands the chairs on as server and device want them', () => {
  const chairs: Chair[] = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'open' }];
  expect(botsAt(chairs)).toEqual({ 1: 'easy' });
  expect(botsAt(filled(chairs, 'medium'))).toEqual({ 1: 'easy', 2: 'medium' });
  const here: Chair[] = [{ kind: 'me' }, { kind: 'friend', name: '  ' }, { kind: 'friend', name: 'Ben' }, { kind: 'bot', level: 'easy' }]; // prettier-ignore
  expect(localSeats(here, '')).toEqual([
    { name: 'Player 1' },
    { name: 'Player 2' },
    { name: 'Ben' },
    { name: 'Easy bot', level: 'easy' },
  ]);
});
