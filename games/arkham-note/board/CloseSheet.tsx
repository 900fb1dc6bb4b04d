import { Button, MoveButton, moveKey, Sheet, useTable, type LegalMove } from '../../../web/src/table';
import { clueOf, type ClueId } from '../cards';
import { bigPictureTypes, firstLead } from '../rules/areas';
import { bestScore, typesOf } from '../rules/line';
import { TYPES_TO_CLOSE } from '../state';
import type { View } from '../view';
import { ClueCard } from './ClueCard';
import { scoreKey } from './intent';
import { caseNumber, counted, nameOf, victimName } from './names';
import { Sockets } from './Sockets';
import { confirmOf } from './words';
import s from './sheets.module.css';

interface CloseSheetProps {
  caseId: string;
  /** what is ticked; the best legal set at first */
  scored?: readonly ClueId[];
}

/** Closing a case: the line, its puzzles to tick, the types that remain, and what follows. */
export function CloseSheet({ caseId, scored }: CloseSheetProps) {
  const { props, clear, select, isLegal, moves, move } = useTable<View>();
  const { view } = props;
  const line = view.cases.find((c) => c.id === caseId);
  if (!line) return null;
  const ticked = scored ?? bestScore(line, view.bigPicture);
  const wanted: LegalMove = { move: 'closeCase', args: [caseId, ticked] };
  const left = typesOf(line.clues.filter((id) => !ticked.includes(id)));
  const now = bigPictureTypes(view.bigPicture);
  const then = bigPictureTypes([...view.bigPicture, ...ticked]);
  const lost = confirmOf(wanted, view) !== undefined;
  const wins = then >= view.options.victoryTypes;
  const bonus = typesOf(line.clues).size === 6 && view.stability.length > 0;
  const lead = firstLead(view.leads);
  const others = moves('closeCase').filter((m) => m.args[0] === caseId && moveKey(m) !== moveKey(wanted));
  const tick = (id: ClueId) =>
    line.clues.filter((c) => clueOf(c).puzzle && (c === id ? !ticked.includes(c) : ticked.includes(c)));
  const label = ticked.length === 0 ? 'Close without scoring' : `Close and score ${ticked.length}`;
  return (
    <Sheet
      title={`Close case ${caseNumber(caseId)}: ${victimName(line.victim)}`}
      side="middle"
      onClose={clear}
      foot={
        <>
          <Button onClick={clear}>Not yet</Button>
          {isLegal(wanted) ? (
            <Button kind={lost ? 'danger' : 'primary'} {...move(wanted)}>
              {lost ? 'Close and lose: no victim left' : wins ? `${label} and solve the affair` : label}
            </Button>
          ) : (
            <Button off note="five types must stay in the case" {...move(wanted)}>
              {label}
            </Button>
          )}
        </>
      }
    >
      <p className={s.note}>
        Tick the puzzle cards to score. The clues that stay must still show {TYPES_TO_CLOSE} types.
      </p>
      <div className={s.spread} data-small>
        {line.clues.map((id) => {
          const { puzzle } = clueOf(id);
          const on = ticked.includes(id);
          const control = puzzle ? select(scoreKey(tick(id)), { depth: 1 }) : undefined;
          return (
            <span key={id} className={s.tickable} data-ticked={on || undefined}>
              <ClueCard
                id={id}
                copy
                {...(control ? { control: { ...control, 'aria-pressed': on } } : {})}
                {...(puzzle ? { verb: on ? 'Scores' : 'Score' } : {})}
              />
              {puzzle && (
                <i className={s.tick} aria-hidden>
                  {on ? 'scores' : 'score?'}
                </i>
              )}
            </span>
          );
        })}
      </div>
      <dl className={s.sums}>
        <div data-bad={left.size < TYPES_TO_CLOSE || undefined}>
          <dt>Types that stay</dt>
          <dd>
            <Sockets types={left} /> {left.size} of {TYPES_TO_CLOSE} needed
          </dd>
        </div>
        <div>
          <dt>Big picture</dt>
          <dd>
            {now} → {then} of {view.options.victoryTypes}
          </dd>
        </div>
        {lead && (
          <div>
            <dt>First lead</dt>
            <dd>
              {nameOf(lead)} is discarded
              {clueOf(lead).hourglass && `, Time ${view.time.length} → ${view.time.length + 1}`}
            </dd>
          </div>
        )}
        {bonus && (
          <div>
            <dt>All six types</dt>
            <dd>you may take a card back from Stability</dd>
          </div>
        )}
        {view.cases.length === 1 && !wins && (
          <div data-bad={lost || undefined}>
            <dt>Last open case</dt>
            <dd>
              {lost
                ? 'no victim is left: the affair would be lost'
                : `discards and Time go back into the draw stack, a victim is found (${counted(view.victimsLeft, 'left', 'left')})`}
            </dd>
          </div>
        )}
      </dl>
      {others.length > 0 && (
        <details className={s.others}>
          <summary>Other ways to close it</summary>
          {others.map((m) => (
            <MoveButton key={moveKey(m)} move={m} />
          ))}
        </details>
      )}
    </Sheet>
  );
}
