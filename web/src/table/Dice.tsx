import type { ReactNode } from 'react';
import type { ControlProps } from './table-context';
import s from './pieces.module.css';

interface DiceProps extends Partial<ControlProps> {
  /** the face: a number or the game's symbol */
  children: ReactNode;
  label: string;
  /** may be rolled again: dashed rim */
  reroll?: boolean;
  spent?: boolean;
}

/** One die, 44 px; a button when it can be taken. */
export function Dice({ children, label, reroll, spent, ...control }: DiceProps) {
  const props = {
    className: s.die,
    'aria-label': label,
    'data-reroll': reroll || undefined,
    'data-used': spent || undefined,
    ...control,
  };
  return control.onClick ? (
    <button type="button" {...props}>
      {children}
    </button>
  ) : (
    <span role="img" {...props}>
      {children}
    </span>
  );
}
