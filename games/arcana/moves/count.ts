import type { Effect } from '../cards';

/** One more for the record; cards without an effect are not counted. */
export function count(into: Record<string, number>, effect: Effect | undefined) {
  if (effect) into[effect] = (into[effect] ?? 0) + 1;
}
