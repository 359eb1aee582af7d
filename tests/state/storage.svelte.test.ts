import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newGame } from '$lib/engine/game';
import { StorageState } from '$lib/state/storage.svelte';
import { NOTHING_TOLD } from '$lib/table/log';
import { summaryOf } from '$lib/table/summary';
import { randomLog } from '../helpers/logs';

/** From now on the disk takes nothing. */
const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => void vi.restoreAllMocks());

describe('a disk that is full for a while', () => {
  it('is said of settings, until one is kept again', async () => {
    const storage = new StorageState();
    await storage.settings.save({ speed: 'fast' });
    expect(storage.trouble).toBeNull();
    const full = fillDisk();
    await expect(storage.settings.save({ speed: 'slow' })).rejects.toThrow();
    expect(storage.trouble).toBe('full');
    full.mockRestore();
    await storage.settings.save({ speed: 'slow' });
    expect(storage.trouble).toBeNull();
  });

  it('is said of a game, and no setting that is kept hides it while the game is not', async () => {
    const storage = new StorageState();
    const { lines, ...header } = randomLog(7, 5);
    const full = fillDisk();
    const summary = summaryOf(header, newGame(header.setup), NOTHING_TOLD, 0);
    expect(await storage.games.create(header, summary)).toBe('memory');
    expect(storage.trouble).toBe('full');
    full.mockRestore();
    await storage.settings.save({ speed: 'fast' });
    expect(storage.trouble).toBe('full');
    const line = lines[0]!;
    const whole = () => ({ ...header, lines: [line] });
    expect(await storage.games.append(line, summary, whole)).toBe('disk');
    expect(storage.trouble).toBeNull();
    expect((await storage.games.load(header.id))?.lines).toEqual([line]);
  });
});
