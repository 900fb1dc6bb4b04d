import { useState } from 'react';
import { moveKey } from '../../../engine-extensions/moves';
import { Button } from './Button';
import { Icon, icons } from './Icon';
import { useTable } from './table-context';
import s from './frame.module.css';

icons('anticlockwise-rotation', 'light-bulb');

interface ToolProps {
  /** as a tool in the top bar */
  bar?: boolean;
}

/** Takes the last move back, or says why it cannot be. */
export function UndoButton({ bar }: ToolProps) {
  const { props, refuse } = useTable();
  const { can, why } = props.undo;
  if (props.me === null) return null;
  const click = (e: React.MouseEvent) => {
    if (can) props.takeBack();
    else refuse(why ?? { rule: null, why: 'nothing-to-undo' }, e.currentTarget);
  };
  if (bar)
    return (
      <button type="button" className={s.tool} title="Undo" data-tool="undo" aria-disabled={!can} onClick={click}>
        <Icon name="anticlockwise-rotation" />
        <span>Undo</span>
      </button>
    );
  return (
    <Button icon="anticlockwise-rotation" data-tool="undo" off={!can} onClick={click}>
      Undo
    </Button>
  );
}

/** Asks the bot what it would do, and says why, at the control that does it. */
export function HintButton({ bar }: ToolProps) {
  const { props, board, say, refuse } = useTable();
  const [thinking, setThinking] = useState(false);
  const { hint, view, legal, me } = props;
  if (me === null || !hint) return null;
  const ask = async (owner: Element) => {
    if (legal.length === 0) return refuse({ rule: null, why: 'not-your-turn' }, owner);
    setThinking(true);
    try {
      const { move, because } = await hint();
      const at = document.querySelector(`[data-table] [data-move="${CSS.escape(moveKey(move))}"]`);
      const why = board.words.because?.(because, move, view) ?? '';
      say(`**${board.words.move(move, view)}**${why ? `: ${why}` : ''}`, at ?? owner);
    } catch {
      say('The bot has no answer just now.', owner);
    } finally {
      setThinking(false);
    }
  };
  const click = (e: React.MouseEvent) => {
    if (!thinking) void ask(e.currentTarget);
  };
  if (bar)
    return (
      <button type="button" className={s.tool} title="Hint" data-tool="hint" aria-busy={thinking} onClick={click}>
        <Icon name="light-bulb" />
        <span>{thinking ? 'Thinking' : 'Hint'}</span>
      </button>
    );
  return (
    <Button icon="light-bulb" data-tool="hint" aria-busy={thinking} onClick={click}>
      {thinking ? 'Thinking' : 'Hint'}
    </Button>
  );
}
