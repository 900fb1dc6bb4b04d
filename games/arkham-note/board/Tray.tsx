import { useState } from 'react';
import { Button, useTable } from '../../../web/src/table';
import type { ClueId } from '../cards';
import type { View } from '../view';
import { ClueCard } from './ClueCard';
import { counted } from './names';
import s from './sheets.module.css';

/** Where the cards of the open question lie, if not in plain sight. */
function sourceOf(view: View): string | undefined {
  const q = view.pending;
  if (q?.ask === 'bonus') return 'Stability';
  if (q?.ask === 'search') return 'Draw stack';
  if (q?.ask !== 'take' || q.from === 'leads') return undefined;
  return { discard: 'Discards', closed: 'Closed cases', stability: 'Stability', time: 'Time' }[q.from];
}

/** The cards one may take from a pile, laid out over the table. */
export function Tray() {
  const { props, moves, move } = useTable<View>();
  const [away, setAway] = useState(false);
  const source = sourceOf(props.view);
  const offers = moves('resolveTake').filter((m) => m.args[0] !== null);
  if (!source || offers.length === 0) return null;
  if (away)
    return (
      <div className={s.trayFolded}>
        <Button onClick={() => setAway(false)}>Show {counted(offers.length, 'card')} again</Button>
      </div>
    );
  return (
    <section className={s.tray} aria-label={`${source}: choose a card`} data-tray>
      <header>
        <h2>
          {source} <small>{counted(offers.length, 'card')}</small>
        </h2>
        <Button kind="quiet" onClick={() => setAway(true)}>
          Look at the table
        </Button>
      </header>
      <div className={s.spread}>
        {offers.map((m) => (
          <ClueCard key={m.args[0] as ClueId} id={m.args[0] as ClueId} control={move(m)} verb="Take" copy />
        ))}
      </div>
    </section>
  );
}
