import { useMemo } from 'react';
import { Rich } from './rich';
import { storyGroups } from './story';
import { useTable } from './table-context';
import s from './frame.module.css';

interface LogProps {
  /** only the last lines, without headings: for a corner of the board */
  last?: number;
  className?: string;
}

/** The match as a story: sentences grouped by turn, the newest on top; card names open their card. */
export function Log({ last, className }: LogProps) {
  const { props, board } = useTable();
  const { story, view, name } = props;
  const groups = useMemo(() => storyGroups(story, board, view, name), [story, board, view, name]);
  if (last !== undefined) {
    const lines = groups.flatMap((g) => g.lines).slice(-last);
    return (
      <ul className={[s.log, className].filter(Boolean).join(' ')} data-log>
        {lines.reverse().map((line) => (
          <li key={line.key}>
            <Rich text={line.text} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div
      className={[s.log, className].filter(Boolean).join(' ')}
      data-log
      tabIndex={0}
      role="region"
      aria-label="Story"
    >
      {[...groups].reverse().map((group) => (
        <section key={group.key}>
          {group.heading && <h3>{group.heading}</h3>}
          {group.lines.map((line) => (
            <p key={line.key}>
              <Rich text={line.text} />
            </p>
          ))}
        </section>
      ))}
      {groups.length === 0 && <p>Nothing has happened yet.</p>}
    </div>
  );
}
