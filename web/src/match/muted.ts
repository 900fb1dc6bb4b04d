import { useCallback, useMemo } from 'react';
import { kept, useKept } from '../shell/store';

const store = kept('mt.muted', (raw): readonly string[] =>
  Array.isArray(raw) ? raw.filter((x) => typeof x === 'string') : [],
);

/** Names one does not want to read in the chat, on this device. */
export function useMuted(): [ReadonlySet<string>, (name: string, on: boolean) => void] {
  const names = useKept(store);
  const muted = useMemo(() => new Set(names), [names]);
  const mute = useCallback((name: string, on: boolean) => {
    const others = store.get().filter((x) => x !== name);
    store.set(on ? [...others, name].slice(-100) : others);
  }, []);
  return [muted, mute];
}
