import { OVERLORDS } from '../cards';
import { Portrait } from './art';
import type { Side } from './kinds';
import s from './board.module.css';

/** One tick for each Health, longer every fifth; lost ones dark. */
function ticks(from: number, to: number, max: number): string {
  let path = '';
  for (let i = from; i < to; i++) {
    const a = ((i + 0.5) / max) * 2 * Math.PI - Math.PI / 2;
    const long = i % 5 === 4;
    const [r1, r2] = [long ? 63.5 : 66, 76];
    path += `M${(80 + r1 * Math.cos(a)).toFixed(1)} ${(80 + r1 * Math.sin(a)).toFixed(1)}L${(80 + r2 * Math.cos(a)).toFixed(1)} ${(80 + r2 * Math.sin(a)).toFixed(1)}`; // prettier-ignore
  }
  return path;
}

/** The overlord in a ring of Health; what lies above `preview` is at stake. */
export function Dial({ side, id, preview = side.health }: { side: Side; id: string; preview?: number }) {
  if (side.overlord === null) return null;
  const { art, faction } = OVERLORDS[side.overlord];
  const kept = Math.max(0, Math.min(side.health, preview));
  return (
    <svg className={s.dial} data-ink={faction} viewBox="0 0 160 160" aria-hidden>
      <circle cx="80" cy="80" r="79" fill="#0d0a09" />
      <circle cx="80" cy="80" r="79" fill="none" stroke="#c9a45a" strokeWidth="1.5" />
      <circle cx="80" cy="80" r="62" fill="none" stroke="#c9a45a" strokeWidth="1.5" />
      <path d={ticks(side.health, side.max, side.max)} stroke="#5a4a40" strokeWidth="2.2" />
      <path d={ticks(kept, side.health, side.max)} stroke="#ffc94d" strokeWidth="3.2" />
      <path d={ticks(0, kept, side.max)} stroke="#f0505a" strokeWidth="3.2" />
      <clipPath id={`tol-clip-${id}`}>
        <circle cx="80" cy="80" r="60" />
      </clipPath>
      <g clipPath={`url(#tol-clip-${id})`}>
        <Portrait art={art} faction={faction} />
      </g>
    </svg>
  );
}
