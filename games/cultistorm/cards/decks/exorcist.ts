import { deck } from '../action';
import { addDie, any, draw, heal, ignore, moveCultist, shield, symbol, ward } from '../words';

/** Ezra Poole: wards doors and drives things out. */
export const EXORCIST = deck('exorcist', [
  ['Psalm for the Drowned', 'tentacle', 's', [symbol('tentacle')]],
  ['Vigil Candle', 'flame', 's', [symbol('flame')], [symbol('star')]],
  ['Evening Star Litany', 'star', 's', [symbol('star')]],
  ['Midnight Office', 'moon', '', [addDie('pool')]],
  ['Blessing at the Door', 'star', 's', [shield(1)]],
  ['Rood Screen', 'spiral', '', [ignore('home')]],
  ['Pulpit Fire', 'flame', '', [draw(1)], [heal(1, 'supporter')]],
  ['Procession of Candles', 'moon', 'n', [moveCultist]],
  ['Lych Gate', 'tentacle', 'u', [ward(1)]],
  ['Laying On of Hands', 'moon', 'su', [any()]],
  ['Bell, Book and Flame', 'flame', 'un', [any(2)]],
  ['Absolution', 'star', 'u', [heal(1)], [draw(1)]],
]);
