import type { CSSProperties, ReactNode } from 'react';
import type { ControlProps } from './table-context';
import s from './pieces.module.css';

interface TokenProps extends Partial<ControlProps> {
  label: string;
  children?: ReactNode;
  /** sign besides the colour */
  shape?: 'circle' | 'square' | 'diamond' | 'shield' | 'hexagon';
  colour?: string;
  piece?: string;
  count?: number;
}

/** A marker: shape, sigil and colour together; a button when it can be picked. */
export function Token({ label, children, shape = 'circle', colour, piece, count, ...control }: TokenProps) {
  const props = {
    className: s.token,
    'aria-label': count === undefined ? label : `${label}: ${count}`,
    'data-shape': shape,
    'data-piece': piece,
    style: (colour ? { '--seat': colour } : undefined) as CSSProperties | undefined,
    ...control,
  };
  const inside = (
    <>
      <span className={s.tokenFace} aria-hidden>
        {children}
      </span>
      {count !== undefined && <b aria-hidden>{count}</b>}
    </>
  );
  return control.onClick ? (
    <button type="button" {...props}>
      {inside}
    </button>
  ) : (
    <span role="img" {...props}>
      {inside}
    </span>
  );
}
