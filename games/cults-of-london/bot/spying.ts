import type { LegalMove } from '../../../engine-extensions/moves';
import { holdersOf, openOf, revealPrice } from '../rules/open';
import { SLOTS, type Slot } from '../cards';
import { isUsed } from '../rules/reveal';
import { bestFit } from '../rules/ritual';
import { ritualOf } from '../cards';
import { factionOf, INSIGHT, type Eyes } from './worth';

/** What paying for a look, or for another Ritual, is worth; at most 0 means keep the money. */
export function revealWorth(e: Eyes, { move, args }: LegalMove): number {
  if (move === 'swapRitual') return swapWorth(e, args[0] as string | null);
  if (move !== 'reveal') return -1;
  const { view, me } = e;
  const [p, h, slot] = args as [string, number, Slot];
  const { insight, tally } = openOf(view, me);
  const price = revealPrice(view, me);
  const holder = holdersOf(view, p)[h];
  if (!holder) return -1;
  const left = SLOTS.filter((s) => holder.down[s]).length;
  const planned = holdersOf(view, me).filter(isUsed).length;
  let worth = slot === 'loc' ? (planned > 0 && insight >= price + 4 ? 0.22 : 0.12) : 0.06;
  // Peer Review: the last card of a rival's holder
  if (factionOf(view, me) === 'society' && tally.opened === 0 && planned >= 2) {
    const whole = price + 2 * (left - 1);
    if (insight + 1 >= whole) worth += (1.25 * (4 - left)) / 3 / Math.max(1, left - 0.5);
  }
  if (left === 1) worth += INSIGHT;
  const spare = insight - price;
  const purse = spare >= 10 ? 0.04 : spare >= 4 ? 0 : 0.06; // ten Insight are a Victory Point
  return worth - price * INSIGHT - purse;
}

/** A Ritual that is far from done against an unknown one. */
function swapWorth(e: Eyes, ritual: string | null): number {
  const { view, me } = e;
  if (ritual === null) return openOf(view, me).insight >= 4 ? 0.3 : -1;
  if (openOf(view, me).insight < 4) return -1;
  const fit = bestFit(view, me, ritual);
  const hard = fit.lacks + 2 * fit.blocked.length;
  return hard >= 3 && ritualOf(ritual).vp <= 3 ? 0.1 * (hard - 2) - 0.05 : -1;
}
