import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../table/Icon';
import s from './felt.module.css';

const FACES = ['raven', 'owl', 'fox-head', 'stag-head', 'cat'];
const COLOURS = ['#1d3f7c', '#2b6147', '#5b4a7a', '#7a4a2a', '#6a2a3f'];

export const seatIcon = (at: number) => FACES[at % FACES.length] ?? 'raven';

/** Seats from above, clockwise from the bottom: where each stands on the way around. */
const AROUND: Record<number, readonly string[]> = {
  1: ['bottom'],
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'topLeft', 'topRight', 'right'],
};
export const placesFor = (seats: number) => AROUND[Math.min(5, Math.max(1, seats))] ?? [];

interface SeatCardProps {
  at: number;
  place: string;
  kind: 'me' | 'person' | 'bot' | 'open';
  title: ReactNode;
  note: ReactNode;
  connected?: boolean | undefined;
  /** on the right: a way to change it */
  tool?: ReactNode;
  /** opened below it */
  menu?: ReactNode;
}

export function SeatCard({ at, place, kind, title, note, connected, tool, menu }: SeatCardProps) {
  const icon = kind === 'bot' ? 'vintage-robot' : kind === 'open' ? 'meeple' : seatIcon(at);
  return (
    <div className={s.spot} data-place={place} data-menu={menu ? true : undefined}>
      <div
        className={s.seat}
        data-kind={kind}
        role="group"
        aria-label={`Seat ${at + 1}`}
        style={{ '--seat': COLOURS[at % COLOURS.length] } as CSSProperties}
      >
        <span className={s.face}>
          <Icon name={icon} />
          {connected !== undefined && <em data-on={connected || undefined} />}
        </span>
        <span className={s.words}>
          <strong>{title}</strong>
          <small>{note}</small>
        </span>
        {tool}
      </div>
      {menu}
    </div>
  );
}

/** A table seen from above, with what is to be said in its middle. */
export function Felt({ middle, children }: { middle: ReactNode; children: ReactNode }) {
  return (
    <div className={s.felt} role="group" aria-label="Seats">
      <div className={s.rim} />
      <div className={s.middle}>{middle}</div>
      {children}
    </div>
  );
}
