import type { Band } from '../../../engine-extensions/simulation/summary';

/** What 1,000 nights of the standard bot must show; the command is in the README. */
const of = (players: number, band: Omit<Band, 'rule' | 'bots'>): Band => ({
  rule: 'CST balance',
  bots: 'medium',
  players,
  ...band,
});

const STANDARD = { storm: 'standard', sect: false } as const;
const TOLLING = { storm: 'standard', sect: true } as const;

export const BANDS: readonly Band[] = [2, 3, 4, 5].flatMap((n) => [
  of(n, { options: STANDARD, measure: 'wins', min: n === 2 ? 0.15 : 0.2, max: 0.5 }),
  of(n, { options: STANDARD, measure: 'p50:rounds', min: 7, max: 11 }),
  of(n, { options: STANDARD, measure: 'mean:supportsPerInvestigator', min: 0.4, max: 1.5 }),
  of(n, { options: STANDARD, measure: 'share:finalAct=yes', min: n <= 3 ? 0.3 : 0.05, max: 0.75 }),
  of(n, { options: TOLLING, measure: 'wins', min: 0.08, max: 0.42 }),
]);
