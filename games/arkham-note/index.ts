import { absentMinded } from '../../engine-extensions/bots/random';
import type { GameModule } from '../../engine-extensions/game-module';
import { bands } from './bands';
import { mediumBot } from './bot/bot';
import { arkhamNote as defined } from './game';
import { summary } from './summary';

/** The door of Arkham Note. */
export const arkhamNote: GameModule = {
  ...defined,
  bots: { easy: absentMinded(mediumBot, 4), medium: mediumBot },
  summary,
  bands,
};
