import { readdirSync, readFileSync } from 'node:fs';

/** A database as it was read out of a browser. */
export interface Dump {
  readonly version: number;
  readonly stores: Readonly<Record<string, readonly { readonly key: unknown; readonly value: unknown }[]>>;
}

const folder = new URL('../fixtures/db/', import.meta.url);

/** All of them by name, oldest first. */
export const dumps = (): [string, Dump][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Dump,
    ]);

/** Puts a dump into the browser as the app of that time would have; runs in the page too, so it stands alone. */
export async function restore({ dump, name }: { dump: Dump; name: string }): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, dump.version);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      request.result.createObjectStore('events', { keyPath: ['game', 'seq'] });
      request.result.createObjectStore('settings');
      if (dump.version >= 2) request.result.createObjectStore('analyses');
    };
  });
  const tx = db.transaction(Object.keys(dump.stores), 'readwrite');
  for (const [store, rows] of Object.entries(dump.stores)) {
    const into = tx.objectStore(store);
    for (const { key, value } of rows)
      if (into.keyPath === null) into.put(value, key as IDBValidKey);
      else into.put(value);
  }
  await new Promise((resolve) => (tx.oncomplete = resolve));
  db.close();
}
