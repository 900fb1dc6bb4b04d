import { useEffect, useState } from 'react';
import type { SaveRow, SavesApi } from './local';

const found = import.meta.glob<SavesApi>('../match/saves.ts');

/** Matches on this device; loaded when first asked for. */
export const saves = (): Promise<SavesApi> =>
  found['../match/saves.ts']?.() ?? Promise.reject(new Error('matches on this device are not built in'));

/** Unfinished ones, newest first; undefined until they are read. */
export function useSaves(): { rows: readonly SaveRow[] | undefined; remove(id: string): void } {
  const [rows, setRows] = useState<readonly SaveRow[]>();
  const load = () =>
    saves()
      .then((api) => api.listSaves())
      .then((all) => setRows(all.filter((r) => !r.over)))
      .catch(() => setRows([]));
  useEffect(() => {
    void load();
  }, []);
  const remove = (id: string) => void saves().then((api) => api.removeSave(id).then(load));
  return { rows, remove };
}
