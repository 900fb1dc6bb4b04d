import type { Breakdown } from '../../../web/src/table';
import { rivalOf, sideOf, type Result } from '../state';
import type { View } from './kinds';
import { overlordName } from './names';

/** What the result page shows of a duel: one column for each overlord. */
export function breakdown(gameover: unknown, view: View, name: (seat: string) => string, me: string | null): Breakdown {
  const over = gameover as Result & { wins: Record<string, number> };
  const seats = over.winner === undefined ? view.open.order : [over.winner, rivalOf(over.winner)];
  const row = (label: string, value: (seat: string) => string | number, total?: true) => ({
    label,
    values: seats.map(value),
    ...(total ? { total } : {}),
  });
  const deeds = (seat: string) => sideOf(view.open, seat).deeds;
  return {
    outcome: me === null ? 'over' : over.winner === undefined ? 'drawn' : over.winner === me ? 'won' : 'lost',
    columns: seats.map((seat) => ({
      seat,
      title: `${name(seat)}, ${overlordName(sideOf(view.open, seat).overlord)}`,
      winner: seat === over.winner,
    })),
    rows: [
      ...(view.open.options.bestOf > 1 ? [row('Games won', (p) => over.wins[p] ?? 0)] : []),
      row('Damage dealt', (p) => deeds(p).damage),
      row('Health restored', (p) => deeds(p).healed),
      row('Hordes formed', (p) => deeds(p).formed),
      row('Longest horde', (p) => deeds(p).longest),
      row('Curses cast', (p) => deeds(p).curses),
      row('Cards bought', (p) => deeds(p).bought.length),
      row('Turns', (p) => deeds(p).turns),
      row('Health left', (p) => `${sideOf(view.open, p).health} of ${sideOf(view.open, p).max}`, true),
    ],
  };
}
