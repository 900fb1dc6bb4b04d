import { useCallback, useState } from 'react';
import type { GameMeta } from '../../../engine-extensions/meta';
import { rename, useMyName } from '../shell/me';
import { Counts } from '../lobby/Counts';
import { Felt, placesFor, SeatCard } from './Felt';
import { Chevron, SeatMenu } from './SeatMenu';
import { choicesFor, sameChair, type Chair, type Where } from './seats';
import s from './felt.module.css';

const LABELS = { me: 'Me', open: 'Open', friend: 'A person' };
const labelOf = (c: Chair) => (c.kind === 'bot' ? `${c.level[0]?.toUpperCase()}${c.level.slice(1)}` : LABELS[c.kind]);
const NOTES = { me: 'you', open: 'for a friend', friend: 'at this device' };

interface ChairsProps {
  meta: GameMeta;
  where: Where;
  chairs: readonly Chair[];
  setChair(at: number, chair: Chair): void;
  setCount(n: number): void;
  nameWrong?: string | undefined;
  countWrong?: string | undefined;
}

function NameField({
  at,
  value,
  onChange,
  wrong,
}: {
  at: number;
  value: string;
  onChange(name: string): void;
  wrong?: string | undefined;
}) {
  return (
    <input
      className={s.name}
      value={value}
      maxLength={24}
      aria-label={at === 0 ? 'Your name' : `Name at seat ${at + 1}`}
      placeholder={at === 0 ? 'Your name' : `Player ${at + 1}`}
      autoComplete={at === 0 ? 'nickname' : 'off'}
      aria-invalid={wrong ? true : undefined}
      onChange={(e) => onChange(e.target.value)}
    />
  );
}

/** The table while its host sets it: who sits where. */
export function Chairs({ meta, where, chairs, setChair, setCount, nameWrong, countWrong }: ChairsProps) {
  const name = useMyName();
  const [typed, setTyped] = useState(name);
  const [open, setOpen] = useState<number>();
  const close = useCallback(() => setOpen(undefined), []);
  const choices = choicesFor(meta, where);
  const places = placesFor(chairs.length);
  const free = chairs.filter((c) => c.kind === 'open').length;
  const middle = (
    <>
      <b>{chairs.length === 1 ? 'A table for one' : `A table for ${chairs.length}`}</b>
      <span>{free === 0 ? 'every seat is taken' : free === 1 ? 'one seat is open' : `${free} seats are open`}</span>
      {meta.players.length > 1 && (
        <div className={s.counts}>
          <Counts counts={meta.players} value={chairs.length} onChange={setCount} short />
        </div>
      )}
      {countWrong && (
        <span className={s.wrong} role="alert">
          {countWrong}
        </span>
      )}
    </>
  );
  return (
    <Felt middle={middle}>
      {chairs.map((chair, at) => {
        const kind = chair.kind === 'friend' ? 'person' : chair.kind;
        const canChange = chair.kind !== 'me' && choices.length > 1;
        const mine = chair.kind === 'me';
        const title = mine ? (
          <NameField
            at={at}
            value={typed}
            wrong={nameWrong}
            onChange={(text) => {
              setTyped(text);
              rename(text);
            }}
          />
        ) : chair.kind === 'friend' ? (
          <NameField at={at} value={chair.name} onChange={(text) => setChair(at, { kind: 'friend', name: text })} />
        ) : chair.kind === 'bot' ? (
          'Bot'
        ) : (
          'Open seat'
        );
        const note =
          mine && nameWrong ? (
            <span className={s.wrong}>{nameWrong}</span>
          ) : chair.kind === 'bot' ? (
            chair.level
          ) : (
            NOTES[chair.kind]
          );
        return (
          <SeatCard
            key={at}
            at={at}
            place={places[at] ?? 'top'}
            kind={kind}
            title={title}
            note={note}
            tool={
              canChange && (
                <button
                  className={s.tool}
                  aria-label={`Change seat ${at + 1}`}
                  aria-haspopup="menu"
                  aria-expanded={open === at}
                  onClick={() => setOpen(open === at ? undefined : at)}
                >
                  <Chevron />
                </button>
              )
            }
            menu={
              open === at && (
                <SeatMenu
                  label={`Seat ${at + 1}`}
                  onClose={close}
                  choices={choices.map((c) => ({
                    key: labelOf(c),
                    label: labelOf(c),
                    ...(c.kind === 'bot' && { icon: 'vintage-robot' }),
                    on: sameChair(c, chair),
                    pick: () => setChair(at, c),
                  }))}
                />
              )
            }
          />
        );
      })}
    </Felt>
  );
}
