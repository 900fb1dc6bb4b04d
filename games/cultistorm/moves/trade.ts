import { say } from '../../../engine-extensions/log/log';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import type { ItemId } from '../cards';
import { ITEM_LIMIT } from '../rules/numbers';
import { invOf, reopen } from '../rules/table';
import type { Inv, InvId, Offer, State } from '../state';
import type { View } from '../view';
import { eachOf, led, mine, move, notYours } from './move';

export const offerKey = (o: Offer) => `${o.from}>${o.to}:${o.give ?? ''}/${o.take ?? ''}`;

/** CST-TRADE-01: same location, both own what changes hands, nobody ends above two. */
function whyNoDeal(a: Inv, b: Inv, give: ItemId | null, take: ItemId | null): Refusal | undefined {
  if (a.id === b.id || a.at !== b.at) return refuse('CST-TRADE-01', 'not-together');
  if (give === null && take === null) return refuse('CST-TRADE-01', 'nothing-to-trade');
  if (give !== null && !a.items.includes(give)) return refuse('CST-TRADE-01', 'not-your-item');
  if (take !== null && !b.items.includes(take)) return refuse('CST-TRADE-01', 'not-their-item');
  const full = (inv: Inv, gets: ItemId | null, gives: ItemId | null) =>
    gets !== null && gives === null && inv.items.length >= ITEM_LIMIT;
  if (full(a, take, give) || full(b, give, take)) return refuse('CST-LIM-03', 'too-many-items');
  return undefined;
}

function whyNoOffer(view: View, a: Inv, b: Inv, give: ItemId | null, take: ItemId | null): Refusal | undefined {
  const no = a.passed ? refuse('CST-PASS-01', 'has-passed') : whyNoDeal(a, b, give, take);
  if (no || a.seat === b.seat) return no;
  if (view.offers.some((o) => o.from === a.id)) return refuse('CST-RULING-46', 'offer-open');
  return view.refusedOffers.includes(offerKey({ from: a.id, to: b.id, give, take }))
    ? refuse('CST-RULING-46', 'offer-refused')
    : undefined;
}

function exchange(G: State, { from, to, give, take }: Offer) {
  const a = invOf(G, from);
  const b = invOf(G, to);
  if (give !== null) {
    a.items.splice(a.items.indexOf(give), 1);
    b.items.push(give);
  }
  if (take !== null) {
    b.items.splice(b.items.indexOf(take), 1);
    a.items.push(take);
  }
  a.passed = b.passed = false; // CST-RULING-40
  say(G, { event: 'traded', from, to, give, take });
}

/** CST-RULING-46: between two seats an offer, within one at once. */
export const offerTrade = move<[inv: InvId, other: InvId, give: ItemId | null, take: ItemId | null]>({
  options: (view) => {
    return eachOf<[InvId, InvId, ItemId | null, ItemId | null]>(view, (a, found) => {
      for (const b of view.inv) {
        if (a.id === b.id || a.at !== b.at || a.items.length + b.items.length === 0) continue;
        for (const give of [...a.items, null])
          for (const take of [...b.items, null])
            if (!whyNoOffer(view, a, b, give, take)) found.push([a.id, b.id, give, take]);
      }
    });
  },
  whyNot: (view, _me, inv, other, give, take) => {
    const a = led(view, inv);
    const b = typeof other === 'number' ? view.inv[other] : undefined;
    if (!a) return notYours(view, inv);
    return b ? whyNoOffer(view, a, b, give, take) : refuse('CST-TRADE-01', 'not-together');
  },
  play: ({ G }, from, to, give, take) => {
    reopen(G);
    const offer = { from, to, give, take };
    if (invOf(G, from).seat === invOf(G, to).seat) return exchange(G, offer);
    G.offers.push(offer);
    say(G, { event: 'offered', ...offer });
  },
});

const stands = (view: View, o: Offer) => !whyNoDeal(view.inv[o.from] as Inv, view.inv[o.to] as Inv, o.give, o.take);
const offerFrom = (view: View, from: unknown) => view.offers.find((o) => o.from === from);

/** The offers made to one of my investigators; a void one can only be refused. */
export const answerTrade = move<[from: InvId, yes: boolean]>({
  options: (view) =>
    view.asked?.ask !== 'investigate' || view.offers.length === 0
      ? []
      : view.offers.flatMap(
          (o): [InvId, boolean][] =>
          led(view, o.to) ? (stands(view, o) ? [[o.from, true], [o.from, false]] : [[o.from, false]]) : [], // prettier-ignore
        ),
  whyNot: (view, _me, from) => refuse('CST-RULING-46', offerFrom(view, from) ? 'offer-void' : 'no-such-offer'),
  play: ({ G }, from, yes) => {
    reopen(G);
    const at = G.offers.findIndex((o) => o.from === from);
    const [offer] = G.offers.splice(at, 1) as [Offer];
    if (yes) return exchange(G, offer);
    G.refusedOffers.push(offerKey(offer));
    say(G, { event: 'offerEnded', from, to: offer.to, how: 'refused' });
  },
});

export const cancelTrade = move<[from: InvId]>({
  options: (view) =>
    view.asked?.ask !== 'investigate' || view.offers.length === 0
      ? []
      : mine(view).flatMap((i): [InvId][] => (offerFrom(view, i.id) ? [[i.id]] : [])),
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse('CST-RULING-46', 'no-such-offer'),
  play: ({ G }, from) => {
    reopen(G);
    const at = G.offers.findIndex((o) => o.from === from);
    const [offer] = G.offers.splice(at, 1) as [Offer];
    G.refusedOffers.push(offerKey(offer));
    say(G, { event: 'offerEnded', from, to: offer.to, how: 'withdrawn' });
  },
});
