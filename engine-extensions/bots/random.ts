import type { BotFactory } from './bot';

/** Picks anything that is allowed: the floor that every other bot must beat. */
export const randomBot: BotFactory = () => ({ choose: ({ legal }, dice) => dice.pick(legal) });

/** Now and then (one decision of `every`) does anything that is allowed instead of what `bot` would do. */
export const absentMinded =
  (bot: BotFactory, every: number): BotFactory =>
  (module, thinking) => {
    const careful = bot(module, thinking);
    return {
      ...careful,
      choose: (knows, dice) => (dice.die(every) === 1 ? dice.pick(knows.legal) : careful.choose(knows, dice)),
    };
  };
