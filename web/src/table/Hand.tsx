import { Children, type CSSProperties, type HTMLAttributes } from 'react';
import s from './pieces.module.css';

interface HandProps extends HTMLAttributes<HTMLUListElement> {
  label?: string;
  /** flat even on wide screens */
  flat?: boolean;
}

/** Cards held: a fan of ±2° on wide screens, a flat row to swipe on phones. */
export function Hand({ label = 'Your hand', flat, children, className, ...rest }: HandProps) {
  const cards = Children.toArray(children);
  const middle = (cards.length - 1) / 2;
  return (
    <ul
      {...rest}
      className={[s.hand, className].filter(Boolean).join(' ')}
      data-flat={flat || undefined}
      aria-label={`${label}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
    >
      {cards.map((card, i) => {
        const turn = middle === 0 ? 0 : ((i - middle) / Math.max(middle, 1)) * 2;
        return (
          <li key={i} style={{ '--turn': `${turn.toFixed(2)}deg` } as CSSProperties}>
            {card}
          </li>
        );
      })}
    </ul>
  );
}
