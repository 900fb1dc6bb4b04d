import { physical } from './action';
import { freeze } from './freeze';
import type { OmenId } from './kinds';

/** COL-SOLO-17: what the Herald's plans do. */
export type OmenDeed =
  | 'nothing'
  | 'secondSigil'
  | 'unmaking'
  | 'blackTithe'
  | 'hungerBelow'
  | 'drownedChoir'
  | 'ruinousStar'
  | 'thrallHarvest'
  | 'veilBurn'
  | 'stolenHour'
  | 'bloodMoon';

export interface Omen {
  name: string;
  cost: number;
  copies: number;
  deed: OmenDeed;
  icon: string;
}

const omen = (name: string, cost: number, deed: OmenDeed, icon: string): Omen => ({
  name,
  cost,
  copies: 2,
  deed,
  icon,
});

/** 24 cards, 12 names. */
export const OMENS: Record<string, Omen> = freeze({
  'crawling-dark': omen('Crawling Dark', 3, 'nothing', 'shadow-grasp'),
  'open-door': omen('Open Door', 4, 'nothing', 'magic-portal'),
  'second-sigil': omen('Second Sigil', 1, 'secondSigil', 'wax-seal'),
  unmaking: omen('Unmaking', 1, 'unmaking', 'broken-pottery'),
  'black-tithe': omen('Black Tithe', 0, 'blackTithe', 'third-eye'),
  'hunger-below': omen('Hunger Below', 2, 'hungerBelow', 'sharp-smile'),
  'drowned-choir': omen('Drowned Choir', 1, 'drownedChoir', 'drowning'),
  'ruinous-star': omen('Ruinous Star', 0, 'ruinousStar', 'star-swirl'),
  'thrall-harvest': omen('Thrall Harvest', 1, 'thrallHarvest', 'scythe'),
  'veil-burn': omen('Veil Burn', 2, 'veilBurn', 'burning-embers'),
  'stolen-hour': omen('Stolen Hour', 0, 'stolenHour', 'hourglass'),
  'blood-moon': omen('Blood Moon', 2, 'bloodMoon', 'moon'),
});

export const OMEN: Record<OmenId, Omen> = physical(OMENS);
export const omenOf = (id: OmenId): Omen => OMEN[id] as Omen;
