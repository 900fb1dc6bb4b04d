import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import { heardBy } from '../../engine-extensions/log/log';
import type { ViewBase } from '../../engine-extensions/moves';
import { cardAt, slots, type Place } from '../../engine-extensions/secrecy/places';
import { ACTION, locationOf, type ActionId, type CultistId, type ItemId, type Sym } from './cards';
import type { Happened } from './events';
import type { Counts } from './rules/choices';
import { FINAL_SLOT } from './rules/numbers';
import { askedOf } from './rules/table';
import type { Ask, InvId, Open, State, Tally } from './state';

/** What a seat or a spectator sees. */
export interface View extends ViewBase, Open, Counts {
  viewer: PlayerID | null;
  /** which investigators this seat leads */
  own: { readonly invs: readonly InvId[] } | null;
  /** who sits here: others may be handed an investigator */
  readonly seats: readonly PlayerID[];
  readonly asked: Ask | null;
  /** search icons in each hand, where they may be known */
  readonly handIcons: readonly (number | null)[];
  readonly terrorDeck: number;
  readonly removed: number;
  readonly unusedActs: number;
  readonly sealsUsed: readonly Sym[];
  /** the terror card being carried out */
  readonly flipping: string | null;
  /** starting items to choose from, and searched cards: null where they are hidden */
  readonly dealt: readonly (readonly ItemId[] | null)[];
  readonly drawn: readonly (readonly ItemId[] | null)[];
  readonly drawnCount: readonly number[];
  /** the unexpected event being resolved */
  readonly resolving: readonly ItemId[];
  readonly peeked: readonly { inv: InvId; deck: 'cultist' | 'item'; cards: readonly (CultistId | ItemId)[] }[];
  readonly tally: Readonly<Tally>;
  readonly events: readonly Happened[];
}

const seesHand = (G: State, viewer: PlayerID | null, i: InvId) =>
  viewer !== null && (G.options.hands === 'open' || G.inv[i]?.seat === viewer);

const seesDealt = (G: State, viewer: PlayerID | null, i: InvId) => viewer !== null && G.inv[i]?.seat === viewer;

const icons = (hand: readonly ActionId[]) => {
  let n = 0;
  for (const card of hand) n += ACTION[card]?.search ?? 0;
  return n;
};

/** Searched cards are shown to whoever sees that hand; an event is shown to all when it is resolved. */
const drawnFor = (G: State, viewer: PlayerID | null, i: InvId): readonly ItemId[] | null => {
  const cards = G.drawn[i] ?? [];
  return seesHand(G, viewer, i) || cards.length === 0 ? cards : null;
};

const NOBODY: readonly never[] = Object.freeze([]);

/** Built field by field; arrays are shared with the state. */
export function view(G: State, viewer: PlayerID | null): View {
  const invs: InvId[] = [];
  const hands: (readonly ActionId[] | null)[] = [];
  const handCount: number[] = [];
  const handIcons: (number | null)[] = [];
  const deckCount: number[] = [];
  const dealt: (readonly ItemId[] | null)[] = [];
  const drawn: (readonly ItemId[] | null)[] = [];
  const drawnCount: number[] = [];
  for (let i = 0; i < G.inv.length; i++) {
    const hand = G.hands[i] ?? NOBODY;
    const sees = seesHand(G, viewer, i);
    if (G.inv[i]?.seat === viewer) invs.push(i);
    hands.push(sees ? hand : null);
    handCount.push(hand.length);
    handIcons.push(sees || G.options.hands === 'open' ? icons(hand) : null);
    deckCount.push(G.decks[i]?.length ?? 0);
    const two = G.dealt[i] ?? NOBODY;
    dealt.push(two.length === 0 || seesDealt(G, viewer, i) ? two : null);
    drawn.push(drawnFor(G, viewer, i));
    drawnCount.push(G.drawn[i]?.length ?? 0);
  }
  return {
    viewer,
    own: viewer !== null && G.players.includes(viewer) ? { invs } : null,
    seats: G.players,
    phase: G.now.phase,
    asked: askedOf(G),
    options: G.options,
    round: G.round,
    first: G.first,
    inv: G.inv,
    slots: G.slots,
    marker: G.marker,
    terrorAt: G.terrorAt,
    circle: G.circle,
    pool: G.pool,
    diceLeft: G.diceLeft,
    trophiesLeft: G.trophiesLeft,
    sealsLeft: G.sealsLeft,
    sealsUsed: G.sealsUsed,
    goosLeft: G.goosLeft,
    cultistDeck: G.cultistDeck.length,
    cultistDiscard: G.cultistDiscard,
    removed: G.removed.length,
    itemDeck: G.itemDeck.length,
    itemDiscard: G.itemDiscard,
    terrorDeck: G.terrorDeck.length,
    terrorDiscard: G.terrorDiscard,
    unusedActs: G.unusedActs.length,
    flipping: G.flip ? (G.circleCards[G.flip.slot] ?? null) : null,
    discards: G.discards,
    rules: G.rules,
    offers: G.offers,
    refusedOffers: G.refusedOffers,
    pings: G.pings,
    handOvers: G.handOvers,
    finalAct: G.finalAct,
    doom: G.doom,
    hands,
    handCount,
    handIcons,
    deckCount,
    dealt,
    drawn,
    drawnCount,
    resolving: G.resolving,
    peeked: G.peeks.length === 0 ? NOBODY : peekedBy(G, viewer),
    tally: G.tally,
    events: heardBy(G.events, viewer),
  };
}

