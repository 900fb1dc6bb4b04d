import { no } from '../refusals';

const MAX_WAITING = 2000;

/** One line per match: everything that reads and changes it happens one after the other. */
export class Queues {
  private readonly lines = new Map<string, { tail: Promise<unknown>; length: number }>();

  /** Runs `work` when everything before it has ended, whether well or not. */
  run<T>(id: string, work: () => Promise<T>): Promise<T> {
    let line = this.lines.get(id);
    if (!line) this.lines.set(id, (line = { tail: Promise.resolve(), length: 0 }));
    else if (line.length >= MAX_WAITING) return Promise.resolve().then(() => no('busy'));
    const mine = line;
    mine.length += 1;
    const result = mine.tail.then(work);
    const ended = () => {
      mine.length -= 1;
      if (mine.length === 0) this.lines.delete(id);
    };
    mine.tail = result.then(ended, ended);
    return result;
  }

  isIdle(id: string) {
    return !this.lines.has(id);
  }

  get size() {
    return this.lines.size;
  }

  /** Resolves when nothing is waiting any more. */
  async drained() {
    while (this.lines.size > 0) await Promise.all([...this.lines.values()].map((line) => line.tail));
  }
}
