import { Button, Sheet, useTable } from '../../../web/src/table';
import { CONTACT, type ClueId } from '../cards';
import type { View } from '../view';
import { ClueCard } from './ClueCard';
import { swapKey } from './intent';
import { nameOf } from './names';
import s from './sheets.module.css';

const AREAS = ['time', 'stability'] as const;
const TITLES = { time: 'Time', stability: 'Stability' };

/** The contact's exchange: a hand card for one that lies in Time or Stability. */
export function SwapSheet({ mine }: { mine?: ClueId }) {
  const { props, clear, select, move } = useTable<View>();
  const { view } = props;
  return (
    <Sheet
      title={`${CONTACT.name} swaps a card`}
      side="middle"
      onClose={clear}
      foot={<Button onClick={clear}>Not now</Button>}
    >
      <p className={s.note}>
        {mine
          ? `Choose what ${nameOf(mine)} is swapped for. It stays in that area, whatever its icons.`
          : 'Choose a card of your hand. Once in a game, and no action is used up.'}
      </p>
      <h3 className={s.head}>Your hand</h3>
      <div className={s.spread}>
        {view.hand.map((id) => (
          <ClueCard key={id} id={id} copy control={select(swapKey(id), { depth: 1 })} verb="Give" />
        ))}
      </div>
      {AREAS.map(
        (area) =>
          view[area].length > 0 && (
            <div key={area}>
              <h3 className={s.head}>{TITLES[area]}</h3>
              <div className={s.spread}>
                {view[area].map((id) => (
                  <ClueCard
                    key={id}
                    id={id}
                    copy
                    {...(mine
                      ? { control: move({ move: 'contactExchange', args: [mine, area, id] }), verb: 'Swap for' }
                      : {})}
                  />
                ))}
              </div>
            </div>
          ),
      )}
    </Sheet>
  );
}
