/** Settings in IndexedDB: one row, replaced as a whole. */
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

  async save(value: unknown): Promise<void> {
    await this.#db.write((db) => db.put('settings', value, KEY));
  }
}
