import { useEffect } from 'react';
import { kept, useKept } from '../../../web/src/shell/store';
import { useTable } from '../../../web/src/table';
import type { View } from '../view';

/** ARK-SOLO-02: turns end by the player's hand; going on by itself is a preference. */
const store = kept('mt.arkham-note.auto', (raw) => raw === true);

export const useAuto = () => useKept(store);
export const setAuto = (on: boolean) => store.set(on);

const PAUSE = 900;

/** Ends the turn by itself where the player wants that. */
export function useAutoTurn() {
  const { props, picked } = useTable<View>();
  const auto = useAuto();
  const { view, me, busy, make, n } = props;
  const due = auto && me !== null && view.stage === 'wrapUp' && !busy && picked.length === 0;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => make({ move: 'finishTurn', args: [] }), PAUSE);
    return () => clearTimeout(timer);
  }, [due, make, n]);
}
