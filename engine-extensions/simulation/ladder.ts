import type { Played } from './tally';

/** How one level fares against another, as if they met in a duel. */
export interface Rung {
  strong: string;
  weak: string;
  players: number;
  matches: number;
  /** the stronger level's share of wins in the seats it had */
  won: number;
  /** its share against one weaker opponent, with the ends of a 95 % interval */
  duel: number;
  low: number;
  high: number;
}

const Z = 1.96;

/** Wilson's 95 % interval of a share: sound for small samples and shares near 0 or 1. */
export function wilson(share: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const mid = share + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return [(mid - half) / scale, (mid + half) / scale];
}

/** What a share of wins among `players` means against one opponent alone (Bradley–Terry); 1 / players gives a half. */
export function asDuel(won: number, players: number): number {
  if (players < 2) return won;
  const odds = won / ((1 - won) / (players - 1));
  return won >= 1 ? 1 : odds / (1 + odds);
}

/** The share of wins of one seat; a shared win counts in parts. */
export function shareOf(played: readonly { played: Played; seat: string }[]): number {
  let won = 0;
  for (const { played: { summary }, seat } of played) if (summary.winners.includes(seat)) won += 1 / summary.winners.length; // prettier-ignore
  return played.length === 0 ? NaN : won / played.length;
}

/** One strong seat among weak ones, over all seats. */
export function rung(
  strong: string,
  weak: string,
  players: number,
  matches: readonly { played: Played; seat: string }[],
): Rung {
  const won = shareOf(matches);
  const [low, high] = wilson(won, matches.length);
  return {
    strong,
    weak,
    players,
    matches: matches.length,
    won,
    duel: asDuel(won, players),
    low: asDuel(low, players),
    high: asDuel(high, players),
  };
}

/** Points of Elo between two players of whom one wins this share. */
export const eloOf = (share: number) => {
  const bounded = Math.min(0.999, Math.max(0.001, share));
  return 400 * Math.log10(bounded / (1 - bounded));
};

/** The ends of a rung's 95 % interval, in points of Elo. */
export const eloInterval = ({ low, high }: Pick<Rung, 'low' | 'high'>): [low: number, high: number] => [
  Math.round(eloOf(low)),
  Math.round(eloOf(high)),
];

/** Ratings that explain a round robin best, the weakest level at 0. */
export function ratings(rungs: readonly Rung[], weakest: string): Record<string, number> {
  const levels = [...new Set(rungs.flatMap((r) => [r.weak, r.strong]))];
  const rating: Record<string, number> = Object.fromEntries(levels.map((l) => [l, 0]));
  const expected = (a: string, b: string) => 1 / (1 + 10 ** (((rating[b] ?? 0) - (rating[a] ?? 0)) / 400));
  for (let round = 0; round < 4000; round++)
    for (const { strong, weak, duel } of rungs) {
      const off = Math.min(0.999, Math.max(0.001, duel)) - expected(strong, weak);
      rating[strong] = (rating[strong] ?? 0) + 8 * off;
      rating[weak] = (rating[weak] ?? 0) - 8 * off;
    }
  const floor = rating[weakest] ?? 0;
  return Object.fromEntries(levels.map((l) => [l, Math.round((rating[l] ?? 0) - floor)]));
}
