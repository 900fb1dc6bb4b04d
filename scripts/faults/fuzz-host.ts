import { startApp } from '../../server/src/app';
import { configFrom } from '../../server/src/config';

/** A server that tells how it is from the inside. */

export interface Inside {
  /** bytes, after a collection */
  rss: number;
  heap: number;
  /** names that nobody put there */
  polluted: string[];
  queues: number;
  matches: number;
}

async function main() {
  const app = await startApp(configFrom(process.env));
  const clean = new Map(
    [Object, Array, Function, String].map((c) => [c, Object.getOwnPropertyNames(c.prototype).length]),
  );
  process.on('message', async () => {
    (globalThis as { gc?: () => void }).gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const grown = [...clean]
      .filter(([c, n]) => Object.getOwnPropertyNames(c.prototype).length !== n)
      .map(([c]) => c.name);
    const inside: Inside = {
      rss,
      heap: heapUsed,
      polluted: [...Object.keys(Object.prototype), ...grown],
      queues: app.house.queues.size,
      matches: (await app.house.parts.storage.count()).matches,
    };
    process.send?.(inside);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ ready: app.port });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
