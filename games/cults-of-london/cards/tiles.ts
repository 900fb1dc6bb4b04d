import { freeze } from './freeze';
import type { Constant, Quick, TileId } from './kinds';
import { pick, ref } from '../../../engine-extensions/effects/words';
import type { Primitive } from './kinds';
import { q } from './words';

/** What a tile gives to its controller (COL-CTRL-02). */
export type Bonus =
  | Constant
  /** `use`: once per round, at the tag's moment */
  | { use: Quick }
  | {
      special:
        | 'scoreHere'
        | 'killPays'
        | 'firstRevealCheaper'
        | 'firstCostLower'
        | 'asylum'
        | 'rehearsal'
        | 'readyAfterCombat';
    };

export interface Tile {
  name: string;
  icon: string;
  bonus: Bonus;
}

/** The 12 Location Tiles, one each; the key is the tile. */
export const TILES: Record<TileId, Tile> = freeze({
  'tower-of-london': { name: 'Tower of London', icon: 'white-tower', bonus: { special: 'scoreHere' } },
  'british-museum': { name: 'British Museum', icon: 'greek-temple', bonus: { constant: 'auctionPrice', n: -1 } },
  'westminster-abbey': { name: 'Westminster Abbey', icon: 'church', bonus: { constant: 'insight', n: 1 } },
  'highgate-cemetery': {
    name: 'Highgate Cemetery',
    icon: 'graveyard',
    bonus: {
      use: {
        tag: 'OP',
        target: { zone: 'ownOperators', plain: true, swap: true },
        effect: pick<Primitive>('me', 'from-graveyard', { zone: 'graveyard' }, 'dead', {
          do: 'exchangeDead',
          op: ref('target'),
          for: ref('dead'),
        }),
      },
    },
  },
  whitechapel: { name: 'Whitechapel', icon: 'bowie-knife', bonus: { special: 'killPays' } },
  'greenwich-observatory': {
    name: 'Greenwich Observatory',
    icon: 'observatory',
    bonus: { special: 'firstRevealCheaper' },
  },
  'st-pauls': { name: 'St Paul’s', icon: 'byzantin-temple', bonus: { special: 'firstCostLower' } },
  'limehouse-docks': { name: 'Limehouse Docks', icon: 'harbor-dock', bonus: { constant: 'handLimit', n: 1 } },
  'fleet-street': { name: 'Fleet Street', icon: 'newspaper', bonus: { use: q.peekRitual() } },
  'bethlem-hospital': { name: 'Bethlem Hospital', icon: 'imprisoned', bonus: { special: 'asylum' } },
  'covent-garden': { name: 'Covent Garden', icon: 'theater-curtains', bonus: { special: 'rehearsal' } },
  'crystal-palace': { name: 'Crystal Palace', icon: 'greenhouse', bonus: { special: 'readyAfterCombat' } },
});

export const tileOf = (id: TileId): Tile => TILES[id] as Tile;
