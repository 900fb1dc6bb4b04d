import { deck } from '../action';
import { any, bury, draw, peek, recover, reroll, symbol, trophy, unterror } from '../words';

/** Iris Vane: listens to what the storm intends. */
export const MEDIUM = deck('medium', [
  ['Ouija Fragment', 'spiral', 's', [symbol('spiral')]],
  ['Ectoplasm', 'tentacle', 's', [symbol('tentacle')], [symbol('moon')]],
  ['Cold Spot', 'moon', 's', [symbol('moon')]],
  ['Trance', 'spiral', '', [draw(1)], [peek('cultist', 3)]],
  ['Spirit Cabinet', 'tentacle', '', [recover]],
  ['Automatic Writing', 'star', 's', [symbol('star')]],
  ['Names of the Dead', 'spiral', 's', [bury(3), draw(1)]],
  ['Candle Gutters', 'flame', '', [reroll('cultist')]],
  ['Calm the Glass', 'spiral', 'u', [unterror], [draw(1, 'supporter')]],
  ['Speaking in Tongues', 'tentacle', 'u', [any()]],
  ['Second Sight', 'star', 'un', [any(2)]],
  ['Apport', 'moon', 'un', [trophy]],
]);
