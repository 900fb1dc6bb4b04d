import type { GameModule } from '../../engine-extensions/game-module';
import { startHost, type HostKind } from './hosts/start';
import { measureGrowth, type GrowthFigures } from './load/growth';
import { measureMemory, measureReturn, type MemoryFigures } from './load/memory';
import { load, type LoadFigures } from './load/run';

export interface ServerPlan {
  game: GameModule;
  players: number;
  hosts: readonly HostKind[];
  matches: readonly number[];
  seconds: number;
  warmUp: number;
  /** ends each load early */
  moves?: number;
  /** matches held at a given pace */
  held?: { matches: number; pace: number };
  memoryMatches?: number;
  /** long matches to see whether a move grows dearer */
  long?: number;
}

/** What one server showed with one game. */
export interface ServerFigures {
  host: HostKind;
  game: string;
  players: number;
  loads: LoadFigures[];
  held?: LoadFigures;
  memory?: MemoryFigures;
  /** bytes to come back after a gap of so many moves */
  back: { moves: number; bytes: number };
  growth?: GrowthFigures;
}

/** One server after the other, each fresh, driven by the same clients from this process. */
export async function benchServers(plan: ServerPlan, say: (line: string) => void): Promise<ServerFigures[]> {
  const { game, players, hosts, matches, seconds, warmUp, moves, held, memoryMatches, long } = plan;
  const all: ServerFigures[] = [];
  for (const kind of hosts) {
    say(`${game.meta.title}, ${players} seats, ${kind}`);
    const loads: LoadFigures[] = [];
    for (const count of matches) {
      if (kind === 'stock FlatFile' && count > 200) continue; // its listing alone takes longer than the run
      const host = await startHost(kind, game.meta.id);
      loads.push(
        await load(host, game, { players, matches: count, seconds, warmUp, ...(moves === undefined ? {} : { moves }) }),
      );
      await host.stop();
    }
    const host = await startHost(kind, game.meta.id);
    const many = kind === 'stock FlatFile' ? 100 : memoryMatches;
    const memory = many === undefined ? {} : { memory: await measureMemory(host, game, players, many) };
    const back = await measureReturn(host, game, players, 10);
    await host.stop();
    const figures: ServerFigures = { host: kind, game: game.meta.id, players, loads, ...memory, back };
    if (long && kind.startsWith('ours')) {
      const alone = await startHost(kind, game.meta.id);
      figures.growth = await measureGrowth(alone, game, players, long);
      await alone.stop();
    }
    if (held && kind.startsWith('ours')) {
      const holder = await startHost(kind, game.meta.id);
      figures.held = await load(holder, game, { players, seconds, warmUp, ...held });
      await holder.stop();
    }
    all.push(figures);
  }
  return all;
}
