import { ACTIONS, CULTIST, CULTISTS, EVENTS, GOO, INVESTIGATOR, ITEMS, LOCATION, SECT, TERROR_CARD, ACTION, ITEM, type Sym } from '../cards'; // prettier-ignore
import { Icon } from './icons';

/** Light, deep and upper ground of each symbol's sky. */
const SKY: Record<Sym | 'storm', { light: string; top: string; low: string }> = {
  spiral: { light: '#c3a6f7', top: '#25164a', low: '#5b4296' },
  star: { light: '#ffd65c', top: '#3c2c05', low: '#8a6a18' },
  tentacle: { light: '#74d69c', top: '#0a2f22', low: '#23694a' },
  moon: { light: '#b5dcff', top: '#0d2a47', low: '#2c6190' },
  flame: { light: '#ff7f70', top: '#430f12', low: '#93322b' },
  storm: { light: '#8fd0cb', top: '#07222a', low: '#1d5560' },
};

const FIGURES = ['cultist', 'hood', 'warlock-hood', 'executioner-hood', 'monk-face', 'witch-face', 'duality-mask', 'carnival-mask', 'devil-mask', 'bird-mask', 'cowled']; // prettier-ignore
const SECT_FIGURES = ['ringing-bell', 'ceremonial-mask', 'totem-mask', 'iron-mask', 'hood', 'third-eye', 'fish-monster']; // prettier-ignore
const ITEM_ICONS = ['flaming-arrow', 'dynamite', 'holy-water', 'musical-notes', 'seven-pointed-star', 'crosscut-saw', 'old-lantern', 'brass-knuckles', 'compass', 'prayer-beads', 'spiral-shell', 'wizard-staff', 'drink-me', 'medical-pack', 'syringe', 'love-letter', 'clover', 'dice-target', 'pouch-with-beads', 'jewel-crown', 'full-motorcycle-helmet', 'ticket', 'eye-target', 'salt-shaker', 'whistle', 'scroll-quill', 'key', 'coffin']; // prettier-ignore
const EVENT_ICONS = ['all-seeing-eye', 'all-seeing-eye', 'footprint', 'book-storm', 'cardboard-box', 'hand', 'windsock', 'raining']; // prettier-ignore
const ACTION_ICONS = [
  'open-book', 'burning-book', 'bookmark', 'scroll-unfurled', 'notebook', 'card-pickup', 'candle-light', 'boarding-pass', 'atlas', 'black-book', 'tied-scroll', 'silence',
  'muscle-up', 'punch', 'boxing-glove-surprise', 'rope-coil', 'running-shoe', 'wind-slap', 'shadow-follower', 'towel', 'fist', 'gloves', 'shoulder-armor', 'talk',
  'bandage-roll', 'person-in-bed', 'ink-swirl', 'metronome', 'discussion', 'brain', 'bathtub', 'archive-register', 'swirl-string', 'mirror-mirror', 'linked-rings', 'night-sleep',
  'drowning', 'candle-flame', 'star-formation', 'moon-bats', 'wooden-door', 'church', 'campfire', 'candles', 'stone-bridge', 'healing-shield', 'bell-shield', 'angel-wings',
  'bullets', 'bugle-call', 'rotary-phone', 'treasure-map', 'rolling-dices', 'field-gun', 'swamp', 'spyglass', 'bullet-impacts', 'globe-ring', 'charging-bull', 'old-wagon',
  'ouroboros', 'ghost', 'frozen-orb', 'meditation', 'doorway', 'quill-ink', 'tombstone', 'candle-holder', 'magic-swirl', 'tongue', 'eyeball', 'gift-trap',
]; // prettier-ignore

/** One line for each picture: icon, sky, and a number that moves the disc. */
interface Art {
  icon: string;
  sky: Sym | 'storm';
  n: number;
}

