import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { ritualOf, type RitualId } from '../cards';
import { countAt, hasAnomaly, type Open } from './open';

/** How one way of laying a Ritual on the ring stands: what each Location still lacks. */
export interface Fit {
  image: readonly number[];
  /** tokens missing per Location, 1 first */
  missing: number[];
  /** needed Locations that an Anomaly blocks (COL-RIT-04) */
  blocked: number[];
  lacks: number;
}

/** COL-RIT-02 to 04 for one alignment. */
export function fitOf(o: Open, p: PlayerID, image: readonly number[]): Fit {
  const missing: number[] = [];
  const blocked: number[] = [];
  let lacks = 0;
  for (let i = 0; i < image.length; i++) {
    const need = image[i] as number;
    const short = need === 0 ? 0 : Math.max(0, need - countAt(o, p, i + 1));
    missing.push(short);
    lacks += short;
    if (need > 0 && hasAnomaly(o, i + 1)) blocked.push(i + 1);
  }
  return { image, missing, blocked, lacks };
}

/** The alignment that is nearest to done; blocked places count double. */
export function bestFit(o: Open, p: PlayerID, id: RitualId): Fit {
  let best: Fit | undefined;
  for (const image of ritualOf(id).images) {
    const fit = fitOf(o, p, image);
    if (!best || fit.lacks + 2 * fit.blocked.length < best.lacks + 2 * best.blocked.length) best = fit;
  }
  return best as Fit;
}

export const isComplete = (o: Open, p: PlayerID, id: RitualId) =>
  ritualOf(id).images.some((image) => {
    for (let i = 0; i < image.length; i++) {
      const need = image[i] as number;
      if (need > 0 && (countAt(o, p, i + 1) < need || hasAnomaly(o, i + 1))) return false;
    }
    return true;
  });
