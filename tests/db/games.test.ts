import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Event } from '$lib/engine/variants/types';
import { DEFAULT_OPTIONS } from '$lib/engine/variants/schieber/options';
import { FallbackGames } from '$lib/db/fallbackGames';
import { IdbGames } from '$lib/db/games';
import { MemoryGames } from '$lib/db/memoryGames';
import { type Db, openDatabase } from '$lib/db/schema';
import { IdbSettings } from '$lib/db/settings';
import type { GameHeader, GameStore, GameSummary, LogLine } from '$lib/table/ports';

let count = 0;
const freshDb = (): Promise<Db> => openDatabase(`test-${count++}`);
function idbStore(): GameStore {
  const db = freshDb();
  return new IdbGames(() => db);
}

const header = (id: string): GameHeader => ({
  id,
  setup: { variant: 'schieber', options: DEFAULT_OPTIONS },
  players: ['human', 'computer', 'computer', 'computer'],
  seed: '0'.repeat(64),
  started: 10,
});
const summary = (id: string, updated: number): GameSummary => ({
  id,
  variant: 'schieber',
  target: 2500,
  board: [0, 0],
  deals: 0,
  updated,
  over: false,
  givenUp: false,
  takeBacks: 0,
});
const push = (seq: number): Event => ({ seq, by: 1, action: { type: 'push' }, at: 20 });

describe.each([
  ['IndexedDB', idbStore],
  ['memory', () => new MemoryGames()],
  ['IndexedDB with memory to fall back on', () => new FallbackGames(idbStore())],
])('games in %s', (_, makeStore) => {
  it('come back as they were written, events in order', async () => {
    const store = makeStore();
    await store.create(header('a'), summary('a', 10));
    for (let seq = 0; seq < 12; seq++) await store.append(push(seq), summary('a', 11 + seq));
    const log = await store.load('a');
    expect(log).toEqual({ ...header('a'), lines: Array.from({ length: 12 }, (_, seq) => push(seq)) });
  });

  it('are listed newest first, with their newest state', async () => {
    const store = makeStore();
    await store.create(header('a'), summary('a', 10));
    await store.create(header('b'), summary('b', 20));
    await store.append(push(0), { ...summary('a', 30), board: [157, 0] });
    expect(await store.list()).toEqual([{ ...summary('a', 30), board: [157, 0] }, summary('b', 20)]);
  });

  it('keep their events to themselves, also when one is deleted', async () => {
    const store = makeStore();
    await store.create(header('a'), summary('a', 10));
    await store.create(header('ab'), summary('ab', 20));
    await store.append(push(0), summary('a', 30));
    await store.append(push(0), summary('ab', 30));
    await store.remove('a');
    expect(await store.load('a')).toBeNull();
    expect((await store.load('ab'))?.lines).toHaveLength(1);
  });

  it('keep what was taken back, and that a game was given up', async () => {
    const store = makeStore();
    await store.create(header('a'), summary('a', 10));
    const lines: LogLine[] = [
      push(0),
      { seq: 1, by: 1, takeBack: 0, at: 21 },
      { seq: 2, by: 0, giveUp: true, at: 22 },
    ];
    for (const line of lines) await store.append(line, { ...summary('a', line.at), takeBacks: 1 });
    expect((await store.load('a'))?.lines).toEqual(lines);
    expect(await store.list()).toEqual([{ ...summary('a', 22), takeBacks: 1 }]);
  });

  it('refuse an event for a game that is gone', async () => {
    await expect(makeStore().append(push(0), summary('x', 1))).rejects.toThrow('gone');
  });
});

describe('a disk that takes nothing', () => {
  const broken = (): GameStore => {
    const fail = (): Promise<never> => Promise.reject(new Error('disk full'));
    return { create: fail, append: fail, load: fail, list: fail, remove: fail };
  };

  it('still lets a new game be played, as long as the page is open', async () => {
    const store = new FallbackGames(broken());
    expect(store.lasting).toBe(true);
    await store.create(header('a'), summary('a', 10));
    await store.append(push(0), summary('a', 11));
    expect((await store.load('a'))?.lines).toEqual([push(0)]);
    expect(await store.list()).toEqual([summary('a', 11)]);
    expect(store.lasting).toBe(false);
    await store.remove('a');
    await expect(store.list()).rejects.toThrow('disk full');
  });

  it('does not hide the games that are already on it', async () => {
    const disk = idbStore();
    await disk.create(header('old'), summary('old', 10));
    disk.create = () => Promise.reject(new Error('disk full'));
    const store = new FallbackGames(disk);
    await store.create(header('new'), summary('new', 20));
    expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'old']);
    await store.append(push(0), summary('old', 30));
    expect((await store.load('old'))?.lines).toHaveLength(1);
  });
});

describe('IndexedDB', () => {
  it.each([
    ['of a later version', { id: 'later', updated: 99, version: 5 }],
    ['without a board', { ...summary('x', 99), board: undefined }],
    ['with a target that is none', { ...summary('x', 99), target: {} }],
  ])('lists the other games beside a row %s', async (_, row) => {
    const db = await freshDb();
    const store = new IdbGames(() => Promise.resolve(db));
    await store.create(header('a'), summary('a', 10));
    await db.put('games', row as never);
    expect(await store.list()).toEqual([summary('a', 10)]);
  });

  it('says when a newer version wants in, and stands aside', async () => {
    let lost = 0;
    const name = `blocked-${count++}`;
    const db = await openDatabase(name, () => (lost += 1));
    const newer = indexedDB.open(name, 2);
    await new Promise((resolve) => (newer.onsuccess = resolve));
    newer.result.close();
    expect(lost).toBe(1);
    expect(() => db.transaction('games')).toThrow();
  });

  it('refuses the same event twice and keeps game and log as they were', async () => {
    const store = idbStore();
    await store.create(header('a'), summary('a', 10));
    await store.append(push(0), summary('a', 11));
    await expect(store.append(push(0), { ...summary('a', 12), board: [1, 1] })).rejects.toThrow();
    expect(await store.list()).toEqual([summary('a', 11)]);
    expect((await store.load('a'))?.lines).toHaveLength(1);
  });

  it('keeps settings as a whole', async () => {
    const db = freshDb();
    const settings = new IdbSettings(() => db);
    expect(await settings.load()).toBeUndefined();
    await settings.save({ pack: 'french' });
    expect(await settings.load()).toEqual({ pack: 'french' });
  });
});