const peekedBy = (G: State, viewer: PlayerID | null) =>
  G.peeks
    .filter((p) => p.n > 0 && viewer !== null && G.inv[p.inv]?.seat === viewer)
    .map((p) => ({ ...p, cards: (p.deck === 'cultist' ? G.cultistDeck : G.itemDeck).slice(-p.n) }))
    .map(({ inv, deck, cards }) => ({ inv, deck, cards }));

/** How many cards on top of a deck a viewer has seen. */
const seenOf = (G: State, viewer: PlayerID | null, deck: 'cultist' | 'item') =>
  Math.max(0, ...G.peeks.filter((p) => p.deck === deck && G.inv[p.inv]?.seat === viewer).map((p) => p.n));

/** Section "hidden information": decks, hands that are not seen, face-down terror cards, what is not in this match. */
export function hiddenFrom(G: State, viewer: PlayerID | null): Place[][] {
  const groups: Place[][] = [];
  const items = slots(['itemDeck'], G.itemDeck.length - seenOf(G, viewer, 'item'));
  G.inv.forEach((_, i) => {
    const own = slots(['decks', i], G.decks[i]?.length ?? 0);
    if (!seesHand(G, viewer, i)) own.push(...slots(['hands', i], G.hands[i]?.length ?? 0));
    // a spectator knows how many search icons an open hand has: cards change places with their like
    if (viewer === null && G.options.hands === 'open') {
      const hasIcon = (place: Place) => (ACTION[cardAt(G, place) as ActionId]?.search ?? 0) > 0;
      groups.push(
        own.filter(hasIcon),
        own.filter((place) => !hasIcon(place)),
      );
    } else groups.push(own);
    if (!seesDealt(G, viewer, i)) items.push(...slots(['dealt', i], G.dealt[i]?.length ?? 0));
    if (!seesHand(G, viewer, i)) items.push(...slots(['drawn', i], G.drawn[i]?.length ?? 0));
  });
  const removed = G.options.sect ? slots(['removed'], G.removed.length) : [];
  groups.push(items);
  groups.push([...slots(['cultistDeck'], G.cultistDeck.length - seenOf(G, viewer, 'cultist')), ...removed]);
  const down = G.circle.flatMap((_, s) =>
    s === FINAL_SLOT || G.flip?.slot === s ? [] : [['circleCards', s] as Place],
  );
  groups.push([...slots(['terrorDeck'], G.terrorDeck.length), ...down]);
  const act = G.circle[FINAL_SLOT];
  const acts: Place[] = slots(['unusedActs'], G.unusedActs.length);
  if (act && !act.up && act.gems === 5) acts.push(['circleCards', FINAL_SLOT]);
  groups.push(acts);
  return groups;
}

/** Every card and every counted piece, wherever it lies. */
export function pieces(G: State): string[] {
  const trophies = Object.entries(G.trophiesLeft).flatMap(([s, n]) => Array<string>(n).fill(`trophy:${s}`));
  for (const inv of G.inv) {
    for (const [s, n] of Object.entries(inv.trophies)) trophies.push(...Array<string>(n).fill(`trophy:${s}`));
    for (const { symbol, n } of inv.lore) trophies.push(...Array<string>(n).fill(`trophy:${symbol}`));
  }
  const placed = G.slots.flatMap((s) => Array<string>(s.trophies).fill(`trophy:${locationOf(s.location).symbol}`));
  return [
    ...trophies,
    ...placed,
    ...[...G.sealsLeft, ...G.sealsUsed, ...G.inv.flatMap((i) => i.seals)].map((s) => `seal:${s}`),
    ...[...G.diceLeft, ...G.pool.map((d) => d.id), ...G.inv.flatMap((i) => i.dice.map((d) => d.id))],
    ...G.cultistDeck,
    ...G.cultistDiscard,
    ...G.removed,
    ...G.slots.flatMap((s) => [...s.column, ...s.goos.flatMap((g) => [g.card, ...g.devoured])]),
    ...Object.values(G.goosLeft).flat(),
    ...G.itemDeck,
    ...G.itemDiscard,
    ...G.inv.flatMap((i) => i.items),
    ...G.dealt.flat(),
    ...G.drawn.flat(),
    ...G.resolving,
    ...G.terrorDeck,
    ...G.terrorDiscard,
    ...G.circleCards,
    ...G.unusedActs,
    ...G.box,
    ...G.decks.flat(),
    ...G.hands.flat(),
    ...G.discards.flat(),
    ...G.inv.flatMap((i) => i.supports.map((s) => s.card)),
  ];
}
