import { memo, type ReactNode } from 'react';
import { cardOf, objectiveOf, type Card, type CardId, type District } from '../cards';

const GROUND: Readonly<Record<District, string>> = {
  'cathedral-hill': '#3d3f86',
  'low-quays': '#2c5b78',
  ramparts: '#8d3a27',
  outskirts: '#5f6a2c',
  'ducal-court': '#7f1f3c',
  'lantern-market': '#a26a1a',
  'still-canal': '#1f6663',
};

/** The well tells the family, colour or not. */
const WELL = {
  personality: 'M0 110V42C0 24 18 24 34 16 46 10 52 6 56 0c4 6 10 10 22 16 16 8 34 8 34 26v68z',
  relic: 'M56 0c17 0 29 8 31 22 15 2 25 14 25 33s-10 31-25 33c-2 14-14 22-31 22s-29-8-31-22C10 86 0 74 0 55s10-31 25-33C27 8 39 0 56 0z', // prettier-ignore
  location: 'M0 110V14h10V4h14v10h12V4h14v10h12V4h14v10h12V4h14v10h10v96z',
  shield: 'M4 2h104v52c0 30-24 46-52 56C28 100 4 84 4 54z',
  star: 'M56 0l16 14h26v26l14 15-14 15v26H72l-16 14-16-14H14V70L0 55l14-15V14h26z',
} as const;
type WellName = keyof typeof WELL;

const GUILD_GROUND = { blades: '#a12a1c', ferrymen: '#22508f', thieves: '#2b6147', usurers: '#6a3168' } as const;

