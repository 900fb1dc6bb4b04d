import { say } from '../../../engine-extensions/log/log';
import { refuse } from '../../../engine-extensions/refusal';
import { INVESTIGATORS, ITEM, type InvestigatorId, type ItemId } from '../cards';
import { invOf, reopen } from '../rules/table';
import type { InvId } from '../state';
import type { View } from '../view';
import { eachOf, led, move, notYours } from './move';

const free = (view: View): InvestigatorId[] => {
  const taken = new Set(view.inv.map((i) => i.card));
  return INVESTIGATORS.filter((x) => !taken.has(x.id)).map((x) => x.id);
};

/** CST-SETUP-10 */
export const chooseInvestigator = move<[inv: InvId, card: InvestigatorId]>({
  options: (view) =>
    eachOf<[InvId, InvestigatorId]>(view, (i, found) => {
      if (i.card === null) for (const c of free(view)) found.push([i.id, c]);
    }),
  whyNot: (view, _me, inv, card) =>
    notYours(view, inv) ??
    (led(view, inv)?.card !== null
      ? refuse('CST-SETUP-10', 'has-investigator')
      : refuse('CST-SETUP-10', INVESTIGATORS.some((x) => x.id === card) ? 'taken' : 'no-such-card')),
  play: ({ G }, inv, card) => {
    reopen(G);
    invOf(G, inv).card = card;
    say(G, { event: 'chose', inv, card });
  },
});

const keepable = (view: View, i: InvId): (ItemId | null)[] => {
  const two = view.dealt[i] ?? [];
  const items = two.filter((c) => ITEM[c]?.kind !== 'event');
  return two.length === 0 ? [] : items.length > 0 ? items : [null];
};

/** CST-SETUP-12, 13: exactly one is kept; two events leave nothing to keep. */
export const keepItem = move<[inv: InvId, item: ItemId | null]>({
  secret: true,
  options: (view) =>
    eachOf<[InvId, ItemId | null]>(view, (i, found) => {
      for (const c of keepable(view, i.id)) found.push([i.id, c]);
    }),
  whyNot: (view, _me, inv, item) =>
    notYours(view, inv) ??
    (item === null ? refuse('CST-SETUP-12', 'must-keep') : refuse('CST-SETUP-13', 'not-dealt-or-event')),
  play: ({ G }, inv, item) => {
    reopen(G);
    const two = G.dealt[inv]?.splice(0) ?? [];
    G.itemDeck.push(...two.filter((c) => c !== item));
    if (item !== null) invOf(G, inv).items.push(item);
    say(G, { event: 'kept', inv, item });
  },
});
