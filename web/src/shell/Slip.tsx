import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../table/Icon';
import s from './slip.module.css';

interface SlipProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** beside the text, such as a cover */
  art?: ReactNode;
}

/** A paper slip over the page: a question or a few choices. On phones it comes from below. */
export function Slip({ title, onClose, children, art }: SlipProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // closed while still in the page, so that the focus goes back to where it was
  useLayoutEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={s.slip}
      aria-label={title}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === e.currentTarget && onClose()}
    >
      <div className={s.body}>
        {art && <div className={s.art}>{art}</div>}
        <div className={s.text}>
          <header className={s.head}>
            <h2>{title}</h2>
            <button className={s.close} aria-label="Close" onClick={onClose}>
              <Icon name="cancel" />
            </button>
          </header>
          {children}
        </div>
      </div>
    </dialog>
  );
}
