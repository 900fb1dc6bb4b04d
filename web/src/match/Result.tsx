import type { ReactNode } from 'react';
import { Icon, icons } from '../table/Icon';
import type { Breakdown } from '../table/props';
import { Rich } from '../table/rich';
import { Sheet } from '../table/Sheet';
import s from './match.module.css';

icons('laurel-crown');

interface ResultProps {
  sentence: string;
  breakdown?: Breakdown;
  children: ReactNode;
  onClose(): void;
}

const TITLES = { won: 'You won', lost: 'You lost', drawn: 'A draw', over: 'The end' } as const;

/** How it ended: one sentence, the table of what counted, what to do next. */
export function Result({ sentence, breakdown, children, onClose }: ResultProps) {
  return (
    <Sheet title={TITLES[breakdown?.outcome ?? 'over']} side="middle" onClose={onClose} foot={children}>
      <div data-result={breakdown?.outcome ?? 'over'}>
        <p className={s.resultSentence}>
          <Rich text={sentence} />
        </p>
        {breakdown && breakdown.rows.length > 0 && (
          <div className={s.scroll}>
            <table className={s.breakdown}>
              <thead>
                <tr>
                  <td />
                  {breakdown.columns.map((c, i) => (
                    <th key={i} scope="col">
                      {c.winner && <Icon name="laurel-crown" label="winner" />} {c.title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {breakdown.rows.map((row) => (
                  <tr key={row.label} data-total={row.total}>
                    <th scope="row">{row.label}</th>
                    {row.values.map((value, i) => (
                      <td key={i}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Sheet>
  );
}
