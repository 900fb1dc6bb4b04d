import type { BundleFigures } from './bundle';
import type { ListingFigures } from './listing';
import type { LoadFigures } from './load/run';
import type { ServerFigures } from './server';
import type { SimulationFigures } from './simulation';
import type { StoredFigures } from './stored';

/** All that one run showed. */
export interface Figures {
  machine: string;
  simulation?: SimulationFigures[];
  servers?: ServerFigures[];
  stored?: StoredFigures[];
  listing?: ListingFigures[];
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
    );
    if (ours.memory && memory.memory)
      bars.push(bar(`${ours.game}: memory per idle match, to stock`, ours.memory.perIdle / memory.memory.perIdle, { atMost: 0.1 })); // prettier-ignore
    if (flat) bars.push(bar(`${name} moves/s, to stock FlatFile`, mine.perSecond / flat.perSecond, { atLeast: 5 }));
    if (ours.held) {
      bars.push(bar(`${ours.game}: 1,000 matches held, p99`, ours.held.p99, { atMost: 100 }, 'ms'));
      bars.push(bar(`${ours.game}: 1,000 matches held, moves/s`, ours.held.perSecond, { atLeast: 475 }, '/s'));
    }
    if (ours.growth) {
      const { early, late } = ours.growth;
      bars.push(
        bar(`${ours.game}: bytes of a move around the 500th, to one around the 10th`, late.bytes / early.bytes, {
          atMost: 1.2,
        }),
        bar(`${ours.game}: time of a move around the 500th, to one around the 10th`, late.took / early.took, {
          atMost: 1.2,
        }),
      );
    }
  }
  return bars;
}

/** The server with many matches in its store, beside the same with few. */
function storedBars(stored: readonly StoredFigures[]): Bar[] {
  const [few, many] = [stored[0], stored.at(-1)];
  if (!few || !many || few === many) return [];
  const name = `${many.matches} stored matches, to ${few.matches}:`;
  return [
    bar(`${name} start-up`, many.start / few.start, { atMost: 1.2 }),
    bar(`${name} lobby page`, many.lobby.p50 / few.lobby.p50, { atMost: 1.2 }),
  ];
}

/** Every promise that these figures speak of. */
export function barsOf({ simulation = [], servers = [], stored = [], listing = [], bundle }: Figures): Bar[] {
  return [
    ...simulation.flatMap((s) => [
      bar(`${s.game}: simulator, to the bare reducer`, s.driver / s.reducer, { atLeast: 30 }),
      bar(`${s.game}: simulator, to the client loop`, s.driver / s.client, { atLeast: 30 }),
      bar(`${s.game}: equal states`, s.equal ? 1 : 0, { atLeast: 1 }, ''),
    ]),
    ...serverBars(servers),
    ...storedBars(stored),
    ...listing.map((l) =>
      bar(`${l.game}: ${l.moves} legal moves listed in a slow browser`, l.p95, { atMost: 16 }, 'ms'),
    ),
    ...(bundle
      ? [
          bar('lobby: JavaScript gzipped', bundle.lobby / 1024, { atMost: 100 }, 'KB'),
          ...bundle.games.map((g) => bar(`${g.game}: JavaScript gzipped`, g.ours / 1024, { atMost: 260 }, 'KB')),
        ]
      : []),
  ];
}

const ROOM = 2;

/** For a short run on a busy machine: times and what swings with them are left out, ratios may be this much worse. */
export function loosened(bars: readonly Bar[]): Bar[] {
  return bars
    .filter(({ unit, what }) => unit !== 'ms' && unit !== '/s' && !/p99|moves\/s/.test(what))
    .map((b) => {
      if (b.unit !== '×' || /bytes/.test(b.what)) return b;
      if (b.atMost !== undefined) return bar(b.what, b.value, { atMost: b.atMost * ROOM }, b.unit);
      return bar(b.what, b.value, { atLeast: (b.atLeast ?? 0) / ROOM }, b.unit);
    });
}
