import type { Breakdown } from '../../../web/src/table';
import type { Result } from '../state';
import type { View } from '../view';
import { invName } from './names';

/** All won or lost together; what each did. */
export function breakdown(gameover: unknown, view: View, name: (seat: string) => string, me: string | null): Breakdown {
  const { won, round } = gameover as Result;
  const per = (value: (i: number) => string | number) => view.inv.map((i) => value(i.id));
  return {
    outcome: me === null ? 'over' : won ? 'won' : 'lost',
    columns: view.inv.map((i) => ({ seat: i.seat, title: `${invName(view, i.id)} (${name(i.seat)})`, winner: won })),
    rows: [
      { label: 'Cultists beaten', values: per((i) => view.tally.defeated[i] ?? 0) },
      { label: 'Supports given', values: per((i) => view.tally.supports[i] ?? 0) },
      { label: 'Insanity', values: per((i) => (view.inv[i]?.insanity ?? 0) + (view.inv[i]?.permanent ?? 0)) },
      { label: 'Knowledge', values: per((i) => view.inv[i]?.lore.length ?? 0) },
      {
        label: 'Trophies held',
        values: per((i) => Object.values(view.inv[i]?.trophies ?? {}).reduce((a, b) => a + b, 0)),
      },
      { label: 'Places sealed', values: per(() => view.slots.filter((s) => s.sealed).length), total: true },
      { label: 'Great Old Ones beaten', values: per(() => view.tally.goosDefeated) },
      { label: 'Rounds', values: per(() => round) },
    ],
  };
}
