import { useEffect, useRef, useState } from 'react';
import { Frame, Icon, MoveButton, Prompt, useTable, useWidth, type TableProps } from '../../../web/src/table';
import { presetOf } from '../meta';
import { CONTACT } from '../cards';
import { firstLead } from '../rules/areas';
import type { View } from '../view';
import { ArtDefs } from './art';
import { useAutoTurn } from './auto';
import { Below } from './Below';
import { Browse, type Area } from './Browse';
import { CaseFile } from './CaseFile';
import { CloseSheet } from './CloseSheet';
import { Dock } from './Dock';
import { Dossier } from './Dossier';
import { Ending } from './Ending';
import { Strip } from './Gauges';
import './icons';
import { intentOf, type Intent } from './intent';
import { useKeys } from './keys';
import { Leads } from './Leads';
import { Line } from './Line';
import { nameOf } from './names';
import { timeCost } from './risk';
import { SwapSheet } from './SwapSheet';
import { Tray } from './Tray';
import { Verdict } from './Verdict';
import { promptOf } from './words';
import s from './board.module.css';

/** The sentence while something is picked up. */
function intentWords(intent: Intent | null, view: View): string {
  if (intent?.kind !== 'play') return promptOf(view);
  return `Play **${nameOf(intent.card)}**: choose a case${intent.key ? `; ${CONTACT.name} opens the lock` : ''}.`;
}

/** What the action costs before it is taken: the first lead, and its time. */
function Cost({ intent, view }: { intent: Intent | null; view: View }) {
  const lead = firstLead(view.leads);
  if (intent?.kind !== 'play' || intent.from !== 'hand' || lead === undefined) return null;
  const cost = timeCost(view, lead);
  return (
    <span className={s.cost}>
      <Icon name="card-discard" />
      {nameOf(lead)}
      {cost && (
        <em>
          <Icon name="hourglass" />
          {cost.fatal ? 'no victim left: lost' : `Time ${cost.from} → ${cost.to}`}
        </em>
      )}
    </span>
  );
}

/** Buttons that belong to the question. */
function Answers({ view }: { view: View }) {
  const { isLegal } = useTable<View>();
  const nothing = { move: 'resolveTake', args: [null] };
  if (view.pending?.ask === 'shuffle')
    return (
      <>
        <MoveButton move={{ move: 'resolveShuffle', args: [false] }}>Leave them</MoveButton>
        <MoveButton kind="primary" move={{ move: 'resolveShuffle', args: [true] }}>
          {`Shuffle ${view.discard.length} in`}
        </MoveButton>
      </>
    );
  return isLegal(nothing) ? <MoveButton move={nothing} /> : null;
}

/** The detective's cork board. */
export function Board(props: TableProps<View>) {
  const { view, turn, n, seed } = props;
  const { picked } = useTable<View>();
  const width = useWidth();
  const phone = width === 'phone';
  const intent = intentOf(picked, view);
  const [area, browse] = useState<Area | null>(null);
  const [file, setFile] = useState(false);
  const [focus, setFocus] = useState<string | null>(null);
  const focused = view.cases.some((c) => c.id === focus) ? focus : longest(view);
  const cases = useRef<HTMLElement>(null);
  useKeys();
  useAutoTurn();
  useEffect(() => {
    document.querySelector(`[data-case="${focused}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [focused, phone]);
  const over = turn.gameover !== undefined;
  return (
    <Frame
      className={s.frame}
      mark={
        <>
          Arkham <em className={s.note}>Note</em>
        </>
      }
      status={
        <button type="button" className={s.status} onClick={() => setFile(true)} title="Case file" data-case-file>
          <span className={s.wideOnly}>
            {seed === undefined ? (
              'Case file'
            ) : (
              <>
                Case <b>{`Nº ${seed.length > 14 ? `${seed.slice(0, 12)}…` : seed}`}</b>
              </>
            )}
          </span>
          <span className={s.wideOnly}>{presetOf(view.options) ?? 'Own rules'}</span>
          <span>
            Turn <b>{view.turn}</b>
          </span>
        </button>
      }
      tools={['undo', 'hint', 'rules', 'log']}
      phoneTools={['undo', 'hint']}
    >
      <ArtDefs />
      <div className={s.app} data-width={width}>
        {width !== 'wide' && <Strip view={view} browse={browse} />}
        <div className={s.table}>
          <div className={s.above}>
            <Leads browse={browse} phone={phone} />
            <section className={s.cases} aria-label="Open cases" tabIndex={-1} ref={cases}>
              {!phone && (
                <div className={s.strain} aria-hidden>
                  <b>strain! each clue here costs a check</b>
                </div>
              )}
              {view.cases.map((line) => (
                <Line
                  key={line.id}
                  line={line}
                  intent={intent}
                  phone={phone}
                  focused={phone ? line.id === focused : true}
                  onFocus={() => setFocus(line.id)}
                />
              ))}
              {view.cases.length === 0 && <p className={s.noCase}>No case is open.</p>}
              {over ? <Ending /> : <Below list={cases} cases={view.cases.length} />}
            </section>
            <Tray key={n} />
            <Verdict view={view} n={n} />
          </div>
          <Prompt
            className={s.prompt}
            block={
              over
                ? 'The end'
                : props.me === null
                  ? 'Watching'
                  : view.stage === 'act'
                    ? 'Your action'
                    : view.stage === 'wrapUp'
                      ? 'All done'
                      : 'Your choice'
            }
            sentence={intentWords(intent, view)}
            chips={<Cost intent={intent} view={view} />}
            {...(intent?.kind === 'close' || intent?.kind === 'swap' ? { cancel: false as const } : {})}
          >
            <Answers view={view} />
          </Prompt>
          <Dock intent={intent} phone={phone} />
        </div>
        {width === 'wide' && <Dossier browse={browse} />}
      </div>
      {intent?.kind === 'close' && (
        <CloseSheet caseId={intent.caseId} {...(intent.scored ? { scored: intent.scored } : {})} />
      )}
      {intent?.kind === 'swap' && <SwapSheet {...(intent.mine ? { mine: intent.mine } : {})} />}
      {area && <Browse area={area} onClose={() => browse(null)} />}
      {file && <CaseFile onClose={() => setFile(false)} />}
    </Frame>
  );
}

/** The case with the most clues, which a phone shows first. */
const longest = (view: View): string | null =>
  view.cases.reduce<{ id: string | null; n: number }>(
    (best, c) => (c.clues.length > best.n ? { id: c.id, n: c.clues.length } : best),
    { id: null, n: -1 },
  ).id;
