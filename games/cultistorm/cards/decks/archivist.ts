import { deck } from '../action';
import { any, draw, heal, peek, recover, search, setDie, symbol } from '../words';

/** Nora Quill: searches, and gives cards and symbols away. */
export const ARCHIVIST = deck('archivist', [
  ['Marginal Note', 'moon', 's', [draw(1)]],
  ['Burnt Folio', 'flame', 's', [symbol('flame')], [symbol('spiral')]],
  ['Tidal Almanac', 'moon', 's', [symbol('moon')]],
  ['Errata Slip', 'star', 's', [symbol('star')]],
  ['Spiral Bindery', 'spiral', '', [symbol('spiral')]],
  ['Card Catalogue', 'star', 's', [search(1)], [peek('item', 2)]],
  ['Lantern Slides', 'flame', '', [recover]],
  ['Interlibrary Loan', 'spiral', 'n', [draw(2)]],
  ['Star Atlas', 'star', 'su', [setDie]],
  ['Chained Book', 'tentacle', 'u', [any()]],
  ['Palimpsest', 'spiral', 'sun', [any(2)]],
  ['Reading Room Hush', 'star', 'u', [heal(1)], [draw(1, 'supporter')]],
]);
