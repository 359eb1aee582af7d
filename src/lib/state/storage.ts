/** Where this device keeps games and settings: IndexedDB, or memory where the browser has none for us. */
import { IdbGames } from '../db/games';
import { MemoryGames } from '../db/memoryGames';
import { type Db, openDatabase } from '../db/schema';
import { IdbSettings } from '../db/settings';
import type { GameStore } from '../table/ports';

export interface Storage {
  readonly games: GameStore;
  /** Null without a database: settings then last as long as the page. */
  readonly settings: IdbSettings | null;
  /** False if games are lost with the page; the lobby says so. */
  readonly lasting: boolean;
}

let opened: Promise<Storage> | null = null;

/** Opens the database once; private windows and blocked storage get a memory in its place. */
export function storage(): Promise<Storage> {
  opened ??= openDatabase().then(onDisk, inMemory);
  return opened;
}

function onDisk(db: Db): Storage {
  const hand = (): Promise<Db> => Promise.resolve(db);
  return { games: new IdbGames(hand), settings: new IdbSettings(hand), lasting: true };
}

const inMemory = (): Storage => ({ games: new MemoryGames(), settings: null, lasting: false });
