import type { Options } from '../../engine-extensions/meta';
import type { Band } from '../../engine-extensions/simulation/summary';
import { CLUES, TYPES } from './cards';
import { meta } from './meta';

const preset = (label: string): Options => ({ ...meta.presets?.find((p) => p.label === label)?.values });

const wins = (rule: string, bots: string, label: string, min: number | undefined, max: number): Band => ({
  rule,
  bots,
  options: preset(label),
  measure: 'wins',
  ...(min === undefined ? {} : { min }),
  max,
});

const standard = (rule: string, bots: string, measure: string, more: Partial<Band>): Band => ({
  rule,
  bots,
  options: preset('Standard'),
  measure,
  ...more,
});

/** ARK-OPT-04: all twelve mixtures of options. */
export const MIXTURES: readonly Options[] = [5, 6].flatMap((victoryTypes) =>
  [4, 5, 6].flatMap((victims) => [5, 6].map((limits) => ({ victoryTypes, victims, limits }))),
);

/** What the simulator checks: chapter "Balance" of RULES.md. */
export const bands: readonly Band[] = [
  wins('ARK-BAL-01', 'medium', 'Easy', 0.45, 0.65),
  wins('ARK-BAL-01', 'medium', 'Standard', 0.18, 0.35),
  wins('ARK-BAL-01', 'medium', 'Hard', 0.05, 0.15),
  wins('ARK-BAL-01', 'medium', 'Walpurgis', undefined, 0.03),
  wins('ARK-BAL-02', 'hard', 'Easy', 0.85, 0.97),
  wins('ARK-BAL-02', 'hard', 'Standard', 0.6, 0.75),
  wins('ARK-BAL-02', 'hard', 'Hard', 0.25, 0.4),
  wins('ARK-BAL-02', 'hard', 'Walpurgis', 0.04, 0.15),
  ...MIXTURES.map((options): Band => ({ rule: 'ARK-BAL-03', bots: 'random', options, measure: 'wins', max: 0.005 })),
  standard('ARK-BAL-05', 'medium', 'mean:turns', { min: 35, max: 52 }),
  standard('ARK-BAL-05', 'medium', 'p5:turns', { min: 25 }),
  standard('ARK-BAL-05', 'medium', 'p95:turns', { max: 65 }),
  standard('ARK-BAL-06', 'medium', 'share:reason=stability', { among: 'lost', min: 0.04 }),
  standard('ARK-BAL-06', 'hard', 'share:reason=stability', { among: 'lost', min: 0.08 }),
  ...TYPES.map((t) => standard('ARK-BAL-07', 'medium', `share:types=${t}`, { among: 'won', min: 0.65 })),
  ...CLUES.filter((c) => c.puzzle).map((c) =>
    standard('ARK-BAL-07', 'medium', `share:scored=${c.id}`, { among: 'won', min: 0.2 }),
  ),
  ...CLUES.map((c) => standard('ARK-BAL-08', 'hard', `share:played=${c.id}`, { min: 0.15 })),
  wins('ARK-BAL-09', 'random', 'Easy', undefined, 0.01),
  wins('ARK-BAL-09', 'easy', 'Easy', 0.12, 0.32),
];
