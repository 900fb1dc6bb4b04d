import type { Bust } from '../cards';

const COLLAR = 'M46 45l6 7 6-7 4 3-10 16-10-16z';
const BLOUSE = 'M45 46l7 6 7-6 2 4-9 6-9-6z';
const TIE = 'M50.5 52h3l2 12h-7z';
const SHAWL_EDGE = 'M33 48c7 7 12 10 19 12 7-2 12-5 19-12l5 4c-7 7-14 11-24 14-10-3-17-7-24-14z';

/** A head and shoulders, half the face in the light. */
interface Head {
  shape: string;
  /** the lit half of the face */
  face: string;
  dress?: string;
  tie?: boolean;
}

const BARE =
  'M52 10c8 0 12 6 12 14 0 7-3 13-6 16v5c10 3 22 6 25 19H21c3-13 15-16 25-19v-5c-3-3-6-9-6-16 0-8 4-14 12-14z';
const BUN =
  'M47 7c1-3 10-3 11 0 6 2 9 7 9 15 0 8-2 11-5 14l-3 4v5c8 3 21 6 24 19H23c3-13 15-16 23-19v-5l-3-4c-3-3-5-6-5-14 0-8 3-13 9-15z';

const HEADS: Record<Bust, Head> = {
  bare: { shape: BARE, face: 'M52 11c-7 0-11 5-11 13 0 7 3 12 6 15l5 3z', dress: COLLAR, tie: true },
  cap: {
    shape:
      'M36 20c0-2 2-3 4-3 1-6 6-10 13-10 8 0 13 4 14 11 4 1 5 3 4 5l-7 1c0 7-3 12-6 15v5c10 3 22 7 25 20H21c3-13 15-17 25-20v-5c-3-3-6-8-6-15z',
    face: 'M52 22H41c0 7 3 13 6 16l5 4z',
    dress: COLLAR,
    tie: true,
  },
  bun: { shape: BUN, face: 'M52 14c-6 1-9 5-9 11 0 6 3 11 5 13l4 4z', dress: BLOUSE, tie: true },
  hood: {
    shape: 'M52 4c12 2 18 14 17 27-1 7 2 9 6 13 5 4 8 10 10 20H19c2-10 5-16 10-20 4-4 7-6 6-13C34 18 40 6 52 4z',
    face: 'M42 24c2-8 18-8 20 0 2 10-3 18-10 20-7-2-12-10-10-20z',
  },
  veil: {
    shape:
      'M30 19c4-8 13-13 22-13s19 5 23 13c1 2-2 3-5 3 1 13 3 20 8 26 4 5 7 9 8 16H18c1-7 4-11 8-16 5-6 7-13 8-26-3 0-6-1-4-3z',
    face: 'M52 24H42c0 7 3 13 5 15l5 3z',
  },
  bowler: {
    shape:
      'M33 20c2-2 5-2 7-2 0-8 5-13 12-13s12 5 12 13c2 0 5 0 7 2 1 2-3 4-7 4 0 7-3 13-6 16v5c10 3 22 6 25 19H21c3-13 15-16 25-19v-5c-3-3-6-9-6-16-4 0-8-2-7-4z',
    face: 'M52 24H41c0 7 3 12 6 15l5 3z',
    dress: COLLAR,
    tie: true,
  },
  spectacles: { shape: BARE, face: 'M52 11c-7 0-11 5-11 13 0 7 3 12 6 15l5 3z', dress: COLLAR, tie: true },
  shawl: { shape: BUN, face: 'M52 14c-6 1-9 5-9 11 0 6 3 11 5 13l4 4z', dress: SHAWL_EDGE },
  beard: {
    shape:
      'M52 9c8 0 12 6 12 14 0 9-1 17-5 22l-1 1c10 3 22 6 25 18H21c3-12 15-15 25-18l-1-1c-4-5-5-13-5-22 0-8 4-14 12-14z',
    face: 'M52 11c-7 0-11 5-11 13v4c3 2 7 2 11 2z',
    dress: COLLAR,
  },
};

/** The portrait of a person. */
export function BustShape({ bust }: { bust: Bust }) {
  const { shape, face, dress, tie } = HEADS[bust];
  return (
    <>
      <path d={shape} fill="#140d07" />
      <path d={shape} fill="url(#ark-lit)" />
      <path d={face} fill={bust === 'hood' ? '#0b0705' : '#dcbf8c'} />
      {bust === 'hood' && <path d="M46 35q6 5 12 0" stroke="#e8d9b6" strokeWidth="1.6" fill="none" />}
      {bust === 'veil' && <path d="M34 22h36c1 13 3 20 8 26H26c5-6 7-13 8-26z" fill="url(#ark-net)" />}
      {dress && <path d={dress} fill={bust === 'shawl' ? '#5a4326' : '#efe3c6'} />}
      {tie && <path d={TIE} fill="#140d07" />}
      {bust === 'spectacles' && (
        <g fill="none" stroke="#140d07" strokeWidth="1.3">
          <circle cx="47" cy="25" r="3.6" fill="#f4e9cc" fillOpacity=".6" />
          <circle cx="57.5" cy="25" r="3.6" stroke="#c9a768" />
          <path d="M50.6 25h3.300M43.400 24.500l-3-1" />
        </g>
      )}
      {bust === 'beard' && <path d="M41 29c3 3 6 2 8 1 1-1 2-1 3 0v16c-6-1-10-8-11-17z" fill="#7a5f38" />}
      {bust === 'bowler' && <path d="M39 19c8 2 18 2 26 0" stroke="#c9a768" strokeWidth="1.2" fill="none" />}
    </>
  );
}
