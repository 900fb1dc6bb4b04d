import { movesFor, type MoveDef } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import type { Inv, InvId, State } from '../state';
import type { View } from '../view';

const plain = movesFor<State, View>();

/** Nobody has a turn: every move may be made while others move, so a newer state never voids it. */
export const move = <A extends readonly unknown[] = []>(def: Omit<MoveDef<State, View, A>, 'together'>) =>
  plain<A>({ ...def, together: true });

/** The investigators that a seat leads. */
export const mine = (view: View): Inv[] => (view.own?.invs ?? []).map((i) => view.inv[i] as Inv);

/** What each of them offers, in order: `add` puts it into the list. A loop, for these lists are read at every move. */
export function eachOf<A extends readonly unknown[]>(view: View, add: (i: Inv, found: A[], view: View) => void): A[] {
  const found: A[] = [];
  const invs = view.own?.invs;
  if (invs) for (const i of invs) add(view.inv[i] as Inv, found, view);
  return found;
}

/** The investigator that a client's argument names, if this seat leads it. */
export const led = (view: View, i: unknown): Inv | undefined =>
  typeof i === 'number' && view.own?.invs.includes(i) ? view.inv[i] : undefined;

export const notYours = (view: View, i: InvId): Refusal | undefined =>
  led(view, i) ? undefined : refuse('CST-APP-01', 'not-your-investigator');
