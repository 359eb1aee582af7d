import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { Connection, ReadOnly } from '$lib/db/connection';
import { IdbGames } from '$lib/db/games';
import { type Db, DB_VERSION, openDatabase } from '$lib/db/schema';
import { IdbSettings } from '$lib/db/settings';

let count = 0;
const freshName = (): string => `connection-${count++}`;

/** Counts how often it opened. */
function counted(name = freshName()): { connection: Connection; opened: () => number } {
  let opened = 0;
  const connection = new Connection((onLost) => {
    opened += 1;
    return openDatabase(name, { onLost });
  });
  return { connection, opened: () => opened };
}
const any = (db: Db): Promise<unknown> => db.getAll('settings');

describe('a connection', () => {
  it('opens once, however many ask at once', async () => {
    const { connection, opened } = counted();
    await Promise.all([1, 2, 3].map(() => connection.read(any)));
    await connection.read(any);
    expect(opened()).toBe(1);
  });

  it('opens again after it was put to sleep', async () => {
    const { connection, opened } = counted();
    await connection.read(any);
    connection.close();
    await connection.read(any);
    expect(opened()).toBe(2);
  });

  it.each(['InvalidStateError', 'UnknownError', 'AbortError', 'TransactionInactiveError'])(
    'throws a dead handle away (%s), and does the work once more on a new one',
    async (name) => {
      const { connection, opened } = counted();
      let tries = 0;
      const work = async (db: Db): Promise<string> => {
        tries += 1;
        if (tries === 1) throw new DOMException('the connection is closing', name);
        await any(db);
        return 'done';
      };
      expect(await connection.write(work)).toBe('done');
      expect([tries, opened()]).toEqual([2, 2]);
    },
  );

  it('writes through a handle that died unnoticed between two moves', async () => {
    const name = freshName();
    let last: Db | null = null;
    const connection = new Connection(async (onLost) => (last = await openDatabase(name, { onLost })));
    const settings = new IdbSettings(connection);
    await settings.save({ speed: 'slow' });
    (last as unknown as Db).close();
    await settings.save({ speed: 'fast' });
    expect(await settings.load()).toEqual({ speed: 'fast' });
  });

  it.each([
    ['the second handle is as dead', new DOMException('again', 'UnknownError'), 2],
    ['the disk is full', new DOMException('full', 'QuotaExceededError'), 1],
    ['the work itself is wrong', new TypeError('wrong'), 1],
  ])('gives up where %s', async (_, error, tries) => {
    const { connection } = counted();
    let tried = 0;
    const work = (): Promise<never> => {
      tried += 1;
      return Promise.reject(error);
    };
    await expect(connection.read(work)).rejects.toBe(error);
    expect(tried).toBe(tries);
  });

  it('tells why the first handle died, where no second one is to be had', async () => {
    let opened = 0;
    const connection = new Connection(() => {
      opened += 1;
      return opened === 1
        ? openDatabase(freshName())
        : Promise.reject(new DOMException('shut', 'UnknownError'));
    });
    const full = new DOMException('FILE_ERROR_NO_SPACE', 'UnknownError');
    await expect(connection.write(() => Promise.reject(full))).rejects.toBe(full);
  });

  it('tries to open anew after it could not be opened', async () => {
    const name = freshName();
    let failing = true;
    const connection = new Connection(() =>
      failing ? Promise.reject(new DOMException('no', 'SecurityError')) : openDatabase(name),
    );
    await expect(connection.read(any)).rejects.toThrow('no');
    failing = false;
    expect(await connection.read(any)).toEqual([]);
  });
});

describe('a newer version of the app', () => {
  /** What the next version might do. */
  const newer = (name: string, blocked?: () => void) =>
    openDB(name, DB_VERSION + 1, {
      upgrade: (db) => {
        if (!db.objectStoreNames.contains('badges')) db.createObjectStore('badges');
      },
      ...(blocked && { blocked }),
    });

  it('gets the database from a page that is still open, which says that it has lost it', async () => {
    let lost = 0;
    const name = freshName();
    const db = await openDatabase(name, { onLost: () => (lost += 1) });
    (await newer(name)).close();
    expect(lost).toBe(1);
    expect(() => db.transaction('games')).toThrow();
  });

  it('leaves data that can be read here, and not written', async () => {
    const name = freshName();
    const before = counted(name);
    await new IdbSettings(before.connection).save({ pack: 'french' });
    before.connection.close();
    (await newer(name)).close();

    let told = 0;
    const connection = new Connection((onLost) => openDatabase(name, { onLost, onNewer: () => (told += 1) }));
    const settings = new IdbSettings(connection);
    expect(await settings.load()).toEqual({ pack: 'french' });
    await expect(settings.save({ pack: 'german' })).rejects.toThrow(ReadOnly);
    await expect(new IdbGames(connection).remove('a')).rejects.toThrow(ReadOnly);
    expect(await settings.load()).toEqual({ pack: 'french' });
    expect(told).toBe(1);
  });
});

describe('opening', () => {
  it('says that there was nothing, once', async () => {
    const name = freshName();
    let made = 0;
    for (let i = 0; i < 2; i++) (await openDatabase(name, { onNew: () => (made += 1) })).close();
    expect(made).toBe(1);
  });

  it('says what it waits for where an older page does not stand aside, and goes on once that is closed', async () => {
    const name = freshName();
    const deaf = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, DB_VERSION);
      request.onsuccess = () => resolve(request.result);
    });
    let blocked = 0;
    const waiting = openDB(name, DB_VERSION + 1, { blocked: () => (blocked += 1) });
    await expect.poll(() => blocked).toBe(1);
    deaf.close();
    (await waiting).close();
  });
});
