import type { GameModule } from '../../engine-extensions/game-module';
import { cultistorm as defined } from './game';

/** The door of Cultistorm. */
export const cultistorm: GameModule = {
  ...defined,
  bots: {},
};
