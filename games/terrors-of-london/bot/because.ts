import type { Knowledge } from '../../../engine-extensions/bots/bot';
import type { LegalMove } from '../../../engine-extensions/moves';
import { cardOf } from '../cards';
import { influenceIsLive } from '../moves/play';
import { armorLeft } from '../rules/area';
import { rivalOf, sideOf } from '../state';
import type { View } from '../view';

/** The reasons a hint can give; the board has a sentence for each. */
export const REASONS = [
  'good-start',
  'kills',
  'power-cannot-wait',
  'draws-first',
  'faction-first',
  'influence-live',
  'nothing-to-lose',
  'relic-ready',
  'haunts-again',
  'overlord-ready',
  'link-pays',
  'longer-horde-pays',
  'buys-best',
  'claims',
  'relic-lasts',
  'acolyte-fills',
  'heals',
  'coin-buys-more',
  'best-answer',
  'thin-deck',
  'break-armor',
  'keep-health',
  'worst-card',
  'decline',
  'turn-done',
] as const;
export type Reason = (typeof REASONS)[number];

function answering(view: View, answer: string | null): Reason {
  const ask = view.own?.question?.ask;
  if (answer === null) return 'decline';
  if (ask === 'sacrifice') return 'thin-deck';
  if (ask === 'destroy') return cardOf(answer).armor > 0 ? 'break-armor' : 'best-answer';
  if (ask === 'curse') return answer === 'health' ? 'keep-health' : 'worst-card';
  return ask === 'discard' || ask === 'payCards' ? 'worst-card' : 'best-answer';
}

function playing(view: View, me: string, id: string): Reason {
  const card = cardOf(id);
  if (card.type === 'relic') return 'relic-lasts';
  if (card.type === 'influence') return influenceIsLive(view.open, me) ? 'influence-live' : 'nothing-to-lose';
  if (card.play.some((e) => e.do === 'draw')) return 'draws-first';
  return card.faction !== null && !influenceIsLive(view.open, me) ? 'faction-first' : 'nothing-to-lose';
}

/** Why the bot would do that, as a key. */
export function because(knows: Knowledge, { move, args }: LegalMove): Reason {
  const view = knows.view as unknown as View;
  const { me } = knows;
  const [a, b] = args as [string, string | undefined];
  const rival = rivalOf(me);
  switch (move) {
    case 'chooseOverlord':
    case 'chooseInfluence':
      return 'good-start';
    case 'attack':
      return Number(a) >= sideOf(view.open, rival).health + armorLeft(view.open, rival) ? 'kills' : 'power-cannot-wait';
    case 'playCard':
      return playing(view, me, a);
    case 'activateRelic':
      return 'relic-ready';
    case 'hauntAction':
      return 'haunts-again';
    case 'overlordAction':
      return 'overlord-ready';
    case 'formHorde':
      return 'link-pays';
    case 'expandHorde':
      return 'longer-horde-pays';
    case 'buyStreet':
      return b === 'deck' ? 'claims' : cardOf(a).type === 'relic' ? 'relic-lasts' : 'buys-best';
    case 'buyAcolyte':
      return 'acolyte-fills';
    case 'regenerate':
      return 'heals';
    case 'convert':
      return 'coin-buys-more';
    case 'resolve':
    case 'answer':
      return answering(view, args[0] as string | null);
    default:
      return 'turn-done';
  }
}
