import type { GameModule } from '../../engine-extensions/game-module';
import { terrorsOfLondon as defined } from './game';

/** The door of Terrors of London. */
export const terrorsOfLondon: GameModule = {
  ...defined,
  bots: {},
};
