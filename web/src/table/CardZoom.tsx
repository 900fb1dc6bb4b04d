import { useEffect, useRef } from 'react';
import type { BoardModule, Keyword } from './props';
import { Popover } from './Popover';
import s from './overlay.module.css';

interface CardZoomProps<View> {
  board: BoardModule<View>;
  view: View;
  game: string;
  id: string;
  /** a glance while the pointer rests; otherwise a dialog that is closed by hand */
  glance?: Element | null;
  onClose(): void;
}

/** Keywords with what they mean, each with its rule's number. */
export function Keywords({ words, game }: { words: readonly Keyword[]; game: string }) {
  return (
    <dl className={s.keywords}>
      {words.map((k) => (
        <div key={k.term}>
          <dt>{k.term}</dt>
          <dd>
            {k.text}{' '}
            {k.rule && (
              <a href={`/rules/${game}#${k.rule}`} target="rules">
                {k.rule}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A card large, its keywords explained beside it. */
export function CardZoom<View>({ board, view, game, id, glance, onClose }: CardZoomProps<View>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    if (own && !own.open) own.showModal();
    return () => own?.close();
  }, []);
  const { Zoom } = board;
  if (!Zoom) return null;
  const words = board.keywords?.(id) ?? [];
  const inside = (
    <div className={s.zoom}>
      <Zoom id={id} view={view} />
      {words.length > 0 && <Keywords words={words} game={game} />}
    </div>
  );
  if (glance)
    return (
      <Popover owner={glance} className={s.glance}>
        {inside}
      </Popover>
    );
  return (
    <dialog
      ref={dialog}
      className={s.zoomDialog}
      aria-label="Card"
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => {
        if (!(e.target as Element).closest('a')) onClose();
      }}
    >
      {inside}
      <button type="button" className={s.zoomClose}>
        Close
      </button>
    </dialog>
  );
}
