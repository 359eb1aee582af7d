/** Where this device keeps games and settings: IndexedDB, or memory where it does not work. */
import { FallbackGames } from '../db/fallbackGames';
import { IdbGames } from '../db/games';
import { type Db, openDatabase } from '../db/schema';
import { IdbSettings } from '../db/settings';

export interface Storage {
  readonly games: FallbackGames;
  readonly settings: IdbSettings;
}

/** Milliseconds until a database that does not answer counts as none. */
const PATIENCE = 8_000;

let connection: Promise<Db> | null = null;

/** The open database; opened again if the last connection was lost or never came. */
function database(): Promise<Db> {
  connection ??= inTime(openDatabase(undefined, () => (connection = null))).catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** Some browsers neither open nor refuse. */
function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

export const storage: Storage = {
  games: new FallbackGames(new IdbGames(database)),
  settings: new IdbSettings(database),
};
