import { moveKey } from '../../../engine-extensions/moves';
import { Button } from './Button';
import { plain } from './rich';
import { useTable } from './table-context';
import s from './frame.module.css';

/** Everything you may do, as buttons in words: no legal move is ever out of reach of keyboard or screen reader. */
export function MoveList({ onDone }: { onDone?(): void }) {
  const { props, board } = useTable();
  if (props.legal.length === 0) return <p>Nothing for you to do now.</p>;
  return (
    <>
      <p className={s.keys}>
        By keys: arrows go from one thing you may do to the next, Enter does it, Z shows a card large, U takes back, L
        tells the story, M opens this list.
      </p>
      <ul className={s.moves} data-move-list>
        {props.legal.map((move) => (
          <li key={moveKey(move)}>
            <Button
              data-move={moveKey(move)}
              onClick={() => {
                onDone?.();
                props.make(move);
              }}
            >
              {plain(board.words.move(move, props.view))}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
