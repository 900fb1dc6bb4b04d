import { deck } from '../action';
import { any, convert, draw, heal, shield, symbol, recover, reroll } from '../words';

/** Ruth Adler: keeps the others sane. */
export const ALIENIST = deck('alienist', [
  ['Bedside Manner', 'moon', 's', [heal(1)]],
  ['Dream Journal', 'moon', 's', [symbol('moon')], [symbol('spiral')]],
  ['Inkblot Plates', 'tentacle', 's', [symbol('tentacle')]],
  ['Metronome', 'spiral', 's', [reroll('pool')]],
  ['Case Conference', 'star', '', [draw(1)], [shield(1)]],
  ['Word Association', 'tentacle', '', [recover]],
  ['Warm Bath', 'moon', '', [shield(2)]],
  ['Patient File', 'flame', 's', [symbol('flame')]],
  ['Hypnosis', 'moon', 'u', [any()]],
  ['Reframing', 'star', 'u', [convert]],
  ['Transference', 'tentacle', 'un', [any(2)]],
  ['Rest Cure', 'spiral', 'un', [heal(2)], [draw(1)]],
]);
