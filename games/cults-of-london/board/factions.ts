import type { Faction, Skill, Tag } from '../cards';
import { VEIL } from '../rules/score';
import { HERALD } from '../state';
import type { View } from '../view';

export interface FactionFace {
  name: string;
  short: string;
  sigil: string;
  colour: string;
  deep: string;
  /** css class of the token's shape */
  shape: string;
  condition: string;
  how: string;
}

export const FACES: Record<Faction | 'herald', FactionFace> = {
  purge: { name: 'The Purge', short: 'Purge', sigil: 'templar-shield', colour: 'var(--purge)', deep: 'var(--purge-d)', shape: 'shield', condition: 'Bloodhunt', how: '3 kills in a round' }, // prettier-ignore
  society: { name: 'Royal Society', short: 'Society', sigil: 'astrolabe', colour: 'var(--society)', deep: 'var(--society-d)', shape: 'disc', condition: 'Peer Review', how: 'open a rival holder and finish 2 Operations' }, // prettier-ignore
  mohocks: { name: 'The Mohocks', short: 'Mohocks', sigil: 'top-hat', colour: 'var(--mohocks)', deep: 'var(--mohocks-d)', shape: 'diamond', condition: 'Misrule', how: 'remove 3 rival tokens and finish 2 Operations' }, // prettier-ignore
  dawn: { name: 'Golden Dawn', short: 'Dawn', sigil: 'sunrise', colour: 'var(--dawn)', deep: 'var(--dawn-d)', shape: 'hexagon', condition: 'The Veil Torn', how: 'raise Rebound by 12 and finish an Operation' }, // prettier-ignore
  herald: { name: 'The Herald', short: 'Herald', sigil: 'spectre', colour: 'var(--herald)', deep: 'var(--herald-d)', shape: 'disc', condition: 'Doom', how: 'at 13 London is lost' }, // prettier-ignore
};

const NOBODY: FactionFace = { ...FACES.purge, name: 'No faction yet', short: 'Seat', sigil: 'person', colour: 'var(--line-strong)', deep: 'var(--surface-2)', shape: 'disc', condition: '', how: '' }; // prettier-ignore

/** The face of a seat: its faction's, the Herald's, or a blank one before the draft. */
export const faceOf = (view: View, seat: string): FactionFace => {
  if (seat === HERALD) return FACES.herald;
  const faction = view.seats[seat]?.open.faction;
  return faction ? FACES[faction] : NOBODY;
};

export const SKILL_ICON: Record<Skill, string> = {
  strength: 'fist',
  finesse: 'stiletto',
  arcana: 'pentacle',
  charisma: 'rose',
};
export const SKILL_NAME: Record<Skill, string> = { strength: 'Strength', finesse: 'Finesse', arcana: 'Arcana', charisma: 'Charisma' }; // prettier-ignore
export const SLOT_ICON = { loc: 'clock-tower', op: 'person', act: 'scroll-unfurled' } as const;
export const SLOT_NAME = { loc: 'Location', op: 'Operator', act: 'Action' } as const;
export const TAG_WORDS: Record<Tag, string> = {
  INTEL: 'during Intel',
  REVEAL: 'after the reveal',
  PRE: 'before the dice',
  POST: 'after the dice',
  OP: 'before the Operations',
  END: 'after the Operations',
};
export const FAMILY_ICON = {
  outpost: 'tower-flag',
  burn: 'burning-embers',
  wildfire: 'wildfires',
  recruit: 'shaking-hands',
  insight: 'third-eye',
  cards: 'card-draw',
  tokens: 'wax-seal',
  damage: 'bowie-knife',
  ritual: 'pentagram-rose',
  relic: 'gem-pendant',
  rebound: 'vortex',
} as const;
/** The counters of a mat, in words. */
export const TALLY = {
  purge: [['kills', 3, 'Kills']],
  society: [
    ['opened', 1, 'Last card turned up'],
    ['finalised', 2, 'Operations finished'],
  ],
  mohocks: [
    ['removed', 3, 'Rival tokens removed'],
    ['finalised', 2, 'Operations finished'],
  ],
  dawn: [
    ['raised', VEIL, 'Rebound raised'],
    ['finalised', 1, 'Operations finished'],
  ],
} as const;
