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

/** @throws DOMException where the browser has no storage for this page */
export function openDatabase(name = DB_NAME): Promise<Db> {
  return openDB<SalonjassDb>(name, DB_VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      db.createObjectStore('events', { keyPath: ['game', 'seq'] });
      db.createObjectStore('settings');
    },
  });
}
