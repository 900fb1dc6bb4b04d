import { kebab } from './kebab';
import type { Sym } from './symbols';
import { any, draw, heal, search, setDie, swapTrophy, symbol, unterror, ward, type AnyWord } from './words';

export type LocationId = string;

/** What a shrine opens: an action in the investigator phase, or symbols in fights here. */
export interface LocationAction {
  timing: 'action' | 'combat';
  /** once per round for each investigator, or for the whole team */
  limit: 'investigator' | 'team';
  /** paid first: 1 insanity, or a trophy of this location's symbol */
  cost?: 'insanity' | 'trophy';
  words: readonly AnyWord[];
}

export interface Location {
  id: LocationId;
  name: string;
  symbol: Sym;
  action: LocationAction;
}

const place = (
  name: string,
  symbol: Sym,
  limit: 'investigator' | 'team',
  words: AnyWord[],
  cost?: 'insanity' | 'trophy',
  timing: 'action' | 'combat' = 'action',
): Location => ({
  id: kebab(name),
  name,
  symbol,
  action: { timing, limit, words, ...(cost ? { cost } : {}) },
});

/** Two for each symbol; one of each pair is drawn (CST-RULING-03). */
export const LOCATIONS: readonly Location[] = [
  place('Saltmarsh Asylum', 'spiral', 'investigator', [draw(1)]),
  place('Orne Library', 'spiral', 'investigator', [search(2)]),
  place('Orpheum Palace', 'star', 'investigator', [setDie]),
  place('St. Bride’s Hospital', 'star', 'investigator', [heal(1)]),
  place('Whalers’ Chapel', 'tentacle', 'team', [ward(1)]),
  place('Kingsport Radio Mast', 'tentacle', 'team', [unterror]),
  place('Gull Rock Light', 'moon', 'investigator', [heal(1)]),
  place('Potter’s Field', 'moon', 'investigator', [swapTrophy]),
  place('Cinder Wharf', 'flame', 'investigator', [any()], undefined, 'combat'),
  place('Clocktower Square', 'flame', 'investigator', [symbol('flame', 'star')], undefined, 'combat'),
];
