import { useState } from 'react';
import { Redirect } from 'wouter';
import { keepSeat, readSeatLink, seatAt } from '../api/seats';
import { Gone } from '../pages/Gone';
import { rename } from '../shell/me';

/** /seat/:id#…: takes over a seat from another device, then forgets the link. */
export default function SeatLinkPage({ matchID }: { matchID: string }) {
  const [taken] = useState(() => {
    const seat = readSeatLink(matchID, location.hash);
    if (seat) {
      keepSeat(seat);
      if (seat.name) rename(seat.name);
      history.replaceState(null, '', location.pathname);
    }
    return seat !== undefined || seatAt(matchID) !== undefined;
  });
  return taken ? <Redirect to={`/match/${matchID}`} replace /> : <Gone why="wrong-credentials" />;
}
