import { useCallback, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { GameMeta } from '../../../engine-extensions/meta';
import type { MatchInfo, SeatInfo, SeatRequest } from '../../../server/src/contract';
import { forgetSeats, seatAt, type HeldSeat } from '../api/seats';
import { arrangeSeat, leaveMatch } from '../api/server';
import { metaOf } from '../games';
import { Gone } from '../pages/Gone';
import { Loading } from '../pages/Loading';
import { Frame } from '../shell/Frame';
import shell from '../shell/shell.module.css';
import { Icon } from '../table/Icon';
import { Felt, placesFor, SeatCard } from './Felt';
import { GameSide } from './GameSide';
import './icons';
import { optionWords } from './OptionFields';
import { paceWords } from './pace';
import { Chevron, SeatMenu } from './SeatMenu';
import { Talk } from './Talk';
import { Ticket } from './Ticket';
import { useTable } from './use-table';
import felt from './felt.module.css';
import s from './create.module.css';

interface RoomProps {
  meta: GameMeta;
  match: MatchInfo;
  me: number;
  arrange(seat: number, to: SeatRequest['to'], level?: BotLevel): Promise<void>;
}

const LEVEL = (level: string) => `${level[0]?.toUpperCase()}${level.slice(1)}`;

function noteOf(seat: SeatInfo, me: number, host: number | undefined): string {
  if (seat.kind === 'open') return 'for a friend';
  if (seat.kind === 'bot') return seat.level ?? 'bot';
  const role = seat.id === host ? ', host' : '';
  if (seat.id === me) return `you${role}`;
  return (seat.isConnected ? 'connected' : 'away') + role;
}

function Seats({ meta, match, me, arrange }: RoomProps) {
  const [open, setOpen] = useState<number>();
  const close = useCallback(() => setOpen(undefined), []);
  const host = match.host === me;
  const { players } = match;
  // my own seat stands at the bottom, the others follow around the table
  const order = players.map((_, i) => players[(me + i) % players.length] as SeatInfo);
  const places = placesFor(players.length);
  const taken = players.filter((p) => p.kind !== 'open').length;
  const last = players.filter((p) => p.kind === 'person' && p.id !== me).at(-1);
  const bots = meta.modes.includes('bots') ? meta.bots : [];
  const fewer = meta.players.includes(players.length - 1);
  return (
    <Felt
      middle={
        <>
          <b>
            {taken} of {players.length} seated
          </b>
          <span>
            {last ? `${last.name} ${last.isConnected ? 'is here' : 'has a seat'}` : 'the others come by link'}
          </span>
        </>
      }
    >
      {order.map((seat, i) => {
        const choices = [
          {
            key: 'open',
            label: seat.kind === 'person' ? 'Send away' : 'Open',
            on: seat.kind === 'open',
            pick: () => void arrange(seat.id, 'open'),
          },
          ...(seat.kind === 'person'
            ? []
            : bots.map((level) => ({
                key: level,
                label: LEVEL(level),
                icon: 'vintage-robot',
                on: seat.kind === 'bot' && seat.level === level,
                pick: () => void arrange(seat.id, 'bot', level),
              }))),
          ...(fewer && seat.kind !== 'person'
            ? [
                {
                  key: 'gone',
                  label: 'Take away',
                  icon: 'trash-can',
                  on: false,
                  pick: () => void arrange(seat.id, 'gone'),
                },
              ]
            : []),
        ];
        return (
          <SeatCard
            key={seat.id}
            at={seat.id}
            place={places[i] ?? 'top'}
            kind={seat.id === me ? 'me' : seat.kind}
            title={seat.kind === 'open' ? 'Open seat' : seat.kind === 'bot' ? (seat.name ?? 'Bot') : seat.name}
            note={noteOf(seat, me, match.host)}
            connected={seat.kind === 'person' ? seat.isConnected === true : undefined}
            tool={
              host &&
              seat.id !== me && (
                <button
                  className={felt.tool}
                  aria-label={`Change seat ${seat.id + 1}`}
                  aria-haspopup="menu"
                  aria-expanded={open === seat.id}
                  onClick={() => setOpen(open === seat.id ? undefined : seat.id)}
                >
                  {seat.kind === 'person' ? <Icon name="cancel" /> : <Chevron />}
                </button>
              )
            }
            menu={open === seat.id && <SeatMenu label={`Seat ${seat.id + 1}`} choices={choices} onClose={close} />}
          />
        );
      })}
    </Felt>
  );
}

function Room({ seat, meta }: { seat: HeldSeat; meta: GameMeta }) {
  const [, go] = useLocation();
  const table = useTable(seat);
  const [wrong, setWrong] = useState<string>();
  const { match, lost } = table;
  const me = Number(seat.playerID);
  const proof = { playerID: seat.playerID, credentials: seat.credentials };
  const begun = match?.startedAt !== undefined;

  useEffect(() => {
    if (begun) go(`/match/${seat.matchID}`, { replace: true });
  }, [begun, go, seat.matchID]);
  useEffect(() => {
    if (lost) forgetSeats(seat.matchID);
  }, [lost, seat.matchID]);

  if (lost) return <Gone why={lost} />;
  if (!match) return <Loading />;

  const arrange: RoomProps['arrange'] = async (at, to, level) => {
    setWrong(undefined);
    await arrangeSeat(seat.matchID, at, { ...proof, to, ...(level && { level }) })
      .then(table.heard)
      .catch((error: Error) => setWrong(error.message));
  };
  const free = match.players.filter((p) => p.kind === 'open');
  const bot = meta.modes.includes('bots') ? (meta.bots.find((b) => b === 'medium') ?? meta.bots[0]) : undefined;
  const fill = async () => {
    for (const open of free) await arrange(open.id, 'bot', bot);
  };
  const leave = () =>
    void leaveMatch(meta.id, seat.matchID, proof)
      .catch(() => undefined)
      .then(() => {
        forgetSeats(seat.matchID);
        go('/');
      });

  return (
    <Frame title={`${meta.title}: waiting`} back="/">
      <div className={s.grid}>
        <GameSide meta={meta}>
          <button className={`${shell.btn} ${shell.secondary} ${s.leave}`} onClick={leave}>
            <Icon name="exit-door" />
            Leave this table
          </button>
        </GameSide>
        <section className={s.middle}>
          <div className={s.seats}>
            <Seats meta={meta} match={match} me={me} arrange={arrange} />
          </div>
          <section className={s.rules} aria-label="Rules">
            <h2>
              Rules <small>as the host set them</small>
            </h2>
            {[
              ...optionWords(meta.options, match.setupData),
              { label: 'Who may sit down', value: match.unlisted ? 'only by link' : 'everyone' },
              { label: 'Pace', value: paceWords(match.clock?.seconds) || 'no clock' },
              { label: 'Spectators', value: match.spectators ? 'may watch' : 'none' },
            ].map((o) => (
              <dl key={o.label} className={s.said}>
                <dt>{o.label}</dt>
                <dd>{o.value}</dd>
              </dl>
            ))}
          </section>
        </section>
        <aside className={s.invite}>
          <Ticket
            title="Invite"
            link={`${location.origin}/join/${seat.matchID}`}
            code={seat.matchID}
            note="No account, only a name."
          />
          <Talk lines={table.chat} say={table.say} />
          <div className={s.next}>
            {wrong && (
              <p className={s.wrong} role="alert">
                {wrong}
              </p>
            )}
            <p role="status">
              {!table.connected
                ? 'The connection is lost; it comes back by itself.'
                : free.length === 1
                  ? 'One seat is still open.'
                  : `${free.length} seats are still open.`}
            </p>
            {match.host === me && bot ? (
              <button className={`${shell.btn} ${shell.primary} ${s.big}`} onClick={() => void fill()}>
                <Icon name="vintage-robot" />
                {free.length === 1 ? 'Fill it with a bot and start' : 'Fill them with bots and start'}
              </button>
            ) : (
              <p>The game begins when everybody sits.</p>
            )}
          </div>
        </aside>
      </div>
    </Frame>
  );
}

/** /table/:id, before the match begins. Whoever holds no seat is asked to take one. */
export default function WaitingRoom({ matchID }: { matchID: string }) {
  const seat = seatAt(matchID);
  const meta = seat && metaOf(seat.game);
  if (!seat || !meta) return <Redirect to={`/join/${matchID}`} replace />;
  return <Room seat={seat} meta={meta} />;
}
