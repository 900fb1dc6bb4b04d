import { Sheet, useTable } from '../../../web/src/table';
import type { ClueId } from '../cards';
import { unseen } from '../rules/unseen';
import type { View } from '../view';
import { ClueCard } from './ClueCard';
import { counted, victimName } from './names';
import s from './sheets.module.css';

/** The areas one may look through at any time (ARK-AREA-03). */
export type Area = 'discard' | 'time' | 'stability' | 'closed' | 'bigPicture' | 'unseen';

const TITLES: Record<Area, string> = {
  discard: 'Discards',
  time: 'Time',
  stability: 'Stability',
  closed: 'Closed cases',
  bigPicture: 'Big picture',
  unseen: 'Still unseen',
};

const cardsIn = (view: View, area: Area): readonly ClueId[] => (area === 'unseen' ? unseen(view) : view[area]);

const note = (view: View, area: Area): string => {
  switch (area) {
    case 'unseen':
      return 'These lie in the draw stack, in an order nobody knows.';
    case 'closed':
      return view.solved.length === 0 ? 'No case is closed yet.' : `Closed: ${view.solved.map(victimName).join(', ')}.`;
    case 'time':
      return `At ${view.options.limits} cards another victim is found, and these move to the discards.`;
    case 'stability':
      return `At ${view.options.limits} cards your nerve gives way.`;
    case 'bigPicture':
      return `${view.options.victoryTypes} different types solve the affair.`;
    case 'discard':
      return 'They come back when the draw stack runs out, or when an effect shuffles them in.';
  }
};

/** An open area spread out to look at; nothing can be done here. */
export function Browse({ area, onClose }: { area: Area; onClose(): void }) {
  const { props } = useTable<View>();
  const cards = cardsIn(props.view, area);
  return (
    <Sheet title={`${TITLES[area]}: ${counted(cards.length, 'card')}`} onClose={onClose}>
      <p className={s.note}>{note(props.view, area)}</p>
      <div className={s.spread}>
        {cards.map((id) => (
          <ClueCard key={id} id={id} copy />
        ))}
      </div>
    </Sheet>
  );
}
