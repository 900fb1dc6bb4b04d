import { kebab } from './kebab';
import { symbolAfter, type Sym } from './symbols';
import type { Word } from './words';

export type CultistId = string;

/** When a special cultist's own effect happens. */
export const HOOKS = ['onAppear', 'whileInPlay', 'onFight', 'onDefeat'] as const;
export type Hook = (typeof HOOKS)[number];

export interface Cultist {
  id: CultistId;
  name: string;
  /** null: some special cultists bear no sect symbol and leave no trophy */
  sect: Sym | null;
  /** used when this is at most max(3, N) */
  skulls: 3 | 4 | 5;
  symbols: readonly [Sym, Sym, Sym];
  /** the Great Old One it worships */
  goo: string;
  /** the special sect only */
  hook?: Hook;
  effect?: Word;
}

/** Skulls and symbols of a sect's eleven cards, as offsets from the sect's own symbol. */
const PRINT: readonly [3 | 4 | 5, string][] = [
  [3, '012'],
  [3, '034'],
  [3, '001'],
  [3, '023'],
  [3, '124'],
  [3, '013'],
  [3, '004'],
  [4, '024'],
  [4, '134'],
  [5, '014'],
  [5, '002'],
];

const sect = (symbol: Sym, goo: string, names: readonly string[]): Cultist[] =>
  PRINT.map(([skulls, offsets], i) => {
    const name = names[i] as string;
    const symbols = [...offsets].map((o) => symbolAfter(symbol, Number(o))) as [Sym, Sym, Sym];
    return { id: kebab(name), name, sect: symbol, skulls, symbols, goo };
  });

/** Eleven cultists for each of the five sects, in printed order. */
export const CULTISTS: readonly Cultist[] = [
  ...sect('spiral', 'yog-sothoth', [
    'Whorl Twin',
    'Keyhole Watcher',
    'Gyre Pilgrim',
    'Stairwell Hermit',
    'Turning Novice',
    'Coil Reader',
    'Threshold Clerk',
    'Hourglass Sister',
    'Helix Surgeon',
    'Vertigo Saint',
    'Gate Warden',
  ]),
  ...sect('star', 'hastur', [
    'Velvet Usher',
    'Masked Understudy',
    'Yellow Courier',
    'Footlight Page',
    'Prompter of Carcosa',
    'Gilded Extra',
    'Balcony Phantom',
    'Tattered Herald',
    'Opera Anatomist',
    'Last-Act Singer',
    'Crownless Duke',
  ]),
  ...sect('tentacle', 'dagon', [
    'Net Mender',
    'Brine Deacon',
    'Reef Caller',
    'Kelp Bride',
    'Drowned Purser',
    'Tollhouse Eel',
    'Barnacle Elder',
    'Harpoon Acolyte',
    'Gill Physician',
    'Undertow Choirboy',
    'Sunken Bosun',
  ]),
  ...sect('moon', 'shub-niggurath', [
    'Tide Ringer',
    'Pale Sexton',
    'Milk-White Nurse',
    'Thicket Mother',
    'Lantern Moth',
    'Barrow Shepherd',
    'Hoofed Cellist',
    'Sickle Widow',
    'Night Orchardist',
    'Mushroom Abbess',
    'Thousandth Son',
  ]),
  ...sect('flame', 'nyarlathotep', [
    'Ash Novice',
    'Fuse Brother',
    'Coal Widow',
    'Stoker of Bones',
    'Tallow Preacher',
    'Ember Juggler',
    'Smokestack Prophet',
    'Kindling Child',
    'Furnace Notary',
    'Black Pharaoh’s Barker',
    'Cinder Acrobat',
  ]),
];
