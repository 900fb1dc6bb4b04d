import type { Breakdown } from '../../../web/src/table/props';
import { objectiveOf } from '../cards';
import type { Result, Score } from '../state';
import type { View } from '../view';
import { GUILD, objectiveName } from './names';

const bonus = (score: Score) => score.objectives.reduce((n, o) => n + (o.fulfilled ? objectiveOf(o.id).vp : 0), 0);

/** The result's table: Deck, under the guild card, Objectives one by one, stranded at 0, total. */
export function breakdown(gameover: unknown, view: View, name: (seat: string) => string, me: string | null): Breakdown {
  const { winners, scores } = gameover as Result;
  const order = [...scores].sort((a, b) => b.total - a.total);
  const rows: { label: string; values: (string | number)[]; total?: true }[] = [
    { label: 'Deck and Resource Deck', values: order.map((s) => s.deck) },
  ];
  if (order.some((s) => s.removed > 0))
    rows.push({ label: 'Under the guild card', values: order.map((s) => s.removed) });
  if (view.options.objectives) {
    for (const i of [0, 1])
      rows.push({
        label: `Objective ${i + 1}`,
        values: order.map((s) => {
          const o = s.objectives[i];
          return o
            ? `${objectiveName(o.id)}: ${o.fulfilled ? `+${objectiveOf(o.id).vp}` : `${o.count} of ${o.need}`}`
            : '–';
        }),
      });
    rows.push({ label: 'Objectives', values: order.map(bonus) });
  }
  if (order.some((s) => s.stranded > 0))
    rows.push({
      label: 'Stranded at a Stake',
      values: order.map((s) => (s.stranded > 0 ? `0 (of ${s.stranded})` : 0)),
    });
  rows.push({ label: 'Total', values: order.map((s) => s.total), total: true });
  const outcome =
    me === null || !scores.some((s) => s.seat === me)
      ? 'over'
      : winners.includes(me)
        ? winners.length > 1
          ? 'drawn'
          : 'won'
        : 'lost';
  return {
    outcome,
    columns: order.map((s) => ({
      seat: s.seat,
      title: `${GUILD[view.seats[s.seat]?.guild ?? 'blades'].name} · ${name(s.seat)}`,
      winner: winners.includes(s.seat),
    })),
    rows,
  };
}
