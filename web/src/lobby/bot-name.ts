import type { BotLevel } from '../../../engine-extensions/bots/bot';

/** What a bot at this table is called. */
export const botName = (level: BotLevel, nth: number) =>
  `${level[0]?.toUpperCase()}${level.slice(1)} bot${nth ? ` ${nth + 1}` : ''}`;
