import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { moveKey, useTable, type ControlProps, type LegalMove } from '../../../web/src/table';
import type { Slot } from '../cards';
import { layoutOf } from '../moves/plan';
import type { Layout, Plan } from '../rules/plan';
import type { View } from '../view';

/** A card in a holder that is to be changed: `slot:1:op`. */
export const slotKey = (h: number, slot: Slot) => `slot:${h}:${slot}`;

interface Planner {
  /** what lies in the holders on this page; the others learn nothing of it before Ready */
  layout: Layout;
  /** it differs from what the table knows */
  changed: boolean;
  /** lays a plan into the first free holder */
  stage(plan: NonNullable<Plan>): void;
  clear(h: number): void;
  set(layout: Layout): void;
  /** Ready, with whatever lies there */
  ready: LegalMove;
  /** cards laid aside on this page in step 7, sent with the draw */
  aside: readonly string[];
  layAside(card: string): void;
}

const PlanContext = createContext<Planner | null>(null);
const NONE: Layout = [null, null, null];

/**
 * Plans are arranged on the page and sent whole with `ready`, so that nobody can count edits.
 * What was arranged lasts until the phase ends. Cards laid aside in step 7 are sent with the draw for the same reason.
 */
export function PlanProvider({ children }: { children: ReactNode }) {
  const { props } = useTable<View>();
  const { view, me } = props;
  const mine = me === null ? undefined : view.seats[me]?.holders;
  const key = `${view.board.round}:${view.phase}:${me ?? ''}`;
  const [kept, keep] = useState<{ key: string; layout: Layout }>({ key, layout: NONE });
  const known = useMemo(() => (mine ? layoutOf(mine) : NONE), [mine]);
  const arranged = kept.key === key && kept.layout !== NONE ? kept.layout : known;
  const open = view.ask?.ask === 'plan' || view.ask?.ask === 'commit';
  const layout = open && !(me !== null && view.seats[me]?.open.ready) ? arranged : known;
  const changed = JSON.stringify(layout) !== JSON.stringify(known);
  const set = (next: Layout) => keep({ key, layout: next });
  const step = `${key}:${me === null ? '' : props.turn.activePlayers?.[me]}`;
  const [tossed, toss] = useState<{ step: string; cards: readonly string[] }>({ step, cards: [] });
  const aside = (tossed.step === step ? tossed.cards : []).filter((card) => view.own?.hand.includes(card));
  const planner: Planner = {
    layout,
    changed,
    stage: (plan) => {
      const h = layout.findIndex((p) => p === null);
      if (h >= 0) set(layout.map((p, i) => (i === h ? plan : p)));
    },
    clear: (h) => set(layout.map((p, i) => (i === h ? null : p))),
    set,
    ready: changed ? { move: 'ready', args: [layout] } : { move: 'ready', args: [] },
    aside,
    layAside: (card) =>
      toss({ step, cards: aside.includes(card) ? aside.filter((c) => c !== card) : [...aside, card] }),
  };
  return <PlanContext.Provider value={planner}>{children}</PlanContext.Provider>;
}

export function usePlan(): Planner {
  const planner = useContext(PlanContext);
  if (!planner) throw new Error('usePlan outside of the board');
  return planner;
}

const INDEX: Record<Slot, 0 | 1 | 2> = { loc: 0, op: 1, act: 2 };
export const cardIn = (p: Plan | undefined, slot: Slot): string | number | null => (p ? p[INDEX[slot]] : null);

/** A layout with one card changed; a card that lay in another holder changes places with it. */
export function withCard(layout: Layout, h: number, slot: Slot, card: string | number): Layout {
  const k = INDEX[slot];
  const old = cardIn(layout[h], slot);
  return layout.map((p, i) => {
    if (!p) return p;
    const next = [...p] as NonNullable<Plan>;
    if (i === h) (next as unknown[])[k] = card;
    else if (p[k] === card) (next as unknown[])[k] = old;
    return next;
  });
}

/** A control that makes a layout's `ready`, listed or not; what is wrong with it is said when tried. */
export function useReady(): (move: LegalMove) => ControlProps {
  const { move, isLegal, attempt, props } = useTable<View>();
  return (m) => {
    if (isLegal(m) || props.whyNot(m) !== undefined) return move(m);
    return { 'data-move': moveKey(m), 'data-legal': true, onClick: (e) => attempt(m, e.currentTarget) };
  };
}
