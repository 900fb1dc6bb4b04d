import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import * as log from '../../../engine-extensions/log/log';
import { cardOf, type CardId } from '../cards';
import type { Happened } from '../events';
import type { State } from '../state';

/** The story names designs, never physical cards: those may soon lie hidden again. */
function named(event: Happened): Happened {
  const told = event as { card?: unknown; left?: unknown; right?: unknown };
  if (typeof told.card === 'string') told.card = cardOf(told.card).design;
  if (typeof told.left === 'string') told.left = cardOf(told.left).design;
  if (typeof told.right === 'string') told.right = cardOf(told.right).design;
  if ('cards' in event && event.cards) event.cards = event.cards.map((id: CardId) => cardOf(id).design);
  return event;
}

/** Told to everybody. */
export const say = (G: State, event: Happened) => log.say(G, named(event));

/** Told to one seat; the others hear `instead`. */
export const whisper = (G: State, to: PlayerID, event: Happened, instead: Happened) =>
  log.whisper(G, [to], named(event), named(instead));
