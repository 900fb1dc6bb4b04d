import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { GAMES } from '../../games';
import { bundled } from '../bundled';
import type { SimulationFigures } from './simulation';

/** All games, each in a fresh process, as the simulator's workers play them: what one warms up does not slow the next. */
export async function benchSimulations(
  { seconds, most }: { seconds: number; most?: number },
  say: (line: string) => void,
): Promise<SimulationFigures[]> {
  const script = bundled('bench/simulation-game.ts');
  try {
    const all: SimulationFigures[] = [];
    for (const { meta } of GAMES) {
      say(`${meta.title}, ${Math.max(...meta.players)} seats, random play`);
      all.push(await playedBy(script, [meta.id, String(seconds), ...(most === undefined ? [] : [String(most)])]));
    }
    return all;
  } finally {
    rmSync(script, { force: true });
  }
}

function playedBy(script: string, args: string[]): Promise<SimulationFigures> {
  return new Promise((resolve, reject) => {
    const child = fork(script, args, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] });
    child.once('message', (figures) => resolve(figures as SimulationFigures));
    child.once('exit', (code) => reject(new Error(`the simulation of ${args[0]} ended with ${code}`)));
  });
}
