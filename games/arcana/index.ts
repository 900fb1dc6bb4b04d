import type { GameModule } from '../../engine-extensions/game-module';
import { arcana as defined } from './game';

/** The door of Arcana. */
export const arcana: GameModule = { ...defined, bots: {} };
