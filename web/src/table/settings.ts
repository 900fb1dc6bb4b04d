import { changeSettings, motionOff, useSettings as useShellSettings, type Settings as Shell } from '../shell/settings';
import { kept, useKept } from '../shell/store';

/** What a person likes at the table, besides the settings of the whole app. */
interface TableSettings {
  /** of flying pieces */
  speed: 0.5 | 1 | 2;
  /** ask before moves that cannot be taken back */
  confirm: boolean;
  /** cards show themselves large when the pointer rests on them */
  hover: boolean;
}

export type Settings = Shell & TableSettings;

const store = kept('mt.table', (raw): TableSettings => {
  const given = (typeof raw === 'object' && raw ? raw : {}) as Partial<TableSettings>;
  return {
    speed: given.speed === 0.5 || given.speed === 2 ? given.speed : 1,
    confirm: given.confirm !== false,
    hover: given.hover !== false,
  };
});

export function useSettings(): Settings {
  const shell = useShellSettings();
  const table = useKept(store);
  return { ...shell, ...table };
}

/** Changes and remembers choices; other tabs follow. */
export function setSettings({ speed, confirm, hover, ...shell }: Partial<Settings>) {
  if (Object.keys(shell).length > 0) changeSettings(shell);
  const was = store.get();
  store.set({ speed: speed ?? was.speed, confirm: confirm ?? was.confirm, hover: hover ?? was.hover });
}

/** How fast pieces fly; 0 when the person or the system asked for calm. */
export const motionSpeed = (): number => (motionOff() ? 0 : store.get().speed);
