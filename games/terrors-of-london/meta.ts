import type { GameMeta } from '../../engine-extensions/meta';

/** All that the lobby knows of Terrors of London. */
export const meta: GameMeta = {
  id: 'terrors-of-london',
  title: 'Terrors of London',
  tagline: 'A duel of overlords',
  blurb:
    'Two overlords, one fog-bound street. Buy monsters, lay them edge to edge into hordes, ' +
    'haunt, curse and sacrifice, until the other overlord has no Health left.',
  shelf: 5,
  players: [2],
  minutes: [20, 40],
  weight: 3,
  modes: ['online', 'hot-seat', 'bots'],
  bots: ['easy', 'medium', 'hard'],
  options: [
    {
      key: 'first',
      kind: 'choice',
      label: 'First player',
      hint: 'Who begins the first game; in a series the loser begins the next.',
      default: 'random',
      choices: [
        { value: 'random', label: 'Drawn by lot' },
        { value: '0', label: 'Seat 1' },
        { value: '1', label: 'Seat 2' },
      ],
    },
    {
      key: 'overlords',
      kind: 'choice',
      label: 'Overlords',
      hint: 'Pick them in turn, or let the dice decide.',
      default: 'pick',
      choices: [
        { value: 'pick', label: 'Picked' },
        { value: 'random', label: 'At random' },
      ],
    },
    {
      key: 'mirror',
      kind: 'switch',
      label: 'Mirror',
      hint: 'Both players may take the same faction; its Influence cards exist twice.',
      default: false,
    },
    {
      key: 'help',
      kind: 'switch',
      label: 'First game',
      hint: 'The beginner pair of Influence cards is picked for both, and hints are on.',
      default: false,
    },
    {
      key: 'quick',
      kind: 'switch',
      label: 'Quick match',
      hint: 'Both overlords start with three fifths of their Health.',
      default: false,
    },
    {
      key: 'bestOf',
      kind: 'choice',
      label: 'Games',
      hint: 'One game, or the first to win two, with a new draft each time.',
      default: 1,
      choices: [
        { value: 1, label: 'One game' },
        { value: 3, label: 'Best of three' },
      ],
    },
  ],
  version: 1,
  credits:
    'After the rules of Terrors of London by Brad Pye; cards, texts and pictures are our own. Solo play, quick match, mirror, random overlords and best of three are extensions.',
  spine: '#cfc3a5',
};
