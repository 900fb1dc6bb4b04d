import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon, icons } from './Icon';
import s from './overlay.module.css';

icons('cancel');

interface SheetProps {
  title: string;
  onClose(): void;
  /** from the side on wide screens, from below on phones; `middle` for questions */
  side?: 'right' | 'middle';
  children: ReactNode;
  foot?: ReactNode;
}

/** A paper that slides over the table: log, chat, settings, a question. Escape and the backdrop close it. */
export function Sheet({ title, onClose, side = 'right', children, foot }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const own = dialog.current;
    if (own && !own.open) own.showModal();
    own?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => own?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={s.sheet}
      data-side={side}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => {
        if (e.target === e.currentTarget) onClose();
      }}
    >
      <div className={s.sheetInside}>
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className={s.close} aria-label={`Close ${title}`} onClick={onClose}>
            <Icon name="cancel" />
          </button>
        </header>
        <div className={s.sheetBody}>{children}</div>
        {foot && <footer>{foot}</footer>}
      </div>
    </dialog>
  );
}
