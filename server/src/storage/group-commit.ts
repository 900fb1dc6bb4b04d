import { query, type Steps } from './steps';
import { Away, Conflict, Unsure } from './storage';

interface Waiting {
  /** what is written: every transaction takes its locks in this order, so that no two wait for each other */
  key: string;
  write: () => Steps;
  done: () => void;
  failed: (error: unknown) => void;
}

export interface GroupOptions {
  begin: string;
  /** runs the statements, at once or in time; the next group waits for it */
  drive: (steps: Steps) => void | Promise<void>;
  timed: ((seconds: number, writes: number) => void) | undefined;
}

/**
 * Writes of one tick share one transaction and one wait for the disk. A write that fails takes nothing of itself into
 * the store and none of the others with it. A Conflict is thrown before anything was written.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly options: GroupOptions) {}

  /** Resolves when the write is durable. */
  add(key: string, write: () => Steps): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ key, write, done, failed });
      if (this.waiting.length === 1 && !this.running) setImmediate(() => this.flush());
    });
  }

  /** Commits what is waiting now, and in the end what came meanwhile. */
  flush(): void | Promise<void> {
    if (this.running) return this.running;
    const batch = this.waiting.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    this.waiting = [];
    if (batch.length === 0) return;
    const driven = this.options.drive(this.committed(batch));
    if (!driven) return;
    this.running = driven.then(() => {
      this.running = undefined;
      return this.flush();
    });
    return this.running;
  }

  private *committed(batch: Waiting[]): Steps {
    if (!(yield* this.together(batch))) for (const one of batch) yield* this.together([one]);
  }

  /** One transaction; false when it failed and was not the only write in it: then each is tried alone. */
  private *together(batch: Waiting[]): Steps<boolean> {
    const start = performance.now();
    const conflicts = new Map<Waiting, Conflict>();
    try {
      yield query(this.options.begin);
      for (const one of batch) {
        try {
          yield* one.write();
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          conflicts.set(one, error);
        }
      }
      yield query('COMMIT');
    } catch (error) {
      yield* this.rollback();
      const alone = batch.length === 1 || error instanceof Unsure || error instanceof Away;
      if (alone) for (const one of batch) one.failed(error);
      return alone;
    }
    this.options.timed?.((performance.now() - start) / 1000, batch.length);
    for (const one of batch) {
      const conflict = conflicts.get(one);
      if (conflict) one.failed(conflict);
      else one.done();
    }
    return true;
  }

  private *rollback(): Steps {
    try {
      yield query('ROLLBACK');
    } catch {
      // the store has rolled back by itself
    }
  }
}
