import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GameModule } from '../../engine-extensions/game-module';
import { wilson } from '../../engine-extensions/simulation/ladder';
import { percentile, type Played, type Tally } from '../../engine-extensions/simulation/tally';
import type { Run } from './arguments';
import { bandLine, type Checked } from './bands';
import { bars, histogram, page, type Bar } from './plots';

export interface Simulated {
  run: Run;
  bots: string;
  played: readonly Played[];
  tally: Tally;
  bands: readonly Checked[];
}

/** Counts of how often something was there and won. */
function rates(entries: Iterable<{ key: string; won: number }>): Bar[] {
  const seen = new Map<string, { n: number; won: number }>();
  for (const { key, won } of entries) {
    const at = seen.get(key) ?? { n: 0, won: 0 };
    seen.set(key, { n: at.n + 1, won: at.won + won });
  }
  return [...seen].map(([label, { n, won }]) => {
    const share = won / n;
    const [low, high] = wilson(share, n);
    return { label, value: share, low, high, note: `${n}` };
  });
}

const wonBy = ({ summary: { winners } }: Played, seat: string) => (winners.includes(seat) ? 1 / winners.length : 0);

function* seatEntries(played: readonly Played[]) {
  for (const p of played)
    for (const seat of Object.keys(p.summary.seats ?? { '0': {} }))
      yield { key: `seat ${Number(seat) + 1}`, won: wonBy(p, seat) };
}

function* sideEntries(played: readonly Played[]) {
  for (const p of played)
    for (const [seat, { side }] of Object.entries(p.summary.seats ?? {}))
      if (side) yield { key: side, won: wonBy(p, seat) };
}

function* cardEntries(played: readonly Played[], which: 'taken' | 'played') {
  for (const p of played)
    for (const [seat, s] of Object.entries(p.summary.seats ?? {}))
      for (const card of new Set(s[which] ?? [])) yield { key: card, won: wonBy(p, seat) };
}

/** How often each card is taken or played, and how its owner fares. */
function cardSections(played: readonly Played[], seats: number) {
  return (['taken', 'played'] as const).flatMap((which) => {
    const cards = rates(cardEntries(played, which));
    if (cards.length === 0) return [];
    const use = cards.map(({ label, note }) => ({ label, value: Number(note) / (played.length * seats) }));
    const fair = 1 / seats;
    const dead = use.filter((c) => c.value < 0.005).map((c) => c.label);
    const runaway = cards.filter((c) => (c.low ?? 0) > fair * 1.5).map((c) => c.label);
    return [
      `<h3>Cards ${which}: how often, per seat</h3>${bars(use.sort((a, b) => b.value - a.value))}`,
      `<h3>Cards ${which}: how often their owner wins</h3>${bars(
        cards.sort((a, b) => b.value - a.value),
        fair,
      )}`,
      `<p>Dead (under 0.5 % of seats): ${dead.join(', ') || 'none'}. Runaway (owner wins 1.5 times a fair share): ${runaway.join(', ') || 'none'}.</p>`,
    ];
  });
}

function section(module: GameModule, { run, bots, played, tally: t, bands }: Simulated): string {
  const seats = run.players;
  const thinking = played.flatMap((p) => p.thinking ?? []);
  const leads = played.flatMap((p) => (p.leadChanges === undefined ? [] : [p.leadChanges]));
  const parts = [
    `<h2>${run.label}, ${seats} ${seats === 1 ? 'player' : 'players'}</h2>`,
    `<p>${played.length} matches, bots ${bots}, options ${JSON.stringify(run.options)}; won ${(100 * t.wins).toFixed(1)} %.</p>`,
    bands.length > 0 ? `<pre>${bands.map(bandLine).join('\n')}</pre>` : '',
  ];
  if (seats > 1 && !module.meta.cooperative) {
    parts.push(`<h3>Wins by seat</h3>${bars(rates(seatEntries(played)), 1 / seats)}`);
    const sides = rates(sideEntries(played));
    if (sides.length > 0) parts.push(`<h3>Wins by side</h3>${bars(sides, 1 / seats)}`);
  }
  parts.push(`<h3>Moves in a match</h3>${histogram(played.map((p) => p.moves))}`);
  for (const fact of Object.keys(t.numbers))
    parts.push(`<h3>${fact}</h3>${histogram(played.flatMap((p) => { const v = p.summary.facts[fact]; return typeof v === 'number' ? [v] : []; }))}`); // prettier-ignore
  for (const [fact, shares] of Object.entries(t.words))
    parts.push(`<h3>${fact}</h3>${bars(Object.entries(shares).map(([label, value]) => ({ label, value })))}`);
  if (leads.length > 0) parts.push(`<h3>Changes of the lead</h3>${histogram(leads)}`);
  parts.push(...cardSections(played, seats));
  for (const [fact, shares] of Object.entries(t.members))
    parts.push(`<h3>${fact}: share of matches</h3>${bars(Object.entries(shares).map(([label, value]) => ({ label, value })))}`); // prettier-ignore
  if (thinking.length > 0) {
    const options = played.flatMap((p) => (p.options === undefined ? [] : [p.options]));
    const mean = options.reduce((a, b) => a + b, 0) / Math.max(1, options.length);
    parts.push(
      `<h3>Decisions</h3><p>${(thinking.length / played.length).toFixed(0)} in a match, ${mean.toFixed(1)} ways to go each; ` +
        `thinking ${percentile(thinking, 0.5).toFixed(1)} ms at the median, ${percentile(thinking, 0.95).toFixed(1)} ms at the 95th percentile.</p>`,
    );
  }
  return parts.join('\n');
}

/** One page per game: plots of what play shows. */
export function writeReport(file: string, module: GameModule, all: readonly Simulated[]): string {
  const target = path.resolve(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, page(`${module.meta.title}: balance`, all.map((s) => section(module, s)).join('\n')));
  return file;
}
