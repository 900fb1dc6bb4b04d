import type { GameModule } from '../../engine-extensions/game-module';
import { BANDS } from './bot/bands';
import { easyBot, mediumBot } from './bot/bot';
import { summary } from './bot/summary';
import { cultistorm as defined } from './game';

/** The door of Cultistorm. */
export const cultistorm: GameModule = {
  ...defined,
  bots: { easy: easyBot, medium: mediumBot },
  summary,
  bands: BANDS,
};
