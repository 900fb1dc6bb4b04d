import { useState } from 'react';
import { Button, Sheet, useTable } from '../../../web/src/table';
import { presetOf } from '../meta';
import type { View } from '../view';
import { CaseCode } from './CaseCode';
import s from './ending.module.css';

/** The case on paper: its number to share, its options, and the way to give it up. */
export function CaseFile({ onClose }: { onClose(): void }) {
  const { props } = useTable<View>();
  const [sure, setSure] = useState(false);
  const { view, seed, me, turn } = props;
  const { victoryTypes, victims, limits } = view.options;
  const playing = me !== null && turn.gameover === undefined;
  const giveUp = () => {
    onClose();
    props.make({ move: 'abandon', args: [] });
  };
  return (
    <Sheet
      title="Case file"
      side="middle"
      onClose={onClose}
      foot={
        <>
          {playing && (
            <Button kind={sure ? 'danger' : 'quiet'} onClick={() => (sure ? giveUp() : setSure(true))} data-give-up>
              {sure ? 'Yes, give it up: it counts as a loss' : 'Give up the case'}
            </Button>
          )}
          <Button onClick={onClose}>Back to the board</Button>
        </>
      }
    >
      <p className={s.facts}>
        <span>
          <b>{presetOf(view.options) ?? 'Own rules'}</b>: {victoryTypes} types solve it, {victims} victims in play,
          limits of {limits}.
        </span>
      </p>
      {seed === undefined ? <p className={s.facts}>The case number is told when the case is over.</p> : <CaseCode />}
    </Sheet>
  );
}
