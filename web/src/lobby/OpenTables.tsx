import { useState } from 'react';
import { Link } from 'wouter';
import type { MatchInfo, MatchMode } from '../../../server/src/contract';
import { useFeed } from '../api/mine';
import { seatAt } from '../api/seats';
import { boxOf, SHELF } from '../shelf';
import { faceOf } from '../shell/faces';
import shell from '../shell/shell.module.css';
import { Icon } from '../table/Icon';
import { detailsOf, whoSits } from './words';
import s from './tables.module.css';

type Show = 'all' | 'free' | 'running';
const SHOWS: readonly { value: Show; label: string }[] = [
  { value: 'all', label: 'All tables' },
  { value: 'free', label: 'Seats free' },
  { value: 'running', label: 'To watch' },
];

const MODES: readonly { value: MatchMode; label: string }[] = [
  { value: 'online', label: 'People' },
  { value: 'bots', label: 'With bots' },
  { value: 'solo', label: 'Alone' },
];

const isOpen = (m: MatchInfo) => m.startedAt === undefined && m.players.some((p) => p.kind === 'open');

/** Open ones first, then the latest change first. */
export function shown(listed: readonly MatchInfo[], show: Show, game: string, mode: MatchMode | '' = ''): MatchInfo[] {
  return listed
    .filter((m) => boxOf(m.gameName) && (game === '' || m.gameName === game) && (mode === '' || m.mode === mode))
    .filter((m) =>
      show === 'free' ? isOpen(m) : show === 'running' ? m.startedAt !== undefined && m.spectators : true,
    )
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || b.createdAt - a.createdAt);
}

function Seats({ match }: { match: MatchInfo }) {
  const taken = match.players.filter((p) => p.kind !== 'open').length;
  return (
    <span className={s.seats} role="img" aria-label={`${taken} of ${match.players.length} seats taken`}>
      {match.players.map((p) => (
        <i key={p.id} data-open={p.kind === 'open' || undefined}>
          <Icon name="meeple" />
        </i>
      ))}
    </span>
  );
}

function Row({ match }: { match: MatchInfo }) {
  const { icon, ink, ground } = faceOf(match.gameName);
  const title = boxOf(match.gameName)?.title ?? match.gameName;
  const who = whoSits(match);
  const mine = seatAt(match.matchID) !== undefined;
  const verb = mine ? 'Open' : isOpen(match) ? 'Join' : match.spectators ? 'Watch' : undefined;
  const href = mine || !isOpen(match) ? `/match/${match.matchID}` : `/join/${match.matchID}`;
  return (
    <li className={s.row} data-match={match.matchID}>
      <span className={s.sigil} style={{ color: ink, background: ground }}>
        <Icon name={icon} />
      </span>
      <strong>{title}</strong>
      <span className={s.who}>{who}</span>
      <span className={s.details}>{detailsOf(match)}</span>
      <Seats match={match} />
      {verb && (
        <Link href={href} className={`${shell.btn} ${shell.quiet}`} aria-label={`${verb} ${title}, ${who}`}>
          {verb}
        </Link>
      )}
    </li>
  );
}

/** Open and running tables, as they change. */
export function OpenTables() {
  const { listed, live, asked, more } = useFeed();
  const [show, setShow] = useState<Show>('all');
  const [game, setGame] = useState('');
  const [mode, setMode] = useState<MatchMode | ''>('');
  const rows = shown(listed, show, game, mode);
  return (
    <section aria-labelledby="open-tables">
      <div className={s.head}>
        <h2 id="open-tables">Open tables</h2>
        <span className={s.live} data-live={live || undefined} role="status">
          {live ? 'live' : asked ? 'not connected' : 'looking…'}
        </span>
        <div className={s.chips} role="group" aria-label="Which tables">
          {SHOWS.map((c) => (
            <button key={c.value} aria-pressed={show === c.value} onClick={() => setShow(c.value)}>
              {c.label}
            </button>
          ))}
          <select aria-label="Game" value={game} onChange={(e) => setGame(e.target.value)}>
            <option value="">All games</option>
            {SHELF.map((m) => (
              <option key={m.id} value={m.id}>
                {m.title}
              </option>
            ))}
          </select>
          <select aria-label="Kind of table" value={mode} onChange={(e) => setMode(e.target.value as MatchMode | '')}>
            <option value="">All kinds</option>
            {MODES.map((m) => (
              <option key={m.value} value={m.value}>
                {m.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <ul className={s.list}>
        {rows.map((m) => (
          <Row key={m.matchID} match={m} />
        ))}
      </ul>
      {rows.length === 0 && (
        <p className={s.empty}>
          {!asked
            ? ' '
            : live
              ? 'No table like that tonight. Open one: a friend joins by link, bots fill the rest.'
              : 'The tables cannot be seen just now; games on this device work all the same.'}
        </p>
      )}
      {more && <p className={s.empty}>These are the newest; older ones are open by their link.</p>}
    </section>
  );
}
