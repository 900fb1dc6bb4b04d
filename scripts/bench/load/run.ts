import { seeded } from '../../../engine-extensions/dice';
import type { GameModule } from '../../../engine-extensions/game-module';
import { percentile } from '../../../engine-extensions/simulation/tally';
import type { RunningHost } from '../hosts/start';
import { openTable, type Confirmed, type LoadTable } from './table';

export interface LoadOptions {
  players: number;
  matches: number;
  seconds: number;
  /** moves before anything is counted: code gets warm, matches get going; half the seconds at most */
  warmUp: number;
  /** ends early after so many counted moves */
  moves?: number;
  /** moves per second over all matches; as fast as it goes when absent */
  pace?: number;
}

/** What a server did under load. */
export interface LoadFigures {
  matches: number;
  moves: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** microseconds of the server's CPU for a move that all seats saw */
  cpuPerMove: number;
  bytesPerMoveAndSeat: number;
}

const OPEN_AT_ONCE = 16;

/** Opens tables, some at a time. */
export async function openTables(host: RunningHost, module: GameModule, players: number, count: number) {
  const tables: LoadTable[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(OPEN_AT_ONCE, count) }, async () => {
      while (next < count) {
        const i = next++;
        tables.push(await openTable(host, module, players, seeded(`load-${i}`)));
      }
    }),
  );
  return tables;
}

/** Lets every table play for a while; a finished match makes room for a new one. */
export async function load(host: RunningHost, module: GameModule, options: LoadOptions): Promise<LoadFigures> {
  const { players, matches, seconds, pace, warmUp, moves: enough = Infinity } = options;
  const tables = await openTables(host, module, players, matches);
  const confirmed: Confirmed[] = [];
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const gap = pace === undefined ? 0 : (1000 * matches) / pace;
  let fresh = matches;
  await rest(300);
  let from = await host.usage();
  let start = performance.now();
  let isWarm = false;
  const begin = async () => {
    isWarm = true;
    from = await host.usage();
    start = performance.now();
    confirmed.length = 0;
  };
  const opened = start;
  const warm = () => confirmed.length >= warmUp || performance.now() - opened > 500 * seconds;
  const isOver = () => isWarm && (performance.now() - start > 1000 * seconds || confirmed.length >= enough);
  await Promise.all(
    tables.map(async (table, i) => {
      if (gap > 0) await rest(gap * Math.abs(Math.sin(i))); // spread over the gap
      while (!isOver()) {
        if (!isWarm && warm()) await begin();
        const clicked = performance.now();
        const done = await table.play();
        if (done) confirmed.push(done);
        else {
          table.close();
          table = tables[i] = await openTable(host, module, players, seeded(`load-${fresh++}`));
        }
        const left = gap - (performance.now() - clicked);
        if (left > 0) await rest(left);
      }
    }),
  );
  const spent = (performance.now() - start) / 1000;
  const to = await host.usage();
  tables.forEach((t) => t.close());
  const took = confirmed.map((c) => c.took);
  const moves = confirmed.length;
  return {
    matches,
    moves,
    perSecond: moves / spent,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    cpuPerMove: (to.cpu - from.cpu) / moves,
    bytesPerMoveAndSeat: confirmed.reduce((a, c) => a + c.bytes, 0) / moves / players,
  };
}
