/** Where this device keeps games and settings: IndexedDB, or memory where it does not work; and what is wrong with it. */
import { IdbAnalyses } from '../db/analyses';
import { Connection } from '../db/connection';
import { FallbackGames } from '../db/fallbackGames';
import { IdbGames } from '../db/games';
import { type Db, openDatabase } from '../db/schema';
import { IdbSettings } from '../db/settings';
import type { SettingsStore } from './settings';
import { askedFirst, forgetMark, isLost, markGames, markNew } from './mark';

/**
 * Why something is in memory only: there is no storage, it is full, another window keeps an older version of it open,
 * or it is of a newer version of the app.
 */
export type Trouble = 'unavailable' | 'full' | 'blocked' | 'newer';
/** Whether the browser has promised to keep the data when space gets short. */
export type Promised = 'yes' | 'no' | 'unknown';

/** Milliseconds until a database that does not answer counts as none; some browsers neither open nor refuse. */
const PATIENCE = 5_000;
/** The same, once it is known what it waits for. */
const BLOCKED_PATIENCE = 2_000;

export class StorageState {
  readonly games: FallbackGames;
  readonly settings: SettingsStore;
  /** Only a cache: what it cannot keep is found out again. */
  readonly analyses: IdbAnalyses;
  readonly #connection: Connection;
  /** Why the database is not open as it should be, and why something is in memory only. */
  #closed = $state<Trouble | null>(null);
  #refused = $state<'full' | 'unavailable' | null>(null);
  #evicted = $state(false);
  #promised = $state<Promised>('unknown');
  #answered = $state(false);
  #opened = $state(0);
  /** Under way; it goes on after patience has run out, and then helps after all. */
  #opening: Promise<Db> | null = null;
  /** It has been waited for once; nobody else has to. */
  #late = false;

  constructor() {
    this.#connection = new Connection((onLost) => this.#open(onLost));
    this.games = new FallbackGames(new IdbGames(this.#connection), (error) => this.#tell(error));
    this.settings = this.#told(new IdbSettings(this.#connection));
    this.analyses = new IdbAnalyses(this.#connection);
  }

  get trouble(): Trouble | null {
    const reason = this.#closed === 'unavailable' ? null : this.#closed;
    return reason ?? this.#refused ?? this.#closed;
  }
  /** The browser has deleted everything since the last visit. */
  get evicted(): boolean {
    return this.#evicted;
  }
  get promised(): Promised {
    return this.#promised;
  }
  /** The browser has just been asked for its promise. */
  get answered(): boolean {
    return this.#answered;
  }
  /** Grows whenever the database has been opened: lists may be read again. */
  get opened(): number {
    return this.#opened;
  }

  /** Once per page, in the browser. */
  start(): void {
    this.#evicted = isLost();
    void this.#readPromise();
    // A page that is put to sleep must not stand in the way of a newer version.
    document.addEventListener('freeze', () => this.#connection.close());
  }

  /** Remembers, outside the database, whether there is anything that could get lost. */
  mark(games: number): void {
    if (this.trouble === null) markGames(games);
  }
  /** The person has read that everything is gone. */
  acceptLoss(): void {
    this.#evicted = false;
    forgetMark();
  }
  /** The person has read what the browser has promised. */
  acceptAnswer(): void {
    this.#answered = false;
  }

  /** After a finished game: now there is something to be kept. */
  async askForPromise(): Promise<void> {
    await this.#readPromise();
    if (this.#promised !== 'no' || !askedFirst()) return;
    const kept = await navigator.storage.persist().catch(() => false);
    this.#promised = kept ? 'yes' : 'no';
    this.#answered = true;
  }

  /** How many games there are, and the bytes that they take together with settings. Null if nobody can tell. */
  async measure(): Promise<{ games: number; bytes: number | null } | null> {
    const games = await this.games.list().catch(() => null);
    if (!games) return null;
    const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
    return { games: games.length, bytes: databaseBytes(estimate) };
  }

  async #readPromise(): Promise<void> {
    const kept = await navigator.storage?.persisted?.().catch(() => undefined);
    this.#promised = kept === undefined ? 'unknown' : kept ? 'yes' : 'no';
  }

  async #open(onLost: () => void): Promise<Db> {
    const opening = (this.#opening ??= this.#begin(onLost));
    try {
      if (this.#late) throw new Error('the database still does not answer');
      return await inTime(opening, () => (this.#closed === 'blocked' ? BLOCKED_PATIENCE : PATIENCE));
    } catch (error) {
      this.#closed ??= 'unavailable';
      this.#late = this.#opening !== null;
      throw error;
    }
  }

  #begin(onLost: () => void): Promise<Db> {
    const opening = openDatabase(undefined, {
      onLost,
      onBlocked: () => (this.#closed = 'blocked'),
      onNewer: () => (this.#closed = 'newer'),
      onNew: () => {
        markNew();
        this.#evicted = isLost();
      },
    });
    opening
      .then(() => {
        if (this.#closed !== 'newer') this.#closed = null;
        this.#opened += 1;
      })
      .catch(() => {})
      .finally(() => {
        this.#opening = null;
        this.#late = false;
      });
    return opening;
  }

  /** Tells also of settings that could not be kept. */
  #told(settings: IdbSettings): SettingsStore {
    return {
      load: () => settings.load(),
      save: async (change) => {
        try {
          await settings.save(change);
        } catch (error) {
          this.#tell(error);
          throw error;
        }
        // There is room again, and no game waits for it.
        if (this.games.unkept === 0) this.#tell(null);
      },
    };
  }

  #tell(error: unknown): void {
    if (error === null) this.#refused = null;
    else this.#refused = isFull(error) ? 'full' : 'unavailable';
  }
}

/** Chrome tells apart what the database takes and what the app itself does; others only know the sum. */
function databaseBytes(estimate: StorageEstimate | undefined): number | null {
  const details = (estimate as { usageDetails?: { indexedDB?: number } } | undefined)?.usageDetails;
  return details?.indexedDB ?? null;
}

/** Either the share of this page is used up, or the disk as a whole, which Chrome only says in its message. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || /NO_SPACE/.test(error.message));

/** `patience` is asked again every second: it may turn out what there is to wait for. */
function inTime<T>(promise: Promise<T>, patience: () => number): Promise<T> {
  return new Promise((resolve, reject) => {
    let waited = 0;
    const late = setInterval(() => {
      waited += 1000;
      if (waited >= patience()) reject(new Error('the database does not answer'));
    }, 1000);
    promise.then(resolve, reject).finally(() => clearInterval(late));
  });
}

export const storage = new StorageState();
