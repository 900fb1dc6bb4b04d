import { useSyncExternalStore } from 'react';

/** A value kept on this device under one key, the same in every tab; what cannot be read counts as absent. */
export interface Kept<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function kept<T>(key: string, read: (raw: unknown) => T): Kept<T> {
  const listeners = new Set<() => void>();
  let raw: string | null | undefined;
  let value: T;
  const load = () => {
    const now = typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
    if (now === raw) return value;
    raw = now;
    value = read(parse(now));
    return value;
  };
  if (typeof window !== 'undefined')
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) listeners.forEach((l) => l());
    });
  return {
    get: load,
    set(next) {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // private windows may keep nothing: the value lives as long as the page
        raw = undefined;
      }
      load();
      listeners.forEach((l) => l());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const useKept = <T>(store: Kept<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);
