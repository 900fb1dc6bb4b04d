import type { Findings } from './check';

/** What one site went through. */
export interface Report {
  title: string;
  kills: number;
  /** kind of fault -> how often */
  faults: Map<string, number>;
  /** not done here, and why */
  missing: string[];
  matches: number;
  messages: number;
  acknowledged: number;
  /** ms until everybody sat again after a fault: the longest, and the one in the middle */
  back: number[];
  seconds: number;
  found: Findings;
}

const HEAD = ['', 'kills', 'other faults', 'matches', 'messages', 'acknowledged moves', 'views compared', 'lost', 'doubled', 'wrong views', 'back in the seat (median, longest)', 'time']; // prettier-ignore

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`);

function row(r: Report): string[] {
  const back = [...r.back].sort((a, b) => a - b);
  const others = [...r.faults.values()].reduce((a, b) => a + b, 0);
  return [
    r.title,
    `${r.kills}`,
    `${others}`,
    `${r.matches}`,
    `${r.messages}`,
    `${r.acknowledged}`,
    `${r.found.views}`,
    `${r.found.lost}`,
    `${r.found.doubled}`,
    `${r.found.wrong}`,
    `${seconds(back[back.length >> 1])}, ${seconds(back.at(-1))}`,
    `${Math.round(r.seconds)} s`,
  ];
}

export const isClean = ({ found }: Report) => found.lost + found.doubled + found.wrong === 0;

/** The table, as it stands in the README, and below it what each fault was. */
export function printReports(reports: readonly Report[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n${line(HEAD)}\n${line(HEAD.map(() => '---'))}`);
  for (const report of reports) console.log(line(row(report)));
  for (const { title, faults, missing, found } of reports) {
    console.log(`\n${title}: ${[...faults].map(([name, n]) => `${n} × ${name}`).join(', ')}`);
    for (const why of missing) console.log(`  not done: ${why}`);
    for (const words of found.notes) console.log(`  ${words}`);
  }
}
