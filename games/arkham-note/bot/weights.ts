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

/** What a quick player, who tries nothing out, holds of the things medium would see for itself. */
export interface Habits extends Weights {
  /** effects that are not declined; nerve by card in the Stability area */
  search: number;
  nerveBack: number;
  timeBack: number;
  takeLead: number;
  takeDiscard: number;
  takeClosed: number;
  /** effects that cost a card */
  loseCard: number;
  loseLead: number;
  /** a card taken back from Stability, as a multiple of what a check costs */
  nerve: number;
  /** a card left in the row, as a share of the same card in hand */
  leaveLead: number;
  /** the contact kept for later */
  keepContact: number;
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

/** The habits of the quick player whom the hard level imagines, found by simulation: where five types solve the case … */
const FOR_FIVE: Habits = {
  ...WEIGHTS,
  ready: [4.28, 0.994, 0.795, 56.2, 87.9, 98.2],
  types: [0.016, 0.914, 4.03, 12.9, 24.5, 109, 49],
  twice: 0.0732,
  key: 4.73,
  secondKey: 0.68,
  edge: 0.153,
  strain: 2.52,
  handPuzzle: 0.624,
  hand: 0.0482,
  handKey: 1.73,
  lead: 0.135,
  laterLead: 0.122,
  victims: [73.7, 7.17, 4.04, 14.1],
  time: 0.31,
  timePower: 1.5,
  stability: 54.2,
  stabilityPower: 1.67,
  runOut: 0.187,
  runOutFrom: 48,
  card: 0.12,
  search: 8.59,
  nerveBack: 2.57,
  timeBack: 3.29,
  takeLead: 1.02,
  takeDiscard: 1.66,
  takeClosed: 0.0233,
  loseCard: 1.56,
  loseLead: 1.21,
  nerve: 3.05,
  leaveLead: 0.777,
  keepContact: 21.8,
};

/** … and where it takes all six. */
const FOR_SIX: Habits = {
  ...WEIGHTS,
  ready: [5.72, 1.94, 0.916, 24.6, 87, 102],
  types: [0.0199, 1.18, 2.87, 12, 16.2, 47.3, 8.3],
  twice: 0.212,
  key: 6.51,
  secondKey: 2.68,
  edge: 0.587,
  strain: 2.46,
  handPuzzle: 1.18,
  hand: 0.109,
  handKey: 1,
  lead: 0.314,
  laterLead: 0.534,
  victims: [30.6, 26.1, 2.35, 20.6],
  time: 0.16,
  timePower: 1.2,
  stability: 59.9,
  stabilityPower: 1.44,
  runOut: 0.21,
  runOutFrom: 46.1,
  card: 0.0127,
  search: 8.33,
  nerveBack: 3.56,
  timeBack: 1.7,
  takeLead: 1.18,
  takeDiscard: 0.436,
  takeClosed: 0.0565,
  loseCard: 0.901,
  loseLead: 1.09,
  nerve: 1.71,
  leaveLead: 0.771,
  keepContact: 43.1,
};

export const habitsFor = (victoryTypes: number): Habits => (victoryTypes > 5 ? FOR_SIX : FOR_FIVE);
