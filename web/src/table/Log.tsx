import { useMemo, type KeyboardEvent } from 'react';
import { Rich } from './rich';
import { storyGroups } from './story';
import { useTable } from './table-context';
import s from './frame.module.css';

interface LogProps {
  /** only the last lines, without headings: for a corner of the board */
  last?: number;
  className?: string;
}

/** Up and down go from one name to the next: a long story is one stop of the Tab key, not hundreds before the hand. */
function leadToNames(e: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[e.key];
  if (by === undefined) return;
  const names = [...e.currentTarget.querySelectorAll<HTMLElement>('[data-zoom]')];
  const at = names.indexOf(document.activeElement as HTMLElement);
  const next = names[at < 0 && by < 0 ? -1 : at + by];
  if (!next) return;
  e.preventDefault();
  next.focus();
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
      onKeyDown={leadToNames}
    >
      {[...groups].reverse().map((group) => (
        <section key={group.key}>
          {group.heading && <h3>{group.heading}</h3>}
          {group.lines.map((line) => (
            <p key={line.key}>
              <Rich text={line.text} led />
            </p>
          ))}
        </section>
      ))}
      {groups.length === 0 && <p>Nothing has happened yet.</p>}
    </div>
  );
}
