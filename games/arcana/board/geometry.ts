import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { FREE, type ZoneId } from '../state';
import type { View } from '../view';

/** Where a Stake lies on the page: control is geometry, one's own zones are the nearest. */
export type ZonePlace = 'bottom-left' | 'top-left' | 'top' | 'top-right' | 'bottom-right' | 'middle';
export type SeatPlace = 'bottom' | 'left' | 'top' | 'right';

/** Seats clockwise from the one who looks on. */
export function fromSeat(view: View, me: PlayerID | null): PlayerID[] {
  const at = Math.max(0, me === null ? 0 : view.players.indexOf(me));
  return [...view.players.slice(at), ...view.players.slice(0, at)];
}

const SEATS: Readonly<Record<number, readonly SeatPlace[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** Clockwise is left: one's left neighbour sits at the left. */
export const seatPlaces = (view: View, me: PlayerID | null): { seat: PlayerID; place: SeatPlace }[] =>
  fromSeat(view, me).map((seat, i) => ({ seat, place: SEATS[view.players.length]?.[i] ?? 'top' }));

/** The zones in ring order from one's own left, the Free zone in the middle of them. */
export function zonePlaces(view: View, me: PlayerID | null): { id: ZoneId; place: ZonePlace }[] {
  const [a, b, c, d] = fromSeat(view, me) as [string, string, string, string];
  switch (view.players.length) {
    case 2:
      return [
        { id: `R${b}`, place: 'top-left' },
        { id: `L${a}`, place: 'bottom-left' },
        { id: FREE, place: 'middle' },
        { id: `R${a}`, place: 'bottom-right' },
        { id: `L${b}`, place: 'top-right' },
      ];
    case 3:
      return [
        { id: `Z${a}${b}`, place: 'bottom-left' },
        { id: `Z${b}${c}`, place: 'top' },
        { id: FREE, place: 'middle' },
        { id: `Z${c}${a}`, place: 'bottom-right' },
      ];
    default:
      return [
        { id: `Z${b}${c}`, place: 'top-left' },
        { id: `Z${a}${b}`, place: 'bottom-left' },
        { id: FREE, place: 'middle' },
        { id: `Z${d}${a}`, place: 'bottom-right' },
        { id: `Z${c}${d}`, place: 'top-right' },
      ];
  }
}

/** Which way a Stake's pennons stream; in the middle column both. */
export const streams = (place: ZonePlace): 'left' | 'right' | 'both' =>
  place.endsWith('left') ? 'left' : place.endsWith('right') ? 'right' : 'both';
