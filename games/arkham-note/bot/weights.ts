/** What a position is worth, found by simulation; a type in the Big picture is the unit that the rest is measured by. */
export interface Weights {
  /** a type in the Big picture */
  type: number;
  /** a puzzle in a line whose other clues show 0 … 5 types, as a share of a scored type */
  ready: readonly number[];
  /** a line of 0 … 6 types without such a puzzle */
  types: readonly number[];
  /** a second puzzle of a type that another line already promises, as a share of the first */
  twice: number;
  /** a free key in a line, and a second one */
  key: number;
  secondKey: number;
  /** a further technique at the end of a line */
  edge: number;
  /** a clue still to come in a line that is strained by then */
  strain: number;
  /** a needed puzzle in hand, and one more where it fits at once */
  handPuzzle: number;
  handPuzzleFits: number;
  /** a key in hand */
  handKey: number;
  /** a card in hand or first in the row that brings a line a new type */
  newType: number;
  /** a card in the Leads row, as a share of the same card in hand; the First lead, and the others */
  firstLead: number;
  otherLead: number;
  /** the first, second, … victim that is left */
  victims: readonly number[];
  /** how a full Time area compares with the victim it costs, and how steeply it gets there */
  time: number;
  timePower: number;
  /** a full Stability area, and how steeply it gets there */
  stability: number;
  stabilityPower: number;
  /** how an empty draw stack compares with the victim it costs, and from how many cards on that is felt */
  runOut: number;
  runOutFrom: number;
  /** the contact, unused */
  contact: number;
  /** what a swap by the contact must gain besides */
  swapGain: number;
  /** a card in hand at all */
  card: number;
}

/** The weights of the medium level. */
export const WEIGHTS: Weights = {
  type: 120,
  ready: [4.28, 1.75, 2.25, 12.6, 11.6, 90.5],
  types: [0.0168, 3.77, 8.29, 14.5, 28.2, 79, 10.1],
  twice: 0.25,
  key: 4.48,
  secondKey: 1.54,
  edge: 0.606,
  strain: 1.65,
  handPuzzle: 1.15,
  handPuzzleFits: 3.81,
  handKey: 2.24,
  newType: 0.165,
  firstLead: 0.414,
  otherLead: 0.548,
  victims: [25.4, 30, 4.78, 20.5],
  time: 0.419,
  timePower: 0.949,
  stability: 27.1,
  stabilityPower: 4.26,
  runOut: 0.136,
  runOutFrom: 56.6,
  contact: 13.6,
  swapGain: 1.04,
  card: 0.0598,
};
