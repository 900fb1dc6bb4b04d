import { kept, useKept } from './store';

/** The name one plays under: no account, only this. Kept on this device. */
const store = kept('mt.name', (raw) => (typeof raw === 'string' ? raw.trim().slice(0, 24) : ''));

export const myName = store.get;
export const useMyName = () => useKept(store);
export const rename = (name: string) => store.set(name.trim().slice(0, 24));
