import { done, then } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import { from } from '../../../engine-extensions/zones/zones';
import { cardOf, isCard, type CardId } from '../cards';
import { fromHand, toResource } from '../rules/cards-in-motion';
import { mark } from '../rules/effects';
import { isOpenTo } from '../rules/targets';
import { theZone, zoneOf } from '../rules/zones';
import type { State, ZoneId } from '../state';
import type { View } from '../view';
import { whyNotZone } from './action';

const move = movesFor<State, View>();

/** ARC-MIL-02, ARC-MIL-08 */
export const callMilitia = move<[relic: CardId]>({
  options: (view) =>
    view.options.militia && view.militiaDeck > 0 && view.zones.some(isOpenTo)
      ? view.own.hand.filter((card) => cardOf(card).kind === 'relic').map((card) => [card])
      : [],
  whyNot: (view, _me, relic) => {
    if (!view.options.militia) return refuse('ARC-MODE-04', 'no-militia');
    if (!isCard(relic) || !view.own.hand.includes(relic)) return refuse('ARC-ACT-02', 'not-in-hand');
    if (cardOf(relic).kind !== 'relic') return refuse('ARC-MIL-02', 'needs-relic');
    if (view.militiaDeck === 0) return refuse('ARC-MIL-08', 'militia-gone');
    return refuse('ARC-MIL-02', 'no-live-stake');
  },
  play: ({ G, playerID }, relic) => {
    done(G, playerID);
    toResource(G, playerID, fromHand(G, playerID, relic));
    const card = G.militiaDeck.pop() ?? fail('no Militia');
    G.limbo.push(card);
    say(G, { event: 'militiaCalled', by: playerID, relic, card });
    then(G, { wait: { [playerID]: 'militia' }, ask: 'militia', card });
  },
});

/** ARC-MIL-03, ARC-MIL-09 */
export const placeMilitia = move<[zone: ZoneId]>({
  options: (view) => view.zones.filter(isOpenTo).map((zone) => [zone.id]),
  whyNot: (view, _me, zone) => whyNotZone(view, zoneOf(view.zones, zone)),
  play: ({ G, playerID }, id) => {
    const zone = theZone(G.zones, id);
    done(G, playerID);
    const card = G.limbo[G.limbo.length - 1] ?? fail('no Militia card drawn');
    from(G.limbo)(card);
    zone.militia.push({ caller: playerID, card });
    say(G, { event: 'militiaPlaced', by: playerID, card, zone: id, stake: zone.stake as CardId });
    const { captain } = cardOf(card);
    if (captain) mark(G, playerID, zone, captain);
  },
});
