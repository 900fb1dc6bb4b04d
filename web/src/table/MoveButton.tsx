import type { ReactNode } from 'react';
import type { LegalMove } from '../../../engine-extensions/moves';
import { Button, type ButtonProps } from './Button';
import { plain } from './rich';
import { useTable } from './table-context';

export interface MoveButtonProps extends Omit<ButtonProps, 'children'> {
  move: LegalMove;
  /** otherwise the board's words for the move */
  children?: ReactNode;
}

/** A button that makes one move; when the move is not legal it stays readable and says why when tried. */
export function MoveButton({ move, children, kind, ...rest }: MoveButtonProps) {
  const table = useTable();
  const control = table.move(move);
  const words = children ?? plain(table.board.words.move(move, table.props.view));
  return (
    <Button {...rest} {...control} kind={kind ?? 'secondary'}>
      {words}
    </Button>
  );
}
