import { objectiveOf, type ObjectiveId } from '../cards';
import type { Count } from '../cards/objectives';

type Chances = readonly [two: number, three: number, four: number];

/** How often each kind of Objective came true when two were kept by chance, with 2, 3 and 4 players. */
const CHANCES: Readonly<Record<Count['of'], Chances>> = {
  district: [0.36, 0.39, 0.38],
  kind: [0.58, 0.58, 0.45],
  lead: [0.6, 0.34, 0.24],
  gold: [0.47, 0.48, 0.48],
  'several-golds': [0.5, 0.4, 0.4],
  ducats: [0.6, 0.59, 0.52],
  'every-district': [0.34, 0.29, 0.36],
  wins: [0.57, 0.52, 0.5],
};

/** What an Objective promises before the first round: its VP by how often its kind comes true. */
export function promiseOf(id: ObjectiveId, players: number): number {
  const { vp, count } = objectiveOf(id);
  return vp * (CHANCES[count.of][players - 2] as number);
}
