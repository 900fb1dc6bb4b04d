import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import type { ControlProps } from './table-context';
import s from './card.module.css';

export const CARD_SIZES = ['chip', 'mini', 'hand', 'zoom'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

export interface CardProps extends Partial<ControlProps>, Omit<HTMLAttributes<HTMLElement>, keyof ControlProps> {
  size?: CardSize;
  /** everything on it in words, icons included; a back says "a face-down card" */
  label: string;
  /** what is printed; size everything in em: 1 em is a tenth of the card's width */
  children?: ReactNode;
  /** face down: `children` is the back pattern, no zoom, no name */
  back?: boolean;
  used?: boolean;
  refused?: boolean;
  /** the physical card's id: it flies when it changes its place; never for hidden cards */
  piece?: string;
  /** the id that the zoom is asked for; usually the piece */
  zoom?: string;
  /** where a piece that was not on the table before comes from: the `data-place` of a pile */
  from?: string;
  /** width, where the size's own does not fit: any CSS length */
  width?: string;
}

/**
 * A card: one shell for every game's print. A real button when it can be clicked, a figure when not.
 * Rings and raising come from data-legal and data-selected, set by `select()` and `move()`.
 */
export function Card({
  size = 'hand',
  label,
  children,
  back,
  used,
  refused,
  piece,
  zoom,
  from,
  width,
  className,
  style,
  ...rest
}: CardProps) {
  const common = {
    ...rest,
    className: [s.card, s[size], className].filter(Boolean).join(' '),
    style: (width ? { ...style, '--w': width } : style) as CSSProperties,
    'data-card': size,
    'data-back': back || undefined,
    'data-used': used || undefined,
    'data-refused': refused || undefined,
    'data-piece': back ? undefined : piece,
    'data-zoom': back ? undefined : (zoom ?? piece),
    'data-from': from,
  };
  // the label as text, not as aria-label: what is printed on the card never has to repeat it word for word
  const inside = (
    <>
      <span className={s.print} aria-hidden>
        {children}
      </span>
      {used && (
        <span className={s.usedMark} aria-hidden>
          used
        </span>
      )}
    </>
  );
  return rest.onClick ? (
    <button type="button" {...common}>
      <span className={s.label}>{used ? `${label}, used` : label}</span>
      {inside}
    </button>
  ) : (
    <div role="img" aria-label={label} tabIndex={common['data-zoom'] ? 0 : undefined} {...common}>
      {inside}
    </div>
  );
}

interface CardFaceProps {
  art: ReactNode;
  name: string;
  corner?: ReactNode;
  body?: ReactNode;
  foot?: ReactNode;
}

/** The plain anatomy, for games whose cards need no other: art window, name, corner number, body, foot. */
export function CardFace({ art, name, corner, body, foot }: CardFaceProps) {
  return (
    <span className={s.face} aria-hidden>
      {corner !== undefined && <span className={s.corner}>{corner}</span>}
      <span className={s.art}>{art}</span>
      <span className={s.name}>{name}</span>
      {body !== undefined && <span className={s.body}>{body}</span>}
      {foot !== undefined && <span className={s.foot}>{foot}</span>}
    </span>
  );
}
