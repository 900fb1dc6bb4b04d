import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { seal as putSeal } from '../rules/fight';
import { suffer } from '../rules/insanity';
import { canSuffer, sealPrice, sealsPlaced, SLOTS, symbolOf } from '../rules/numbers';
import { invOf, reopen, slotOf } from '../rules/table';
import type { Inv, InvId, Slot } from '../state';
import type { View } from '../view';
import { eachOf, led, move, notYours } from './move';

/** CST-SEAL-01 to 05, 08, CST-RULING-24 */
export function whyNoSeal(view: View, i: Inv): Refusal | undefined {
  const place = view.slots[i.at] as Slot;
  if (i.done) return refuse('CST-SEAL-07', 'done-sealing');
  if (place.sealed) return refuse('CST-SEAL-06', 'sealed-already');
  if (place.goos.length > 0) return refuse('CST-SEAL-04', 'goo-here');
  if (!i.seals.includes(symbolOf(place))) return refuse('CST-SEAL-03', 'no-seal-card');
  if (place.trophies < sealPrice(view)) return refuse('CST-SEAL-01', 'too-few-trophies', { n: sealPrice(view) });
  const last = sealsPlaced(view) === SLOTS - 1;
  return last || canSuffer(i, place.column.length) ? undefined : refuse('CST-RULING-24', 'too-insane');
}

export const seal = move<[inv: InvId]>({
  options: (view) =>
    eachOf<[InvId]>(view, (i, found) => {
      if (!whyNoSeal(view, i)) found.push([i.id]);
    }),
  whyNot: (view, _me, inv) => {
    const who = led(view, inv);
    return who ? whyNoSeal(view, who) : notYours(view, inv);
  },
  play: ({ G }, inv) => {
    reopen(G);
    const who = invOf(G, inv);
    const place = slotOf(G, who.at);
    const symbol = symbolOf(place);
    who.seals.splice(who.seals.indexOf(symbol), 1);
    G.sealsUsed.push(symbol);
    putSeal(G, who.at, inv, 'trophies'); // CST-RULING-38, CST-SEAL-08: the win comes before the loss
    suffer(G, inv, place.column.length);
    for (const i of G.inv) if (i.at === who.at) i.done = true;
  },
});

export const doneSealing = move<[inv: InvId]>({
  options: (view) =>
    eachOf<[InvId]>(view, (i, found) => {
      if (!i.done) found.push([i.id]);
    }),
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse('CST-SEAL-07', 'done-sealing'),
  play: ({ G }, inv) => {
    reopen(G);
    invOf(G, inv).done = true;
  },
});
