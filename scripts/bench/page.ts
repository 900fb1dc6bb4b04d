import { bars as drawn, page } from '../simulation/plots';
import type { Bar, Figures } from './bars';
import { barLine, serverHead, serverRows } from './table';

const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((r, i) => `<tr>${r.map((c) => (i === 0 ? `<th>${c}</th>` : `<td>${c}</td>`)).join('')}</tr>`).join('')}</table>`;

/** The same as a page with plots: each figure as a share of the largest beside it. */
export function benchPage(figures: Figures, bars: readonly Bar[]): string {
  const games = [...new Set(figures.servers?.map((s) => s.game))];
  const compare = (label: string, rows: { label: string; value: number }[]) => {
    const most = Math.max(...rows.map((r) => r.value), 1e-9);
    return `<h3>${label}</h3>${drawn(rows.map((r) => ({ label: r.label, value: r.value / most })))}`;
  };
  const parts = [
    `<p>${figures.machine}</p><pre>${bars.map(barLine).join('\n')}</pre>`,
    ...(figures.simulation ?? []).map((s) =>
      compare(`${s.game}: random moves per second of CPU`, [
        { label: 'simulator', value: s.driver },
        { label: 'reducer', value: s.reducer },
        { label: 'client', value: s.client },
      ]),
    ),
    ...games.flatMap((game) => [
      `<h2>${game}</h2>${table([serverHead, ...serverRows(figures, game)])}`,
      ...(['cpuPerMove', 'perSecond', 'p99', 'bytesPerMoveAndSeat'] as const).map((key) =>
        compare(
          `${key}, most matches each`,
          (figures.servers ?? [])
            .filter((s) => s.game === game)
            .map((s) => ({
              label: s.host,
              value: (s.loads.find((l) => l.matches === 200) ?? s.loads.at(-1))?.[key] ?? 0,
            })),
        ),
      ),
    ]),
  ];
  return page(
    'Midnight Table: benchmark',
    `<style>td,th{padding:.2rem .6rem;text-align:right}</style>${parts.join('\n')}`,
  );
}
