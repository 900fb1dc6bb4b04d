import { absentMinded } from '../../engine-extensions/bots/random';
import type { GameModule } from '../../engine-extensions/game-module';
import { mediumBot } from './bot/bot';
import { hardBot } from './bot/hard';
import { arcana as defined } from './game';
import { bands, standing, summary } from './summary';

/** The door of Arcana. */
export const arcana: GameModule = {
  ...defined,
  bots: { easy: absentMinded(mediumBot, 3), medium: mediumBot, hard: hardBot },
  standing,
  summary,
  bands,
};
