import type { LocalSetup, SaveRow, SavesApi } from '../api/local';
import { boxOf } from '../shelf';
import { newSave, type Changed, type Save } from './save';
import { browserStore, memoryStore } from './save-store';

const store = typeof indexedDB === 'undefined' ? memoryStore() : browserStore();
const news = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mt.saves');

const newId = () =>
  `local-${[...crypto.getRandomValues(new Uint8Array(8))].map((b) => b.toString(36).padStart(2, '0')).join('')}`;

/** Keeps a match that has not begun yet; it is played at `/local/<id>`. */
export async function createSave(setup: LocalSetup): Promise<string> {
  const meta = boxOf(setup.game);
  if (!meta) throw new Error(`there is no game called ${setup.game}`);
  const id = newId();
  await store.change(id, () => newSave(id, meta.version, setup, Date.now()));
  return id;
}

/** The last finished matches are kept for their replay. */
const KEEP_FINISHED = 60;

export async function listSaves(): Promise<SaveRow[]> {
  const rows = (await store.all())
    .filter((save) => save?.setup?.game !== undefined)
    .map(({ id, setup, moves, turn, at, over }): SaveRow => ({ id, setup, n: moves.length, turn, at, over }))
    .sort((a, b) => b.at - a.at);
  for (const old of rows.filter((r) => r.over).slice(KEEP_FINISHED)) void store.remove(old.id);
  return rows;
}

export const removeSave = (id: string) => store.remove(id);
export const readSave = (id: string) => store.read(id);

/** Writes when nobody else has written since `rev`, tells other tabs, and says what is stored now. */
export async function changeSave(id: string, rev: number, change: (save: Save) => Save): Promise<Changed> {
  let written = false;
  const save = await store.change(id, (stored) => {
    if (stored?.rev !== rev) return undefined;
    written = true;
    return { ...change(stored), rev: rev + 1, at: Date.now() };
  });
  if (written) news?.postMessage({ id });
  return { written, ...(save ? { save } : {}) };
}

/** Hears when another tab has changed a save. */
export function onSaved(id: string, listener: () => void): () => void {
  const heard = (e: MessageEvent<{ id: string }>) => {
    if (e.data.id === id) listener();
  };
  news?.addEventListener('message', heard);
  return () => news?.removeEventListener('message', heard);
}

({ createSave, listSaves, removeSave }) satisfies SavesApi;
