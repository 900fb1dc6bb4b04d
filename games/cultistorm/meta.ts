import type { GameMeta } from '../../engine-extensions/meta';

/** All that the lobby knows of Cultistorm. */
export const meta: GameMeta = {
  id: 'cultistorm',
  title: 'Cultistorm',
  tagline: 'Seal five gates before the sky opens',
  blurb:
    'A storm hangs over Arkham and strangers gather under it. Two to five investigators act all at once, ' +
    'lend each other cards at the price of their own sanity, and seal five places before what the cultists call arrives. ' +
    'You win or lose together.',
  shelf: 3,
  players: [1, 2, 3, 4, 5],
  minutes: [45, 120],
  weight: 4,
  cooperative: true,
  modes: ['online', 'hot-seat', 'solo', 'bots'],
  bots: ['easy', 'medium', 'hard'],
  options: [
    {
      key: 'investigators',
      kind: 'choice',
      label: 'Investigators',
      hint: 'One person may lead several. There are never fewer investigators than people, nor fewer than two.',
      default: 0,
      choices: [
        { value: 0, label: 'one each', hint: 'at least two' },
        { value: 2, label: '2' },
        { value: 3, label: '3' },
        { value: 4, label: '4' },
        { value: 5, label: '5' },
      ],
    },
    {
      key: 'storm',
      kind: 'choice',
      label: 'Storm',
      hint: 'How hard the night will be.',
      default: 'standard',
      choices: [
        { value: 'calm', label: 'Calm', hint: 'one cultist more may gather, one die more to share' },
        { value: 'standard', label: 'Standard' },
        { value: 'fierce', label: 'Fierce', hint: 'two terror steps before the first round' },
      ],
    },
    {
      key: 'sect',
      kind: 'switch',
      label: 'The Tolling',
      hint: 'A special sect with tricks of its own joins the cultists. Not for a first game.',
      default: false,
    },
    {
      key: 'hands',
      kind: 'choice',
      label: 'Hands',
      hint: 'Whether the team sees each other’s cards.',
      default: 'open',
      choices: [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed', hint: 'talk instead' },
      ],
    },
    {
      key: 'groupDecision',
      kind: 'choice',
      label: 'Decisions of the team',
      hint: 'Who decides where a shrine is lit.',
      default: 'vote',
      choices: [
        { value: 'vote', label: 'Vote' },
        { value: 'leader', label: 'Leader' },
      ],
    },
    {
      key: 'pick',
      kind: 'choice',
      label: 'Who plays whom',
      hint: 'Choose your investigator or let chance deal them.',
      default: 'choose',
      choices: [
        { value: 'choose', label: 'Choose' },
        { value: 'random', label: 'Random' },
      ],
    },
  ],
  presets: [
    { label: 'Calm', hint: 'A first night', values: { storm: 'calm', sect: false } },
    { label: 'Standard', hint: 'The night as it is told', values: { storm: 'standard', sect: false } },
    { label: 'The Tolling', hint: 'With the special sect', values: { storm: 'standard', sect: true } },
    { label: 'Fierce', hint: 'The glass is already falling', values: { storm: 'fierce', sect: false } },
  ],
  version: 1,
  credits:
    'After the rules of a cooperative design by Sándor Szűcs (Purple Meeple Games); all cards, texts and pictures are our own.',
  spine: '#0c2a32',
};
