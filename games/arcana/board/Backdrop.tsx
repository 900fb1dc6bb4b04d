import { memo } from 'react';
import type { Guild } from '../cards';
import { Icon } from './icons';
import s from './board.module.css';

const RAYS = Array.from({ length: 48 }, (_, i) => ({ turn: i * 7.5, to: i % 4 === 0 ? -190 : i % 2 === 0 ? -166 : -152, from: i % 2 === 0 ? -124 : -132 })); // prettier-ignore

/** A ribbon of one guild: ink, leaf, ink, field, pattern. */
const Ribbon = ({ guild, d }: { guild: Guild; d: string }) => (
  <g fill="none">
    <path d={d} stroke="#2a1a0e" strokeWidth="19" />
    <path d={d} stroke="url(#arc-leaf)" strokeWidth="17" />
    <path d={d} stroke="#2a1a0e" strokeWidth="13.6" />
    <path d={d} stroke={`var(--${guild})`} strokeWidth="12.6" />
    <path d={d} stroke={`url(#arc-${guild})`} strokeWidth="12.6" />
  </g>
);

/** Which way each seat's ribbon runs: it ends under the two Stakes the seat controls. */
function ribbons(guilds: readonly Guild[]): { guild: Guild; d: string }[] {
  const [me, b, c, d] = guilds as [Guild, Guild, Guild, Guild];
  const bottom = { guild: me, d: 'M406 451H874' };
  if (guilds.length === 2) return [bottom, { guild: b, d: 'M406 56H874' }];
  if (guilds.length === 3) return [bottom, { guild: b, d: 'M406 451V56H640' }, { guild: c, d: 'M874 451V56H640' }];
  return [{ guild: b, d: 'M406 56V451' }, { guild: d, d: 'M874 56V451' }, { guild: c, d: 'M406 56H874' }, bottom];
}

const LEAF = 'M0 0C-5-3-7-8-4-11-6-16 0-20 0-20S6-16 4-11C7-8 5-3 0 0z';
const LEAVES = [
  [14, -1.6, 259, 0.65, 'ferrymen'],
  [24.9, 1, 104, 0.42, 'blades'],
  [3.2, 1.4, 254, 0.42, 'thieves'],
  [14.9, -12.8, 5, 0.42, 'usurers'],
  [42, 1.7, 173, 0.65, 'blades'],
  [30.8, 2.6, 265, 0.42, 'thieves'],
  [47.9, 11.2, 148, 0.42, 'ferrymen'],
] as const;

/** A sprig in the corner of the sun. */
const Flourish = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <path
      d="M3-1.6C5-9 12-12 17-10s6 9 2 13-10 0-9-4 5-4 5-1M0 0Q7 13 14 11T28 0M31 1.7c2 8 9 11 14 9s6-9 2-13-10 0-9 4 5 4 5 1M28 0Q35-13 42-11T56 0"
      fill="none"
      stroke="#3a5a2c"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
    {LEAVES.map(([x, y, turn, size, guild]) => (
      <g key={`${x}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        <path d={LEAF} fill={`var(--${guild})`} stroke="#2a1a0e" />
        <path d="M0-2v-13" stroke="#fff3cf" strokeOpacity=".75" />
      </g>
    ))}
    <circle cx="27" cy="-10" r="1.8" fill="url(#arc-leaf)" stroke="#2a1a0e" strokeWidth=".8" />
    <circle cx="55" cy="10.5" r="1.8" fill="url(#arc-leaf)" stroke="#2a1a0e" strokeWidth=".8" />
  </g>
);

/** The page the game lies on: sun, ribbons, drolleries in the margin. */
export const Backdrop = memo(function Backdrop({ guilds, sun }: { guilds: readonly Guild[]; sun: number }) {
  return (
    <svg
      className={s.backdrop}
      viewBox="0 0 1280 516"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`translate(640 ${sun})`}>
        <circle r="200" fill="url(#arc-sun)" />
        <g stroke="#b07f1f" strokeOpacity=".6">
          {RAYS.map(({ turn, from, to }) => (
            <path key={turn} d={`M0${from}V${to}`} transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r="118" fill="none" stroke="#b07f1f" strokeOpacity=".6" />
        <circle r="123" fill="none" stroke="#b07f1f" strokeDasharray="1 5" />
      </g>
      {(guilds.length > 1 ? ribbons(guilds) : []).map((r) => (
        <Ribbon key={r.guild} {...r} />
      ))}
      <g fill="#6b4a1d" opacity=".62">
        <Icon name="snail" x={82} y={228} width={58} height={58} />
        <path d="M70 290c36 4 64-5 106 1M76 295c24-3 56 4 90 0" fill="none" stroke="#6b4a1d" strokeWidth="1.3" />
        <g transform="translate(1280 0) scale(-1 1)">
          <Icon name="mounted-knight" x={78} y={216} width={72} height={72} />
          <path d="M70 290c36 4 64-5 106 1M76 295c24-3 56 4 90 0" fill="none" stroke="#6b4a1d" strokeWidth="1.3" />
        </g>
      </g>
      <Flourish transform={`translate(500 ${sun - 101}) rotate(38)`} />
      <Flourish transform={`translate(780 ${sun - 101}) scale(-1 1) rotate(38)`} />
      <Flourish transform={`translate(500 ${sun + 101}) scale(1 -1) rotate(38)`} />
      <Flourish transform={`translate(780 ${sun + 101}) scale(-1 -1) rotate(38)`} />
    </svg>
  );
});

const TURNS = Array.from({ length: 6 }, (_, i) => i * 88);

/** One coil of the white vine; every second one is its mirror image. */
const COIL =
  'M24 23C40 25 46 44 38 53S16 60 12 47s10-17 17-11 0 14-4 12M24 23C54 20-10-18 30-23M4 48q-7 12 2 22M45 41q6-10-1-20';

/** White vine on lapis: the borders of the page, and the back of every Stake. */
export const Vine = memo(function Vine({
  className,
  height = 528,
}: {
  className?: string | undefined;
  height?: number;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 54 ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="54" height={height} fill="#1e4176" />
      {TURNS.map((y, i) => (
        <g key={y} transform={i % 2 ? `translate(54 ${y}) scale(-1 1)` : `translate(0 ${y})`}>
          <circle cx="24" cy="44" r="21" fill={i % 2 ? '#2b6147' : '#8f2a1c'} />
          <g fill="none" strokeLinecap="round">
            <path d={COIL} stroke="#24140a" strokeWidth="7.4" />
            <path d={COIL} stroke="#f7ebcb" strokeWidth="5" />
            <path d={COIL} stroke="#d6bd83" strokeWidth="1" strokeOpacity=".9" />
          </g>
          <g fill="url(#arc-leaf)" stroke="#24140a" strokeWidth="1.2" transform="translate(24 44)">
            <circle cy="-5" r="4.2" />
            <circle cx="4.6" cy="3" r="4.2" />
            <circle cx="-4.6" cy="3" r="4.2" />
          </g>
          <g fill="#f7ebcb">
            <circle cx="8" cy="7" r="1.3" />
            <circle cx="11.4" cy="8.6" r="1.3" />
            <circle cx="46" cy="81" r="1.3" />
            <circle cx="49.4" cy="82.6" r="1.3" />
          </g>
        </g>
      ))}
    </svg>
  );
});
