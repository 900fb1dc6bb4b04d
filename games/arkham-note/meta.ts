import type { GameMeta } from '../../engine-extensions/meta';
import { CARD_SET, readShared } from './case-code';
import type { ArkOptions } from './state';

/** All that the lobby knows of Arkham Note. */
export const meta: GameMeta = {
  id: 'arkham-note',
  title: 'Arkham Note',
  tagline: 'One case, one detective',
  blurb:
    'Walpurgis Night is near and students of Miskatonic University are found dead. ' +
    'Link clue to clue, close cases and keep the pieces that fit into the big picture, before your nerve or the victims run out.',
  shelf: 4,
  players: [1],
  minutes: [30, 30],
  weight: 2,
  modes: ['solo', 'online'],
  bots: ['easy', 'medium', 'hard'],
  options: [
    {
      key: 'victoryTypes',
      kind: 'choice',
      label: 'Big picture',
      hint: 'How many different types of puzzle clues solve the case.',
      default: 5,
      choices: [
        { value: 5, label: '5 types' },
        { value: 6, label: '6 types', hint: 'hard' },
      ],
    },
    {
      key: 'victims',
      kind: 'choice',
      label: 'Victims',
      hint: 'How many victims may be found before the trail goes cold, the two you begin with included.',
      default: 5,
      choices: [
        { value: 4, label: '4 victims', hint: 'hard' },
        { value: 5, label: '5 victims' },
        { value: 6, label: '6 victims', hint: 'easy' },
      ],
    },
    {
      key: 'limits',
      kind: 'choice',
      label: 'Limits',
      hint: 'How many cards the stability and time areas hold before they take their toll.',
      default: 5,
      choices: [
        { value: 5, label: '5 cards' },
        { value: 6, label: '6 cards', hint: 'easy' },
      ],
    },
  ],
  presets: [
    { label: 'Easy', hint: 'Six victims, limits of six', values: { victoryTypes: 5, victims: 6, limits: 6 } },
    { label: 'Standard', hint: 'The case as it was filed', values: { victoryTypes: 5, victims: 5, limits: 5 } },
    { label: 'Hard', hint: 'Only four victims', values: { victoryTypes: 5, victims: 4, limits: 5 } },
    { label: 'Walpurgis', hint: 'Four victims, all six types', values: { victoryTypes: 6, victims: 4, limits: 5 } },
  ],
  chosenSeed: { label: 'Case number', read: readShared },
  version: CARD_SET,
  credits: 'After the rules of a solitaire design by Yves Tourigny (2017); clue cards, texts and pictures are our own.',
  spine: '#4a2f18',
};

/** The name of a mixture of options, if it has one. */
export const presetOf = (options: Readonly<ArkOptions>): string | undefined =>
  meta.presets?.find((p) => Object.entries(p.values).every(([k, v]) => options[k as keyof ArkOptions] === v))?.label;
