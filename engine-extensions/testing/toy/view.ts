import { waitingFor, type PlayerID } from '../../agenda/agenda';
import type { AskedQuestion } from '../../effects/resolver';
import { heardBy } from '../../log/log';
import { slots, type Place } from '../../secrecy/places';
import type { Primitive } from './cards';
import type { ToyEvent, ToyState } from './state';

/** What one viewer may see. */
export interface ToyView {
  viewer: PlayerID | null;
  seats: Record<PlayerID, { hand: number; pledged: boolean; lanterns: number }>;
  deck: number;
  discard: readonly string[];
  lanternsLeft: number;
  waiting: PlayerID[];
  asked: AskedQuestion<Primitive> | null;
  own: { hand: readonly string[]; pledge: readonly string[] } | null;
  events: readonly ToyEvent[];
}

export function viewOf(G: ToyState, viewer: PlayerID | null, asked: ToyView['asked']): ToyView {
  const mine = viewer === null ? undefined : G.seats[viewer];
  const seats: ToyView['seats'] = {};
  for (const p of G.players) {
    const seat = G.seats[p];
    if (seat) seats[p] = { hand: seat.hand.length, pledged: seat.pledge.length > 0, lanterns: seat.lanterns };
  }
  return {
    viewer,
    seats,
    deck: G.deck.length,
    discard: G.discard,
    lanternsLeft: G.lanternsLeft,
    waiting: Object.keys(waitingFor(G)?.wait ?? {}),
    asked,
    own: mine ? { hand: mine.hand, pledge: mine.pledge } : null,
    events: heardBy(G.events, viewer),
  };
}

/** Deck and other seats' hands and pledges: one group, for all cards come from one deck. */
export function hiddenFrom(G: ToyState, viewer: PlayerID | null): Place[][] {
  const places = slots(['deck'], G.deck.length);
  for (const p of G.players) {
    const seat = G.seats[p];
    if (!seat || p === viewer) continue;
    places.push(...slots(['seats', p, 'hand'], seat.hand.length), ...slots(['seats', p, 'pledge'], seat.pledge.length));
  }
  return [places];
}
