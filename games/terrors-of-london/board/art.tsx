import { Icon } from './icons';
import type { Card, Faction } from './kinds';

const INK = '#16110e';
const PAPER = '#efe4c8';

/** The grounds of all prints: one drawing per family, in one spot colour. Put once on the page. */
export const ArtDefs = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden focusable="false">
    <defs>
      <pattern id="tol-e1" width="118" height="2.6" patternUnits="userSpaceOnUse">
        <path d="M0 1h118" stroke={INK} strokeWidth=".9" />
      </pattern>
      <pattern id="tol-e2" width="118" height="2.6" patternUnits="userSpaceOnUse">
        <path d="M0 1h118" stroke={INK} strokeWidth=".45" />
      </pattern>
      <pattern id="tol-e3" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 1h3" stroke={INK} strokeWidth=".7" />
      </pattern>
      <symbol id="tol-beast" viewBox="0 0 118 70">
        <rect width="118" height="70" fill="var(--spot)" />
        <rect width="118" height="18" fill="url(#tol-e1)" />
        <rect y="18" width="118" height="26" fill="url(#tol-e2)" />
        <circle cx="84" cy="24" r="21" fill="#f3e6c4" />
        <path d="M72 16q6-4 10 1t8 1M78 32q8-2 12 2" stroke="#d9c9a0" strokeWidth="2" fill="none" />
        <path
          d="M0 60l5-12 4 8 5-17 5 13 4-7 5 11 6-20 6 18 6-6 7 9 8-5 8 6 9-7 7 5 6-16 6 15 5-9 4 7 6-14 6 16v18H0z"
          fill={INK}
        />
      </symbol>
      <symbol id="tol-undead" viewBox="0 0 118 70">
        <rect width="118" height="70" fill="var(--spot)" />
        <rect width="118" height="24" fill="url(#tol-e1)" />
        <rect y="24" width="118" height="22" fill="url(#tol-e2)" />
        <path d="M0 44q30-8 60-3t58-4v33H0z" fill="#e6ddc2" opacity=".75" />
        <path
          d="M0 62q14-4 22-2V46q0-7 6-7t6 7v14h30V44h-5v-5h5v-6h5v6h5v5h-5v17q8 0 16 1V50q0-6 5-6t5 6v13q12 0 18-2v9H0z"
          fill={INK}
        />
        <path d="M24 46h7M24 50h7" stroke="var(--spot)" strokeWidth="1.2" />
      </symbol>
      <symbol id="tol-spirit" viewBox="0 0 118 70">
        <rect width="118" height="70" fill="var(--spot)" />
        <rect width="118" height="70" fill="url(#tol-e2)" opacity=".7" />
        <g fill="none" stroke="#f2e9dc" strokeWidth="1.6" opacity=".85">
          <path d="M-4 58q20-16 40-6t42-4 44-6M-4 50q22-16 40-7t40-5 46-8M-4 66q22-12 44-5t40-4 42-4M-4 40q20-14 38-8t38-4 50-8M70 20q8-12 22-6t10 16-16 10-12-10 8-8" />
        </g>
        <path d="M0 64q24-6 50-2t68-4v12H0z" fill={INK} />
      </symbol>
      <symbol id="tol-mortal" viewBox="0 0 118 70">
        <rect width="118" height="70" fill="var(--spot)" />
        <rect width="118" height="70" fill="url(#tol-e3)" opacity=".75" />
        <circle cx="92" cy="24" r="30" fill="#f5e2a8" opacity=".35" />
        <circle cx="92" cy="24" r="19" fill="#f8e8b8" opacity=".6" />
        <path d="M0 70V30h10v-8h5v8h9v-9l8-7 8 7v12h8V70z" fill={INK} opacity=".55" />
        <path d="M6 38h4v6H6zM16 38h4v6h-4zM30 32h5v7h-5zM30 46h5v7h-5zM16 52h4v6h-4z" fill="#f5dd98" opacity=".8" />
        <path d="M90.5 70V30h3v40zM87 16h10l-2.5 13h-5zM89 12h6l1 3h-8z" fill={INK} />
        <path d="M88.5 17.5h7l-1.7 10h-3.600z" fill="#fff3c9" />
        <path d="M0 64h118v6H0z" fill={INK} />
      </symbol>
      <symbol id="tol-none" viewBox="0 0 118 70">
        <rect width="118" height="70" fill="var(--spot)" />
        <rect width="118" height="70" fill="url(#tol-e3)" />
        <path d="M0 70V10l24 8v52zM118 70V6L92 18v52z" fill={INK} opacity=".55" />
        <path d="M24 70l14-10h42l12 10z" fill={INK} />
      </symbol>
      <symbol id="tol-relic" viewBox="0 0 118 70">
        <rect width="118" height="70" fill="#7d1019" />
        <path
          fill="var(--spot)"
          d="M59 35-10-20H20zM59 35 40-30h24zM59 35 84-30h26zM59 35l70-50v26zM59 35l72-6v22zM59 35l70 34v26zM59 35l40 60H72zM59 35 44 95H18zM59 35-16 90V62zM59 35-20 40V16z"
        />
        <circle cx="59" cy="35" r="31" fill="none" stroke="#e8c878" strokeWidth="1.3" />
        <circle cx="59" cy="35" r="28" fill="#3a060b" opacity=".55" />
      </symbol>
      <symbol id="tol-influence" viewBox="0 0 118 70">
        <rect width="118" height="70" fill="#d9c08a" />
        <path d="M0 0h118v70H0z" fill="url(#tol-e3)" opacity=".25" />
        <g fill="none" stroke="#7a5a14" strokeWidth="1">
          <path d="M5 5h108v60H5zM8 8h102v54H8z" />
          <circle cx="59" cy="35" r="27" />
          <circle cx="59" cy="35" r="30" strokeDasharray="2 2" />
        </g>
        <path
          fill="#7a5a14"
          d="M8 8c10 0 14 4 14 12-8 0-14-4-14-12zM110 8c-10 0-14 4-14 12 8 0 14-4 14-12zM8 62c10 0 14-4 14-12-8 0-14 4-14 12zM110 62c-10 0-14-4-14-12 8 0 14 4 14 12z"
        />
        <circle cx="59" cy="35" r="25" fill="#f0e2b8" />
      </symbol>
    </defs>
  </svg>
);

