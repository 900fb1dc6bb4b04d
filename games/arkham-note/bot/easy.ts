import type { BotFactory } from '../../../engine-extensions/bots/bot';
import { mediumBot } from './bot';

/** Of how many decisions one is made without thinking. */
const EVERY = 4;

/**
 * The medium bot with its mind elsewhere now and then: it does anything that is allowed, first any kind of move,
 * then any move of that kind. A swap by the contact needs a plan, so it is never made by chance.
 */
export const easyBot: BotFactory = (module) => {
  const careful = mediumBot(module);
  return {
    ...careful,
    choose(knows, dice) {
      if (dice.die(EVERY) !== 1) return careful.choose(knows, dice);
      const open = knows.legal.filter((m) => m.move !== 'contactExchange');
      const kind = dice.pick([...new Set(open.map((m) => m.move))]);
      return dice.pick(open.filter((m) => m.move === kind));
    },
  };
};
