/** Settings in IndexedDB: one row. */
import type { Database } from './connection';

const KEY = 'settings';

/** Keeps one JSON-like value; what it means is the caller's business, who also guards what comes back. */
export class IdbSettings {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined before the first save. */
  async load(): Promise<unknown> {
    return this.#db.read((db) => db.get('settings', KEY));
  }

  /** Changes some fields and leaves the others: another page may have changed those. */
  async save(change: object): Promise<void> {
    await this.#db.write(async (db) => {
      const tx = db.transaction('settings', 'readwrite');
      const row = await tx.store.get(KEY);
      await Promise.all([tx.store.put({ ...(typeof row === 'object' && row), ...change }, KEY), tx.done]);
    });
  }
}
