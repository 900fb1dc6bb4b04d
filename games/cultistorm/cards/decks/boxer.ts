import { deck } from '../action';
import { any, draw, freeMove, heal, ignore, noPenalty, removeCultist, reroll, shield, symbol } from '../words';

/** Tomas Reyes: lends his fists. */
export const BOXER = deck('boxer', [
  ['Corner Man', 'flame', 's', [symbol('flame')]],
  ['Bare Knuckle Sermon', 'tentacle', '', [symbol('tentacle')], [symbol('flame')]],
  ['Dockside Haymaker', 'flame', 's', [symbol('flame', 'tentacle')]],
  ['Rope-a-Dope', 'moon', 's', [shield(1)]],
  ['Roadwork', 'tentacle', 's', [freeMove(1)], [draw(1)]],
  ['Second Wind', 'flame', '', [heal(1)]],
  ['Shadow Boxing', 'moon', 's', [reroll('own')]],
  ['Throw in the Towel', 'spiral', '', [noPenalty]],
  ['Sucker Punch', 'star', 'u', [any()]],
  ['Southpaw Switch', 'flame', 'un', [any(2)]],
  ['Bouncer’s Shoulder', 'spiral', 'un', [removeCultist('here')]],
  ['Ringside Whisper', 'tentacle', 'u', [ignore('die')], [symbol('tentacle')]],
]);
