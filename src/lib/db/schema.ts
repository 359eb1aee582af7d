/** The database: its stores, its version, and how an older one is brought up to date. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameHeader, GameSummary, LogLine } from '../table/ports';

export const DB_NAME = 'salonjass';
export const DB_VERSION = 2;

/** What games have only had since "Zurück" and giving up came, and the choice of a level. */
type Later = 'givenUp' | 'takeBacks' | 'level';
/** A game as the list needs it; its log lies apart, so that one more line does not rewrite the others. */
export interface GameRow extends Omit<GameSummary, Later>, Partial<Pick<GameSummary, Later>> {
  readonly header: GameHeader;
}
export type LineRow = LogLine & { readonly game: string };

export interface SalonjassDb extends DBSchema {
  games: { key: string; value: GameRow; indexes: { updated: number } };
  /** Key `[game, seq]`: the lines of a game's log lie together and in order. */
  events: { key: [string, number]; value: LineRow };
  /** One row per topic, `settings` among them. */
  settings: { key: string; value: unknown };
  /** Key `[game, deal]`; found out from the game's log, and gone with it. */
  analyses: { key: [string, number]; value: unknown };
}
export type Db = IDBPDatabase<SalonjassDb>;

/**
 * One step per version: the first makes a database out of nothing, each later one brings the version before it up to
 * date. All of them run in the transaction that opens the database: it changes as a whole, or not at all.
 * A step that reached anybody is never changed; tests/db/fixtures.test.ts opens a database of every version.
 */
const STEPS: readonly ((db: Db) => unknown)[] = [
  (db) => {
    db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
    db.createObjectStore('events', { keyPath: ['game', 'seq'] });
    db.createObjectStore('settings');
  },
  (db) => db.createObjectStore('analyses'),
];

/** Whether the data is of a version that this one may write. */
export const isWritable = (db: Db): boolean => db.version <= DB_VERSION;

/** What may happen to an open database, or to one that will not open. */
export interface DatabaseEvents {
  /** The connection is of no use any more: the data was cleared, or a newer version wants in. */
  onLost(): void;
  /** Another page keeps an older version open and so this one from opening; it opens once that page is closed. */
  onBlocked(): void;
  /** The data is of a newer version of the app: it can be read, and must not be written. */
  onNewer(): void;
  /** There was nothing: the database has just been made. */
  onNew(): void;
}
const QUIET: DatabaseEvents = { onLost() {}, onBlocked() {}, onNewer() {}, onNew() {} };

/** Opens the database. Rejects where the browser has no storage for this page; waits as long as it is blocked. */
export async function openDatabase(name = DB_NAME, events: Partial<DatabaseEvents> = {}): Promise<Db> {
  const on = { ...QUIET, ...events };
  try {
    return await openDB<SalonjassDb>(name, DB_VERSION, {
      ...standingAside(on.onLost),
      blocked: () => on.onBlocked(),
      upgrade(db, from) {
        for (const step of STEPS.slice(from)) step(db);
        if (from === 0) on.onNew();
      },
    });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    on.onNewer();
    return openDB<SalonjassDb>(name, undefined, standingAside(on.onLost));
  }
}

/** Standing in the way of another tab's newer version would block it for ever; a write in work is still finished. */
const standingAside = (onLost: () => void) => ({
  terminated: onLost,
  blocking(_current: number, _blocked: number | null, event: IDBVersionChangeEvent): void {
    (event.target as IDBDatabase).close();
    onLost();
  },
});
