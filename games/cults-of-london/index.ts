import type { GameModule } from '../../engine-extensions/game-module';
import { bands } from './bands';
import { easyBot, mediumBot } from './bot/bot';
import { hardBot } from './bot/hard';
import { cultsOfLondon as defined } from './game';
import type { State } from './state';
import { summary } from './summary';

/** The door of Cults of London. */
export const cultsOfLondon: GameModule = {
  ...defined,
  bots: { easy: easyBot, medium: mediumBot, hard: hardBot },
  standing: (G, seat) => (G as State).seats[seat]?.open.vp ?? 0,
  summary,
  bands,
};
