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
  /** a needed puzzle in hand */
  handPuzzle: number;
  /** a card in hand that could be played, as a share of what it would bring */
  hand: number;
  /** a key in hand */
  handKey: number;
  /** the First lead as a share of the same card in hand, and how that falls from lead to lead */
  lead: number;
  laterLead: number;
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
  type: 130,
  ready: [4.76, 1.15, 1.4, 11.4, 12.8, 83.5],
  types: [0.0218, 3.47, 7.77, 12.9, 22.7, 98.4, 100],
  twice: 0.312,
  key: 5.41,
  secondKey: 1.78,
  edge: 0.542,
  strain: 1.68,
  handPuzzle: 0.898,
  hand: 0.2,
  handKey: 2.48,
  lead: 0.6,
  laterLead: 0.7,
  victims: [27.5, 35, 4.69, 19.6],
  time: 0.484,
  timePower: 1.03,
  stability: 28.5,
  stabilityPower: 4.6,
  runOut: 0.162,
  runOutFrom: 67.7,
  contact: 13.1,
  swapGain: 0.909,
  card: 0.0705,
};
