import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { Event } from '$lib/engine/variants/types';
import { DEFAULT_OPTIONS } from '$lib/engine/variants/schieber/options';
import { Connection } from '$lib/db/connection';
import { FallbackGames } from '$lib/db/fallbackGames';
import { GameConflict, IdbGames } from '$lib/db/games';
import { MemoryGames } from '$lib/db/memoryGames';
import { openDatabase } from '$lib/db/schema';
import { IdbSettings } from '$lib/db/settings';
import type { GameHeader, GameLog, GameStore, GameSummary, Kept, LogLine } from '$lib/table/ports';

let count = 0;
/** A database of its own, which the test may look at under this name. */
function freshDb(name = `games-${count++}`): Connection {
  return new Connection((onLost) => openDatabase(name, { onLost }));
}
const idbStore = (): IdbGames => new IdbGames(freshDb());

const header = (id: string): GameHeader => ({
  id,
  setup: { variant: 'schieber', options: DEFAULT_OPTIONS },
  players: ['human', 'computer', 'computer', 'computer'],
  seed: '0'.repeat(64),
  level: 'weak',
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
  level: 'weak',
});
const push = (seq: number): Event => ({ seq, by: 1, action: { type: 'push' }, at: 20 });

/** Appends to a log in which everybody has only pushed so far. */
const append = (store: GameStore, line: LogLine, summed: GameSummary): Promise<Kept> =>
  store.append(line, summed, () => ({
    ...header(summed.id),
    lines: [...Array.from({ length: line.seq }, (_, seq) => push(seq)), line],
  }));

describe.each([
  ['IndexedDB', idbStore],
  ['memory', () => new MemoryGames()],
  ['IndexedDB with memory to fall back on', () => new FallbackGames(idbStore())],
])('games in %s', (_, makeStore) => {
  it('come back as they were written, events in order', async () => {
    const store = makeStore();
    await store.create(header('a'), summary('a', 10));
    for (let seq = 0; seq < 12; seq++) await append(store, push(seq), summary('a', 11 + seq));
    const log = await store.load('a');
    expect(log).toEqual({ ...header('a'), lines: Array.from({ length: 12 }, (_, seq) => push(seq)) });
  });

  it('are listed newest first, with their newest state', async () => {
    const store = makeStore();
    await store.create(header('a'), summary('a', 10));
    await store.create(header('b'), summary('b', 20));
    await append(store, push(0), { ...summary('a', 30), board: [157, 0] });
    expect(await store.list()).toEqual([{ ...summary('a', 30), board: [157, 0] }, summary('b', 20)]);
  });

  it('keep their events to themselves, also when one is deleted', async () => {
    const store = makeStore();
    await store.create(header('a'), summary('a', 10));
    await store.create(header('ab'), summary('ab', 20));
    await append(store, push(0), summary('a', 30));
    await append(store, push(0), summary('ab', 30));
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
    for (const line of lines) await append(store, line, { ...summary('a', line.at), takeBacks: 1 });
    expect((await store.load('a'))?.lines).toEqual(lines);
    expect(await store.list()).toEqual([{ ...summary('a', 22), takeBacks: 1 }]);
  });
});

it.each([
  ['IndexedDB', idbStore],
  ['memory', () => new MemoryGames()],
])('a game that is gone takes no event, in %s', async (_, makeStore) => {
  await expect(append(makeStore(), push(0), summary('x', 1))).rejects.toThrow('gone');
});

describe('putting whole games in', () => {
  const log = (id: string, lines: readonly LogLine[]): GameLog => ({ ...header(id), lines });

  it.each([
    ['IndexedDB', idbStore],
    ['memory', () => new MemoryGames()],
  ])('replaces what is there, in %s', async (_, makeStore) => {
    const store = makeStore();
    await store.create(header('a'), summary('a', 10));
    for (const seq of [0, 1, 2]) await append(store, push(seq), summary('a', 11));
    await store.put([
      { log: log('a', [push(0)]), summary: summary('a', 20) },
      { log: log('b', [push(0), push(1)]), summary: summary('b', 30) },
    ]);
    expect(await store.load('a')).toEqual(log('a', [push(0)]));
    expect(await store.load('b')).toEqual(log('b', [push(0), push(1)]));
    expect(await store.list()).toEqual([summary('b', 30), summary('a', 20)]);
  });

  it('does all or nothing', async () => {
    const store = idbStore();
    await store.create(header('a'), summary('a', 10));
    const unwritable = { ...summary('b', 20), board: [() => 1] } as unknown as GameSummary;
    const games = [
      { log: log('a', [push(0)]), summary: summary('a', 15) },
      { log: log('b', []), summary: unwritable },
    ];
    await expect(store.put(games)).rejects.toThrow();
    expect(await store.list()).toEqual([summary('a', 10)]);
    expect(await store.load('a')).toEqual(log('a', []));
  });
});

