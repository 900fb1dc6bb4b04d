import type { Band, Summary } from './summary';

/** One finished match as the simulator reports it. */
export interface Played {
  seed: string;
  moves: number;
  summary: Summary;
  /** ways to go at each decision, on average */
  options?: number;
  /** how often another seat took the lead */
  leadChanges?: number;
  /** milliseconds per decision, when the batch asked for it */
  thinking?: readonly number[];
  /** milliseconds per turn, likewise */
  turns?: readonly number[];
  /** cards each seat named in its moves, likewise */
  named?: Record<string, readonly string[]>;
}

const mean = (xs: readonly number[]) => (xs.length === 0 ? NaN : xs.reduce((a, b) => a + b, 0) / xs.length);

export const percentile = (xs: readonly number[], p: number) => {
  const sorted = [...xs].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? NaN;
};

/** Half the width of a 95 % interval of a share. */
export const margin = (share: number, n: number) => (n === 0 ? NaN : 1.96 * Math.sqrt((share * (1 - share)) / n));

/** What many matches show together. */
export interface Tally {
  matches: number;
  wins: number;
  winsBySeat: Record<string, number>;
  moves: { mean: number; p5: number; p95: number };
  numbers: Record<string, { mean: number; p5: number; p95: number }>;
  words: Record<string, Record<string, number>>;
  members: Record<string, Record<string, number>>;
}

const spread = (xs: readonly number[]) => ({ mean: mean(xs), p5: percentile(xs, 0.05), p95: percentile(xs, 0.95) });

/** Counts matches: shares are of all matches given. */
export function tally(played: readonly Played[]): Tally {
  const n = played.length;
  const share = (counts: Map<string, number>) =>
    Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]).map(([k, c]) => [k, c / n]));
  const seats = new Map<string, number>();
  const numbers = new Map<string, number[]>();
  const words = new Map<string, Map<string, number>>();
  const members = new Map<string, Map<string, number>>();
  const count = (into: Map<string, Map<string, number>>, fact: string, key: string) => {
    const counts = into.get(fact) ?? new Map<string, number>();
    into.set(fact, counts.set(key, (counts.get(key) ?? 0) + 1));
  };
  for (const { summary } of played) {
    for (const seat of summary.winners) seats.set(seat, (seats.get(seat) ?? 0) + 1);
    for (const [fact, value] of Object.entries(summary.facts)) {
      if (typeof value === 'number') {
        const list = numbers.get(fact);
        if (list) list.push(value);
        else numbers.set(fact, [value]);
      } else if (typeof value === 'string') count(words, fact, value);
      else for (const member of new Set(value)) count(members, fact, member);
    }
  }
  return {
    matches: n,
    wins: played.filter((p) => p.summary.winners.length > 0).length / n,
    winsBySeat: share(seats),
    moves: spread(played.map((p) => p.moves)),
    numbers: Object.fromEntries([...numbers].map(([k, xs]) => [k, spread(xs)])),
    words: Object.fromEntries([...words].map(([k, c]) => [k, share(c)])),
    members: Object.fromEntries([...members].map(([k, c]) => [k, share(c)])),
  };
}

/** The figure a band speaks of. */
export function measured(played: readonly Played[], { measure, among }: Band): { value: number; of: number } {
  const won = (p: Played) => p.summary.winners.length > 0;
  const some = played.filter((p) => (among === 'won' ? won(p) : among === 'lost' ? !won(p) : true));
  const t = tally(some);
  const numbersOf = (fact: string) =>
    some.map((p) => p.summary.facts[fact]).filter((x): x is number => typeof x === 'number');
  const [kind, rest = ''] = measure.split(/:(.*)/s) as [string, string?];
  const [fact = '', word = ''] = rest.split('=');
  const value = () => {
    switch (kind) {
      case 'wins':
        return rest === '' ? t.wins : (t.winsBySeat[rest] ?? 0);
      case 'mean':
        return fact === 'moves' ? t.moves.mean : (t.numbers[fact]?.mean ?? NaN);
      case 'rate':
        return t.numbers[fact]?.mean ?? NaN;
      case 'share':
        return t.words[fact]?.[word] ?? t.members[fact]?.[word] ?? 0;
      case 'least':
        return Math.min(...Object.values(t.members[fact] ?? { none: NaN }));
      default:
        if (/^p\d+$/.test(kind)) return percentile(numbersOf(fact), Number(kind.slice(1)) / 100);
        throw new Error(`unknown measure ${measure}`);
    }
  };
  return { value: value(), of: kind === 'rate' ? numbersOf(fact).length : some.length };
}
