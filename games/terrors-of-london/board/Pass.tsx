import { useState } from 'react';
import { Button, Sheet, useTable } from '../../../web/src/table';
import { Icon } from './icons';
import type { View } from './kinds';
import { nameOf } from './names';
import { useDuel } from './use-duel';
import s from './board.module.css';

/** Lit at one card or none, naming the kept card; else it says how many must still be played. */
export function Pass() {
  const { move, isLegal, props } = useTable<View>();
  const { view, myTurn } = useDuel();
  if (!view.own || view.phase !== 'battle' || props.turn.gameover !== undefined) return null;
  const held = view.own.hand;
  const legal = isLegal({ move: 'pass', args: [] });
  const more = held.length - 1;
  const note = !myTurn
    ? `${props.name(view.active)} plays`
    : view.pending
      ? 'answer first'
      : legal
        ? held[0]
          ? `keep ${nameOf(held[0])}`
          : 'end your turn'
        : `play ${more} more ${more === 1 ? 'card' : 'cards'} first`;
  return (
    <button type="button" className={s.pass} data-area="pass" {...move({ move: 'pass', args: [] })}>
      Pass
      <small>{note}</small>
    </button>
  );
}

/** Offer a draw, give up. */
export function Talk() {
  const { attempt, props } = useTable<View>();
  const [open, setOpen] = useState(false);
  if (props.me === null) return null;
  const say = (move: string) => (e: React.MouseEvent) => {
    setOpen(false);
    attempt({ move, args: [] }, e.currentTarget);
  };
  return (
    <>
      <Button aria-label="Offer a draw or give up" className={s.flag} onClick={() => setOpen(true)}>
        <Icon name="linked-rings" />
      </Button>
      {open && (
        <Sheet title="Between the players" side="middle" onClose={() => setOpen(false)}>
          <div className={s.talk}>
            <Button onClick={say('offerDraw')}>Offer a draw</Button>
            <Button kind="danger" onClick={say('concede')}>
              Concede
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
