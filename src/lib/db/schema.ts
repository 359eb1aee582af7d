/** The database: its stores, its version, and how an older one is brought up to date. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Event } from '../engine/variants/types';
import type { GameHeader, GameSummary } from '../table/ports';

export const DB_NAME = 'salonjass';
export const DB_VERSION = 1;

/** A game as the list needs it; its events lie apart, so that one more event does not rewrite the others. */
export interface GameRow extends GameSummary {
  readonly header: GameHeader;
}
export interface EventRow extends Omit<Event, 'seq'> {
  readonly seq: number;
  readonly game: string;
}

export interface SalonjassDb extends DBSchema {
  games: { key: string; value: GameRow; indexes: { updated: number } };
  /** Key `[game, seq]`: a game's events lie together and in order. */
  events: { key: [string, number]; value: EventRow };
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
