import type { Band } from '../../engine-extensions/simulation/summary';
import { FACTIONS } from './cards';
import { DIFFICULTIES } from './state';

const band = (measure: string, min: number, max: number, players: number): Band => ({
  rule: 'COL-BALANCE',
  bots: 'medium',
  players,
  measure,
  min,
  max,
});

/** COL-SOLO-19, for the strongest bot there is. */
const SOLO: Record<(typeof DIFFICULTIES)[number], [number, number]> = {
  acolyte: [0.65, 0.8],
  adept: [0.45, 0.6],
  magister: [0.25, 0.4],
  eldritch: [0.1, 0.2],
};

/** What the simulator checks: factions, places in the turn order, length, and where the points come from. */
export const bands: readonly Band[] = [
  ...FACTIONS.map((f) => band(`mean:won ${f}`, 0.2, 0.3, 4)),
  ...FACTIONS.map((f) => band(`mean:won ${f}`, 0.28, 0.39, 3)),
  ...[1, 2, 3, 4].map((i) => band(`mean:won place ${i}`, 0.21, 0.29, 4)),
  band('mean:rounds', 7, 11, 3),
  band('mean:rounds', 8, 14, 4),
  ...[3, 4].flatMap((n) => [
    band('p95:rounds', 1, 20, n),
    band('mean:spawnsPerRound', 0.4, 1, n),
    band('mean:blocked', 0, 1.2, n),
    ...FACTIONS.map((f) => band(`mean:condition ${f}`, 0.08, 0.3, n)),
    band('mean:vp control', 0.2, 0.45, n),
    band('mean:vp rituals', 0.15, 0.4, n),
    band('mean:vp condition', 0.1, 0.4, n),
    band('mean:vp insight', 0.03, 0.15, n),
    band('mean:vp banked', 0, 0.15, n),
    band('mean:operators', 3, 4.5, n),
    band('mean:legendAlone', 0, 0.12, n),
  ]),
  ...DIFFICULTIES.map((difficulty): Band => ({
    rule: 'COL-SOLO-19',
    bots: 'hard',
    players: 1,
    options: { difficulty },
    measure: 'wins',
    min: SOLO[difficulty][0],
    max: SOLO[difficulty][1],
  })),
];
