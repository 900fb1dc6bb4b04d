import { clueOf, type ClueId } from '../cards';
import { checksOf, failChance } from '../rules/unseen';
import type { Case } from '../state';
import type { View } from '../view';

/** What playing a card to a line may cost. */
export interface Risk {
  checks: number;
  /** the chance that one check fails, in percent */
  percent: number;
  /** Stability if every check fails */
  worst: number;
}

export function riskOf(view: View, card: ClueId, line: Readonly<Case>): Risk | null {
  const checks = checksOf(clueOf(card), line);
  if (checks === 0) return null;
  return { checks, percent: Math.round(100 * failChance(view)), worst: view.stability.length + checks };
}

export const riskWords = ({ checks, percent }: Risk) =>
  checks === 1 ? `a check fails at ${percent} %` : `${checks} checks fail at ${percent} % each`;

/** What discarding a card does to Time, where it does something. */
export function timeCost(view: View, card: ClueId | undefined): { from: number; to: number; fatal: boolean } | null {
  if (card === undefined || !clueOf(card).hourglass) return null;
  const from = view.time.length;
  return { from, to: from + 1, fatal: from + 1 >= view.options.limits && view.victimsLeft === 0 };
}
