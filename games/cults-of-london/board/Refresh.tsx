import type { CSSProperties } from 'react';
import { useTable } from '../../../web/src/table';
import { awaited } from '../../../engine-extensions/rules';
import { HERALD, SOURCES, type Source } from '../state';
import type { View } from '../view';
import { Tok } from './art';
import { RelicCard } from './cards';
import { faceOf } from './factions';
import { Icon } from './icons';
import s from './refresh.module.css';

const HEAD: Record<Source, [icon: string, word: string]> = {
  control: ['wax-seal', 'Places held'],
  rituals: ['pentagram-rose', 'Rituals'],
  condition: ['laurel-crown', 'Own condition'],
  insight: ['third-eye', 'Insight burnt'],
  banked: ['locked-box', 'Banked'],
};

/** Where everybody's points have come from. */
function Ledger() {
  const { props } = useTable<View>();
  const { view } = props;
  const seats = view.board.order.filter((p) => p !== HERALD);
  return (
    <table className={s.ledger}>
      <caption>The ledger</caption>
      <thead>
        <tr>
          <td />
          {SOURCES.map((source) => (
            <th key={source} scope="col" title={HEAD[source][1]}>
              <Icon name={HEAD[source][0]} label={HEAD[source][1]} />
            </th>
          ))}
          <th scope="col">VP</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((p) => (
          <tr key={p} data-me={p === props.me || undefined}>
            <th scope="row">
              <Tok face={faceOf(view, p)} size={20} /> {faceOf(view, p).short}
            </th>
            {SOURCES.map((source) => (
              <td key={source}>{view.seats[p]?.open.sources[source] || '·'}</td>
            ))}
            <td>
              <b>{view.seats[p]?.open.vp}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who is still bidding for the Relic under the hammer, and what they have. */
function Bidders() {
  const { props } = useTable<View>();
  const { view, turn } = props;
  const { auction } = view;
  if (!auction) return null;
  const wordOf = (p: string) =>
    auction.by === p
      ? `bids ${auction.high}`
      : auction.out.includes(p)
        ? 'out'
        : awaited(turn).includes(p)
          ? 'to bid…'
          : 'in';
  return (
    <ul className={s.bidders}>
      {view.board.order.map((p) => (
        <li
          key={p}
          data-lead={auction.by === p || undefined}
          data-out={auction.out.includes(p) || undefined}
          style={{ '--c': faceOf(view, p).colour } as CSSProperties}
        >
          <Tok face={faceOf(view, p)} size={26} label={faceOf(view, p).name} />
          <span>{p === HERALD ? faceOf(view, p).short : props.name(p)}</span>
          <small>
            <Icon name="third-eye" label="Insight" /> {view.seats[p]?.open.insight}
          </small>
          <em>{wordOf(p)}</em>
        </li>
      ))}
    </ul>
  );
}

/** Scoring and auction, laid over the ring: the ledger, the Relic under the hammer, the bidders. */
export function RefreshScene() {
  const { props } = useTable<View>();
  const { view } = props;
  const ask = view.ask?.ask;
  if (ask !== 'bid' && ask !== 'score') return null;
  return (
    <section className={s.scene} aria-label={ask === 'bid' ? 'The auction' : 'Scoring'}>
      {view.auction && (
        <div className={s.lot}>
          <h3>
            <Icon name="gavel" /> Under the hammer
          </h3>
          <RelicCard id={view.auction.relic} size="zoom" width="136px" />
        </div>
      )}
      <div className={s.side}>
        <Bidders />
        <Ledger />
      </div>
    </section>
  );
}
