import type { Logger } from 'pino';

const LOOK_EVERY = 10_000;
/** what any clock may be off after ten seconds */
const SMALL = 1000;
/** a clock that was set stays set: believed after so many looks in a row, five minutes */
const LASTS = 30;

/**
 * The time of day for everything that waits or expires. It goes with the clock that nobody can set and follows small
 * corrections; a time of day that jumps is believed only when it stays, so that a jump and back expires no match and
 * gives nobody's seat away.
 */
export class SteadyClock {
  private base: number;
  private strange = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    private readonly wall: () => number = Date.now,
    private readonly passed: () => number = () => performance.now(),
  ) {
    this.base = wall() - passed();
    this.timer = setInterval(() => this.look(), LOOK_EVERY).unref();
  }

  now = () => Math.round(this.base + this.passed());

  look() {
    const off = this.wall() - this.now();
    if (Math.abs(off) < SMALL || this.strange + 1 >= LASTS) {
      if (this.strange > 0) this.log.warn({ ms: off }, 'the time of day is believed again');
      this.base += off;
      this.strange = 0;
    } else if (this.strange++ === 0) this.log.warn({ ms: off }, 'the time of day has jumped; waiting whether it stays');
  }

  close() {
    clearInterval(this.timer);
  }
}
