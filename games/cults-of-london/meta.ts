import type { GameMeta } from '../../engine-extensions/meta';

/** All that the lobby knows of Cults of London. */
export const meta: GameMeta = {
  id: 'cults-of-london',
  title: 'Cults of London',
  tagline: 'Plot in secret, strike in the fog',
  blurb:
    'Four cults fight over six places in gaslit London. Send your Operators out under seal, pay to open your rivals’ plans, ' +
    'fight where paths cross, and mind the shared meter of magic: at twelve, something answers.',
  shelf: 1,
  players: [1, 3, 4],
  minutes: [60, 120],
  weight: 4,
  modes: ['online', 'hot-seat', 'solo', 'bots'],
  bots: ['easy', 'medium', 'hard'],
  options: [
    {
      key: 'goal',
      kind: 'choice',
      label: 'Victory Points',
      hint: 'How many decide the war. The printed game is played to 13.',
      default: 13,
      choices: [
        { value: 13, label: '13' },
        { value: 9, label: '9', hint: 'a shorter war' },
        { value: 5, label: '5', hint: 'a first taste' },
      ],
      players: [3, 4],
    },
    {
      key: 'factionPick',
      kind: 'choice',
      label: 'Factions',
      hint: 'How the cults are shared out.',
      default: 'draft',
      choices: [
        { value: 'draft', label: 'Pick in turn order' },
        { value: 'random', label: 'Deal at random' },
      ],
    },
    {
      key: 'firstPlayer',
      kind: 'choice',
      label: 'First player',
      hint: 'Whether the First Player token stays or moves on each round.',
      default: 'fixed',
      choices: [
        { value: 'fixed', label: 'Stays' },
        { value: 'rotate', label: 'Moves on' },
      ],
      players: [3, 4],
    },
    {
      key: 'difficulty',
      kind: 'choice',
      label: 'The Herald',
      hint: 'How strong the Herald of the Eldritch Onslaught is.',
      default: 'adept',
      choices: [
        { value: 'acolyte', label: 'Acolyte', hint: 'two holders, slow swell' },
        { value: 'adept', label: 'Adept' },
        { value: 'magister', label: 'Magister', hint: 'hard' },
        { value: 'eldritch', label: 'Eldritch', hint: 'very hard' },
      ],
      players: [1],
    },
  ],
  version: 1,
  credits:
    'After the alpha rules of Historica Arcanum: Cults of London. Cards, texts, pictures, the solo game and three of the four faction conditions are our own.',
  spine: '#0f1613',
};
