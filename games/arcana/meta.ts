import type { GameMeta } from '../../engine-extensions/meta';

/** All that the lobby knows of Arcana. */
export const meta: GameMeta = {
  id: 'arcana',
  title: 'Arcana',
  tagline: 'The guilds of Cadwallon',
  blurb:
    'Lead one of four guilds through the intrigues of a walled city. Send Agents, openly or in secret, to win its people, relics and places; ' +
    'what you win joins your deck and fights for you. When the Ducal Jubilee comes, the richest deck rules Cadwallon.',
  shelf: 2,
  players: [2, 3, 4],
  minutes: [45, 75],
  weight: 3,
  modes: ['online', 'hot-seat', 'bots'],
  bots: ['easy', 'medium', 'hard'],
  options: [
    {
      key: 'guilds',
      kind: 'choice',
      label: 'Guilds',
      hint: 'How the guilds find their leaders.',
      default: 'choose',
      choices: [
        { value: 'choose', label: 'Everybody chooses', hint: 'first come, first served' },
        { value: 'chance', label: 'By chance' },
      ],
    },
    {
      key: 'objectives',
      kind: 'switch',
      label: 'Objectives',
      hint: 'Two secret aims each, chosen out of four, for extra points at the end.',
      default: false,
    },
    {
      key: 'militia',
      kind: 'switch',
      label: 'Militia',
      hint: 'A Relic may call Captains and Soldiers of the city to one Stake.',
      default: false,
    },
    {
      key: 'tacticalRemoval',
      kind: 'switch',
      label: 'Tactical Removal',
      hint: 'What you win may go under your guild card: it scores, but never clogs your deck.',
      default: false,
    },
  ],
  presets: [
    {
      label: 'First game',
      hint: 'The basic rules',
      values: { guilds: 'choose', objectives: false, militia: false, tacticalRemoval: false },
    },
    {
      label: 'Advanced',
      hint: 'Objectives, Militia and Tactical Removal',
      values: { guilds: 'choose', objectives: true, militia: true, tacticalRemoval: true },
    },
  ],
  version: 1,
  credits:
    'After the rules of Arcana by Damien Desnous (2006–2009); most cards, all texts and all pictures are our own. Icons from game-icons.net (CC BY 3.0).',
  spine: '#14305f',
};
