/** One statement and its arguments. */
export interface Query {
  text: string;
  args: readonly unknown[];
}

/**
 * Work on a database, written once: it yields statements and is given the number of rows each has changed. SQLite is
 * driven without a pause, so that nobody reads in between; PostgreSQL is waited for.
 */
export type Steps<T = void> = Generator<Query, T, number>;

export const query = (text: string, ...args: unknown[]): Query => ({ text, args });

export function driveNow<T>(steps: Steps<T>, run: (q: Query) => number): T {
  let step = steps.next();
  while (!step.done) {
    let changed: number;
    try {
      changed = run(step.value);
    } catch (error) {
      step = steps.throw(error);
      continue;
    }
    step = steps.next(changed);
  }
  return step.value;
}

export async function drive<T>(steps: Steps<T>, run: (q: Query) => Promise<number>): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    let changed: number;
    try {
      changed = await run(step.value);
    } catch (error) {
      step = steps.throw(error);
      continue;
    }
    step = steps.next(changed);
  }
  return step.value;
}