const ART: Record<string, Art> = Object.create(null) as Record<string, Art>;
CULTISTS.forEach((c, i) => (ART[c.id] = { icon: FIGURES[i % 11] ?? 'cultist', sky: c.sect ?? 'storm', n: i }));
SECT.forEach((c, i) => (ART[c.id] = { icon: SECT_FIGURES[i] ?? 'cultist', sky: c.sect ?? 'storm', n: i + 3 }));
ACTIONS.forEach((a, i) => (ART[a.id] = { icon: ACTION_ICONS[i] ?? 'open-book', sky: a.symbol, n: i }));
const symbolOfItem = (words: readonly { do: string; of?: readonly Sym[] }[]): Sym | 'storm' =>
  words[0]?.of?.[0] ?? 'storm';
ITEMS.forEach((x, i) => (ART[x.id] = { icon: ITEM_ICONS[i] ?? 'backpack', sky: symbolOfItem(x.words), n: i }));
EVENTS.forEach((x, i) => (ART[x.id] = { icon: EVENT_ICONS[i] ?? 'lightning-storm', sky: 'tentacle', n: i }));

export const PLACE_ICON: Record<string, string> = {
  'saltmarsh-asylum': 'spooky-house',
  'orne-library': 'bookshelf',
  'orpheum-palace': 'theater-curtains',
  'st-brides-hospital': 'hospital',
  'whalers-chapel': 'viking-church',
  'kingsport-radio-mast': 'radio-tower',
  'gull-rock-light': 'lighthouse',
  'potters-field': 'graveyard',
  'cinder-wharf': 'harbor-dock',
  'clocktower-square': 'clock-tower',
};

export const GOO_ICON: Record<string, string> = {
  dagon: 'fish-monster',
  'yog-sothoth': 'star-gate',
  hastur: 'king-ju-mask',
  'shub-niggurath': 'goat',
  nyarlathotep: 'horned-skull',
  cthulhu: 'octopus',
  azathoth: 'vortex',
  'the-unmoored': 'gooey-daemon',
  'mother-of-weather': 'brain-tentacle',
  'the-hollow-bell': 'ringing-bell',
};

export const ROLE_ICON: Record<string, string> = {
  archivist: 'spectacles',
  boxer: 'boxing-glove',
  alienist: 'nurse-female',
  exorcist: 'pilgrim-hat',
  trooper: 'lee-enfield',
  medium: 'crystal-ball',
};

export const lightOf = (sky: Sym | 'storm' | null) => SKY[sky ?? 'storm'].light;
export const iconOf = (id: string) => ART[id]?.icon ?? GOO_ICON[id] ?? PLACE_ICON[id] ?? 'cultist';

/** The pattern in a sect's sky: rings, rays, waves, rain, tongues. */
function Pattern({ sky, w, h }: { sky: Sym | 'storm'; w: number; h: number }) {
  const xs = Array.from({ length: 9 }, (_, i) => (i * w) / 8);
  switch (sky) {
    case 'spiral':
      return (
        <>
          {[1.2, 1.7, 2.2, 2.7, 3.2].map((k) => (
            <circle key={k} cx={w * 0.62} cy={h * 0.34} r={(k * w) / 5} fill="none" />
          ))}
        </>
      );
    case 'star':
      return (
        <>
          {xs.map((x, i) => (
            <path key={i} d={`M${w * 0.6} ${h * 0.34}L${(x - w / 2) * 4 + w / 2} ${i % 2 ? h * 2 : -h}`} />
          ))}
        </>
      );
    case 'tentacle':
      return (
        <>
          {[0.2, 0.4, 0.6, 0.8, 1].map((k) => (
            <path
              key={k}
              fill="none"
              d={`M0 ${h * k}q${w / 8}-${h / 10} ${w / 4} 0t${w / 4} 0 ${w / 4} 0 ${w / 4} 0`}
            />
          ))}
        </>
      );
    case 'moon':
      return (
        <>
          {xs.map((x) => (
            <path key={x} d={`M${x - w * 0.4} ${h}L${x + w * 0.1} 0`} />
          ))}
        </>
      );
    case 'flame':
      return (
        <>
          {xs.map((x) => (
            <path key={x} fill="none" d={`M${x} ${h}c-6-${h / 4} 6-${h / 3} 0-${h * 0.6}`} />
          ))}
        </>
      );
    default:
      return (
        <>
          {xs.map((x) => (
            <path key={x} d={`M${x - w * 0.3} ${h}L${x} 0`} />
          ))}
        </>
      );
  }
}

