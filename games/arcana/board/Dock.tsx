import { useState } from 'react';
import { awaited } from '../../../engine-extensions/rules';
import { Button, MoveButton, Rich, useTable, type TableProps } from '../../../web/src/table';
import { cardOf, type CardId, type Guild } from '../cards';
import type { View } from '../view';
import type { Aim } from './aim';
import { aimWords } from './aim-words';
import { Chronicle, Objectives } from './Asides';
import { HandRow } from './HandRow';
import { Icon } from './icons';
import { GUILD, nameOf } from './names';
import { promptWords } from './words';
import s from './dock.module.css';

/** The first letter painted in the field of the guild that is awaited. */
function Initial({ letter, guild }: { letter: string; guild: Guild | null }) {
  return (
    <span className={s.initial} data-guild={guild ?? undefined} aria-hidden>
      {letter}
    </span>
  );
}

/** The prompt of an illuminated page: whole for the ear, with a painted initial for the eye. */
export function Prompt({ aim, over }: { aim: Aim | null; over: string | null }) {
  const { props, clear, picked, moves, isLegal } = useTable<View>();
  const { view, turn, me } = props;
  const waiting = awaited(turn);
  const mine = me !== null && waiting.includes(me);
  const uses = aim ? moves('playLocation').filter((m) => m.args[0] === aim.card) : [];
  const isUseless = aim !== null && cardOf(aim.card).kind === 'location' && uses.length === 0;
  const sentence = aim ? aimWords(view, aim, over, isUseless) : promptWords(props);
  const bold = sentence.startsWith('**');
  const letter = sentence.replace(/^\*\*/, '').charAt(0);
  const rest = bold ? `**${sentence.slice(3)}` : sentence.slice(1);
  const seat = waiting[0] ?? view.result?.winners[0];
  const guild = seat === undefined ? null : (view.seats[seat]?.guild ?? null);
  const discard = aim && { move: 'discard', args: [aim.card] };
  const plain = uses.filter((m) => Object.keys(m.args[1] as object).length === 0);
  const militia =
    aim && isLegal({ move: 'callMilitia', args: [aim.card] }) ? { move: 'callMilitia', args: [aim.card] } : null;
  return (
    <div className={s.prompt} data-prompt data-mine={mine || undefined}>
      <Initial letter={letter} guild={guild} />
      <div className={s.sentence}>
        <p role="status" className={s.ear}>
          <Rich text={sentence} />
        </p>
        <p aria-hidden data-wait={!mine || undefined}>
          <Rich text={rest} />
        </p>
      </div>
      <span className={s.acts}>
        <Answers {...props} />
        {picked.length > 0 && (
          <Button onClick={clear} data-cancel>
            Put back
          </Button>
        )}
        {discard && isLegal(discard) && (
          <MoveButton move={discard} aria-label={`Discard ${nameOf(aim.card)}`}>
            <span className={s.label}>
              <Icon name="card-discard" />
              Discard
            </span>
          </MoveButton>
        )}
        {militia && <MoveButton move={militia}>Call the Militia</MoveButton>}
        {plain.map((m) => (
          <MoveButton key="play" move={m} kind="primary">
            <span className={s.label}>
              <Icon name="check-mark" />
              {`Use ${nameOf(m.args[0] as string)}`}
            </span>
          </MoveButton>
        ))}
      </span>
    </div>
  );
}

/** Buttons that answer a question. */
function Answers({ view, me }: TableProps<View>) {
  const { moves } = useTable<View>();
  const question = view.asked?.question;
  if (!question || me === null || !view.asked?.seats.includes(me)) return null;
  if (question.ask === 'removal')
    return (
      <>
        <MoveButton move={{ move: 'chooseRemoval', args: ['remove'] }}>Under the guild card</MoveButton>
        <MoveButton kind="primary" move={{ move: 'chooseRemoval', args: ['keep'] }}>
          Into the deck
        </MoveButton>
      </>
    );
  if (question.ask === 'announce')
    return moves('announceArcanum').map((m) => <MoveButton key={String(m.args[0])} move={m} />);
  return null;
}

/** A back in the guild's field. */
const DeckBack = ({ guild, none }: { guild: Guild; none: boolean }) => (
  <span className={s.back} data-guild={guild} data-none={none || undefined}>
    <Icon name={GUILD[guild].charge} />
  </span>
);

/** The dock: chronicle, Deck, hand, Resource Deck, Objectives. */
export function Dock({ aim, phone, onResource }: { aim: Aim | null; phone: boolean; onResource(): void }) {
  const { props, move, moves } = useTable<View>();
  const { view, me } = props;
  const seat = me === null ? undefined : view.seats[me];
  const guild = seat?.guild ?? null;
  const [none] = useState<CardId[]>([]);
  const wanted = aim ? moves('playLocation').filter((m) => m.args[0] === aim.card && seat?.resource.includes((m.args[1] as { card?: string }).card ?? '')) : []; // prettier-ignore
  return (
    <div className={s.dock} data-dock>
      {!phone && <Chronicle />}
      <div className={s.hand}>
        {!phone && guild && (
          <span
            className={s.pile}
            data-place={`deck-${me}`}
            role="img"
            aria-label={`Your Deck: ${seat?.deck ?? 0} cards`}
          >
            <DeckBack guild={guild} none={seat?.deck === 0} />
            Deck <b>{seat?.deck ?? 0}</b>
          </span>
        )}
        <HandRow aim={aim} phone={phone} />
        {!phone && guild && (
          <span className={s.pile} data-right>
            {aim && wanted.length === 0 ? (
              <button
                type="button"
                className={s.drop}
                data-none={seat?.resource.length === 0 || undefined}
                {...move({ move: 'discard', args: [aim.card] })}
                aria-label={`Discard ${nameOf(aim.card)} to your Resource Deck`}
              >
                <Icon name="card-discard" />
              </button>
            ) : (
              <button
                type="button"
                className={s.drop}
                data-none={seat?.resource.length === 0 || undefined}
                onClick={onResource}
                aria-label={`Look through your Resource Deck: ${(seat?.resource ?? none).length} cards`}
              >
                <Icon name="card-discard" />
              </button>
            )}
            Resource <b>{seat?.resource.length ?? 0}</b>
          </span>
        )}
        {me === null && <p className={s.watching}>You are watching. Hands stay hidden.</p>}
      </div>
      {!phone && <Objectives />}
    </div>
  );
}
