import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { cardOf, costOf, type CardId } from '../cards';
import { ACOLYTE_COST, sideOf, type Open } from '../state';

function reduced(open: Open, type: string, price: number): number {
  let left = price;
  for (const d of open.act.discounts) if (d.type === type) left -= d.n;
  return Math.max(0, left);
}

/** What a Street card costs now: discounts of its type taken off, never below 0. */
export const priceOf = (open: Open, card: CardId) => reduced(open, cardOf(card).type, costOf(card));

/** TOL-BUY-06 */
export const acolytePrice = (open: Open) => reduced(open, 'monster', ACOLYTE_COST);

export const canPay = (open: Open, me: PlayerID, price: number) => sideOf(open, me).pool.coin >= price;

/** The discounts were for the next purchase of that type. */
export function pay(open: Open, me: PlayerID, type: 'monster' | 'relic', price: number) {
  sideOf(open, me).pool.coin -= price;
  if (open.act.discounts.length > 0) open.act.discounts = open.act.discounts.filter((d) => d.type !== type);
}

/** Whether the card may go on the deck: printed CLAIM, or one granted to the next Street monster. */
export const hasClaim = (open: Open, card: CardId) =>
  cardOf(card).claim || (open.act.claimNext && cardOf(card).type === 'monster');
