import type { Breakdown } from '../../../web/src/table';
import { CONTACT } from '../cards';
import { typesOf } from '../rules/line';
import type { Result } from '../state';
import type { View } from '../view';
import { counted } from './names';

/** What the result page shows of a finished case. */
export function breakdown(gameover: unknown, view: View, _name: unknown, me: string | null): Breakdown {
  const over = gameover as Result;
  return {
    outcome: me === null ? 'over' : over.win ? 'won' : 'lost',
    columns: [{ title: over.win ? 'Solved' : 'Unsolved', winner: over.win }],
    rows: [
      {
        label: 'Types in the big picture',
        values: [`${typesOf(view.bigPicture).size} of ${view.options.victoryTypes}`],
      },
      { label: 'Puzzle cards scored', values: [view.bigPicture.length] },
      { label: 'Cases closed', values: [view.solved.length] },
      { label: 'Cases left open', values: [view.cases.length] },
      { label: 'Stability', values: [`${view.stability.length} of ${view.options.limits}`] },
      { label: 'Victims never found', values: [view.victimsLeft] },
      {
        label: CONTACT.name,
        values: [view.contact === 'unused' ? 'not asked' : view.contact === 'key' ? 'opened a lock' : 'swapped a card'],
      },
      { label: 'Length', values: [counted(over.turns, 'turn')], total: true },
    ],
  };
}
