import { useId, type CSSProperties, type ReactNode } from 'react';
import { Icon } from './icons';
import type { FactionFace } from './factions';
import s from './art.module.css';

/** Gradients that the drawings share; once per page. */
export const Defs = () => (
  <svg width="0" height="0" className={s.defs} aria-hidden>
    <defs>
      <linearGradient id="col-brass" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#7c5a22" />
        <stop offset=".3" stopColor="#e4c37c" />
        <stop offset=".5" stopColor="#f7e6b4" />
        <stop offset=".75" stopColor="#a67c34" />
        <stop offset="1" stopColor="#dcb869" />
      </linearGradient>
      <linearGradient id="col-tint" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#5f7f86" stopOpacity=".5" />
        <stop offset=".7" stopColor="#e7b45e" stopOpacity=".28" />
        <stop offset="1" stopColor="#b8632e" stopOpacity=".3" />
      </linearGradient>
      <radialGradient id="col-glow">
        <stop stopColor="#ffd98a" stopOpacity=".75" />
        <stop offset=".25" stopColor="#f0b552" stopOpacity=".38" />
        <stop offset="1" stopColor="#f0b552" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="col-night" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#16211f" />
        <stop offset=".6" stopColor="#3a3c2a" />
        <stop offset="1" stopColor="#141b1a" />
      </linearGradient>
      <pattern id="col-sky" width="8" height="2.3" patternUnits="userSpaceOnUse">
        <path d="M0 1.5h8" stroke="#2b2118" strokeWidth=".75" strokeOpacity=".62" />
      </pattern>
      <pattern id="col-ground" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v3" stroke="#efe3c4" strokeOpacity=".5" strokeWidth=".9" />
      </pattern>
      <pattern id="col-cut" width="2.1" height="8" patternUnits="userSpaceOnUse">
        <path d="M1 0v8" stroke="#efe3c4" strokeWidth=".85" strokeOpacity=".8" />
      </pattern>
      <pattern id="col-hatch" width="2.4" height="2.4" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <path d="M0 0v2.4" stroke="#1b140e" strokeWidth=".9" strokeOpacity=".55" />
      </pattern>
      <pattern id="col-lines" width="8" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 2h8" stroke="#d9c594" strokeOpacity=".16" strokeWidth="1" />
      </pattern>
      <pattern id="col-moon" width="8" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3h8" stroke="#6d5a38" strokeOpacity=".34" strokeWidth="1.2" />
      </pattern>
    </defs>
  </svg>
);

