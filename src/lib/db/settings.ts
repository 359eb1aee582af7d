/** Settings in IndexedDB: one row, replaced as a whole. */
import type { Db } from './schema';

const KEY = 'settings';

/** Keeps one JSON-like value; what it means is the caller's business, who also guards what comes back. */
export class IdbSettings {
  readonly #db: () => Promise<Db>;

  constructor(db: () => Promise<Db>) {
    this.#db = db;
  }

  /** Undefined before the first save. */
  async load(): Promise<unknown> {
    return (await this.#db()).get('settings', KEY);
  }

  async save(value: unknown): Promise<void> {
    await (await this.#db()).put('settings', value, KEY);
  }
}
