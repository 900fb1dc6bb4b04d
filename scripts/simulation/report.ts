import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GameModule } from '../../engine-extensions/game-module';
import { wilson } from '../../engine-extensions/simulation/ladder';
import { drive } from '../../engine-extensions/simulation/driver';
import { percentile, type Played, type Tally } from '../../engine-extensions/simulation/tally';
import { nameOf } from '../../engine-extensions/zones/zones';
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

/** Rivals share a win in parts; a team wins as one. */
const wonBy = ({ summary: { winners } }: Played, seat: string, isContest: boolean) =>
  !winners.includes(seat) ? 0 : isContest ? 1 / winners.length : 1;

function* seatEntries(played: readonly Played[]) {
  for (const p of played)
    for (const seat of Object.keys(p.summary.seats ?? { '0': {} }))
      yield { key: `seat ${Number(seat) + 1}`, won: wonBy(p, seat, true) };
}

function* sideEntries(played: readonly Played[], isContest: boolean) {
  for (const p of played)
    for (const [seat, { side }] of Object.entries(p.summary.seats ?? {}))
      if (side) yield { key: side, won: wonBy(p, seat, isContest) };
}

/** Cards of a seat: taken and played as the game tells, named in moves as the simulator saw. */
const CARDS = {
  taken: ({ summary }: Played, seat: string) => summary.seats?.[seat]?.taken ?? [],
  played: ({ summary }: Played, seat: string) => summary.seats?.[seat]?.played ?? [],
  'named in a move': ({ named }: Played, seat: string) => named?.[seat] ?? [],
} as const;

function* cardEntries(
  played: readonly Played[],
  cardsOf: (p: Played, seat: string) => readonly string[],
  isContest: boolean,
) {
  for (const p of played)
    for (const seat of Object.keys(p.summary.seats ?? p.named ?? {}))
      for (const card of new Set(cardsOf(p, seat))) yield { key: card, won: wonBy(p, seat, isContest) };
}

/** The pieces of a match that no move of any match named. */
function neverNamed(module: GameModule, { players, options }: Run, played: readonly Played[]): string[] {
  const named = new Set(played.flatMap((p) => Object.values(p.named ?? {}).flat()));
  const all = module.pieces(drive(module, players, options, 'report').G).map(nameOf);
  return [...new Set(all)].filter((card) => !named.has(card)).sort();
}

/** How often each card is taken or played, and how its owner fares. */
function cardSections(played: readonly Played[], seats: number, fair: number, isContest: boolean) {
  return Object.entries(CARDS).flatMap(([which, cardsOf]) => {
    const cards = rates(cardEntries(played, cardsOf, isContest));
    if (cards.length === 0) return [];
    const use = cards.map(({ label, note }) => ({ label, value: Number(note) / (played.length * seats) }));
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

/** Yes-or-no facts as one plot of rates, other numbers each by its spread. */
function numberSections(played: readonly Played[], facts: readonly string[]): string[] {
  const all = facts.map((fact) => ({
    fact,
    values: played.map((p) => p.summary.facts[fact]).filter((v): v is number => typeof v === 'number'),
  }));
  const isRate = ({ values }: { values: number[] }) => values.every((v) => v === 0 || v === 1 || v === 0.5);
  const yes = rates(all.filter(isRate).flatMap(({ fact, values }) => values.map((won) => ({ key: fact, won }))));
  const spreads = all.filter((f) => !isRate(f)).map(({ fact, values }) => `<h3>${fact}</h3>${histogram(values)}`);
  return yes.length > 0 ? [...spreads, `<h3>How often</h3>${bars(yes)}`] : spreads;
}

function section(module: GameModule, { run, bots, played, tally: t, bands }: Simulated): string {
  const seats = run.players;
  const isContest = seats > 1 && !module.meta.cooperative;
  const fair = isContest ? 1 / seats : t.wins;
  const thinking = played.flatMap((p) => p.thinking ?? []);
  const leads = played.flatMap((p) => (p.leadChanges === undefined ? [] : [p.leadChanges]));
  const parts = [
    `<h2>${run.label}, ${seats} ${seats === 1 ? 'player' : 'players'}</h2>`,
    `<p>${played.length} matches, bots ${bots}, options ${JSON.stringify(run.options)}; won ${(100 * t.wins).toFixed(1)} %.</p>`,
    bands.length > 0 ? `<pre>${bands.map(bandLine).join('\n')}</pre>` : '',
  ];
  if (isContest) parts.push(`<h3>Wins by seat</h3>${bars(rates(seatEntries(played)), fair)}`);
  const sides = rates(sideEntries(played, isContest));
  if (sides.length > 0) parts.push(`<h3>Wins by side</h3>${bars(sides, fair)}`);
  parts.push(`<h3>Moves in a match</h3>${histogram(played.map((p) => p.moves))}`);
  parts.push(...numberSections(played, Object.keys(t.numbers)));
  for (const [fact, shares] of Object.entries(t.words))
    parts.push(`<h3>${fact}</h3>${bars(Object.entries(shares).map(([label, value]) => ({ label, value })))}`);
  if (leads.length > 0) parts.push(`<h3>Changes of the lead</h3>${histogram(leads)}`);
  parts.push(`<p>Never named in a move: ${neverNamed(module, run, played).join(', ') || 'none'}.</p>`);
  parts.push(...cardSections(played, seats, fair, isContest));
  for (const [fact, shares] of Object.entries(t.members))
    parts.push(`<h3>${fact}: share of matches</h3>${bars(Object.entries(shares).map(([label, value]) => ({ label, value })))}`); // prettier-ignore
  if (thinking.length > 0) {
    const options = played.flatMap((p) => (p.options === undefined ? [] : [p.options]));
    const mean = options.reduce((a, b) => a + b, 0) / Math.max(1, options.length);
    parts.push(
      `<h3>Decisions</h3><p>${(thinking.length / played.length).toFixed(0)} in a match, ${mean.toFixed(1)} ways to go each; ` +
        `thinking ${percentile(thinking, 0.5).toFixed(1)} ms at the median, ${percentile(thinking, 0.95).toFixed(1)} ms at the 95th percentile.</p>`,
      `<h3>Decisions in a match</h3>${histogram(played.map((p) => p.thinking?.length ?? 0))}`,
      `<h3>Thinking in a turn, milliseconds</h3>${histogram(played.flatMap((p) => p.turns ?? []).map(Math.round))}`,
    );
  }
  return parts.join('\n');
}

/** Win rates over all sets of options played: of the team or the lone player, or of the seat that sits first. */
function overview(module: GameModule, all: readonly Simulated[]): string {
  const rows = all.map(({ run, played }): Bar => {
    const isContest = run.players > 1 && !module.meta.cooperative;
    const won = played.reduce(
      (n, p) => n + (isContest ? wonBy(p, '0', true) : p.summary.winners.length > 0 ? 1 : 0),
      0,
    );
    const [low, high] = wilson(won / played.length, played.length);
    const label = `${run.label}, ${run.players} ${isContest ? 'players, first seat' : run.players === 1 ? 'player' : 'players'}`;
    return { label, value: won / played.length, low, high, note: `${played.length}` };
  });
  return `<h2>Wins by option</h2>${bars(rows)}`;
}

/** One page per game: plots of what play shows. */
export function writeReport(file: string, module: GameModule, all: readonly Simulated[]): string {
  const target = path.resolve(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    page(`${module.meta.title}: balance`, [overview(module, all), ...all.map((s) => section(module, s))].join('\n')),
  );
  return file;
}