describe('a disk that takes nothing', () => {
  const refuse = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const broken = (): GameStore => ({
    create: refuse,
    append: refuse,
    load: refuse,
    list: refuse,
    remove: refuse,
    put: refuse,
  });
  /** A store on a disk that is full for a while. */
  function filling(): { disk: GameStore; full: (now: boolean) => void } {
    const real: GameStore = idbStore();
    let isFull = false;
    const disk = {
      ...broken(),
      create: (...args: Parameters<GameStore['create']>) => (isFull ? refuse() : real.create(...args)),
      append: (...args: Parameters<GameStore['append']>) => (isFull ? refuse() : real.append(...args)),
      put: (...args: Parameters<GameStore['put']>) => (isFull ? refuse() : real.put(...args)),
      load: (id: string) => (isFull ? refuse() : real.load(id)),
      list: () => real.list(),
      remove: (id: string) => real.remove(id),
    };
    return { disk, full: (now) => (isFull = now) };
  }

  it('still lets a new game be played, as long as the page is open', async () => {
    const store = new FallbackGames(broken());
    expect(await store.create(header('a'), summary('a', 10))).toBe('memory');
    expect(await append(store, push(0), summary('a', 11))).toBe('memory');
    expect((await store.load('a'))?.lines).toEqual([push(0)]);
    expect(await store.list()).toEqual([summary('a', 11)]);
    await store.remove('a');
    await expect(store.list()).rejects.toThrow('full');
  });

  it('does not hide the games that are already on it', async () => {
    const { disk, full } = filling();
    await disk.create(header('old'), summary('old', 10));
    full(true);
    const store = new FallbackGames(disk);
    await store.create(header('new'), summary('new', 20));
    expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('lets a game go on in memory whose first half is on it, and takes it back as a whole', async () => {
    const { disk, full } = filling();
    const told: unknown[] = [];
    const store = new FallbackGames(disk, (error) => told.push(error));
    await store.create(header('a'), summary('a', 10));
    expect(await append(store, push(0), summary('a', 11))).toBe('disk');
    full(true);
    expect(await append(store, push(1), summary('a', 12))).toBe('memory');
    expect(await append(store, push(2), summary('a', 13))).toBe('memory');
    expect((await store.load('a'))?.lines).toEqual([push(0), push(1), push(2)]);
    expect(await store.list()).toEqual([summary('a', 13)]);
    full(false);
    expect((await disk.load('a'))?.lines).toEqual([push(0)]);
    expect(await append(store, push(3), summary('a', 14))).toBe('disk');
    expect((await disk.load('a'))?.lines).toEqual([0, 1, 2, 3].map(push));
    expect(await disk.list()).toEqual([summary('a', 14)]);
    expect(told).toEqual([expect.objectContaining({ name: 'QuotaExceededError' }), null]);
  });

  it('does not keep the table waiting when it does not answer, and gets the game back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const real = idbStore();
    let free = (): void => {};
    let hanging: Promise<void> = Promise.resolve();
    const disk: GameStore = {
      ...broken(),
      create: (...args) => real.create(...args),
      append: (line, summary) => hanging.then(() => real.append(line, summary)),
      load: (id) => hanging.then(() => real.load(id)),
      put: (games) => hanging.then(() => real.put(games)),
    };
    const told: unknown[] = [];
    const store = new FallbackGames(disk, (error) => told.push(error));
    await store.create(header('a'), summary('a', 10));
    hanging = new Promise((resolve) => (free = resolve));
    const first = append(store, push(0), summary('a', 11));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await first).toBe('memory');
    const second = append(store, push(1), summary('a', 12));
    await vi.advanceTimersByTimeAsync(500);
    expect(await second).toBe('memory');
    // What was waiting gets through at last, late and in order.
    free();
    vi.useRealTimers();
    expect(await append(store, push(2), summary('a', 13))).toBe('disk');
    expect((await real.load('a'))?.lines).toEqual([0, 1, 2].map(push));
    expect(told).toEqual([expect.objectContaining({ name: 'NoAnswer' }), null]);
  });

  it('does not keep a new game waiting either', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = new FallbackGames({ ...broken(), put: () => new Promise(() => {}) });
    const created = store.create(header('a'), summary('a', 10));
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(await created).toBe('memory');
  });

  it('has its older part of a game in memory deleted with it', async () => {
    const { disk, full } = filling();
    const store = new FallbackGames(disk);
    await store.create(header('a'), summary('a', 10));
    full(true);
    await append(store, push(0), summary('a', 11));
    await store.remove('a');
    full(false);
    expect([await store.load('a'), await disk.load('a')]).toEqual([null, null]);
  });

  it('is not blamed for what another tab has done', async () => {
    const disk = idbStore();
    const store = new FallbackGames(disk);
    await store.create(header('a'), summary('a', 10));
    await append(disk, { ...push(0), by: 3 }, summary('a', 11));
    await expect(append(store, push(0), summary('a', 12))).rejects.toThrow(GameConflict);
    expect((await store.load('a'))?.lines).toEqual([{ ...push(0), by: 3 }]);
  });

  it('gets a game back as a whole that the browser has thrown away under the table', async () => {
    const disk = idbStore();
    const store = new FallbackGames(disk);
    await store.create(header('a'), summary('a', 10));
    for (const seq of [0, 1]) await append(store, push(seq), summary('a', 11));
    await disk.remove('a');
    expect(await append(store, push(2), summary('a', 12))).toBe('disk');
    expect((await disk.load('a'))?.lines).toEqual([0, 1, 2].map(push));
  });

  /** A full disk in one tab; another tab goes on with what is on it. */
  async function twoTabs(): Promise<{ store: FallbackGames; disk: GameStore; full: (now: boolean) => void }> {
    const { disk, full } = filling();
    const store = new FallbackGames(disk);
    await store.create(header('a'), summary('a', 10));
    full(true);
    expect(await append(store, push(0), summary('a', 11))).toBe('memory');
    expect([store.unkept, store.isKept('a')]).toEqual([1, false]);
    full(false);
    await append(disk, { ...push(0), by: 3 }, summary('a', 12));
    return { store, disk, full };
  }

  it('is not overwritten from memory with another course of the same game', async () => {
    const { store, disk } = await twoTabs();
    await expect(append(store, push(1), summary('a', 13))).rejects.toThrow(GameConflict);
    expect((await disk.load('a'))?.lines).toEqual([{ ...push(0), by: 3 }]);
  });

  it('counts for more than memory where another tab has gone on', async () => {
    const { store } = await twoTabs();
    expect((await store.load('a'))?.lines).toEqual([{ ...push(0), by: 3 }]);
    expect([store.unkept, store.isKept('a')]).toEqual([0, true]);
  });
});

