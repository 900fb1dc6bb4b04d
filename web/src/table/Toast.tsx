import { useEffect } from 'react';
import { Popover } from './Popover';
import { Rich } from './rich';
import s from './overlay.module.css';

export interface ToastNote {
  id: number;
  sentence: string;
  /** rule number, linked into the rulebook */
  rule?: string | null;
  /** the piece that was tried; the prompt when it is gone */
  owner?: Element | null;
}

interface ToastProps {
  note: ToastNote | null;
  game: string;
  onGone(): void;
}

const SECONDS = 4;

/** One line at the piece that was tried, with the rule's number as a link; stays while the pointer or focus is on it. */
export function Toast({ note, game, onGone }: ToastProps) {
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(onGone, SECONDS * 1000 + (note.rule ? 2000 : 0));
    return () => clearTimeout(timer);
  }, [note, onGone]);
  const at = note?.owner?.isConnected ? note.owner : null;
  const inside = note && (
    <>
      <Rich text={note.sentence} />
      {note.rule && (
        <>
          {' '}
          <a href={`/rules/${game}#${note.rule}`} target="rules">
            {note.rule}
          </a>
        </>
      )}
    </>
  );
  return (
    <div aria-live="polite" className={s.toasts}>
      {note &&
        (at ? (
          <Popover key={note.id} owner={at} className={s.toast}>
            {inside}
          </Popover>
        ) : (
          <div key={note.id} className={s.toastFree}>
            {inside}
          </div>
        ))}
    </div>
  );
}
