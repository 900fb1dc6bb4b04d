import type { GameModule } from '../../engine-extensions/game-module';
import { BANDS } from './bot/bands';
import { easyBot, mediumBot } from './bot/bot';
import { hardBot } from './bot/hard';
import { terrorsOfLondon as defined } from './game';
import { summary } from './summary';

/** The door of Terrors of London. */
export const terrorsOfLondon: GameModule = {
  ...defined,
  bots: { easy: easyBot, medium: mediumBot, hard: hardBot },
  summary,
  bands: BANDS,
};
