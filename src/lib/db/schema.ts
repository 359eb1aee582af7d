/** The database: its stores, its version, and how an older one is brought up to date. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameHeader, GameSummary, LogLine } from '../table/ports';

export const DB_NAME = 'salonjass';
export const DB_VERSION = 1;

/** What games have only had since "Zurück" and giving up came. */
type Later = 'givenUp' | 'takeBacks';
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
}
export type Db = IDBPDatabase<SalonjassDb>;

/**
 * Opens the database. Rejects where the browser has no storage for this page.
 * @param onLost the connection is of no use any more: the data was cleared, or a newer version wants in
 */
export async function openDatabase(name = DB_NAME, onLost: () => void = () => {}): Promise<Db> {
  return openDB<SalonjassDb>(name, DB_VERSION, {
    terminated: onLost,
    blocking(_current, _blocked, event) {
      // Standing in the way of another tab's newer version would block it for ever.
      (event.target as IDBDatabase).close();
      onLost();
    },
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      db.createObjectStore('events', { keyPath: ['game', 'seq'] });
      db.createObjectStore('settings');
    },
  });
}
