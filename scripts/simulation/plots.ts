/** A bar of a plot; low and high are the ends of its interval. */
export interface Bar {
  label: string;
  value: number;
  low?: number;
  high?: number;
  note?: string;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const percent = (x: number) => `${(100 * x).toFixed(1)} %`;

const WIDTH = 640;
const LEFT = 210;
const ROW = 20;

/** Horizontal bars of shares, with intervals and a line where fair would be. */
export function bars(rows: readonly Bar[], fair?: number): string {
  const most = Math.max(0.01, ...rows.map((r) => r.high ?? r.value), fair ?? 0);
  const x = (v: number) => LEFT + ((WIDTH - LEFT - 90) * v) / most;
  const lines = rows.map((r, i) => {
    const y = i * ROW;
    const whisker =
      r.low === undefined || r.high === undefined
        ? ''
        : `<path d="M${x(r.low)} ${y + 10}H${x(r.high)}M${x(r.low)} ${y + 6}v8M${x(r.high)} ${y + 6}v8" class="whisker"/>`;
    return `<text x="${LEFT - 6}" y="${y + 14}" text-anchor="end">${escape(r.label)}</text><rect x="${LEFT}" y="${y + 4}" width="${x(r.value) - LEFT}" height="12"/>${whisker}<text x="${x(r.high ?? r.value) + 6}" y="${y + 14}">${percent(r.value)}${r.note ? ` of ${r.note}` : ''}</text>`;
  });
  const height = rows.length * ROW;
  const line = fair === undefined ? '' : `<path d="M${x(fair)} 0V${height}" class="fair"/>`;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" role="img">${lines.join('')}${line}</svg>`;
}

/** How numbers are spread. */
export function histogram(values: readonly number[]): string {
  if (values.length === 0) return '<p>none</p>';
  const low = Math.min(...values);
  const high = Math.max(...values);
  const bins = Math.min(24, Math.max(1, Math.round(high - low) + 1));
  const counts = new Array<number>(bins).fill(0);
  for (const v of values) {
    const at = Math.min(bins - 1, Math.floor(((v - low) / (high - low || 1)) * bins));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const top = Math.max(...counts);
  const w = WIDTH / bins;
  const rects = counts.map((c, i) => `<rect x="${i * w + 1}" y="${120 - (110 * c) / top}" width="${w - 2}" height="${(110 * c) / top}"><title>${c}</title></rect>`); // prettier-ignore
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return `<svg viewBox="0 0 ${WIDTH} 140" width="${WIDTH}" role="img">${rects.join('')}<text x="0" y="136">${low}</text><text x="${WIDTH / 2}" y="136" text-anchor="middle">mean ${mean.toFixed(1)}</text><text x="${WIDTH}" y="136" text-anchor="end">${high}</text></svg>`;
}

/** A page that needs nothing but itself. */
export const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>
<style>
body{font:15px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;background:#f6f1e4;color:#221d15}
h1,h2{font-family:Georgia,serif}h2{margin-top:2.5rem;border-top:2px solid #b99b55;padding-top:1rem}
svg{max-width:100%;height:auto}rect{fill:#3c6b58}text{font-size:12px;fill:#221d15}
.whisker{stroke:#221d15;stroke-width:1.4;fill:none}.fair{stroke:#a3352b;stroke-width:1.4;stroke-dasharray:4 3}
pre{background:#efe6cf;padding:.8rem;overflow-x:auto}
</style>
<h1>${escape(title)}</h1>
${body}
</html>
`;
