import { createContext, Script } from 'node:vm';

/** A rule ran for too long and was stopped where it stood. */
export class TooLong extends Error {}

interface Job {
  work: () => unknown;
  done: (value: unknown) => void;
  failed: (error: unknown) => void;
  isAgain?: true;
}

/**
 * Runs rules for a limited time: what takes longer is cut off in the middle, even a loop that never ends. Watching costs
 * a thread for a moment, so everything that came in the same tick is watched together.
 */
export class Cutter {
  private waiting: Job[] = [];
  private readonly outside = createContext({ work: () => {} });
  private readonly script = new Script('work()');

  /** `limit` in ms; 0: no limit */
  constructor(private readonly limit: number) {}

  /** Runs now. What runs must not change anything that outlives it. */
  now<T>(work: () => T): T {
    if (this.limit === 0) return work();
    let result: T | undefined;
    this.outside.work = () => (result = work());
    try {
      this.script.runInContext(this.outside, { timeout: this.limit });
    } catch (error) {
      const { code } = error as { code?: string };
      throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new TooLong(`took more than ${this.limit} ms`) : error;
    } finally {
      this.outside.work = () => {};
    }
    return result as T;
  }

  /** Runs at the end of this tick, together with the others. */
  run<T>(work: () => T): Promise<T> {
    if (this.limit === 0) return new Promise((done) => done(work()));
    return new Promise((done, failed) => {
      this.waiting.push({ work, done: done as (value: unknown) => void, failed });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  private flush() {
    const jobs = this.waiting;
    this.waiting = [];
    for (let next = 0; next < jobs.length;) {
      let job: Job | undefined;
      let began = 0;
      const cpu = process.cpuUsage();
      try {
        this.now(() => {
          for (; next < jobs.length; job = undefined) {
            job = jobs[next++] as Job;
            began = performance.now();
            attempt(job);
          }
        });
      } catch (error) {
        // the one that ran is to blame; once it is tried again if those before it or a sleeping process took the time
        if (!job) continue;
        const mine = Math.min(performance.now() - began, process.cpuUsage(cpu).user / 1000);
        if (job.isAgain || mine > this.limit / 4) job.failed(error);
        else {
          job.isAgain = true;
          next--;
        }
      }
    }
  }
}

function attempt({ work, done, failed }: Job) {
  let value: unknown;
  try {
    value = work();
  } catch (error) {
    return failed(error);
  }
  done(value);
}
