import { clue } from './clue';

/** Places in and around the town. */
export const LOCATIONS = [
  clue(
    'Rooming-House Attic',
    'LOC S>C [T] {take:leads}',
    'The north wall leans in, the ceiling leans down to meet it.',
    ['spooky-house'],
  ),
  clue('County Records Room', 'LOC I>C [T S] {shuffle}', 'Every deed is here, though never where you left it.', [
    'bookshelf',
  ]),
  clue('Janitor’s Cellar', 'LOC R>S [K] {take:leads}', 'Coal, lye, and a door behind the barrels.', ['cellar-barrels']),
  clue('Tram Yard after Midnight', 'LOC C>R [T S] {discard:leads}', 'A car with no lights makes one more round.', [
    'rail-road',
  ]),
  clue('Potter’s Field', 'LOC S>IR [S] {take:leads}', 'No names on the stones, yet someone brings flowers.', [
    'graveyard',
  ]),
  clue('Crowded Speakeasy', 'LOC I>S [T] {discard:leads}', 'Everyone talks. Nobody listens. Somebody watches.', [
    'saloon',
  ]),
  clue('The Crooked Corridor', 'LOC *>* [S] {check}', 'You walked straight on and came in where you went out.', [
    'doorway',
  ]),
  clue('Chapel beneath the Mill', 'LOC S>CI [P L T] {check}', 'The wheel has not turned in years. Something does.', [
    'windmill',
  ]),
  clue('The Hollow on the Hill', 'LOC C>S [P m4] {check}', 'White stones in a ring, and nothing grows between.', [
    'dolmen',
  ]),
] as const;
