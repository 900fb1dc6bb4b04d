import { seeded } from '../../../engine-extensions/dice';
import type { GameModule } from '../../../engine-extensions/game-module';
import type { RunningHost } from '../hosts/start';
import { openTables } from './run';
import { openTable, type LoadTable } from './table';

/** Bytes of memory a match costs a server. */
export interface MemoryFigures {
  /** with everybody connected, after some moves */
  perActive: number;
  /** when everybody has left */
  perIdle: number;
}

const MOVES = 10;
/** our server puts a match away 8 seconds after everybody left */
const IDLE_MS = 12_000;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function playSome(tables: readonly LoadTable[]) {
  await Promise.all(
    tables.map(async (table) => {
      for (let i = 0; i < MOVES; i++) if (!(await table.play())) return;
    }),
  );
}

/** Opens matches in waves, plays a little, leaves; what the server keeps is divided by their number. */
export async function measureMemory(host: RunningHost, module: GameModule, players: number, matches: number) {
  const wave = Math.min(100, matches);
  const warm = await openTables(host, module, players, 5); // code and caches
  await playSome(warm);
  warm.forEach((t) => t.close());
  await rest(IDLE_MS);
  const empty = (await host.usage(true)).heap;
  let perActive = 0;
  for (let done = 0; done < matches; done += wave) {
    const tables = await openTables(host, module, players, wave);
    await playSome(tables);
    if (done === 0) perActive = ((await host.usage(true)).heap - empty) / wave;
    tables.forEach((t) => t.close());
  }
  await rest(IDLE_MS);
  const full = (await host.usage(true)).heap;
  return { perActive, perIdle: Math.max(0, full - empty) / matches } satisfies MemoryFigures;
}

/** Bytes it takes a seat to come back after some moves of the others' making. */
export async function measureReturn(host: RunningHost, module: GameModule, players: number, gap: number) {
  const table = await openTable(host, module, players, seeded('return'));
  const [traveller] = table.seats;
  if (!traveller) throw new Error('no seat');
  for (let i = 0; i < MOVES; i++) await table.play();
  traveller.away();
  const companion = await openWithout(table, gap);
  const bytes = await traveller.back();
  table.close();
  return { moves: companion, bytes };
}

/** Moves by the seats that stayed, as many as they may make without the one that left. */
async function openWithout(table: LoadTable, most: number): Promise<number> {
  let made = 0;
  while (made < most && (await table.playWithout('0'))) made++;
  return made;
}
