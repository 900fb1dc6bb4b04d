import type { GameModule } from '../../engine-extensions/game-module';
import { BANDS } from './bot/bands';
import { easyBot, hardBot, mediumBot } from './bot/bot';
import { summary } from './bot/summary';
import { cultistorm as defined } from './game';

/** The door of Cultistorm. */
export const cultistorm: GameModule = {
  ...defined,
  bots: { easy: easyBot, medium: mediumBot, hard: hardBot },
  summary,
  bands: BANDS,
};
