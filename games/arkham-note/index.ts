import type { GameModule } from '../../engine-extensions/game-module';
import { arkhamNote as defined } from './game';

/** The door of Arkham Note. */
export const arkhamNote: GameModule = { ...defined, bots: {} };
