import type { Bar, Figures } from './bars';
import type { LoadFigures } from './load/run';

const round = (x: number, digits = 0) => (Number.isFinite(x) ? x.toFixed(digits) : '–');
const kb = (bytes: number) => `${round(bytes / 1024, 1)} KB`;

export const barLine = (b: Bar) =>
  `${b.holds ? '✓' : '✗'} ${b.what}: ${round(b.value, 2)} ${b.unit} (${b.atMost === undefined ? `at least ${b.atLeast}` : `at most ${b.atMost}`})`;

const HEAD = ['server', 'matches', 'moves/s', 'p50 ms', 'p99 ms', 'CPU µs/move', 'bytes/move/seat'];

const loadRow = (name: string, l: LoadFigures) => [
  name,
  String(l.matches),
  round(l.perSecond),
  round(l.p50, 1),
  round(l.p99, 1),
  round(l.cpuPerMove),
  round(l.bytesPerMoveAndSeat),
];

/** The rows of the server table of one game. */
export function serverRows(figures: Figures, game: string): string[][] {
  return (figures.servers ?? [])
    .filter((s) => s.game === game)
    .flatMap((s) => [
      ...s.loads.map((l) => loadRow(s.host, l)),
      ...(s.held ? [loadRow(`${s.host}, held`, s.held)] : []),
    ]);
}

export const serverHead = HEAD;

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((r) => (r[i] ?? '').length)));
  return rows.map((r) => r.map((c, i) => (i === 0 ? c.padEnd(widths[i] ?? 0) : c.padStart(widths[i] ?? 0))).join('  ')).join('\n'); // prettier-ignore
}

/** Everything, as tables in the terminal. */
export function printFigures(figures: Figures, bars: readonly Bar[]) {
  console.log(figures.machine);
  if (figures.simulation) {
    const rows = figures.simulation.map((s) => [s.game, String(s.players), round(s.driver), round(s.reducer), round(s.client)]); // prettier-ignore
    console.log(`\n${aligned([['random play, moves/s of CPU', 'seats', 'simulator', 'reducer', 'client'], ...rows])}`);
  }
  for (const game of new Set(figures.servers?.map((s) => s.game))) {
    console.log(`\n${game}\n${aligned([HEAD, ...serverRows(figures, game)])}`);
    for (const s of figures.servers?.filter((f) => f.game === game) ?? [])
      console.log(`${s.host}: ${s.memory ? `${kb(s.memory.perActive)} per active match, ${kb(s.memory.perIdle)} per idle one; ` : ''}${s.back.bytes} bytes to come back after ${s.back.moves} moves`); // prettier-ignore
  }
  for (const { game, growth } of figures.servers ?? [])
    if (growth)
      for (const c of [growth.early, growth.late])
        console.log(`${game}, moves ${c.from} to ${c.to} of ${growth.matches} matches: ${round(c.took, 2)} ms, ${round(c.bytes)} bytes a seat`); // prettier-ignore
  for (const s of figures.stored ?? [])
    console.log(`${s.matches} matches stored: listens after ${round(s.start)} ms; lobby page p50 ${round(s.lobby.p50, 1)} ms, p99 ${round(s.lobby.p99, 1)} ms; ${kb(s.rss)} resident`); // prettier-ignore
  for (const l of figures.listing ?? [])
    console.log(`${l.game}: ${l.moves} legal moves listed in ${round(l.p95, 2)} ms (95 of 100), ${round(l.first, 1)} ms the first time, on a browser slowed down 4 times`); // prettier-ignore
  if (figures.bundle) {
    console.log(`\nJavaScript gzipped: lobby ${kb(figures.bundle.lobby)}`);
    for (const g of figures.bundle.games)
      console.log(`  ${g.game}: ${kb(g.ours)} with its board; ${kb(g.stock)} for a stock client without one`);
  }
  console.log(`\n${bars.map(barLine).join('\n')}`);
}
