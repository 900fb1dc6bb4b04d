import type { Knowledge } from '../../../engine-extensions/bots/bot';
import { seeded } from '../../../engine-extensions/dice';
import { loadRules } from '../match/load-rules';
import type { BotAnswer, BotQuestion } from './question';

/** A bot thinks here, on what its seat knows; the page stays smooth. */
self.onmessage = async ({ data }: MessageEvent<BotQuestion>) => {
  const { id, game, level, me, turn, imagined, seed } = data;
  let answer: BotAnswer;
  try {
    const module = await loadRules(game);
    const make = module.bots[level];
    if (!make) throw new Error(`${game} has no ${level} bot`);
    const view = module.rules.view(imagined, me);
    const knows: Knowledge = { me, view, turn, legal: module.rules.legalMoves(view, turn, me), imagined };
    const bot = make(module);
    const move = bot.choose(knows, seeded(seed));
    answer = { id, move, because: bot.because?.(knows, move) ?? '' };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};
