import type { ReactNode } from 'react';
import { awaited } from '../../../engine-extensions/rules';
import { Button } from './Button';
import { Rich } from './rich';
import { useTable } from './table-context';
import s from './frame.module.css';

interface PromptProps {
  /** otherwise the board's `words.prompt` */
  sentence?: string;
  /** a second, quieter line: what happens else */
  note?: ReactNode;
  /** the block at the left; otherwise "Your turn", "Mara thinks" */
  block?: ReactNode;
  /** no block: nobody has a turn */
  plain?: boolean;
  /** cost or result of what is picked: "Time 2 → 3" */
  chips?: ReactNode;
  /** buttons that belong to the question */
  children?: ReactNode;
  /** what Cancel does; by default it lets go of what is picked */
  cancel?: (() => void) | false;
  className?: string;
}

function whoIsAwaited(me: string | null, waiting: readonly string[], name: (seat: string) => string): string {
  if (waiting.length === 0) return 'The end';
  if (me !== null && waiting.includes(me)) return 'Your turn';
  return waiting.length === 1 ? `${name(waiting[0] as string)} thinks` : `${waiting.length} think`;
}

/** One sentence that says who must do what, with what it will cost and a way back. */
export function Prompt({ sentence, note, block, plain, chips, children, cancel, className }: PromptProps) {
  const { props, board, picked, clear } = useTable();
  const waiting = awaited(props.turn);
  const mine = props.me !== null && waiting.includes(props.me);
  const back = cancel ?? (picked.length > 0 ? clear : false);
  return (
    <div className={[s.prompt, className].filter(Boolean).join(' ')} data-prompt data-mine={mine || undefined}>
      {!plain && (
        <span className={s.block} data-wait={!mine || undefined}>
          {block ?? whoIsAwaited(props.me, waiting, props.name)}
          {!mine && waiting.length > 0 && <i className={s.dots} aria-hidden />}
        </span>
      )}
      <div className={s.sentence}>
        <p role="status">
          <Rich text={sentence ?? board.words.prompt(props)} />
        </p>
        {note && <p className={s.note}>{note}</p>}
      </div>
      {chips && <span className={s.chips}>{chips}</span>}
      {children}
      {back && (
        <Button onClick={() => back()} data-cancel>
          Cancel
        </Button>
      )}
    </div>
  );
}
