import { then } from '../../../engine-extensions/agenda/agenda';
import { say } from '../rules/tell';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import { cardOf, RESOURCES, type CardId, type Resource } from '../cards';
import { refill, slotOf } from '../rules/area';
import { takeAcolyte } from '../rules/effects';
import { attack as dealDamage, heal } from '../rules/health';
import { know } from '../rules/piles';
import { acolytePrice, canPay, hasClaim, pay, priceOf } from '../rules/price';
import { setOff } from '../rules/triggers';
import { deckOf, sideOf, type State } from '../state';
import type { View } from '../view';
import { makeRoom, noRoom, roomFor } from './play';

const move = movesFor<State, View>();

/** CLAIMed onto the deck, or the relic that makes way; nothing for an ordinary purchase. */
type How = [how?: 'deck' | CardId];

/** TOL-BUY-01 to 07, in the order of TOL-RULING-57. */
export const buyStreet = move<[card: CardId, ...How]>({
  options: (view, me) => {
    const { open } = view;
    const found: [CardId, ...How][] = [];
    for (const card of open.street) {
      if (card === null || !canPay(open, me, priceOf(open, card))) continue;
      if (cardOf(card).type === 'relic') for (const room of roomFor(sideOf(open, me))) found.push([card, ...room]);
      else {
        found.push([card]);
        if (hasClaim(open, card)) found.push([card, 'deck']);
      }
    }
    return found;
  },
  whyNot: (view, me, card, how) => {
    const { open } = view;
    if (!open.street.includes(card)) return refuse('TOL-BUY-01', 'not-in-street');
    const price = priceOf(open, card);
    const { coin } = sideOf(open, me).pool;
    if (coin < price) return refuse('TOL-BUY-02', 'not-enough-coin', { short: price - coin });
    if (cardOf(card).type === 'relic') return noRoom(sideOf(open, me), how);
    return how === 'deck' ? refuse('TOL-BUY-05', 'no-claim') : undefined;
  },
  play: ({ G, playerID: me }, card, how) => {
    const { open } = G;
    const side = sideOf(open, me);
    const type = cardOf(card).type as 'monster' | 'relic';
    const cost = priceOf(open, card);
    const slot = slotOf(open, card);
    const to = type === 'relic' ? 'relics' : how === 'deck' ? 'deck' : 'discard';
    pay(open, me, type, cost);
    if (type === 'relic') makeRoom(G, me, how);
    else open.act.claimNext = false;
    if (to === 'deck') {
      deckOf(G, me).push(card);
      know(G, card);
    } else side[to].push(card);
    side.deeds.bought.push(cardOf(card).design);
    say(G, { event: 'bought', by: me, card, cost, to });
    refill(G, slot); // TOL-RULING-50
    setOff(G, me, { on: 'bought', type }, card);
    then(G, { do: 'triggers' });
  },
});

/** TOL-BUY-06, TOL-RULING-05: paid first, then turned up. */
export const buyAcolyte = move({
  options: (view, me) => (view.acolytes > 0 && canPay(view.open, me, acolytePrice(view.open)) ? [[]] : []),
  whyNot: (view, me) => {
    if (view.acolytes === 0) return refuse('TOL-BUY-06', 'no-acolytes');
    return refuse('TOL-BUY-02', 'not-enough-coin', {
      short: acolytePrice(view.open) - sideOf(view.open, me).pool.coin,
    });
  },
  play: ({ G, playerID: me }) => {
    const cost = acolytePrice(G.open);
    pay(G.open, me, 'monster', cost);
    takeAcolyte(G, me, cost);
    const side = sideOf(G.open, me);
    side.deeds.bought.push(cardOf(side.discard[side.discard.length - 1] as CardId).design);
    setOff(G, me, { on: 'bought', type: 'monster' });
    then(G, { do: 'triggers' });
  },
});

function upTo(n: number): [number][] {
  const found: [number][] = [];
  for (let i = 1; i <= n; i++) found.push([i]);
  return found;
}

/** TOL-ATK-01 */
export const attack = move<[n: number]>({
  options: (view, me) => upTo(sideOf(view.open, me).pool.power),
  whyNot: (view, me) => refuse('TOL-ATK-01', sideOf(view.open, me).pool.power === 0 ? 'no-power' : 'not-that-much'),
  play: ({ G, playerID: me }, n) => {
    sideOf(G.open, me).pool.power -= n;
    then(G, { do: 'triggers' });
    dealDamage(G, me, n);
  },
});

/** TOL-HP-02, TOL-RULING-38 */
export const regenerate = move<[n: number]>({
  options: (view, me) => {
    const { pool, health, max } = sideOf(view.open, me);
    return upTo(Math.min(pool.regeneration, max - health));
  },
  whyNot: (view, me) => {
    const { pool, health, max } = sideOf(view.open, me);
    if (health === max) return refuse('TOL-HP-01', 'full-health');
    return refuse('TOL-HP-02', pool.regeneration === 0 ? 'no-regeneration' : 'not-that-much');
  },
  play: ({ G, playerID: me }, n) => heal(G, me, n),
});

/** How much may be converted now: unlimited permissions count as all there is. */
function convertible(view: View, me: string, from: Resource, to: Resource): number {
  let limit = 0;
  for (const c of view.open.act.converts)
    if (c.from === from && c.to === to) limit = c.left === null ? Infinity : limit + c.left;
  return Math.min(limit, sideOf(view.open, me).pool[from]);
}

/** TOL-GLO-01, TOL-RULING-45 */
export const convert = move<[from: Resource, to: Resource, n: number]>({
  options: (view, me) => {
    if (view.open.act.converts.length === 0) return [];
    const found: [Resource, Resource, number][] = [];
    for (const from of RESOURCES)
      for (const to of RESOURCES) for (const [n] of upTo(convertible(view, me, from, to))) found.push([from, to, n]);
    return found;
  },
  whyNot: (view, me, from, to) =>
    refuse('TOL-GLO-01', convertible(view, me, from, to) > 0 ? 'not-that-much' : 'may-not-convert'),
  play: ({ G, playerID: me }, from, to, n) => {
    const { pool } = sideOf(G.open, me);
    pool[from] -= n;
    pool[to] += n;
    const fits = G.open.act.converts.filter((c) => c.from === from && c.to === to);
    if (!fits.some((c) => c.left === null)) {
      let left = n;
      for (const c of fits) {
        const part = Math.min(left, c.left ?? 0);
        c.left = (c.left ?? 0) - part;
        left -= part;
      }
    }
    say(G, { event: 'converted', by: me, from, to, n });
  },
});
