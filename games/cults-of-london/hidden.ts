import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import { slots, type Place } from '../../engine-extensions/secrecy/places';
import { deckOf, FACTIONS, LEGENDS, OMEN, type Slot } from './cards';
import { HERALD, type Seat, type State } from './state';

/** Face-down cards of one kind in a rival's holders that the viewer has not peeked at. */
const backs = (seat: Seat, p: PlayerID, slot: Slot, viewer: PlayerID | null): Place[] =>
  seat.holders.flatMap((h, i) =>
    h[slot] !== null && h.down[slot] && !(viewer !== null && h.seen[slot].includes(viewer))
      ? [['seats', p, 'holders', i, slot]]
      : [],
  );

/** Cards from hand that lie sealed in windows. */
const sealed = (G: State, p: PlayerID, kind: 'quick' | 'duplicate'): Place[] =>
  G.windows.flatMap((w, i) => (w.answers[p]?.kind === kind ? [['windows', i, 'answers', p, 'card']] : []));

const votes = (G: State, viewer: PlayerID | null, vote: 'ballot' | 'retreat'): Place[] =>
  G.players.filter((p) => p !== viewer && G.seats[p]?.[vote] !== null).map((p) => ['seats', p, vote]);

/** Section "hidden information": what a viewer cannot tell apart. */
export function hiddenFrom(G: State, viewer: PlayerID | null): Place[][] {
  const operators = slots(['operatorDeck'], G.operatorDeck.length);
  const rituals = slots(['ritualDeck'], G.ritualDeck.length);
  const groups: Place[][] = [];
  for (const p in G.seats) {
    const seat = G.seats[p] as Seat;
    const actions = slots(['seats', p, 'deck'], seat.deck.length);
    if (p !== viewer) {
      actions.push(
        ...slots(['seats', p, 'hand'], seat.hand.length),
        ...slots(['seats', p, 'tossed'], seat.tossed.length),
        ...backs(seat, p, 'act', viewer),
        ...sealed(G, p, 'quick'),
      );
      operators.push(
        ...slots(['seats', p, 'operators'], seat.operators.length),
        ...slots(['seats', p, 'scouting'], seat.scouting.length),
        ...backs(seat, p, 'op', viewer),
        ...sealed(G, p, 'duplicate'),
      );
      groups.push([...slots(['seats', p, 'locs'], seat.locs.length), ...backs(seat, p, 'loc', viewer)]);
      seat.rituals.forEach((r, i) => {
        if (viewer === null || !G.ritualSeen[r]?.includes(viewer)) rituals.push(['seats', p, 'rituals', i]);
      });
    }
    groups.push(actions);
  }
  groups.push(
    operators,
    rituals,
    slots(['relicDeck'], G.relicDeck.length),
    slots(['anomalyDeck'], G.anomalyDeck.length),
    votes(G, viewer, 'ballot'),
    votes(G, viewer, 'retreat'),
  );
  return groups.filter((g) => g.length > 1);
}

/** Every physical piece, wherever it lies; those of unused factions are in the box (COL-SETUP-01). */
export function pieces(G: State): string[] {
  const all: string[] = [
    ...G.operatorDeck,
    ...G.relicDeck,
    ...G.ritualDeck,
    ...G.anomalyDeck,
    ...G.box,
    ...G.board.tiles,
    ...G.board.graveyard,
    ...G.board.house,
    ...G.board.relicDiscard,
    ...G.board.ritualDiscard,
    ...G.board.anomalyDiscard,
    ...G.board.anomalies.map((a) => a.id),
    ...(G.auction ? [G.auction.relic] : []),
    ...many('insight', G.board.pile),
  ];
  for (const w of G.windows)
    for (const a of Object.values(w.answers))
      if (a.card && (a.kind === 'quick' || a.kind === 'duplicate')) all.push(a.card);
  const used = new Set<string>();
  for (const p in G.seats) {
    const seat = G.seats[p] as Seat;
    const { open } = seat;
    all.push(...many('insight', open.insight), ...open.relics, ...open.discard, ...seat.deck, ...seat.hand);
    all.push(...seat.operators, ...seat.scouting, ...seat.tossed, ...seat.rituals);
    for (const h of seat.holders) for (const card of [h.op, h.act]) if (card !== null) all.push(card);
    const locs = [...seat.locs, ...seat.holders.flatMap((h) => (h.loc === null ? [] : [h.loc]))];
    if (open.faction === null || locs.length === 0) continue; // not dealt yet
    used.add(open.faction);
    const mine = (kind: string) => G.board.tokens.flat().filter((t) => t.by === p && t.kind === kind).length;
    const marker = p === HERALD ? 0 : 1; // on the VP track
    all.push(...many(`${open.faction}:normal`, open.normal + mine('normal') + marker));
    all.push(
      ...many(`${open.faction}:one`, open.one + mine('one')),
      ...many(`${open.faction}:two`, open.two + mine('two')),
    );
    all.push(...locs.map((n) => `${open.faction}:location-${n}`));
    if (p === HERALD) all.push(...deckOf(open.faction), ...legendOf(open.faction)); // its Action deck stays in the box
  }
  for (const faction of FACTIONS) {
    if (used.has(faction)) continue;
    all.push(
      ...deckOf(faction),
      ...legendOf(faction),
      ...many(`${faction}:normal`, 15),
      ...many(`${faction}:one`, 2),
      `${faction}:two`,
    );
    for (let n = 1; n <= 6; n++) all.push(`${faction}:location-${n}`);
  }
  if (!(HERALD in G.seats)) all.push(...Object.keys(OMEN));
  return all;
}

const many = (piece: string, n: number) => Array.from({ length: n }, () => piece);
const legendOf = (faction: string) =>
  Object.entries(LEGENDS)
    .filter(([, l]) => l.legend === faction)
    .map(([key]) => `${key}#1`);
