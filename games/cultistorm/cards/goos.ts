import type { Sym } from './symbols';

export type GooId = string;
export type Wave = 'first' | 'second' | 'sect';

/** A Great Old One. */
export interface Goo {
  id: GooId;
  name: string;
  wave: Wave;
  /** CST-RULING-14: the sect whose cultists name it */
  sect: Sym | null;
  symbols: readonly Sym[];
  epithet: string;
}

export const GOOS: readonly Goo[] = [
  {
    id: 'yog-sothoth',
    name: 'Yog-Sothoth',
    wave: 'first',
    sect: 'spiral',
    symbols: ['spiral', 'spiral', 'moon', 'flame', 'tentacle'],
    epithet: 'the gate and the key',
  },
  {
    id: 'hastur',
    name: 'Hastur',
    wave: 'first',
    sect: 'star',
    symbols: ['star', 'star', 'spiral', 'flame', 'moon'],
    epithet: 'the last act of every play',
  },
  {
    id: 'dagon',
    name: 'Dagon',
    wave: 'first',
    sect: 'tentacle',
    symbols: ['tentacle', 'tentacle', 'moon', 'spiral', 'star'],
    epithet: 'the deep that climbs ashore',
  },
  {
    id: 'shub-niggurath',
    name: 'Shub-Niggurath',
    wave: 'first',
    sect: 'moon',
    symbols: ['moon', 'moon', 'star', 'tentacle', 'flame'],
    epithet: 'the wood that walks',
  },
  {
    id: 'nyarlathotep',
    name: 'Nyarlathotep',
    wave: 'first',
    sect: 'flame',
    symbols: ['flame', 'flame', 'star', 'spiral', 'tentacle'],
    epithet: 'the crawling showman',
  },
  {
    id: 'cthulhu',
    name: 'Cthulhu',
    wave: 'second',
    sect: null,
    symbols: ['tentacle', 'tentacle', 'spiral', 'moon', 'flame', 'star'],
    epithet: 'the dreamer, awake',
  },
  {
    id: 'azathoth',
    name: 'Azathoth',
    wave: 'second',
    sect: null,
    symbols: ['flame', 'flame', 'spiral', 'star', 'moon', 'tentacle'],
    epithet: 'the mindless drum',
  },
  {
    id: 'the-unmoored',
    name: 'The Unmoored',
    wave: 'second',
    sect: null,
    symbols: ['spiral', 'spiral', 'moon', 'moon', 'star', 'tentacle'],
    epithet: 'a harbour with no floor',
  },
  {
    id: 'mother-of-weather',
    name: 'Mother of Weather',
    wave: 'second',
    sect: null,
    symbols: ['star', 'star', 'moon', 'flame', 'tentacle', 'spiral'],
    epithet: 'the storm has a face',
  },
  {
    id: 'the-hollow-bell',
    name: 'The Hollow Bell',
    wave: 'sect',
    sect: null,
    symbols: ['moon', 'flame', 'star', 'spiral', 'tentacle'],
    epithet: 'it rings from below',
  },
];
