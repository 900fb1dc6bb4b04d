import type { GameMeta, Options } from '../../../engine-extensions/meta';
import type { Result } from '../api/results';

/** What results say together. */
export interface Tally {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  /** of those one could win or lose */
  rate: number | undefined;
  streak: number;
  best: number;
  minutes: number | undefined;
  /** attempts at a deal that had been finished before; they count for nothing else */
  again: number;
  /** of those counted, with a hint or more */
  hinted: number;
  /** turns of the quickest win */
  fastest: number | undefined;
  /** what the lost ones were lost by, the commonest first */
  lostBy: readonly (readonly [reason: string, times: number])[];
}

const meanOf = (list: readonly number[]) =>
  list.length > 0 ? list.reduce((a, b) => a + b, 0) / list.length : undefined;

/** The mean of a number that matches left behind. */
export const meanFact = (results: readonly Result[], fact: string) =>
  meanOf(counted(results).flatMap((r) => r.facts?.[fact] ?? []));

function reasons(lost: readonly Result[]): Tally['lostBy'] {
  const times = new Map<string, number>();
  for (const { reason } of lost) if (reason !== undefined) times.set(reason, (times.get(reason) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1]);
}

/** Where a deal can be chosen, only the first finished attempt at it counts. */
export function counted(results: readonly Result[]): Result[] {
  const seen = new Set<string>();
  return results.filter((r) => {
    if (!r.seed) return true;
    const key = `${r.game} ${r.seed} ${JSON.stringify(r.options)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export function tally(results: readonly Result[]): Tally {
  const list = counted(results);
  const of = (outcome: Result['outcome']) => list.filter((r) => r.outcome === outcome).length;
  const [won, lost, drawn] = [of('won'), of('lost'), of('drawn')];
  let streak = 0;
  let best = 0;
  for (const r of list.filter((x) => x.outcome !== 'over')) {
    streak = r.outcome === 'won' ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const turns = list.flatMap((r) => (r.outcome === 'won' ? (r.facts?.turns ?? []) : []));
  return {
    played: list.length,
    won,
    lost,
    drawn,
    rate: won + lost + drawn > 0 ? won / (won + lost + drawn) : undefined,
    streak,
    best,
    minutes: meanOf(list.flatMap((r) => r.minutes ?? [])),
    again: results.length - list.length,
    hinted: list.filter((r) => r.hints).length,
    fastest: turns.length > 0 ? Math.min(...turns) : undefined,
    lostBy: reasons(list.filter((r) => r.outcome === 'lost')),
  };
}

/** An option set by its preset's name, or by what differs from the usual. */
export function nameOptions(meta: GameMeta, options: Options): string {
  const preset = meta.presets?.find((p) => Object.entries(p.values).every(([k, v]) => options[k] === v));
  if (preset) return preset.label;
  const words = meta.options.flatMap((spec) => {
    const value = options[spec.key];
    if (value === undefined || value === spec.default) return [];
    if (spec.kind === 'switch') return [value ? spec.label : `no ${spec.label}`];
    if (spec.kind === 'choice') return [spec.choices.find((c) => c.value === value)?.label ?? String(value)];
    return [`${spec.label} ${value}`];
  });
  return words.length > 0 ? words.join(', ') : 'as usual';
}

/** Results of one kind. */
export interface Group {
  label: string;
  results: readonly Result[];
  tally: Tally;
}

/** Results by what one played against: option set and bots. */
export function groups(meta: GameMeta, results: readonly Result[]): Group[] {
  const by = new Map<string, Result[]>();
  for (const r of results) {
    const foes = r.bots.length > 0 ? `, ${[...new Set(r.bots)].join(' and ')} bots` : '';
    const label = `${nameOptions(meta, r.options)}${foes}`;
    by.set(label, [...(by.get(label) ?? []), r]);
  }
  return [...by]
    .map(([label, list]) => ({ label, results: list, tally: tally(list) }))
    .sort((a, b) => b.tally.played - a.tally.played);
}
