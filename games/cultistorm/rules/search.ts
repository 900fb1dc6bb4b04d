import { then } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { itemOf, type ItemId } from '../cards';
import type { InvId, State } from '../state';
import { effect } from './effect-step';
import { ITEM_LIMIT } from './numbers';
import { invOf } from './table';

export const drawnBy = (G: State, i: InvId): ItemId[] => G.drawn[i] ?? fail(`nothing drawn by ${i}`);
export const isEvent = (item: ItemId) => itemOf(item).kind === 'event';

/** CST-SRCH-01 to 03: events first, then one may be kept. */
export function startSearch(G: State, i: InvId, n: number) {
  const drawn = drawnBy(G, i);
  const fresh: ItemId[] = [];
  for (let k = 0; k < n; k++) {
    const card = G.itemDeck.pop();
    if (card === undefined) break;
    for (const p of G.peeks) if (p.deck === 'item' && p.n > 0) p.n -= 1;
    fresh.push(card);
  }
  drawn.push(...fresh);
  say(G, { event: 'searched', inv: i, n: fresh.length });
  then(G, { do: 'nextEvent', inv: i }, { do: 'askKeep', inv: i });
}

/** CST-SRCH-02: one after the other revealed, resolved, then discarded. */
export function nextEvent(G: State, i: InvId) {
  const drawn = drawnBy(G, i);
  const at = drawn.findIndex(isEvent);
  if (at < 0) return;
  const [card] = drawn.splice(at, 1) as [ItemId];
  G.resolving.push(card);
  say(G, { event: 'eventDrawn', inv: i, card });
  then(G, effect(itemOf(card).words, { inv: i }), { do: 'eventDone' }, { do: 'nextEvent', inv: i });
}

export function eventDone(G: State) {
  G.itemDiscard.push(...G.resolving.splice(0));
}

/** CST-SRCH-03, CST-RULING-49: where nothing but events turned up there is nothing to ask. */
export function askKeep(G: State, i: InvId) {
  if (drawnBy(G, i).length > 0) then(G, { do: 'await', ask: { ask: 'keep', inv: i } });
}

/** CST-SRCH-03 */
export function keepSearched(G: State, i: InvId, item: ItemId | null) {
  const drawn = drawnBy(G, i);
  if (item !== null) {
    drawn.splice(drawn.indexOf(item), 1);
    invOf(G, i).items.push(item);
  }
  G.itemDiscard.push(...drawn.splice(0));
  say(G, { event: 'keptSearched', inv: i, item });
  then(G, { do: 'tidyItems', inv: i });
}

/** CST-LIM-03: over two, one is discarded at once. */
export function tidyItems(G: State, i: InvId) {
  if (invOf(G, i).items.length > ITEM_LIMIT) then(G, { do: 'await', ask: { ask: 'drop', inv: i } });
}

export function dropItem(G: State, i: InvId, item: ItemId) {
  const { items } = invOf(G, i);
  items.splice(items.indexOf(item), 1);
  G.itemDiscard.push(item);
  say(G, { event: 'droppedItem', inv: i, item });
  then(G, { do: 'tidyItems', inv: i });
}
