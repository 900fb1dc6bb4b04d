import type { BundleFigures } from './bundle';
import type { LoadFigures } from './load/run';
import type { ServerFigures } from './server';
import type { SimulationFigures } from './simulation';

/** All that one run showed. */
export interface Figures {
  machine: string;
  simulation?: SimulationFigures[];
  servers?: ServerFigures[];
  bundle?: BundleFigures;
}

/** A promise and what was measured. */
export interface Bar {
  what: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
  holds: boolean;
}

const bar = (what: string, value: number, limit: { atMost: number } | { atLeast: number }, unit = '×'): Bar => ({
  what,
  value,
  unit,
  ...limit,
  holds: 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast,
});

const at = (figures: ServerFigures | undefined, matches: number): LoadFigures | undefined =>
  figures?.loads.find((l) => l.matches === matches) ?? figures?.loads.at(-1);

function serverBars(servers: readonly ServerFigures[]): Bar[] {
  const bars: Bar[] = [];
  for (const ours of servers.filter((s) => s.host === 'ours SQLite')) {
    const of = (host: ServerFigures['host']) => servers.find((s) => s.game === ours.game && s.host === host);
    const memory = of('stock memory');
    const [mine, stock, flat] = [at(ours, 200), at(memory, 200), at(of('stock FlatFile'), 200)];
    if (!mine || !stock || !memory) continue;
    const name = `${ours.game}, ${mine.matches} matches:`;
    bars.push(
      bar(`${name} CPU per move, to stock in memory`, mine.cpuPerMove / stock.cpuPerMove, { atMost: 0.7 }),
      bar(`${name} moves/s, to stock in memory`, mine.perSecond / stock.perSecond, { atLeast: 1.3 }),
      bar(`${name} p99, to stock in memory`, mine.p99 / stock.p99, { atMost: 1 }),
      bar(`${name} bytes per move and seat, to stock`, mine.bytesPerMoveAndSeat / stock.bytesPerMoveAndSeat, { atMost: 0.1 }), // prettier-ignore
      bar(`${ours.game}: memory per idle match, to stock`, ours.memory.perIdle / memory.memory.perIdle, {
        atMost: 0.1,
      }),
    );
    if (flat) bars.push(bar(`${name} moves/s, to stock FlatFile`, mine.perSecond / flat.perSecond, { atLeast: 5 }));
    if (ours.held) {
      bars.push(bar(`${ours.game}: 1,000 matches held, p99`, ours.held.p99, { atMost: 100 }, 'ms'));
      bars.push(bar(`${ours.game}: 1,000 matches held, moves/s`, ours.held.perSecond, { atLeast: 475 }, '/s'));
    }
    if (mine.late.moves >= 100)
      bars.push(
        bar(`${ours.game}: bytes of a late move, to an early one`, mine.late.bytes / mine.early.bytes, { atMost: 1.2 }),
        bar(`${ours.game}: time of a late move, to an early one`, mine.late.took / mine.early.took, { atMost: 1.2 }),
      );
  }
  return bars;
}

/** Every promise that these figures speak of. */
export function barsOf({ simulation = [], servers = [], bundle }: Figures): Bar[] {
  return [
    ...simulation.flatMap((s) => [
      bar(`${s.game}: simulator, to the bare reducer`, s.driver / s.reducer, { atLeast: 30 }),
      bar(`${s.game}: simulator, to the client loop`, s.driver / s.client, { atLeast: 30 }),
      bar(`${s.game}: equal states`, s.equal ? 1 : 0, { atLeast: 1 }, ''),
    ]),
    ...serverBars(servers),
    ...(bundle
      ? [
          bar('lobby: JavaScript gzipped', bundle.lobby / 1024, { atMost: 100 }, 'KB'),
          ...bundle.games.map((g) => bar(`${g.game}: JavaScript gzipped`, g.ours / 1024, { atMost: 260 }, 'KB')),
        ]
      : []),
  ];
}
