import type { Reason } from '../bot/because';

const SENTENCES: Record<Reason, string> = {
  'good-start': 'a good start.',
  kills: 'it ends the game.',
  'power-cannot-wait': 'Power cannot be kept for later.',
  'draws-first': 'cards that draw come first.',
  'faction-first': 'a monster of your faction wakes your Influence cards.',
  'influence-live': 'its trigger pays now.',
  'nothing-to-lose': 'playing is free, and the hand must be emptied to pass.',
  'relic-ready': 'a relic works once every turn.',
  'haunts-again': 'it leaves at the end of this turn anyway.',
  'overlord-ready': 'your overlord acts once every turn.',
  'link-pays': 'the link pays a Horde ability.',
  'longer-horde-pays': 'each further member pays another ability.',
  'buys-best': 'the best your Coin can buy.',
  claims: 'on your deck you draw it at once.',
  'relic-lasts': 'a relic works turn after turn.',
  'acolyte-fills': 'an Acolyte is better than unspent Coin.',
  heals: 'Regeneration cannot be kept for later.',
  'coin-buys-more': 'as Coin it buys more than it would heal.',
  'best-answer': 'worth the most now.',
  'thin-deck': 'a deck without starters draws better.',
  'break-armor': 'Armor would stop damage every turn.',
  'keep-health': 'your cards are worth more than 2 Health.',
  'worst-card': 'your least useful card.',
  decline: 'nothing here is worth it.',
  'turn-done': 'nothing useful is left to do.',
};

/** The sentence for a bot's reason. */
export const because = (key: string): string => SENTENCES[key as Reason] ?? '';
