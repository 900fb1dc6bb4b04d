import { createContext, useContext } from 'react';
import type { LegalMove } from '../../../engine-extensions/moves';
import { useTable } from '../../../web/src/table';
import type { Inv, InvId } from '../state';
import type { View } from '../view';

/** Which of one's investigators is at hand, and how many picks stand before its own. */
export interface Active {
  inv: InvId | null;
  /** 1 while another of one's investigators is picked up, else 0 */
  depth: number;
  choose(inv: InvId): void;
}

export const ActiveContext = createContext<Active>({ inv: null, depth: 0, choose: () => undefined });

/** The investigator at hand with its picks and its moves. */
export function useActive() {
  const active = useContext(ActiveContext);
  const { picked, select, moves, props, move, isLegal } = useTable<View>();
  const inv: Inv | undefined = active.inv === null ? undefined : props.view.inv[active.inv];
  return {
    ...active,
    me: inv,
    view: props.view,
    /** what is picked up of this investigator's things */
    pick: picked[active.depth],
    /** its legal moves of one name */
    own: (name: string): readonly LegalMove[] => moves(name).filter((m) => m.args[0] === active.inv),
    /** a thing to pick up */
    thing: (key: string, lit: boolean, tries?: LegalMove) =>
      select(key, { depth: active.depth, lit, ...(tries ? { tries } : {}) }),
    move,
    isLegal,
  };
}
