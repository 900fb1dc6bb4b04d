import type { Band } from '../../../engine-extensions/simulation/summary';
import { DESIGNS, OVERLORD_NAMES } from '../cards';

const medium = (rule: string, measure: string, min?: number, max?: number): Band => ({
  rule,
  bots: 'medium',
  measure,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

const NAMES = [...OVERLORD_NAMES].sort();
const MARKET = Object.values(DESIGNS).filter((d) => d.family === 'market');

/** What matches of medium bots must show. */
export const BANDS: readonly Band[] = [
  medium('first player', 'mean:first', 0.46, 0.54),
  ...NAMES.map((name) => medium(`overlord ${name}`, `mean:overlord ${name}`, 0.45, 0.55)),
  ...NAMES.flatMap((a, i) => NAMES.slice(i + 1).map((b) => medium(`pairing ${a}-${b}`, `mean:pairing ${a}-${b}`, 0.4, 0.6))), // prettier-ignore
  medium('length', 'p50:turns', 9, 13),
  medium('length', 'p1:turns', 5),
  medium('length', 'p99:turns', undefined, 25),
  medium('no endless game', 'mean:over 40 turns', undefined, 0),
  medium('hordes of three', 'mean:horde of three', 0.7),
  medium('hordes', 'mean:hordes per late turn', 0.6),
  medium('Armor', 'mean:armored', undefined, 0.62),
  ...MARKET.map(({ design }) => medium(`bought ${design}`, `mean:bought ${design}`, 0.38, 0.62)),
  ...MARKET.map(({ design }) => medium(`taken ${design}`, `mean:taken ${design}`, 0.05)),
];
