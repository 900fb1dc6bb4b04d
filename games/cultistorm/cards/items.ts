import { kebab } from './kebab';
import {
  addDie,
  any,
  bury,
  discard,
  draw,
  freeMove,
  heal,
  insanity,
  loseItem,
  moveCultist,
  moveFree,
  ranged,
  refreshItems,
  removeCultist,
  reroll,
  setDie,
  shield,
  spawn,
  summon,
  symbol,
  terror,
  ward,
  type AnyWord,
} from './words';

export type ItemId = string;
export const ITEM_KINDS = ['combat', 'heal', 'dice', 'movement', 'control', 'economy', 'event'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** A card of the item deck: something to carry, or an unexpected event. */
export interface Item {
  id: ItemId;
  name: string;
  kind: ItemKind;
  /** discarded when used; a lasting one serves once each round */
  once: boolean;
  words: readonly AnyWord[];
}

const once = (kind: ItemKind, name: string, ...words: AnyWord[]): Item => ({ id: kebab(name), name, kind, once: true, words }); // prettier-ignore
const lasting = (kind: ItemKind, name: string, ...words: AnyWord[]): Item => ({ id: kebab(name), name, kind, once: false, words }); // prettier-ignore

export const ITEMS: readonly Item[] = [
  // combat: one-shots give two symbols, lasting ones one in each combat phase
  once('combat', 'Flare Pistol', symbol('flame', 'star')),
  once('combat', 'Whaling Dynamite', symbol('tentacle', 'flame')),
  once('combat', 'Font Water', symbol('moon', 'star')),
  once('combat', 'Tuning Fork of Ulthar', symbol('spiral', 'moon')),
  once('combat', 'Cracked Elder Sign', any(2)),
  once('combat', 'Ship Surgeon’s Saw', symbol('tentacle', 'spiral')),
  lasting('combat', 'Storm Lantern', symbol('flame')),
  lasting('combat', 'Brass Knuckles', symbol('tentacle')),
  lasting('combat', 'Silver Compass', symbol('star')),
  lasting('combat', 'Moonstone Rosary', symbol('moon')),
  lasting('combat', 'Nautilus Shell', symbol('spiral')),
  lasting('combat', 'Walking Cane of Many Woods', any()),
  // nerve
  once('heal', 'Smelling Salts', heal(2)),
  once('heal', 'Flask of Rye', heal(1, 'chosen')),
  once('heal', 'Veronal Tablets', heal(2)),
  once('heal', 'Letter from Home', heal(1), draw(1)),
  once('heal', 'Pressed Clover', shield(2)),
  // dice
  lasting('dice', 'Loaded Knucklebone', reroll('own')),
  once('dice', 'Astragal Pouch', addDie('you')),
  once('dice', 'Jeweller’s File', setDie),
  // movement
  lasting('movement', 'Motorcycle with Sidecar', freeMove(1)),
  once('movement', 'Ferry Ticket', moveFree),
  lasting('movement', 'Telescopic Sight', ranged),
  // control
  once('control', 'Chalk and Salt', ward(1)),
  once('control', 'Police Whistle', removeCultist('here')),
  once('control', 'Forged Summons', moveCultist),
  // economy
  once('economy', 'Pawnbroker’s Key', refreshItems, draw(1)),
  once('economy', 'Undertaker’s Contract', bury(4), draw(1)),
];

const event = (name: string, copy: number, ...words: AnyWord[]): Item => ({
  id: `${kebab(name)}${copy > 0 ? `#${copy}` : ''}`,
  name,
  kind: 'event',
  once: true,
  words,
});

/** Unexpected events in the item deck. */
export const EVENTS: readonly Item[] = [
  event('Summoning Eye', 1, summon('first')),
  event('Summoning Eye', 2, summon('first')),
  event('They Followed You', 0, spawn(1, 'you')),
  event('Pages Turn Themselves', 0, terror(1)),
  event('What Was in the Crate', 0, insanity(1)),
  event('Light Fingers', 0, loseItem('you')),
  event('The Wind Veers', 0, reroll('allCultist')),
  event('Soaked to the Bone', 0, discard(1, 'choice')),
];
