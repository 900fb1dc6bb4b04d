import { physical } from './action';
import { freeze } from './freeze';
import type { AnomalyId, Fx } from './kinds';
import { bank, draw, drawRelic, drawRitual, gain, peekRitual } from './words';

/** What an Anomaly does to the city; unless marked, in step 3 of Refresh (COL-REF-04). */
export type Haunt =
  | { do: 'tokensLose'; n: number }
  | { do: 'richestLose'; n: number }
  | { do: 'wander' }
  | { do: 'maul'; near: boolean }
  | { do: 'toll'; n: number }
  | { do: 'choir' }
  | { do: 'judge'; locations: number; n: number };

export interface Anomaly {
  name: string;
  power: number;
  hp: number;
  copies: number;
  icon: string;
  haunt?: Haunt;
  /** constant: Quick Actions in Combat here cost so much more */
  dearer?: number;
  /** constant: a natural 1 here takes so many more hits */
  onOne?: number;
  /** end of Refresh: heals fully */
  mends?: true;
  /** on spawn: the tracker becomes this */
  sets?: number;
  reward?: Fx;
}

/** 30 cards of 12 kinds. */
export const ANOMALIES: Record<string, Anomaly> = freeze({
  'whispering-terror': {
    name: 'Whispering Terror',
    power: 4,
    hp: 1,
    copies: 3,
    icon: 'spectre',
    haunt: { do: 'tokensLose', n: 1 },
    reward: draw(1),
  },
  'gutter-imp': {
    name: 'Gutter Imp',
    power: 3,
    hp: 1,
    copies: 3,
    icon: 'imp-laugh',
    haunt: { do: 'richestLose', n: 1 },
  },
  'fog-wraith': {
    name: 'Fog Wraith',
    power: 3,
    hp: 2,
    copies: 3,
    icon: 'floating-ghost',
    haunt: { do: 'wander' },
    reward: peekRitual(),
  },
  'carrion-hound': {
    name: 'Carrion Hound',
    power: 4,
    hp: 1,
    copies: 3,
    icon: 'hound',
    haunt: { do: 'maul', near: false },
    reward: gain(1),
  },
  'bell-drowned': { name: 'Bell-Drowned', power: 4, hp: 2, copies: 3, icon: 'drowning', haunt: { do: 'toll', n: 2 } },
  'ashen-choir': {
    name: 'Ashen Choir',
    power: 3,
    hp: 1,
    copies: 3,
    icon: 'nun-face',
    haunt: { do: 'choir' },
    reward: { do: 'recruitFrom', op: 'top' },
  },
  'lamplighters-shadow': {
    name: 'Lamplighter’s Shadow',
    power: 5,
    hp: 1,
    copies: 2,
    icon: 'two-shadows',
    dearer: 1,
    reward: drawRelic(),
  },
  'painted-horror': {
    name: 'Painted Horror',
    power: 5,
    hp: 2,
    copies: 2,
    icon: 'mona-lisa',
    onOne: 1,
    reward: draw(2),
  },
  'hollow-judge': {
    name: 'Hollow Judge',
    power: 5,
    hp: 2,
    copies: 2,
    icon: 'gavel',
    haunt: { do: 'judge', locations: 3, n: 2 },
    reward: drawRitual(1),
  },
  'clockwork-seraph': {
    name: 'Clockwork Seraph',
    power: 4,
    hp: 3,
    copies: 2,
    icon: 'clockwork',
    mends: true,
    reward: drawRelic(),
  },
  'thames-leviathan': {
    name: 'Thames Leviathan',
    power: 6,
    hp: 3,
    copies: 2,
    icon: 'sea-serpent',
    haunt: { do: 'maul', near: true },
    reward: bank(),
  },
  'the-unsigned': { name: 'The Unsigned', power: 6, hp: 2, copies: 2, icon: 'quill-ink', sets: 6, reward: bank() },
});

/** Every physical Anomaly -> its row. */
export const ANOMALY: Record<AnomalyId, Anomaly> = physical(ANOMALIES);
export const anomalyOf = (id: AnomalyId): Anomaly => ANOMALY[id] as Anomaly;
