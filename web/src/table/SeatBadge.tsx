import type { CSSProperties, ReactNode } from 'react';
import { awaited } from '../../../engine-extensions/rules';
import { Countdown } from './Countdown';
import { Icon, icons } from './Icon';
import { useTable } from './table-context';
import s from './pieces.module.css';

icons('vintage-robot', 'person');

interface SeatBadgeProps {
  seat: string;
  /** hand, deck, points: small facts with icons */
  children?: ReactNode;
  className?: string;
}

/** Full, half, hollow: connected, a bot or away. Never by colour alone. */
export function ConnectionMark({ seat }: { seat: string }) {
  const { props } = useTable();
  const info = props.seats.find((x) => x.id === seat);
  if (!info || props.place === 'local') return null;
  const state = info.kind === 'open' ? 'open' : info.kind === 'bot' ? 'bot' : info.connected ? 'here' : 'away';
  const words = { open: 'nobody sits here', bot: 'a bot', here: 'connected', away: 'not connected' }[state];
  return <i className={s.mark} data-state={state} role="img" aria-label={words} title={words} />;
}

/** A seat: disc with sigil, name, connection, three dots while it thinks, counts, clock. */
export function SeatBadge({ seat, children, className }: SeatBadgeProps) {
  const { props, board } = useTable();
  const info = props.seats.find((x) => x.id === seat);
  const face = board.seatFace?.(seat, props.view);
  const thinks = awaited(props.turn).includes(seat);
  const number = props.seats.findIndex((x) => x.id === seat) + 1;
  return (
    <div
      className={[s.seat, className].filter(Boolean).join(' ')}
      data-seat={seat}
      data-active={thinks || undefined}
      style={{ '--seat': face?.colour ?? `var(--seat-${number}, var(--accent))` } as CSSProperties}
    >
      <span className={s.disc} data-pattern={number}>
        {face?.sigil ?? <Icon name={info?.kind === 'bot' ? 'vintage-robot' : 'person'} />}
      </span>
      <span className={s.who}>
        <b>{face?.title ?? info?.name ?? `Seat ${number}`}</b>
        <small>
          <ConnectionMark seat={seat} />
          {face?.title && info?.name}
          {info?.kind === 'bot' && ` bot${info.level ? `, ${info.level}` : ''}`}
          {thinks && props.me !== seat && <span className={s.thinking}> thinks</span>}
        </small>
      </span>
      {info?.due !== undefined && (
        <span className={s.clock}>
          <Countdown due={info.due} label={`Time left for ${info.name}`} />
        </span>
      )}
      {children && <span className={s.counts}>{children}</span>}
    </div>
  );
}