const USE = ({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512">
    <use href={`#g-${icon}`} />
  </svg>
);

/** A place as a wood engraving: ruled sky, moon, hatched ground, the building cut by white lines on its left. */
export function Engraving({ icon, className }: { icon: string; className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 148 76" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d="M0 0h148v76H0z" fill="#efe3c4" />
      <path d="M0 0h148v76H0z" fill="url(#col-tint)" />
      <path d="M0 0h148v76H0z" fill="url(#col-sky)" />
      <circle cx="115.4" cy="22.8" r="29.7" fill="#f7d68a" fillOpacity=".32" />
      <circle cx="115.4" cy="22.8" r="12.9" fill="#fbf3da" stroke="#2b2118" strokeWidth=".8" />
      <path d="M0 64q37-6 74-1t74-1V76H0z" fill="#2b2118" />
      <path d="M0 64q37-6 74-1t74-1V76H0z" fill="url(#col-ground)" />
      <mask id={id}>
        <g fill="#fff">
          <USE icon={icon} x={41} y={7} size={66} />
        </g>
      </mask>
      <g fill="#efe3c4" stroke="#efe3c4" strokeWidth="22">
        <USE icon={icon} x={41} y={7} size={66} />
      </g>
      <g fill="#1b140e">
        <USE icon={icon} x={41} y={7} size={66} />
      </g>
      <path d="M41 7h40v66H41z" fill="url(#col-cut)" mask={`url(#${id})`} />
    </svg>
  );
}

const RINGS = [30, 26.8, 23.6, 20.4, 17.2, 14, 10.8, 7.6, 4.4];

/** A face in an oval, engine-turned. */
export function Cameo({ icon, tone, className }: { icon: string; tone: string; className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 64 70" aria-hidden>
      <ellipse cx="32" cy="35" rx="30" ry="33.5" fill={tone} />
      <g stroke="#efe3c4" strokeOpacity=".2" strokeWidth=".7" fill="none">
        {RINGS.map((r) => (
          <ellipse key={r} cx="32" cy="35" rx={r} ry={r * 1.1} />
        ))}
      </g>
      <mask id={id}>
        <g fill="#fff">
          <USE icon={icon} x={9} y={14} size={46} />
        </g>
      </mask>
      <g fill="#1b140e" stroke="#1b140e" strokeWidth="26">
        <USE icon={icon} x={9} y={14} size={46} />
      </g>
      <g fill="#f3e8cc">
        <USE icon={icon} x={9} y={14} size={46} />
      </g>
      <path d="M34 10h26v54H34z" fill="url(#col-hatch)" mask={`url(#${id})`} />
      <ellipse cx="32" cy="35" rx="30" ry="33.5" fill="none" stroke="#1b140e" strokeWidth="2.6" />
      <ellipse cx="32" cy="35" rx="30" ry="33.5" fill="none" stroke="url(#col-brass)" strokeWidth="1.6" />
    </svg>
  );
}

/** Something against the moon. */
export const Silhouette = ({ icon, className }: { icon: string; className?: string }) => (
  <svg className={className} viewBox="0 0 300 300" aria-hidden>
    <circle cx="150" cy="140" r="148" fill="url(#col-glow)" opacity=".9" />
    <circle cx="150" cy="140" r="128" fill="#efe6cb" />
    <circle cx="150" cy="140" r="128" fill="url(#col-moon)" />
    <circle cx="150" cy="140" r="128" fill="none" stroke="#2b2118" strokeOpacity=".5" />
    <g fill="#bff3dc">
      <USE icon={icon} x={36} y={34} size={240} />
    </g>
    <g fill="#07100f" stroke="#07100f" strokeWidth="5">
      <USE icon={icon} x={40} y={38} size={240} />
    </g>
  </svg>
);

/** A control token; shape and sigil say whose as well as the colour does. */
export function Tok({
  face,
  kind = 'normal',
  label,
  size,
}: {
  face: FactionFace;
  kind?: 'normal' | 'one' | 'two';
  label?: string;
  size?: number;
}) {
  const style = { '--c': face.colour, '--d': face.deep, ...(size ? { '--z': `${size}px` } : {}) } as CSSProperties;
  return (
    <span
      className={s.tok}
      data-shape={face.shape}
      data-kind={kind}
      style={style}
      role="img"
      aria-label={label ?? `${face.name} token`}
    >
      <Icon name={kind === 'normal' ? face.sigil : 'tower-flag'} />
      {kind !== 'normal' && <b>{kind === 'one' ? '+1' : '+2'}</b>}
    </span>
  );
}

export const Hearts = ({ left, of }: { left: number; of: number }) => (
  <span className={s.hearts} role="img" aria-label={`${left} of ${of} health`}>
    {Array.from({ length: of }, (_, i) => (
      <Icon key={i} name="hearts" {...(i >= left ? { className: s.gone as string } : {})} />
    ))}
  </span>
);

const at = (turn: number, r: number) => {
  const a = (turn / 12) * 2 * Math.PI - Math.PI / 2;
  return `${(90 + r * Math.cos(a)).toFixed(1)} ${(90 + r * Math.sin(a)).toFixed(1)}`;
};

/** The Rebound dial: twelve spaces, yellow, orange, red; at 12 something answers. */
export function Dial({ value, coming = 0, className }: { value: number; coming?: number; className?: string }) {
  const after = Math.min(12, value + coming);
  return (
    <svg
      className={className}
      viewBox="0 0 180 180"
      role="img"
      aria-label={`Spell Rebound ${value} of 12${coming > 0 ? `, ${coming} more to come` : ''}`}
    >
      <circle cx="90" cy="90" r="88" fill="#0b1011" />
      <circle cx="90" cy="90" r="85" fill="none" stroke="url(#col-brass)" strokeWidth="6" />
      {Array.from({ length: 12 }, (_, i) => {
        const on = i < value;
        const soon = !on && i < after;
        const colour = soon ? '#8c2318' : !on ? '#20292a' : i < 5 ? '#f2c766' : i < 8 ? '#eb9a3e' : '#e8604c';
        const middle = (((i + 0.5) / 12) * 2 - 0.5) * Math.PI;
        return (
          <g key={i}>
            <path
              d={`M${at(i + 0.06, 76)}A76 76 0 0 1 ${at(i + 0.94, 76)}L${at(i + 0.94, 58)}A58 58 0 0 0 ${at(i + 0.06, 58)}z`}
              fill={colour}
              stroke="#0b1011"
            />
            <text
              x={90 + 67 * Math.cos(middle)}
              y={94 + 67 * Math.sin(middle)}
              textAnchor="middle"
              fontSize="12"
              fontWeight="600"
              fill={on ? '#1d1204' : '#cdbf9f'}
            >
              {i + 1}
            </text>
          </g>
        );
      })}
      <circle cx="90" cy="90" r="55" fill="#141c1c" stroke="url(#col-brass)" strokeWidth="2.5" />
      <text x="90" y="62" textAnchor="middle" fontSize="12" fill="#cdbf9f">
        of 12
      </text>
      <text x="90" y="98" textAnchor="middle" fontSize="46" fontWeight="600" fill="#f7e6b4">
        {value}
      </text>
      <text x="90" y="118" textAnchor="middle" fontSize="13" fill="#cdbf9f">
        Rebound
      </text>
    </svg>
  );
}

const NODE: readonly [number, number][] = [
  [34, 12],
  [66, 12],
  [84, 45],
  [66, 78],
  [34, 78],
  [16, 45],
];

/** A Ritual on its ring: what each node needs; matched nodes are filled where the owner looks. */
export function Hex({
  needs,
  missing,
  blocked = [],
  className,
}: {
  needs: readonly number[];
  missing?: readonly number[];
  blocked?: readonly number[];
  className?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 100 90" aria-hidden>
      <path d={`M${NODE.map((n) => n.join(' ')).join('L')}z`} fill="none" stroke="#8a6a34" strokeWidth="2" />
      {needs.map((n, i) => {
        const [x, y] = NODE[i] as [number, number];
        if (n === 0) return <circle key={i} cx={x} cy={y} r="3" fill="#8a6a34" />;
        const done = missing ? (missing[i] ?? 0) === 0 && !blocked.includes(i + 1) : false;
        return (
          <g key={i}>
            <circle
              cx={x}
              cy={y}
              r="11"
              fill={done ? '#1f6b3a' : '#fffaf0'}
              stroke={blocked.includes(i + 1) ? '#a8281c' : '#1b140e'}
              strokeWidth={blocked.includes(i + 1) ? 3 : 1.6}
            />
            <text x={x} y={y + 5.5} textAnchor="middle" fontSize="16" fontWeight="700" fill={done ? '#fff' : '#1b140e'}>
              {n}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const PIPS: Record<number, readonly [number, number][]> = {
  1: [[5, 5]],
  2: [[2.6, 2.6], [7.4, 7.4]], // prettier-ignore
  3: [[2.6, 2.6], [5, 5], [7.4, 7.4]], // prettier-ignore
  4: [[2.6, 2.6], [7.4, 2.6], [2.6, 7.4], [7.4, 7.4]], // prettier-ignore
  5: [[2.6, 2.6], [7.4, 2.6], [5, 5], [2.6, 7.4], [7.4, 7.4]], // prettier-ignore
  6: [[2.6, 2.4], [7.4, 2.4], [2.6, 5], [7.4, 5], [2.6, 7.6], [7.4, 7.6]], // prettier-ignore
};

/** An ivory die with pips in the faction's colour. */
export const D6 = ({ n, colour, className }: { n: number; colour: string; className?: string }) => (
  <svg className={className} viewBox="0 0 10 10.8" role="img" aria-label={`die ${n}`}>
    <rect x=".3" y=".9" width="9.4" height="9.6" rx="1.3" fill="#8d7a52" />
    <rect x=".3" y=".3" width="9.4" height="9.4" rx="1.3" fill="#f6ecd2" stroke="#1b140e" strokeWidth=".22" />
    {(PIPS[n] ?? []).map(([x, y]) => (
      <circle key={`${x}${y}`} cx={x} cy={y} r=".98" fill={colour} />
    ))}
  </svg>
);

/** A gas lamp with its glow, for the sides of the map. */
export const Lamp = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle r="190" fill="url(#col-glow)" />
    <g fill="#0b1011" stroke="#a98a4c" strokeWidth="1">
      <path d="M-3 26h6l3 420h-12z" />
      <path d="M-16 40q16-10 32 0l-4 4q-12-7-24 0z" />
      <path d="M-13 26L-17-14h34L13 26z" fill="#ffe2a0" />
      <path d="M-21-14h42L10-28H-10zM-4-28h8v-8h-8z" />
    </g>
    <path d="M0 18c-6-5-6-11 0-20 6 9 6 15 0 20z" fill="#fff8e0" />
    <path d="M-15-14l3 40M15-14l-3 40M0-14v40" stroke="#0b1011" fill="none" />
  </g>
);
