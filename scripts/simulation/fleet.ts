import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Batch } from '../../engine-extensions/simulation/simulate';
import type { Played } from '../../engine-extensions/simulation/tally';
import { bundled } from '../bundled';

/** Small enough that all cores are busy to the end, large enough that asking costs nothing. */
const SLICES_PER_WORKER = 8;

interface Report {
  played: Played[];
  done?: true;
}

/** Processes that play matches, one per core. */
export interface Fleet {
  /** plays a batch on all cores; the result does not depend on how many there are */
  play(game: string, batch: Batch, progress?: (done: number, of: number) => void): Promise<Played[]>;
  stop(): void;
}

function slicesOf(batch: Batch, workers: number): Batch[] {
  const total = batch.to - batch.from;
  const count = Math.max(1, Math.min(total, workers * SLICES_PER_WORKER));
  const at = (i: number) => batch.from + Math.floor((i * total) / count);
  return Array.from({ length: count }, (_, i) => ({ ...batch, from: at(i), to: at(i + 1) }));
}

/** Starts the processes; as many as there are cores unless told. */
export function startFleet(cores = availableParallelism()): Fleet {
  const script = bundled('simulation/worker.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const workers = Array.from({ length: cores }, () => fork(script, { execArgv: [], env }));
  process.on('exit', () => rmSync(script, { force: true }));

  const playSlice = (worker: ChildProcess, game: string, batch: Batch, heard: (played: Played[]) => void) =>
    new Promise<void>((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`a worker ended with ${code}`));
      const onMessage = ({ played, done }: Report) => {
        heard(played);
        if (!done) return;
        worker.off('message', onMessage).off('exit', onExit);
        resolve();
      };
      worker.on('message', onMessage).on('exit', onExit);
      worker.send({ game, batch });
    });

  return {
    async play(game, batch, progress) {
      const left = slicesOf(batch, workers.length);
      const all: Played[] = [];
      const heard = (played: Played[]) => {
        all.push(...played);
        progress?.(all.length, batch.to - batch.from);
      };
      await Promise.all(
        workers.map(async (worker) => {
          for (let slice = left.shift(); slice; slice = left.shift()) await playSlice(worker, game, slice, heard);
        }),
      );
      return all.sort((a, b) => (a.seed < b.seed ? -1 : 1));
    },
    stop: () => workers.forEach((w) => w.kill()),
  };
}

/** A bar on a terminal; nothing elsewhere. */
export function progressBar(label: string, quiet: boolean) {
  if (quiet || !process.stderr.isTTY) return { tick: () => {}, end: () => {} };
  return {
    tick: (done: number, of: number) => {
      const full = Math.round((30 * done) / of);
      process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(30 - full)} ${done} / ${of} ${label}`);
    },
    end: () => process.stderr.write('\r\x1b[K'),
  };
}
