import type { Result } from '../api/results';
import { useMedia } from '../shell/use-media';
import s from './stats.module.css';

const SIGNS = { won: 'won', lost: 'lost', drawn: 'drawn', over: 'played at one device' };

/** Won, drawn, lost and the rest as one bar. */
export function ShareBar({ results }: { results: readonly Result[] }) {
  const n = results.length || 1;
  const parts = (['won', 'drawn', 'lost', 'over'] as const).map((outcome) => ({
    outcome,
    count: results.filter((r) => r.outcome === outcome).length,
  }));
  const label = parts
    .filter((p) => p.count > 0)
    .map((p) => `${p.count} ${SIGNS[p.outcome]}`)
    .join(', ');
  let x = 0;
  return (
    <svg className={s.bar} viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
      {parts.map(({ outcome, count }) => {
        const at = x;
        const width = (count / n) * 100;
        x += width;
        return <rect key={outcome} x={at} y="0" width={width} height="10" data-outcome={outcome} />;
      })}
    </svg>
  );
}

const H = 190;

/** One dot per match, oldest left: how high a number was, and how it ended. */
export function Timeline({
  results,
  value,
  label,
}: {
  results: readonly Result[];
  value(r: Result): number;
  label: string;
}) {
  const list = results.slice(-40);
  const W = useMedia('(max-width: 899px)') ? 360 : 720;
  const top = Math.max(1, ...list.map(value));
  const x = (i: number) => 44 + (list.length === 1 ? 0.5 : i / (list.length - 1)) * (W - 64);
  const y = (v: number) => H - 26 - (v / top) * (H - 46);
  return (
    <figure className={s.plot}>
      <figcaption>{label}</figcaption>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={`${label}, the last ${list.length} matches; highest ${top}`}
      >
        {[0, 0.5, 1].map((f) => (
          <g key={f}>
            <line x1="40" x2={W - 12} y1={y(top * f)} y2={y(top * f)} className={s.grid} />
            <text x="34" y={y(top * f) + 4} textAnchor="end">
              {Math.round(top * f)}
            </text>
          </g>
        ))}
        <polyline points={list.map((r, i) => `${x(i)},${y(value(r))}`).join(' ')} className={s.line} />
        {list.map((r, i) => (
          <circle key={r.id} cx={x(i)} cy={y(value(r))} r="5.5" data-outcome={r.outcome}>
            <title>{`${new Date(r.at).toLocaleDateString()}: ${value(r)}, ${SIGNS[r.outcome]}`}</title>
          </circle>
        ))}
      </svg>
    </figure>
  );
}
