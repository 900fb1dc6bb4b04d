import { useLocation } from 'wouter';
import { coverOf, SHELF } from '../shelf';
import { Slip } from '../shell/Slip';
import slip from '../shell/slip.module.css';

/** Which game goes around. */
export default function HotSeat({ onClose }: { onClose(): void }) {
  const [, go] = useLocation();
  const games = SHELF.filter((m) => m.modes.includes('hot-seat'));
  return (
    <Slip title="Hot-seat" onClose={onClose}>
      <p className={slip['note']}>One device goes around; a curtain hides every hand.</p>
      {games.map((m) => (
        <button key={m.id} className={slip['row']} onClick={() => go(`/new/${m.id}?here`)}>
          <img src={coverOf(m.id)} alt="" />
          <span>
            <strong>{m.title}</strong>
            <small>{m.tagline}</small>
          </span>
        </button>
      ))}
    </Slip>
  );
}
