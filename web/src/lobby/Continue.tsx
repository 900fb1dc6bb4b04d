import { Link } from 'wouter';
import { isMyTurn, useFeed } from '../api/mine';
import { useSaves } from '../api/saves';
import { coverOf, boxOf } from '../shelf';
import { matchState, saveState } from './words';
import s from './continue.module.css';

interface Ticket {
  id: string;
  href: string;
  game: string;
  kind: 'turn' | 'wait' | 'saved' | 'done';
  status: string;
  more: string;
  at: number;
}

/** What this device takes part in: my turn first, then the latest. */
export function useTickets(): { tickets: Ticket[]; removeSave(id: string): void } {
  const { mine } = useFeed();
  const { rows, remove } = useSaves();
  const online = mine.map((m): Ticket => {
    const { kind, status, more } = matchState(m);
    const room = m.gameover !== undefined ? 'replay' : m.startedAt === undefined ? 'table' : 'match';
    const href = `/${room}/${m.matchID}`;
    return { id: m.matchID, href, game: m.gameName, kind, status, more, at: m.updatedAt + (isMyTurn(m) ? 1e13 : 0) };
  });
  const local = (rows ?? []).map((r): Ticket => ({
    id: r.id,
    href: `/${r.over ? 'replay' : 'local'}/${r.id}`,
    game: r.setup.game,
    kind: r.over ? 'done' : 'saved',
    status: r.over ? 'Over' : 'Saved',
    more: saveState(r),
    at: r.at,
  }));
  const tickets = [...online, ...local].filter((t) => boxOf(t.game)).sort((a, b) => b.at - a.at);
  return { tickets, removeSave: remove };
}

export function TicketLink({ ticket }: { ticket: Ticket }) {
  const { kind, game } = ticket;
  return (
    <Link href={ticket.href} className={s.ticket} data-now={kind === 'turn' || undefined}>
      {coverOf(game) && <img className={s.cover} src={coverOf(game)} alt="" />}
      <span className={s.text}>
        <strong>{boxOf(game)?.title}</strong>
        <small>
          <span className={s.state} data-kind={kind}>
            {ticket.status}
          </span>
          <span className={s.more}>{ticket.more}</span>
        </small>
      </span>
      <span className={s.go}>{kind === 'turn' ? 'Play' : kind === 'done' ? 'Replay' : 'Open'}</span>
    </Link>
  );
}

/** Comes first on the front page when there is something to continue. */
export function Continue() {
  const tickets = useTickets().tickets.filter((t) => t.kind !== 'done');
  if (tickets.length === 0) return null;
  return (
    <section className={s.row} aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <div className={s.tickets} data-n={Math.min(3, tickets.length)}>
        {tickets.slice(0, 3).map((t) => (
          <TicketLink key={t.id} ticket={t} />
        ))}
      </div>
      {tickets.length > 3 && (
        <Link href="/matches" className={s.all}>
          All {tickets.length}
        </Link>
      )}
    </section>
  );
}
