import type { GameModule } from '../../engine-extensions/game-module';
import { bands } from './bands';
import { mediumBot } from './bot/bot';
import { easyBot } from './bot/easy';
import { hardBot } from './bot/hard';
import { arkhamNote as defined } from './game';
import { summary } from './summary';

/** The door of Arkham Note. */
export const arkhamNote: GameModule = {
  ...defined,
  bots: { easy: easyBot, medium: mediumBot, hard: hardBot },
  summary,
  bands,
};