/** A poster: two-tone ground, the sect's sky, a flat disc, a dark figure with a rim of light. */
export function Poster({
  id,
  w = 52,
  h = 58,
  className,
}: {
  id: string;
  w?: number;
  h?: number;
  className?: string | undefined;
}) {
  const { icon, sky, n } = ART[id] ?? { icon: iconOf(id), sky: 'storm' as const, n: 0 };
  const { light, top, low } = SKY[sky];
  const size = Math.min(w, h) * 0.78;
  const [x, y] = [(w - size) / 2, h - size * 0.98];
  const disc = {
    cx: w * (0.44 + 0.06 * (n % 5)),
    cy: h * (0.3 + 0.03 * (n % 4)),
    r: Math.min(w, h) * (0.3 + 0.03 * (n % 3)),
  };
  const g = `p-${sky}`;
  return (
    <svg className={className} viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={g} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={top} />
        <stop offset="1" stopColor={low} />
      </linearGradient>
      <path d={`M0 0h${w}v${h}H0z`} fill={`url(#${g})`} />
      <g stroke={light} strokeOpacity=".28" strokeWidth="1.3">
        <Pattern sky={sky} w={w} h={h} />
      </g>
      <circle {...disc} fill={light} />
      <g style={{ color: light }} opacity=".9">
        <Icon name={icon} x={x - size * 0.045} y={y - size * 0.045} width={size} height={size} />
      </g>
      <g style={{ color: '#061318' }}>
        <Icon name={icon} x={x} y={y} width={size} height={size} />
      </g>
    </svg>
  );
}

/** A place on the shore under a horizon. */
export function Scene({ id, className }: { id: string; className?: string | undefined }) {
  const icon = PLACE_ICON[id] ?? 'harbor-dock';
  const rays = Array.from({ length: 11 }, (_, i) => ((i - 5) * Math.PI) / 10);
  return (
    <svg className={className} viewBox="0 0 158 74" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id="scene" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#0b2c35" />
        <stop offset=".62" stopColor="#2a6a6d" />
        <stop offset=".8" stopColor="#e38a48" />
      </linearGradient>
      <path fill="url(#scene)" d="M0 0h158v74H0z" />
      <g stroke="#f7d9a4" strokeOpacity=".16">
        {rays.map((a) => (
          <path key={a} d={`M79 58l${(150 * Math.sin(a)).toFixed(1)} ${(-150 * Math.cos(a)).toFixed(1)}`} />
        ))}
      </g>
      <path d="M0 60q50-8 100-2t58 0V74H0z" fill="#0a222a" />
      <g style={{ color: '#f9cf8c' }}>
        <Icon name={icon} x={47.5} y={0.5} width={60} height={60} />
      </g>
      <g style={{ color: '#071a21' }}>
        <Icon name={icon} x={49} y={2} width={60} height={60} />
      </g>
      <path
        stroke="#9fd0cd"
        strokeOpacity=".5"
        fill="none"
        d="M-4 65q8-4 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M-10 70q8-4 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0"
      />
    </svg>
  );
}

/** The beast's card: rays, rim and eyes. */
export function GooArt({ id, className }: { id: string; className?: string | undefined }) {
  const icon = GOO_ICON[id] ?? 'octopus';
  const light = lightOf(GOO[id]?.sect ?? null);
  const rays = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
  return (
    <svg className={className} viewBox="0 0 158 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h158v112H0z" fill="#04110f" />
      <radialGradient id={`goo-${id}`} cx=".5" cy=".35" r=".7">
        <stop stopColor={light} stopOpacity=".45" />
        <stop offset="1" stopColor={light} stopOpacity="0" />
      </radialGradient>
      <path fill={`url(#goo-${id})`} d="M0 0h158v112H0z" />
      <g stroke={light} strokeOpacity=".28">
        {rays.map((a) => (
          <path key={a} d={`M79 40l${(150 * Math.cos(a)).toFixed(1)} ${(150 * Math.sin(a)).toFixed(1)}`} />
        ))}
      </g>
      <g style={{ color: light }}>
        <Icon name={icon} x={45} y={-1} width={66} height={66} />
      </g>
      <g style={{ color: '#03130f' }}>
        <Icon name={icon} x={46.5} y={1} width={66} height={66} />
      </g>
      <g fill="#ffe27a">
        <circle cx="70" cy="29" r="2.6" />
        <circle cx="88" cy="29" r="2.6" />
      </g>
    </svg>
  );
}

