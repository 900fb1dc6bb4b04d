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
  type: 60,
  ready: [2, 4, 8, 14, 22, 30],
  types: [0, 4, 9, 15, 21, 27, 29],
  twice: 0.3,
  key: 4,
  secondKey: 1,
  edge: 0.5,
  strain: 2,
  handPuzzle: 2,
  handPuzzleFits: 2,
  handKey: 1,
  newType: 0.6,
  firstLead: 0.6,
  otherLead: 0.3,
  victims: [30, 22, 18, 16],
  time: 1,
  timePower: 1.3,
  stability: 50,
  stabilityPower: 2.2,
  runOut: 0.8,
  runOutFrom: 30,
  contact: 8,
  swapGain: 2,
  card: 0.3,
};
