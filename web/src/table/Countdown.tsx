import { useEffect, useState } from 'react';
import { Icon, icons } from './Icon';
import { useTable } from './table-context';
import s from './frame.module.css';

icons('hourglass');

/** "0:42", "5:00", "23 h", as people read a clock. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const LOW = 15_000;

/** Counts down to `due`, a time by `performance.now()`. */
export function Countdown({ due, label }: { due: number; label: string }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [due]);
  const left = due - Math.min(now, due);
  return (
    <time className={s.countdown} data-clock data-low={left < LOW || undefined} role="timer" aria-label={label}>
      {clockWords(left)}
    </time>
  );
}

/** In the bar of a match with a turn clock: one's own, or that of whoever has least time left. */
export function BarClock() {
  const { props } = useTable();
  const running = props.seats.filter((x) => x.due !== undefined);
  const mine = running.find((x) => x.id === props.me);
  const seat = mine ?? running.sort((a, b) => a.due! - b.due!)[0];
  if (seat?.due === undefined) return null;
  return (
    <div className={s.barClock} title={mine ? 'Your turn ends in' : `The turn of ${seat.name} ends in`}>
      <Icon name="hourglass" />
      <Countdown due={seat.due} label={mine ? 'Time left for you' : `Time left for ${seat.name}`} />
    </div>
  );
}