/** Its shadow over the whole beam. */
export function Loom({ id, className }: { id: string; className?: string | undefined }) {
  const icon = id === 'dagon' ? 'giant-squid' : (GOO_ICON[id] ?? 'octopus');
  return (
    <svg className={className} viewBox="0 0 300 300" aria-hidden="true">
      <g style={{ color: lightOf(GOO[id]?.sect ?? null) }} opacity=".4">
        <Icon name={icon} x={8} y={2} width={284} height={284} />
      </g>
      <g style={{ color: '#05191b' }}>
        <Icon name={icon} x={11} y={6} width={284} height={284} />
      </g>
    </svg>
  );
}

/** A simple face in the investigator's colour, with the mark of its role. */
export function Portrait({
  card,
  colour,
  className,
}: {
  card: string | null;
  colour: string;
  className?: string | undefined;
}) {
  const rays = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
  const hair = { archivist: 'M24 50c-2-24 10-37 24-37 15 0 24 12 22 34-4-9-8-14-12-17-8 5-20 6-26 5-3 4-5 9-8 15z', alienist: 'M22 62c-4-30 8-49 25-49s28 18 24 49c-4-10-5-22-9-30-9 5-22 5-29 0-5 9-7 20-11 30z', medium: 'M20 70c-4-36 8-58 27-58s30 22 26 58c-6-12-6-30-12-38-8 6-20 6-28 0-7 9-8 26-13 38z' }[card ?? ''] ?? 'M27 40c0-17 8-26 20-26s20 9 20 26c-5-8-8-12-11-13-7 3-13 3-19 0-4 3-6 7-10 13z'; // prettier-ignore
  const hat = {
    exorcist: 'M18 30h58l-8-4-4-18H30l-4 18z',
    trooper: 'M24 30c4-16 12-20 23-20s19 4 23 20c-16-4-30-4-46 0z',
  }[card ?? ''];
  return (
    <svg className={className} viewBox="0 0 92 118" aria-hidden="true">
      <path d="M0 0h92v118H0z" fill="#10404a" />
      <g stroke={colour} strokeOpacity=".35">
        {rays.map((a) => (
          <path key={a} d={`M46 52l${(120 * Math.cos(a)).toFixed(1)} ${(120 * Math.sin(a)).toFixed(1)}`} />
        ))}
      </g>
      <circle cx="46" cy="50" r="34" fill={colour} />
      <path d="M10 118c2-26 16-36 36-36s34 10 36 36z" fill="#061519" />
      <path d="M27 46c0-18 9-27 20-27s19 9 19 26c0 16-8 30-19 30S27 63 27 46z" fill="#f6e2c4" />
      <path d={hair} fill="#061519" />
      {hat && <path d={hat} fill="#061519" />}
      {card === 'archivist' && (
        <g fill="none" stroke="#061519" strokeWidth="2.6">
          <circle cx="38" cy="50" r="7.5" />
          <circle cx="56" cy="50" r="7.5" />
          <path d="M45.5 49q1.5-2 3 0" />
        </g>
      )}
      <circle cx="38" cy="50" r="1.9" fill="#061519" />
      <circle cx="56" cy="50" r="1.9" fill="#061519" />
      <path d="M40 64q6 3 12 0" stroke="#8c2b1c" strokeWidth="2.4" fill="none" />
      {card === 'boxer' && <path d="M30 57q4-3 8 0M28 42l9 2" stroke="#8c2b1c" strokeWidth="2" fill="none" />}
    </svg>
  );
}

export const isKnownCard = (id: string) =>
  id in ACTION || id in ITEM || id in CULTIST || id in GOO || id in LOCATION || id in TERROR_CARD || id in INVESTIGATOR;
