import { useEffect, useState } from 'react';
import type { SaveRow, SavesApi } from './local';

/** Matches on this device; loaded when first asked for. */
export const saves = (): Promise<SavesApi> => import('../match/saves');

/** All of them, newest first; undefined until they are read. */
export function useSaves(): { rows: readonly SaveRow[] | undefined; remove(id: string): void } {
  const [rows, setRows] = useState<readonly SaveRow[]>();
  const load = () =>
    saves()
      .then((api) => api.listSaves())
      .then(setRows)
      .catch(() => setRows([]));
  useEffect(() => {
    void load();
  }, []);
  const remove = (id: string) => void saves().then((api) => api.removeSave(id).then(load));
  return { rows, remove };
}
