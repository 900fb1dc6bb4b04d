import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon';
import s from './controls.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  icon?: string;
  /** a second, smaller line: price, result, or why not */
  note?: ReactNode;
  /** not now: stays focusable and readable, and `note` or the refusal says why */
  off?: boolean;
}

/** A control. The label is a verb with its object: "Discard Fanatic". */
export function Button({ kind = 'secondary', icon, note, off, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[s.button, s[kind], className].filter(Boolean).join(' ')}
      aria-disabled={off || rest['aria-disabled'] || undefined}
    >
      {icon && <Icon name={icon} />}
      <span className={s.words}>
        <span>{children}</span>
        {note !== undefined && note !== null && <small>{note}</small>}
      </span>
    </button>
  );
}
