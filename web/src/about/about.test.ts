import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn } from '../../build/icons';
import { ICON_AUTHORS } from './credits';

/** Authors of the set with none of their drawings in this app: one that is taken up brings its author into the credits. */
const NOT_USED: Readonly<Record<string, readonly string[]>> = {
  'Andy Meneely': ['deck', 'draw-card', 'firefighter-emblem', 'flip-card', 'hex-board', 'kennel', 'riposte', 'shuffle-deck', 'tap', 'unlocked'], // prettier-ignore
  Catsu: ['broken-arrow'],
  Felbrigg: ['dodge', 'overhead', 'sideswipe', 'thrust', 'underhand'],
  GeneralAce135: ['fingers-crossed', 'shepherds-crook'],
  HeavenlyDog: ['catapult', 'defensive-wall'],
  Irongamer: ['armored-pants'],
  'John Colburn': ['pistol-gun'],
  'John Redman': ['paper', 'rock', 'scissors'],
  'Lord Berandas': ['amplitude', 'artificial-intelligence', 'bomber', 'computing', 'diagram', 'heavy-fighter', 'holosphere', 'light-fighter', 'microscope', 'power-button'], // prettier-ignore
  Lucas: ['belt', 'cloak', 'necklace', 'shirt', 'trousers'],
  'Pepijn Poolman': ['elven-castle'],
  'Pierre Leducq': ['anti-aircraft-gun', 'shooner-sailboat', 'small-fishing-sailboat'],
  PriorBlue: ['battery-0', 'battery-25', 'battery-50', 'battery-75', 'battery-100', 'battery-minus', 'battery-plus'],
  Rihlsul: ['chocolate-bar', 'milk-carton', 'peanut'],
  Sparker: ['bear-face'],
  SpencerDub: ['digital-trace'],
  Starseeker: ['potion-of-madness'],
};

const root = path.resolve(__dirname, '../../..');
const sources = ['web/src', 'games'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);
const used = new Set(sources.flatMap(namesIn));

describe('the authors of the icons', () => {
  it.each(ICON_AUTHORS.filter((a) => a.drew))('$name is credited for what is really used', ({ drew }) =>
    expect(drew?.filter((name) => !used.has(name))).toEqual([]),
  );
  it.each(Object.entries(NOT_USED))('%s needs no credit', (_, drew) =>
    expect(drew.filter((name) => used.has(name))).toEqual([]),
  );
  it('names nobody twice', () => expect(new Set(ICON_AUTHORS.map((a) => a.name)).size).toBe(ICON_AUTHORS.length));
});
