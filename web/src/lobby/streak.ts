import type { Result } from '../api/results';
import { dailySeed, today } from './deal';

/** How many days in a row, up to today or yesterday, the case of the day was solved at the first try. */
export function streakOf(results: readonly Result[], game: string, day: string): { streak: number; solved: boolean } {
  const first = new Map<string, Result>();
  for (const r of results) if (r.game === game && r.seed && !first.has(r.seed)) first.set(r.seed, r);
  const won = (date: string) => first.get(dailySeed(date))?.outcome === 'won';
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number);
  const back = (n: number) => today(new Date(y, m - 1, d - n));
  const solved = won(day);
  let streak = solved ? 1 : 0;
  for (let n = 1; won(back(n)); n++) streak++;
  return { streak, solved };
}
