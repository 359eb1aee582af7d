/** One open database per page: opened when first needed, opened again when its handle has died. */
import { type Db, isWritable } from './schema';

/** Errors that say: this handle is of no use any more, another one may be. */
const DEAD = new Set(['InvalidStateError', 'UnknownError', 'AbortError', 'TransactionInactiveError']);

type Work<T> = (db: Db) => Promise<T>;

/** The data is of a newer version of the app: this one may look at it. */
export class ReadOnly extends Error {
  override readonly name = 'ReadOnly';
}

/** What the stores need: `work` may be begun twice, so a write has to find out by itself what is done already. */
export interface Database {
  read<T>(work: Work<T>): Promise<T>;
  /** Rejects with `ReadOnly` where nothing may be written. */
  write<T>(work: Work<T>): Promise<T>;
}

export class Connection implements Database {
  readonly #open: (onLost: () => void) => Promise<Db>;
  /** Kept as a promise, so that two callers never open twice. */
  #handle: Promise<Db> | null = null;

  /** @param open opens the database; calls `onLost` once the handle it gave has died */
  constructor(open: (onLost: () => void) => Promise<Db>) {
    this.#open = open;
  }

  /** Rejects as opening does, or as `work` does on a living handle. */
  async read<T>(work: Work<T>): Promise<T> {
    const handle = this.#take();
    try {
      return await work(await handle);
    } catch (error) {
      if (!isDead(error)) throw error;
      this.#drop(handle);
      // If that does not help either, the first error says more about why.
      return work(await this.#take().catch(() => Promise.reject(error)));
    }
  }

  async write<T>(work: Work<T>): Promise<T> {
    return this.read((db) => {
      if (!isWritable(db)) throw new ReadOnly('the data is of a newer version');
      return work(db);
    });
  }

  /** Lets go of the handle: a page that is put to sleep must not stand in the way of a newer version. */
  close(): void {
    if (this.#handle) this.#drop(this.#handle);
  }

  #take(): Promise<Db> {
    if (this.#handle) return this.#handle;
    const handle: Promise<Db> = this.#open(() => this.#drop(handle));
    this.#handle = handle;
    handle.catch(() => this.#drop(handle));
    return handle;
  }

  #drop(handle: Promise<Db>): void {
    if (this.#handle === handle) this.#handle = null;
    handle.then((db) => db.close()).catch(() => {});
  }
}

const isDead = (error: unknown): boolean => error instanceof DOMException && DEAD.has(error.name);
