import type { GameModule } from '../../engine-extensions/game-module';
import { cultsOfLondon as defined } from './game';

/** The door of Cults of London. */
export const cultsOfLondon: GameModule = { ...defined, bots: {} };
