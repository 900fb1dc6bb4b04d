import type { GameModule } from '../../engine-extensions/game-module';
import { resolveOptions } from '../../engine-extensions/meta';
import { sameJson } from '../../engine-extensions/moves';
import type { Band } from '../../engine-extensions/simulation/summary';
import { margin, measured, type Played } from '../../engine-extensions/simulation/tally';
import type { Run } from './arguments';

export interface Checked extends Band {
  value: number;
  of: number;
  holds: boolean;
}

/** The promises that speak of this run. */
export const bandsFor = (module: GameModule, run: Run, bots: string): Band[] =>
  (module.bands ?? []).filter(
    (b) =>
      b.bots === bots &&
      (b.players === undefined || b.players === run.players) &&
      sameJson(resolveOptions(module.meta.options, b.options), run.options),
  );

/** Compares a run with its bands; sampling error is allowed for shares. */
export function checkBands(module: GameModule, run: Run, bots: string, played: readonly Played[]): Checked[] {
  return bandsFor(module, run, bots).map((band) => {
    const { value, of } = measured(played, band);
    const isShare = !band.measure.startsWith('mean') && !/^p\d/.test(band.measure);
    const slack = isShare ? margin(Math.min(1, Math.max(0, value)), of) : 0;
    const holds = value + slack >= (band.min ?? -Infinity) && value - slack <= (band.max ?? Infinity);
    return { ...band, value, of, holds };
  });
}

export const bandLine = (b: Checked) =>
  `${b.holds ? '✓' : '✗'} ${b.rule} ${b.measure}${b.among ? ` among ${b.among}` : ''}: ${b.value.toFixed(3)} (${b.min ?? ''}…${b.max ?? ''}, ${b.of} matches)`;