/** Patterns and metals that all pictures share; once on the page. */
export const ArtDefs = memo(function ArtDefs() {
  const gold = { fill: '#e6bf5d', fillOpacity: 0.75 };
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="arc-cathedral-hill" width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M12 0l12 12-12 12L0 12z" fill="none" stroke="#e6bf5d" strokeOpacity=".55" />
          {
            [[12, 12], [0, 0], [24, 24], [24, 0], [0, 24]].map(([x, y]) => <circle key={`${x}.${y}`} cx={x} cy={y} r="2.6" {...gold} />) /* prettier-ignore */
          }
        </pattern>
        <pattern id="arc-low-quays" width="20" height="20" patternUnits="userSpaceOnUse">
          <path
            d="M0 10a10 10 0 0 1 20 0M-10 20a10 10 0 0 1 20 0M10 20a10 10 0 0 1 20 0"
            fill="none"
            stroke="#e9d9a8"
            strokeOpacity=".5"
          />
          <path
            d="M5 10a5 5 0 0 1 10 0M-5 20a5 5 0 0 1 10 0M15 20a5 5 0 0 1 10 0"
            fill="none"
            stroke="#e9d9a8"
            strokeOpacity=".35"
          />
        </pattern>
        <pattern id="arc-ramparts" width="22" height="22" patternUnits="userSpaceOnUse">
          <path d="M0 11h22M0 22h22M11 0v11M0 11v11M22 11v11" stroke="#f0cf86" strokeOpacity=".5" fill="none" />
          <path d="M4 5.5h3M15 5.5h3M10 16.5h3" stroke="#f0cf86" strokeOpacity=".4" />
        </pattern>
        <pattern id="arc-outskirts" width="22" height="22" patternUnits="userSpaceOnUse">
          <path
            d="M11 2c3 3 3 7 0 9-3-2-3-6 0-9zM11 20v-9M6 15c2-2 4-2 5 0M16 15c-2-2-4-2-5 0"
            fill="none"
            stroke="#ecdf9c"
            strokeOpacity=".55"
          />
        </pattern>
        <pattern id="arc-ducal-court" width="24" height="24" patternUnits="userSpaceOnUse">
          <path
            d="M12 3c2.5 3 2.5 5 0 8-2.5-3-2.5-5 0-8zM6 8c3 0 5 2 6 6 1-4 3-6 6-6-1 3-2 4-3 6H9C8 12 7 11 6 8zM9 16h6M12 14v7"
            fill="#ecc765"
            fillOpacity=".5"
          />
        </pattern>
        <pattern id="arc-lantern-market" width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0h12v12H0zM12 12h12v12H12z" fill="#5b2b08" fillOpacity=".34" />
          <circle cx="18" cy="6" r="2" fill="#ffeab0" fillOpacity=".6" />
          <circle cx="6" cy="18" r="2" fill="#ffeab0" fillOpacity=".6" />
        </pattern>
        <pattern id="arc-still-canal" width="24" height="24" patternUnits="userSpaceOnUse">
          <circle cx="12" cy="12" r="10.5" fill="none" stroke="#d8e2bd" strokeOpacity=".42" />
          <path d="M12 1.5c5 6 5 15 0 21M12 1.5c-5 6-5 15 0 21" fill="none" stroke="#d8e2bd" strokeOpacity=".3" />
        </pattern>
        <pattern id="arc-blades" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M-2 10L10-2M-2 22L22-2M10 22L22 10" stroke="#fff" strokeOpacity=".17" strokeWidth="5" />
        </pattern>
        <pattern id="arc-ferrymen" width="20" height="20" patternUnits="userSpaceOnUse">
          <path
            d="M-2 5q5-5 11 0t11 0M-2 15q5-5 11 0t11 0"
            fill="none"
            stroke="#fff"
            strokeOpacity=".22"
            strokeWidth="2.6"
          />
        </pattern>
        <pattern id="arc-thieves" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M10 0l7 10-7 10-7-10z" fill="#fff" fillOpacity=".14" />
        </pattern>
        <pattern id="arc-usurers" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="5" cy="5" r="3.4" fill="#ffe9a8" fillOpacity=".26" />
          <circle cx="15" cy="15" r="3.4" fill="#ffe9a8" fillOpacity=".26" />
        </pattern>
        <linearGradient id="arc-or" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff0b4" />
          <stop offset=".45" stopColor="#e6b94f" />
          <stop offset="1" stopColor="#b98422" />
        </linearGradient>
        <linearGradient id="arc-argent" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fffaec" />
          <stop offset="1" stopColor="#e9d5a6" />
        </linearGradient>
        <linearGradient id="arc-leaf" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#a8741b" />
          <stop offset=".25" stopColor="#e9c765" />
          <stop offset=".4" stopColor="#fbeeb5" />
          <stop offset=".6" stopColor="#c9952f" />
          <stop offset=".8" stopColor="#f0d587" />
          <stop offset="1" stopColor="#a26f18" />
        </linearGradient>
        <radialGradient id="arc-vig" cx=".5" cy=".42" r=".75">
          <stop offset=".35" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#120804" stopOpacity=".55" />
        </radialGradient>
        <radialGradient id="arc-sun">
          <stop stopColor="#fff6d8" stopOpacity=".9" />
          <stop offset=".6" stopColor="#fbe9b4" stopOpacity=".6" />
          <stop offset="1" stopColor="#fbe9b4" stopOpacity="0" />
        </radialGradient>
        <clipPath id="arc-half">
          <path d="M56-10h80v140H56z" />
        </clipPath>
        {Object.entries(WELL).map(([name, d]) => (
          <clipPath key={name} id={`arc-well-${name}`}>
            <path d={d} />
          </clipPath>
        ))}
      </defs>
    </svg>
  );
});

const ALL = 'M-4-4h120v118H-4z';

interface Picture {
  well: WellName;
  ground: string;
  pattern: string;
  icon: string;
  /** charge in gold instead of silver */
  or?: boolean;
  size?: number;
  y?: number;
  strip?: boolean;
  rays?: boolean;
  halo?: number;
}

/** A charge in metal: ink below, metal above, the right half in shade. */
function Charge({ icon, x, y, size, or }: { icon: string; x: number; y: number; size: number; or: boolean }) {
  const use = <use href={`#g-${icon}`} x={x} y={y} width={size} height={size} />;
  return (
    <>
      <g stroke="#1d1007" strokeWidth="26" strokeLinejoin="round" fill="#1d1007">
        {use}
      </g>
      <g fill={or ? 'url(#arc-or)' : 'url(#arc-argent)'}>{use}</g>
      <g fill="#7a4a12" opacity=".28" clipPath="url(#arc-half)">
        {use}
      </g>
    </>
  );
}

