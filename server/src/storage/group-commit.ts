import { Conflict } from './storage';

interface Waiting {
  write: () => void;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Writes of one tick share one transaction and one wait for the disk. A write that fails takes nothing of itself into
 * the store and none of the others with it. A Conflict is thrown before anything was written.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];

  constructor(
    private readonly exec: (sql: string) => void,
    private readonly timed: (seconds: number, writes: number) => void = () => {},
  ) {}

  /** Resolves when the write is durable. */
  add(write: () => void): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ write, done, failed });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits what is waiting now. */
  flush() {
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length > 0 && !this.together(batch)) for (const one of batch) this.together([one]);
  }

  /** One transaction; false when it failed and was not the only write in it: then each is tried alone. */
  private together(batch: Waiting[]): boolean {
    const start = performance.now();
    const conflicts = new Map<Waiting, Conflict>();
    try {
      this.exec('BEGIN IMMEDIATE');
      for (const one of batch) {
        try {
          one.write();
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          conflicts.set(one, error);
        }
      }
      this.exec('COMMIT');
    } catch (error) {
      this.rollback();
      if (batch.length === 1) batch[0]?.failed(error);
      return batch.length === 1;
    }
    this.timed((performance.now() - start) / 1000, batch.length);
    for (const one of batch) {
      const conflict = conflicts.get(one);
      if (conflict) one.failed(conflict);
      else one.done();
    }
    return true;
  }

  private rollback() {
    try {
      this.exec('ROLLBACK');
    } catch {
      // the store has rolled back by itself
    }
  }
}
