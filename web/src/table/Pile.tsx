import type { HTMLAttributes, ReactNode } from 'react';
import s from './pieces.module.css';

interface PileProps extends HTMLAttributes<HTMLDivElement> {
  /** the top card, its back, or an empty place */
  children?: ReactNode;
  count: number;
  /** what it is: "Draw", "Discard" */
  tag: string;
  /** name for pieces that fly from here: a Card's `from` */
  place?: string;
}

/** A stack: top card or back, one offset edge, count plate, tag on top. */
export function Pile({ children, count, tag, place, className, ...rest }: PileProps) {
  return (
    <div
      {...rest}
      className={[s.pile, className].filter(Boolean).join(' ')}
      data-place={place}
      data-deep={count > 1 || undefined}
      role="group"
      aria-label={`${tag}: ${count}`}
    >
      <span className={s.tag} aria-hidden>
        {tag}
      </span>
      {count > 0 || children ? children : <span className={s.empty} />}
      <span className={s.count} aria-hidden>
        {count}
      </span>
    </div>
  );
}
