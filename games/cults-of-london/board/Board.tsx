import { useState } from 'react';
import { Frame, Prompt, useTable, useWidth, type TableProps } from '../../../web/src/table';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { revealPrice } from '../rules/open';
import { costOf } from '../rules/rebound';
import type { View } from '../view';
import { Actions, Tray } from './Actions';
import { Defs, Tok } from './art';
import { Combat, combatAt, CombatRail } from './Combat';
import { Holders, Me, MyHand } from './Dock';
import { Draft } from './Draft';
import { faceOf } from './factions';
import { Icon } from './icons';
import { ACTIONS } from './names';
import { WindowPrefs } from './Prefs';
import { Ring, Ruler } from './Ring';
import { RefreshScene } from './Refresh';
import { Rivals } from './Rivals';
import { Condition, Doom, Relics, Rituals, Side } from './Side';
import { textOf } from './text';
import { PlanProvider } from './use-plan';
import s from './board.module.css';

const PHASES = ['Planning', 'Intel', 'Commitment', 'Combat', 'Operation', 'Refresh'] as const;

/** Combat and Operation are one phase of the engine and two of the rulebook. */
function phaseOf(view: View): string {
  if (view.phase === 'resolution')
    return view.operation || view.window?.tag === 'OP' || view.window?.tag === 'END' ? 'Operation' : 'Combat';
  return PHASES.find((p) => p.toLowerCase() === view.phase) ?? 'Draft';
}

function Status({ wide }: { wide: boolean }) {
  const { props } = useTable<View>();
  const now = phaseOf(props.view);
  return (
    <span className={s.status}>
      <b>Round {props.view.board.round}</b>
      {wide ? (
        PHASES.map((p) => (
          <span key={p} data-on={p === now || undefined} aria-current={p === now ? 'step' : undefined}>
            {p}
          </span>
        ))
      ) : (
        <span data-on>{now}</span>
      )}
    </span>
  );
}

/** On phones: everybody's points and Insight in one row. */
function Badges() {
  const { props } = useTable<View>();
  const { view } = props;
  return (
    <div className={s.badges}>
      {view.board.order.map((p) => (
        <span
          key={p}
          style={{ '--c': faceOf(view, p).colour } as never}
          data-me={p === props.me || undefined}
          title={faceOf(view, p).name}
        >
          <Tok face={faceOf(view, p)} size={26} />
          <b>
            <Icon name="laurel-crown" label="Victory Points" /> {view.seats[p]?.open.vp}
          </b>
          <b>
            <Icon name="third-eye" label="Insight" /> {view.seats[p]?.open.insight}
          </b>
        </span>
      ))}
    </div>
  );
}

const TABS = ['Holders', 'Hand', 'Rituals', 'Relics'] as const;

/** On phones: one drawer at a time. */
function Drawers() {
  const { props } = useTable<View>();
  const { view } = props;
  const [chosen, choose] = useState<(typeof TABS)[number] | null>(null);
  const ask = view.ask?.ask;
  const fitting =
    ask === 'plan' || ask === 'refill' || ask === 'respond'
      ? 'Hand'
      : ask === 'score'
        ? 'Rituals'
        : ask === 'bid'
          ? 'Relics'
          : 'Holders';
  const tab = chosen ?? fitting;
  if (!view.own) return null;
  return (
    <div className={s.drawers}>
      <div className={s.tabs} role="tablist">
        {TABS.map((t) => (
          <button key={t} type="button" role="tab" aria-selected={t === tab} onClick={() => choose(t)}>
            {t}
            {t === 'Hand' && ` ${view.own?.hand.length}`}
            {t === 'Rituals' && ` ${view.own?.rituals.length}`}
          </button>
        ))}
      </div>
      {tab === 'Holders' && <Holders />}
      {tab === 'Hand' && (
        <>
          {(ask === 'plan' || ask === 'commit') && <Holders />}
          <MyHand />
        </>
      )}
      {tab === 'Rituals' && (
        <>
          <Rituals />
          <Condition />
        </>
      )}
      {tab === 'Relics' && (
        <>
          <Relics />
          <Doom />
          <WindowPrefs />
        </>
      )}
    </div>
  );
}

function Middle() {
  const { props } = useTable<View>();
  const at = combatAt(props.view);
  if (props.view.phase === 'draft') return <Draft />;
  return (
    <>
      {at === null ? <Ring /> : <Combat at={at} />}
      <RefreshScene />
      <Tray />
    </>
  );
}

/** The quieter line under the question: what the Operation would do, what lies sealed. */
function noteOf(view: View, me: string | null): string | undefined {
  if (me === null) return undefined;
  const open = view.seats[me]?.open;
  if (view.ask?.ask === 'operate' && view.operation?.by === me) {
    const card = view.seats[me]?.holders[view.operation.holder]?.act;
    const row = card ? ACTIONS[nameOf(card)] : undefined;
    if (!row) return undefined;
    const cost = costOf(view, me, row.cost, false);
    const after = view.board.tracker + cost;
    return `${row.name}: ${textOf(row.op)}${cost > 0 ? ` Rebound ${view.board.tracker} → ${after >= 12 ? '12: an Anomaly appears' : after}.` : ''}`;
  }
  if (view.ask?.ask === 'intel') return `Each reveal costs ${revealPrice(view, me)} of your ${open?.insight ?? 0} Insight. The last card of a holder pays 1 back.`; // prettier-ignore
  if (view.window) return `${view.window.answered.length} of ${view.window.asked.length} have answered.`;
  if (view.ask?.ask === 'commit')
    return 'Pick a card in a holder, then what takes its place. Cards others have seen stay.';
  if (view.ask?.ask === 'plan') return 'Pick an Operator and an Action card, then a lit place.';
  return undefined;
}

function Layout() {
  const { props } = useTable<View>();
  const width = useWidth();
  const { view, me } = props;
  const wide = width === 'wide';
  const fighting = combatAt(view) !== null;
  const playing = view.phase !== 'draft';
  const own = me !== null && view.own !== null && playing;
  return (
    <Frame
      className={s.frame as string}
      mark={<span className={s.mark}>Cults of London</span>}
      status={<Status wide={wide} />}
      tools={['undo', 'hint', 'rules', 'log', 'chat']}
      span
      left={wide && playing ? <div className={s.left}><Rivals /></div> : undefined} // prettier-ignore
      rail={
        wide && playing ? (
          <div className={s.right}>
            {fighting && <CombatRail />}
            <Side />
            <WindowPrefs />
          </div>
        ) : undefined
      }
      prompt={
        <Prompt className={s.prompt as string} note={noteOf(view, me)}>
          <Actions />
        </Prompt>
      }
      hand={
        own ? (
          width === 'phone' ? (
            <Drawers />
          ) : (
            <div className={s.dock}>
              <Me />
              <Holders />
              <MyHand />
            </div>
          )
        ) : undefined
      }
    >
      <div className={s.table} data-width={width} data-fight={fighting || undefined}>
        {!wide && playing && <Badges />}
        <div className={s.board}>
          {wide && playing && !fighting && <Ruler />}
          <div className={s.middle}>
            <Middle />
          </div>
        </div>
        {!wide && playing && <Rivals />}
        {width === 'middle' && playing && (
          <div className={s.under}>
            <Rituals />
            <Condition />
            <Relics />
            <Doom />
            <WindowPrefs />
          </div>
        )}
      </div>
    </Frame>
  );
}

export function Board(_: TableProps<View>) {
  return (
    <PlanProvider>
      <Defs />
      <Layout />
    </PlanProvider>
  );
}
