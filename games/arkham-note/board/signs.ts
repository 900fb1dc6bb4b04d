import type { ClueType, Edge, Effect } from '../cards';

/** The icon of each type. */
export const TYPE_ICONS: Record<ClueType, string> = {
  person: 'fedora',
  evidence: 'finger-print',
  location: 'position-marker',
  artifact: 'jeweled-chalice',
  threat: 'stabbed-note',
  monster: 'spiked-tentacle',
};

export const TECHNIQUE_ICONS: Record<Edge, string> = {
  C: 'briefcase',
  I: 'talk',
  R: 'open-book',
  S: 'binoculars',
  ANY: 'flat-star',
};

/** The icon of an effect, and whether a card comes (up) or goes (down). */
export const EFFECT_ICONS: Record<Effect, { icon: string; arrow?: 'up' | 'down' }> = {
  'take:leads': { icon: 'files', arrow: 'up' },
  'take:discard': { icon: 'trash-can', arrow: 'up' },
  'take:closed': { icon: 'full-folder', arrow: 'up' },
  'take:stability': { icon: 'brain', arrow: 'up' },
  'take:time': { icon: 'hourglass', arrow: 'up' },
  search: { icon: 'card-pick' },
  shuffle: { icon: 'card-random' },
  'discard:hand': { icon: 'card-discard' },
  'discard:leads': { icon: 'files', arrow: 'down' },
  check: { icon: 'dread' },
};

/** A small number from a name, always the same: where the moon stands, how a photograph lies. */
export function whim(id: string, of: number): number {
  let h = 7;
  for (const c of id) h = (h * 31 + c.charCodeAt(0)) % 9973;
  return h % of;
}
