import { useState } from 'react';
import { Link } from 'wouter';
import { forgetSeats, seatAt, seatLink, type HeldSeat } from '../api/seats';
import { leaveMatch } from '../api/server';
import { Ticket } from '../create/Ticket';
import '../create/icons';
import { boxOf } from '../shelf';
import { Frame } from '../shell/Frame';
import shell from '../shell/shell.module.css';
import { Slip } from '../shell/Slip';
import slip from '../shell/slip.module.css';
import { Icon } from '../table/Icon';
import { TicketLink, useTickets } from './Continue';
import s from './matches.module.css';

type Asked = { what: 'leave' | 'move'; seat: HeldSeat } | { what: 'remove'; id: string };

function Question({ asked, onClose, removeSave }: { asked: Asked; onClose(): void; removeSave(id: string): void }) {
  if (asked.what === 'move')
    return (
      <Slip title="Take this seat along" onClose={onClose}>
        <Ticket
          title={boxOf(asked.seat.game)?.title ?? ''}
          link={seatLink(asked.seat)}
          note="Open this on your other device. Whoever has the link has your seat: keep it to yourself."
        />
      </Slip>
    );
  const leave = () => {
    if (asked.what === 'remove') removeSave(asked.id);
    else {
      const { game, matchID, playerID, credentials } = asked.seat;
      void leaveMatch(game, matchID, { playerID, credentials }).catch(() => undefined);
      forgetSeats(matchID);
    }
    onClose();
  };
  const local = asked.what === 'remove';
  return (
    <Slip title={local ? 'Throw this save away?' : 'Give up this seat?'} onClose={onClose}>
      <p className={slip['note']}>
        {local
          ? 'The match cannot be continued afterwards.'
          : 'Somebody else, or a bot, may take it. You cannot come back to it.'}
      </p>
      <div className={slip['foot']}>
        <button className={slip.dark} onClick={leave}>
          {local ? 'Throw it away' : 'Give it up'}
        </button>
        <button className={slip.plain} onClick={onClose}>
          Keep it
        </button>
      </div>
    </Slip>
  );
}

/** Everything this device takes part in. */
export default function MatchesPage() {
  const { tickets, removeSave } = useTickets();
  const [asked, setAsked] = useState<Asked>();
  const list = (done: boolean) => (
    <ul className={s.list}>
      {tickets
        .filter((t) => (t.kind === 'done') === done)
        .map((t) => {
          const seat = seatAt(t.id);
          return (
            <li key={t.id}>
              <TicketLink ticket={t} />
              {seat && !done && (
                <button
                  className={shell.tool}
                  aria-label="Take this seat to another device"
                  onClick={() => setAsked({ what: 'move', seat })}
                >
                  <Icon name="smartphone" />
                </button>
              )}
              {seat ? (
                <button
                  className={shell.tool}
                  aria-label={done ? 'Forget this match' : 'Give up this seat'}
                  onClick={() => (done ? forgetSeats(t.id) : setAsked({ what: 'leave', seat }))}
                >
                  <Icon name={done ? 'trash-can' : 'exit-door'} />
                </button>
              ) : (
                <button
                  className={shell.tool}
                  aria-label="Throw this save away"
                  onClick={() => setAsked({ what: 'remove', id: t.id })}
                >
                  <Icon name="trash-can" />
                </button>
              )}
            </li>
          );
        })}
    </ul>
  );
  return (
    <Frame title="My matches" current="/matches">
      <div className={s.page}>
        <h1>My matches</h1>
        <p className={s.lead}>Seats online and games saved on this device.</p>
        {tickets.length === 0 && (
          <p className={s.empty}>
            Nothing yet. <Link href="/">Take a box from the shelf.</Link>
          </p>
        )}
        {list(false)}
        {tickets.some((t) => t.kind === 'done') && <h2>Finished</h2>}
        {list(true)}
        <p className={s.file}>
          <Link href="/replay/file">Watch a match from a file</Link>
        </p>
      </div>
      {asked && <Question asked={asked} onClose={() => setAsked(undefined)} removeSave={removeSave} />}
    </Frame>
  );
}