/** A miniature: ground, diaper, vignette, nimbus, charge, gilded frame. */
const Miniature = memo(function Miniature({
  picture,
  className,
}: {
  picture: Picture;
  className?: string | undefined;
}) {
  const { well, ground, pattern, icon, or = false, size = 72, y = 19, strip, rays, halo = 0.34 } = picture;
  const middle = y + size * 0.42;
  const radius = size * 0.47;
  return (
    <svg className={className} viewBox="-4 -4 120 118" aria-hidden="true" focusable="false">
      <g clipPath={`url(#arc-well-${well})`}>
        <path fill={ground} d={ALL} />
        <path fill={`url(#${pattern})`} d={ALL} />
        {
          rays &&
          <path stroke="#f6e3a6" strokeOpacity=".5" d={Array.from({ length: 24 }, (_, i) => `M56 55L${(56 + 90 * Math.cos((i * Math.PI) / 12)).toFixed(1)} ${(55 + 90 * Math.sin((i * Math.PI) / 12)).toFixed(1)}`).join('')} /> // prettier-ignore
        }
        <path fill="url(#arc-vig)" d={ALL} />
        {!rays && (
          <g transform={`translate(56 ${middle})`}>
            <circle r={radius} fill="#f3d689" fillOpacity={halo} />
            <circle r={radius} fill="none" stroke="#f6e3a6" strokeOpacity=".75" strokeDasharray="1.5 3.2" />
            <circle r={radius * 1.105} fill="none" stroke="#f6e3a6" strokeOpacity=".35" />
          </g>
        )}
        {strip && (
          <>
            <path d="M-2 112V98c14-5 22 2 36-1s26-5 40-1 24 3 40-2v18z" fill="#1e1208" fillOpacity=".5" />
            <path d="M-2 99c14-5 22 2 36-1s26-5 40-1 24 3 40-2" fill="none" stroke="#f3d689" strokeOpacity=".6" />
          </>
        )}
        <Charge icon={icon} x={56 - size / 2} y={y} size={size} or={or} />
      </g>
      <path d={WELL[well]} fill="none" stroke="#2a1a0e" strokeWidth="4.6" />
      <path d={WELL[well]} fill="none" stroke="url(#arc-leaf)" strokeWidth="2.8" />
    </svg>
  );
});

function pictureOf(card: Card): Picture {
  const { art: icon } = card;
  if (card.family === 'militia')
    return { well: 'shield', ground: '#8d3a27', pattern: 'arc-ramparts', icon, size: 66, y: 14 };
  const ground = card.guild ? GUILD_GROUND[card.guild] : card.district ? GROUND[card.district] : '#7f1f3c';
  const pattern = `arc-${card.guild ?? card.district ?? 'ducal-court'}`;
  switch (card.kind) {
    case 'relic':
      return { well: 'relic', ground, pattern, icon, or: true };
    case 'location':
      return { well: 'location', ground, pattern, icon, size: 80, y: 24, strip: true };
    case 'personality':
      return { well: 'personality', ground, pattern, icon, size: 80, y: 26, strip: true };
    default:
      return { well: 'shield', ground, pattern, icon, size: 66, y: 14, halo: 0.18 };
  }
}

const PICTURES = new Map<string, Picture>();
function known(key: string, make: () => Picture): Picture {
  const found = PICTURES.get(key) ?? make();
  PICTURES.set(key, found);
  return found;
}

export const CardArt = ({ card, className }: { card: CardId; className?: string | undefined }): ReactNode => (
  <Miniature picture={known(card, () => pictureOf(cardOf(card)))} className={className} />
);

export const ObjectiveArt = ({ id, className }: { id: string; className?: string | undefined }): ReactNode => (
  <Miniature
    picture={known(`objective ${id}`, () => ({
      well: 'star',
      ground: '#2f6a45',
      pattern: 'arc-cathedral-hill',
      icon: objectiveOf(id).art,
      size: 62,
      y: 23,
      halo: 0.12,
    }))}
    className={className}
  />
);

export const JubileeArt = ({ className }: { className?: string | undefined }): ReactNode => (
  <Miniature
    picture={known('jubilee', () => ({
      well: 'relic',
      ground: '#7f1f3c',
      pattern: 'arc-ducal-court',
      icon: 'imperial-crown',
      or: true,
      y: 18,
      rays: true,
    }))}
    className={className}
  />
);
