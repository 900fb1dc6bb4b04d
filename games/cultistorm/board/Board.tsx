import { useMemo, useState } from 'react';
import { Frame, useTable, useWidth, type TableProps } from '../../../web/src/table';
import type { InvId } from '../state';
import type { View } from '../view';
import { ActiveContext, type Active } from './active';
import { Actions } from './Actions';
import { Column } from './Column';
import { Dock, Team } from './Dock';
import './icons';
import { Icon } from './icons';
import { locationOf } from '../cards';
import { Left } from './Left';
import { colourOf, placeName } from './names';
import { Offers, Question } from './Question';
import { Sy } from './Symbols';
import { SmallTray, Tray } from './Tray';
import * as words from './words';
import s from './board.module.css';

const PHASES = [
  ['cultist', 'Cultists'],
  ['terror', 'Terror'],
  ['prep', 'Prepare'],
  ['investigator', 'Investigate'],
  ['combat', 'Combat'],
  ['sealing', 'Seal'],
] as const;

/** Round and phase, as arrows in the bar. */
function Status({ view }: { view: View }) {
  return (
    <span className={s.status}>
      <span className={s.round}>
        <span>Round</span> <b>{view.round}</b>
      </span>
      <span className={s.phases}>
        {PHASES.map(([key, word]) => (
          <span
            key={key}
            data-on={view.phase === key || undefined}
            aria-current={view.phase === key ? 'step' : undefined}
          >
            {word}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Whether an investigator waits for its player. */
function needsMe(view: View, i: InvId): boolean {
  const inv = view.inv[i];
  const { asked } = view;
  if (!inv || !asked) return false;
  switch (asked.ask) {
    case 'choose':
      return inv.card === null;
    case 'deal':
      return (view.dealt[i]?.length ?? 0) > 0;
    case 'investigate':
      return !inv.passed;
    case 'combat':
      return inv.at === asked.slot && !inv.done;
    case 'prep':
    case 'seal':
      return !inv.done;
    case 'vote':
      return !(i in asked.votes);
    default:
      return asked.inv === i;
  }
}

/** The investigator at hand: the one that is asked, the one picked up, the one chosen last, the first that waits. */
function atHand(view: View, lifted: InvId | null, chosen: InvId | null): InvId | null {
  const mine = view.own?.invs ?? [];
  const { asked } = view;
  if (asked && 'inv' in asked && mine.includes(asked.inv)) return asked.inv;
  if (lifted !== null && mine.includes(lifted)) return lifted;
  const first = mine.find((i) => needsMe(view, i));
  if (chosen !== null && mine.includes(chosen) && (first === undefined || needsMe(view, chosen))) return chosen;
  return first ?? mine[0] ?? null;
}

/** Phone: five tabs, one place to a swipe. */
function Tabs({ view, shown, show }: { view: View; shown: number; show(s: number): void }) {
  return (
    <nav className={s.tabs} aria-label="Places">
      {view.slots.map((slot, i) => (
        <button
          key={i}
          type="button"
          aria-label={`${placeName(view, i)}, ${slot.column.length}`}
          aria-current={shown === i || undefined}
          data-on={shown === i || undefined}
          onClick={() => show(i)}
        >
          <Sy of={locationOf(slot.location).symbol} size={26} />
          <b>{slot.column.length}</b>
          <small>
            {view.inv
              .filter((x) => x.at === i)
              .map((x) => (
                <i key={x.id} style={{ background: colourOf(x.id) }} />
              ))}
            {slot.goos.length > 0 && <Icon name="fish-monster" label="Great Old One" />}
            {slot.sealed && <Icon name="wax-seal" label="sealed" />}
          </small>
        </button>
      ))}
    </nav>
  );
}

/** The storm: sky, shore, fight tray, actions, team. */
export function Board({ view }: TableProps<View>) {
  const width = useWidth();
  const { picked } = useTable<View>();
  const [chosen, setChosen] = useState<InvId | null>(null);
  const [tab, setTab] = useState<number | null>(null);
  const lifted = picked[0]?.startsWith('inv:') ? Number(picked[0].slice(4)) : null;
  const inv = atHand(view, lifted, chosen);
  const active = useMemo<Active>(() => ({ inv, depth: lifted === null ? 0 : 1, choose: setChosen }), [inv, lifted]);
  const at = inv === null ? view.marker : (view.inv[inv]?.at ?? 0);
  const shown = tab ?? at;
  const show = (i: number) => {
    setTab(i);
    document
      .querySelector(`[data-column="${i}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });
  };
  const small = width !== 'wide';
  return (
    <ActiveContext.Provider value={active}>
      <Frame
        mark={
          <span className={s.mark}>
            Culti<em>storm</em>
          </span>
        }
        status={<Status view={view} />}
        tools={['undo', 'hint', 'rules', 'log', 'chat']}
        phoneTools={['undo', 'hint', 'log']}
      >
        <div
          className={s.app}
          data-small={small || undefined}
          data-phase={view.phase}
          aria-label={view.slots.length > 0 ? words.statusWords(view) : undefined}
        >
          {small && <Team view={view} all />}
          <div className={s.board} data-place="clouds">
            {view.slots.length > 0 && <Left view={view} />}
            {small && view.slots.length > 0 && <Tabs view={view} shown={shown} show={show} />}
            <div className={s.columns} data-columns>
              {view.slots.map((_, i) => (
                <Column key={i} view={view} at={i} />
              ))}
            </div>
            {!small && view.slots.length > 0 && <Tray view={view} />}
            <Question view={view} />
            <Offers view={view} />
          </div>
          {small && inv !== null && view.slots.length > 0 && <SmallTray view={view} />}
          <Actions view={view} />
          {view.slots.length > 0 ? <Dock view={view} phone={small} /> : !small && <Team view={view} all />}
        </div>
      </Frame>
    </ActiveContext.Provider>
  );
}
