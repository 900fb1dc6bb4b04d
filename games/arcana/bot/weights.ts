import type { Effect } from '../cards';

/** What the medium level believes, found by simulation; the unit is one victory point. */
export interface Weights {
  /** a point of a Personality's best value above a starting Agent's, each time it is played */
  strength: number;
  /** a Ducat of a Relic, each time it is played */
  ducat: number;
  /** a Location, each time it is played */
  effect: Readonly<Record<Effect, number>>;
  /** how likely a rival's next card comes to a given one of five Stakes */
  comes: number;
  /** how much better than the average a rival's chosen Agent fits */
  fit: number;
  /** what a Stake counts that a rival wins: against one rival, and against several */
  spite: readonly [one: number, several: number];
  /** what standing at a Stake nobody won is worth, as a share of the Stake, once the number is reached */
  carry: number;
  carryPower: number;
  /** what a point of arcana costs while it is stuck */
  stuck: number;
  /** a fresh Stake and Agents back at once */
  bribeBonus: number;
  /** how sure a bribe is whose Agent has yet to be sent */
  bribeLater: number;
  /** what a card drawn is worth */
  card: number;
  /** Objectives, as a share of their VP, per step towards them */
  objective: number;
}

/** The weights of the medium level. */
export const WEIGHTS: Weights = {
  strength: 0.35,
  ducat: 0.22,
  effect: {
    lock: 0.3,
    seal: 0.3,
    recycle: 0.3,
    draw: 0.9,
    recall: 0.3,
    move: 0.3,
    expel: 0.6,
    peek: 0.2,
    expose: 0.1,
    replace: 0.2,
    boost: 0.6,
    raise: 0.2,
    salvage: 0.5,
    priority: 0.3,
    ambush: 0.3,
    harass: 0.4,
    scry: 0.1,
    retire: 0.2,
  },
  comes: 0.2,
  fit: 0.8,
  spite: [0.6, 0.25],
  carry: 0.45,
  carryPower: 1.5,
  stuck: 0.06,
  bribeBonus: 0.3,
  bribeLater: 0.9,
  card: 0.55,
  objective: 0.5,
};