describe('IndexedDB', () => {
  it.each([
    ['of a later version', { id: 'later', updated: 99, version: 5 }],
    ['without a board', { ...summary('x', 99), board: undefined }],
    ['with a target that is none', { ...summary('x', 99), target: {} }],
    ['with a level of a later version', { ...summary('x', 99), level: 'magisch' }],
  ])('lists the other games beside a row %s', async (_, row) => {
    const db = freshDb();
    const store = new IdbGames(db);
    await store.create(header('a'), summary('a', 10));
    await db.write((open) => open.put('games', row as never));
    expect(await store.list()).toEqual([summary('a', 10)]);
  });

  it('takes the same line twice as once: a dead handle does not tell whether it got through', async () => {
    const store = idbStore();
    await store.create(header('a'), summary('a', 10));
    for (let i = 0; i < 2; i++) await append(store, push(0), summary('a', 11));
    expect((await store.load('a'))?.lines).toEqual([push(0)]);
  });

  it('refuses another line in the place of one, and keeps game and log as they were', async () => {
    const store = idbStore();
    await store.create(header('a'), summary('a', 10));
    await append(store, push(0), summary('a', 11));
    const other = { ...push(0), by: 2 } as const;
    await expect(append(store, other, { ...summary('a', 12), board: [1, 1] })).rejects.toThrow(GameConflict);
    expect(await store.list()).toEqual([summary('a', 11)]);
    expect((await store.load('a'))?.lines).toEqual([push(0)]);
  });

  it('keeps settings, and changes only those that are to change', async () => {
    const name = `settings-${count++}`;
    const [here, elsewhere] = [new IdbSettings(freshDb(name)), new IdbSettings(freshDb(name))];
    expect(await here.load()).toBeUndefined();
    await here.save({ name: 'Rosa', speed: 'slow' });
    await elsewhere.save({ pack: 'french' });
    await here.save({ speed: 'fast' });
    expect(await elsewhere.load()).toEqual({ name: 'Rosa', speed: 'fast', pack: 'french' });
  });
});