/** Which spot colour a card is printed in. */
export type Ink = Faction | 'relic' | 'influence' | 'none';
export const inkOf = (card: Card): Ink =>
  card.type === 'relic' ? 'relic' : card.type === 'influence' ? 'influence' : (card.faction ?? 'none');

/** Half of the prints are mirrored, by the letters of their name. */
const isMirrored = (name: string) => [...name].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 2 === 1;

const RAYS = 'M59 35-20-6v18zM59 35 6-20h22zM59 35 52-30h16zM59 35 96-20h22zM59 35l80-34v20zM59 35l80 4v18zM59 35-22 30v20z'; // prettier-ignore

/** A woodcut: ground, prop, the figure in black with a paper edge, and the spot ink a little beside it. */
export function Art({ card }: { card: Card }) {
  const ink = inkOf(card);
  const [figure = 'cultist', prop] = card.art;
  const mirrored = isMirrored(card.name);
  const flip = mirrored ? 'translate(118 0) scale(-1 1)' : undefined;
  const night = (card.cost ?? 0) >= 7 && card.type === 'monster';
  return (
    <svg viewBox="0 0 118 70" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {ink === 'relic' || ink === 'influence' ? (
        <>
          <use href={`#tol-${ink}`} width="118" height="70" />
          <g
            fill={ink === 'relic' ? PAPER : INK}
            stroke={ink === 'relic' ? INK : 'none'}
            strokeWidth="30"
            paintOrder="stroke"
          >
            {' '}
            {/* prettier-ignore */}
            <Icon name={figure} x={ink === 'relic' ? 34 : 37} y={ink === 'relic' ? 10 : 13} width={ink === 'relic' ? 50 : 44} height={ink === 'relic' ? 50 : 44} />{' '}
            {/* prettier-ignore */}
          </g>
        </>
      ) : (
        <>
          <g transform={flip}>
            <use href={`#tol-${ink}`} width="118" height="70" />
          </g>
          {night && (
            <>
              <rect width="118" height="70" fill="#0a0706" opacity=".74" />
              <path d={RAYS} fill="var(--spot)" opacity=".3" />
            </>
          )}
          {prop && (
            <g fill={night ? PAPER : INK} opacity=".9">
              <Icon name={prop} x={mirrored ? 86 : 8} y={35} width={24} height={24} />
            </g>
          )}
          {!night && (
            <g fill="var(--spot)" transform="translate(2.2 1.5)">
              <Icon name={figure} x={mirrored ? 28 : 34} y={9} width={56} height={56} />
            </g>
          )}
          <g
            fill={night ? PAPER : INK}
            stroke={night ? INK : PAPER}
            strokeWidth="22"
            paintOrder="stroke"
            strokeLinejoin="round"
          >
            <Icon name={figure} x={mirrored ? 28 : 34} y={9} width={56} height={56} />
          </g>
        </>
      )}
    </svg>
  );
}

/** An overlord in the round. */
export const Portrait = ({ art, faction }: { art: string; faction: Faction }) => (
  <g>
    <use href={`#tol-${faction}`} x="-36" y="20" width="232" height="138" />
    <rect x="18" y="12" width="124" height="14" fill="var(--spot)" />
    <g fill="var(--spot)" transform="translate(4 3)">
      <Icon name={art} x={28} y={30} width={104} height={104} />
    </g>
    <g fill={INK} stroke={PAPER} strokeWidth="14" paintOrder="stroke">
      <Icon name={art} x={28} y={30} width={104} height={104} />
    </g>
  </g>
);
