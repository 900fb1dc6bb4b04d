import { deck } from '../action';
import { addDie, any, draw, freeMove, moveFree, ranged, reroll, symbol, ward } from '../words';

/** Walter Keane: dice, distance and speed. */
export const TROOPER = deck('trooper', [
  ['Tracer Round', 'flame', 's', [symbol('flame')]],
  ['Trench Whistle', 'star', 's', [moveFree]],
  ['Field Telephone', 'spiral', 's', [draw(1)], [freeMove(1)]],
  ['Compass Bearing', 'star', '', [symbol('star')], [symbol('spiral')]],
  ['Mess Tin Dice', 'tentacle', '', [addDie('you')]],
  ['Barrage Timetable', 'flame', 's', [symbol('flame', 'star')]],
  ['Marsh Patrol', 'tentacle', 's', [symbol('tentacle')]],
  ['Borrowed Scope', 'moon', '', [ranged], [reroll('own')]],
  ['Suppressing Fire', 'flame', 'u', [any()]],
  ['Sandbags', 'spiral', 'u', [ward(1)]],
  ['Over the Top', 'flame', 'un', [any(2)]],
  ['Motor Pool', 'star', 'un', [addDie('you'), freeMove(1)]],
]);
