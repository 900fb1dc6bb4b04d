import type { Breakdown } from '../../../web/src/table';
import { HERALD, SOURCES, type Outcome, type Source } from '../state';
import type { View } from '../view';
import { faceOf } from './factions';

const LABEL: Record<Source, string> = {
  control: 'Places controlled',
  rituals: 'Rituals',
  condition: 'Faction condition',
  insight: 'Insight burnt',
  banked: 'Banked',
};

/** Where everybody's points came from. */
export function breakdown(gameover: unknown, view: View, name: (seat: string) => string, me: string | null): Breakdown {
  const over = gameover as Outcome;
  const seats = Object.keys(over.seats).sort((a, b) => (over.seats[b]?.vp ?? 0) - (over.seats[a]?.vp ?? 0));
  const row = (label: string, of: (p: string) => number | string, total?: true) => ({
    label,
    values: seats.map(of),
    ...(total ? { total } : {}),
  });
  const outcome =
    me === null ? 'over' : over.winners.includes(me) ? (over.winners.length > 1 ? 'drawn' : 'won') : 'lost';
  return {
    outcome,
    columns: seats.map((p) => ({
      ...(p === HERALD ? {} : { seat: p }),
      title: p === HERALD ? 'The Herald' : `${name(p)}, ${faceOf(view, p).name}`,
      ...(over.winners.includes(p) ? { winner: true } : {}),
    })),
    rows: [
      ...SOURCES.map((source) => row(LABEL[source], (p) => over.seats[p]?.sources[source] ?? 0)),
      row('Tokens on the ring', (p) => over.seats[p]?.tokens ?? 0),
      row('Insight left', (p) => over.seats[p]?.insight ?? 0),
      row(view.board.herald ? 'Victory Points, Doom' : 'Victory Points', (p) => over.seats[p]?.vp ?? 0, true),
    ],
  };
}
