import { simulate, type Batch } from '../../engine-extensions/simulation/simulate';
import type { Played } from '../../engine-extensions/simulation/tally';
import { gameById } from '../games';

const EVERY_MS = 200;

/** Plays the batches it is sent, reports now and then, and says when one is done. */
process.on('message', ({ game, batch }: { game: string; batch: Batch }) => {
  let some: Played[] = [];
  let last = performance.now();
  for (const played of simulate(gameById(game), batch)) {
    some.push(played);
    if (performance.now() - last < EVERY_MS) continue;
    process.send?.({ played: some });
    some = [];
    last = performance.now();
  }
  process.send?.({ played: some, done: true });
});
