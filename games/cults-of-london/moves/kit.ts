import { movesFor } from '../../../engine-extensions/moves';
import type { State } from '../state';
import type { View } from '../view';

/** Every move of this game is declared with this. */
export const move = movesFor<State, View>();
