import type { GameMeta } from '../../meta';

/** A made-up game that has one of everything the engine extensions do. */
export const meta: GameMeta = {
  id: 'toy',
  title: 'Lantern Row',
  tagline: 'Pledge, answer, duel',
  blurb: 'Each round everybody pledges a card in secret; the highest takes the lantern.',
  shelf: 99,
  players: [2, 3, 4],
  minutes: [2, 5],
  weight: 1,
  modes: ['online', 'hot-seat', 'bots'],
  bots: ['easy', 'medium', 'hard'],
  options: [
    { key: 'lanterns', kind: 'number', label: 'Lanterns', hint: 'how many rounds', default: 4, min: 1, max: 8 },
    { key: 'duels', kind: 'switch', label: 'Duels', hint: 'cards that call a neighbour out', default: true },
  ],
  chosenSeed: { label: 'Deal' },
  version: 1,
  credits: 'Made for tests.',
  spine: '#3a3a3a',
  hidden: true,
};
