import { kept, useKept } from './store';

export const TEXT_SIZES = [1, 1.15, 1.3] as const;

/** What a player likes, kept on this device. */
export interface Settings {
  /** off until asked for */
  sound: boolean;
  /** 'system' follows prefers-reduced-motion */
  motion: 'system' | 'on' | 'off';
  text: (typeof TEXT_SIZES)[number];
  /** patterns besides colours for the seats */
  patterns: boolean;
  /** a system notice when it is one's turn in a hidden tab */
  notify: boolean;
}

function read(raw: unknown): Settings {
  const given = (typeof raw === 'object' && raw ? raw : {}) as Partial<Settings>;
  return {
    sound: given.sound === true,
    motion: given.motion === 'on' || given.motion === 'off' ? given.motion : 'system',
    text: TEXT_SIZES.find((t) => t === given.text) ?? 1,
    patterns: given.patterns === true,
    notify: given.notify === true,
  };
}

const store = kept('mt.settings', read);

export const settings = store.get;
export const useSettings = () => useKept(store);
export const changeSettings = (change: Partial<Settings>) => store.set({ ...store.get(), ...change });

/** Whether pieces may fly about. */
export const motionOff = () =>
  settings().motion === 'off' ||
  (settings().motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Puts the settings on <html>, where style sheets find them; goes on doing so when they change. */
export function applySettings() {
  const apply = () => {
    const { motion, text, patterns } = settings();
    const root = document.documentElement;
    root.dataset['motion'] = motion;
    root.dataset['patterns'] = patterns ? 'on' : 'off';
    root.style.setProperty('--text', String(text));
  };
  apply();
  return store.subscribe(apply);
}
