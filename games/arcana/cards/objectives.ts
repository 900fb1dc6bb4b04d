import { DISTRICTS, type Arcanum, type District } from './card';

export type ObjectiveId = string;

/** What is counted; all of it over the cards that score and the public record of wins (ARC-OBJ-06). */
export type Count =
  | { of: 'district'; district: District }
  | { of: 'kind'; kind: 'relic' | 'location' | 'personality' }
  /** how many more than the rival with the most */
  | { of: 'lead'; kind: 'relic' | 'location' | 'personality' }
  | { of: 'gold'; arcanum: Arcanum }
  | { of: 'several-golds' }
  | { of: 'ducats' }
  /** the district one has the fewest cards of */
  | { of: 'every-district' }
  | { of: 'wins'; how: 'bribe' | 'free' | 'foreign' };

/** An Objective: reach `need` (for 2, 3 and 4 players) in what `count` counts. */
export interface Objective {
  id: ObjectiveId;
  name: string;
  count: Count;
  need: readonly [two: number, three: number, four: number];
  vp: number;
  art: string;
}

const rows: Omit<Objective, 'id'>[] = [];
const add = (name: string, count: Count, need: Objective['need'], vp: number, art: string) =>
  rows.push({ name, count, need, vp, art });

const LORDS: Record<District, [name: string, art: string]> = {
  'cathedral-hill': ['Keepers of the Hill', 'church'],
  'low-quays': ['Lords of the Quays', 'double-fish'],
  ramparts: ['Masters of the Wall', 'stone-wall'],
  outskirts: ['Hedge Barons', 'wheat'],
  'ducal-court': ['Favourites at Court', 'flower-emblem'],
  'lantern-market': ['Kings of the Market', 'lantern-flame'],
  'still-canal': ['Canal Wardens', 'canoe'],
};
for (const district of DISTRICTS)
  add(LORDS[district][0], { of: 'district', district }, [5, 3, 3], 3, LORDS[district][1]);

add('A Full Vault', { of: 'kind', kind: 'relic' }, [8, 5, 5], 3, 'open-chest');
add('Landlords', { of: 'kind', kind: 'location' }, [8, 5, 5], 3, 'house-keys');
add('A Great Household', { of: 'kind', kind: 'personality' }, [11, 7, 7], 3, 'kneeling');
add('The Finest Collection', { of: 'lead', kind: 'relic' }, [1, 1, 1], 4, 'trophy-cup');
add('The Widest Estate', { of: 'lead', kind: 'location' }, [1, 1, 1], 4, 'castle');
add('The Largest Following', { of: 'lead', kind: 'personality' }, [1, 1, 1], 4, 'royal-love');
add('The Staff Triumphant', { of: 'gold', arcanum: 'staff' }, [9, 5, 5], 3, 'wood-club');
add('The Sword Triumphant', { of: 'gold', arcanum: 'sword' }, [9, 5, 5], 3, 'broadsword');
add('The Cup Triumphant', { of: 'gold', arcanum: 'cup' }, [9, 5, 5], 3, 'jeweled-chalice');
add('Many Faces', { of: 'several-golds' }, [1, 1, 1], 2, 'carnival-mask');
add('Heavy Coffers', { of: 'ducats' }, [28, 18, 18], 3, 'two-coins');
add('Friends Everywhere', { of: 'every-district' }, [2, 1, 1], 4, 'compass');
add('Clean Bribes', { of: 'wins', how: 'bribe' }, [6, 4, 4], 3, 'receive-money');
add('The Open Square', { of: 'wins', how: 'free' }, [6, 4, 4], 3, 'fountain');
add('Trespassers', { of: 'wins', how: 'foreign' }, [9, 4, 5], 4, 'secret-door');

const kebab = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** The 22 Objectives. */
export const OBJECTIVES: Readonly<Record<ObjectiveId, Objective>> = Object.freeze(
  Object.fromEntries(rows.map((row) => [kebab(row.name), Object.freeze({ id: kebab(row.name), ...row })])),
);
