import type { Save } from './save';

/** Where saves lie. `change` is one step: nobody else can write between its reading and its writing. */
export interface SaveStore {
  all(): Promise<Save[]>;
  read(id: string): Promise<Save | undefined>;
  change(id: string, change: (save: Save | undefined) => Save | undefined): Promise<Save | undefined>;
  remove(id: string): Promise<void>;
}

/** For tests and for browsers that keep nothing. */
export function memoryStore(): SaveStore {
  const saves = new Map<string, Save>();
  return {
    all: async () => [...saves.values()],
    read: async (id) => saves.get(id),
    change: async (id, change) => {
      const next = change(saves.get(id));
      if (next) saves.set(id, structuredClone(next));
      return saves.get(id);
    },
    remove: async (id) => void saves.delete(id),
  };
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not read its storage'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('midnight-table', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('saves', { keyPath: 'id' });
  return done(request);
}

/** IndexedDB: survives reloads, restarts and updates of the app. */
export function browserStore(): SaveStore {
  let opened: Promise<IDBDatabase> | undefined;
  const saves = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase();
    return (await opened).transaction('saves', mode, { durability: 'strict' }).objectStore('saves');
  };
  return {
    all: async () => done((await saves('readonly')).getAll() as IDBRequest<Save[]>),
    read: async (id) => done((await saves('readonly')).get(id) as IDBRequest<Save | undefined>),
    async change(id, change) {
      const store = await saves('readwrite');
      const committed = new Promise<void>((resolve, reject) => {
        store.transaction.oncomplete = () => resolve();
        store.transaction.onabort = () => reject(store.transaction.error ?? new Error('the browser could not save'));
      });
      const was = await done(store.get(id) as IDBRequest<Save | undefined>);
      const next = change(was);
      if (next) store.put(next);
      await committed;
      return next ?? was;
    },
    remove: async (id) => void (await done((await saves('readwrite')).delete(id))),
  };
}
