import { useEffect, useRef, type CSSProperties } from 'react';
import { useTable } from '../../../web/src/table';
import { clueOf, VICTIMS, type Edge } from '../cards';
import { lineOf } from '../rules/line';
import { CALM, type Case } from '../state';
import type { View } from '../view';
import { ClueCard, Technique } from './ClueCard';
import { Icon } from './icons';
import { closeKey, type Intent } from './intent';
import { caseNumber, counted, victimName } from './names';
import { Slot } from './Slot';
import { Sockets } from './Sockets';
import { CARD, fanPath, leftOf, threadPath } from './thread';
import { VictimPhoto } from './VictimPhoto';
import s from './board.module.css';

/** The technique on the right edge that the next card's left one met. */
const met = (right: readonly Edge[], left: Edge | undefined): Edge | undefined =>
  left === undefined ? undefined : right.includes(left) ? left : right.includes('ANY') ? 'ANY' : right[0];

interface LineProps {
  line: Readonly<Case>;
  intent: Intent | null;
  /** phone: folded to a strip unless it has the focus */
  phone?: boolean;
  focused?: boolean;
  onFocus?(): void;
}

/** One open case: tab, types, keys, the line of photographs on its thread, and its end. */
export function Line({ line, intent, phone, focused, onFocus }: LineProps) {
  const { props, select, moves } = useTable<View>();
  const info = lineOf(line);
  const number = caseNumber(line.id);
  const closes = moves('closeCase').some((m) => m.args[0] === line.id);
  const scored = info.scoreable.length;
  const row = useRef<HTMLDivElement>(null);
  const playing = intent?.kind === 'play' ? intent : null;
  const slotShown = playing !== null;
  useEffect(() => {
    row.current?.scrollTo?.({ left: row.current.scrollWidth });
  }, [line.clues.length, focused, slotShown]);
  const lefts = line.clues.map((id) => clueOf(id).left);
  const end = line.clues.length;
  const open = !phone || focused;

  return (
    <section
      className={s.case}
      data-focus={focused || undefined}
      aria-label={`Case ${number}, ${victimName(line.victim)}`}
      data-case={line.id}
    >
      <header className={s.caseHead}>
        {phone ? (
          <button
            type="button"
            className={s.tab}
            aria-expanded={focused ?? false}
            aria-label={`Case ${number}`}
            onClick={onFocus}
          >
            {number}
          </button>
        ) : (
          <b className={s.tab}>Case {number}</b>
        )}
        <Sockets types={info.types} />
        {!phone && (
          <span className={s.count}>
            {counted(info.types.size, 'type')} · {counted(info.clues, 'clue')}
          </span>
        )}
        <span
          className={s.keys}
          title={`${counted(info.keys, 'key')} in the line, ${counted(info.locks, 'lock')}`}
          aria-label={`${counted(info.freeKeys, 'free key')}`}
          role="img"
        >
          <Icon name="key" />
          {phone ? info.freeKeys : `${info.freeKeys} free`}
        </span>
        {info.strainNext && !phone && (
          <span className={s.strainNext}>
            <Icon name="brain" />
            next clue: strain
          </span>
        )}
        {closes && (!phone || focused || !playing) && (
          <button type="button" className={s.closable} {...select(closeKey(line.id))}>
            <Icon name="stamper" />
            {phone ? 'Close' : 'Can be closed'}
            {scored > 0 && ` · ${phone ? scored : `${counted(scored, 'puzzle')} ${scored === 1 ? 'scores' : 'score'}`}`}
          </button>
        )}
        {!closes && info.closable && !phone && (
          <span className={s.closable} data-quiet>
            <Icon name="stamper" />
            Can be closed next turn
          </span>
        )}
        {phone && !focused && (
          <span className={s.tail}>
            {info.edge.map((t) => (
              <Technique key={t} edge={t} />
            ))}
          </span>
        )}
        {phone && !focused && playing && <Slot line={line} intent={playing} small />}
        {phone && focused && <span className={s.victimName}>{victimName(line.victim)}</span>}
      </header>
      {open && (
        <div
          className={s.row}
          ref={row}
          data-long={end > 8 || undefined}
          style={{ '--n': Math.max(1, end) } as CSSProperties}
        >
          <svg
            className={s.thread}
            aria-hidden="true"
            preserveAspectRatio="none"
            viewBox={phone ? `0 0 ${end * 40} 40` : `0 0 ${leftOf(end) + CARD} 60`}
            style={{ '--long': leftOf(end) + CARD } as CSSProperties}
          >
            {end > 0 && (
              <>
                <path d={phone ? fanPath(end) : threadPath(end)} />
                <path className={s.threadLight} d={phone ? fanPath(end) : threadPath(end)} />
              </>
            )}
          </svg>
          <VictimPhoto id={line.victim} right={met(VICTIMS[line.victim]?.right ?? [], lefts[0])} behind={end > 0} />
          {line.clues.map((id, i) => (
            <ClueCard
              key={id}
              id={id}
              line={{
                left: true,
                right: met(clueOf(id).right, lefts[i + 1]),
                last: i === end - 1,
                number: i + 1,
                strained: i >= CALM,
              }}
              style={
                {
                  '--shift': i >= CALM ? leftOf(i + 1) - leftOf(i) - CARD : undefined,
                } as CSSProperties
              }
            />
          ))}
          {playing ? (
            <Slot line={line} intent={playing} />
          ) : (
            props.view.stage !== null && end === 0 && <span className={s.await}>the first clue</span>
          )}
        </div>
      )}
    </section>
  );
}
