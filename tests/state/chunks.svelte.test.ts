import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Chunks, type ChunkHost } from '$lib/state/chunks.svelte';

const HERE = 'https://jass.example/play/?game=7';
const THERE = 'https://jass.example/about/';

let stamps: Map<string, string>;
let load: ReturnType<typeof vi.fn<(href: string) => void>>;
let now: number;

beforeEach(() => {
  stamps = new Map();
  load = vi.fn<(href: string) => void>();
  now = 1_000_000;
});

/** A page that was just loaded; the notes of the tab outlive it. */
const page = (host: Partial<ChunkHost> = {}): Chunks =>
  new Chunks({
    stamps: () => ({
      getItem: (key) => stamps.get(key) ?? null,
      setItem: (key, value) => void stamps.set(key, value),
    }),
    keeps: () => true,
    answers: () => Promise.resolve(true),
    load,
    here: () => HERE,
    now: () => now,
    ...host,
  });

describe('a part of the app that does not come', () => {
  it('loads the page anew', async () => {
    const chunks = page();
    await chunks.miss();
    expect(load).toHaveBeenCalledExactlyOnceWith(HERE);
    expect(chunks).toMatchObject({ lost: true, reloading: true });
  });

  it('loads the page that the part was for', async () => {
    await page().miss(THERE);
    expect(load).toHaveBeenCalledExactlyOnceWith(THERE);
  });

  it('does so once, however many parts are missing', async () => {
    const chunks = page();
    await Promise.all([chunks.miss(THERE), chunks.miss(THERE), chunks.miss()]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('never turns in a circle: the next page only says so', async () => {
    await page().miss();
    now += 90_000; // a slow net takes its time to fail
    const next = page();
    await next.miss();
    expect(load).toHaveBeenCalledOnce();
    expect(next).toMatchObject({ lost: true, reloading: false });
  });

  it('may do so again for another update later', async () => {
    await page().miss();
    now += 11 * 60_000;
    await page().miss();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Partial<ChunkHost>]>([
    ['without net', { answers: () => Promise.resolve(false) }],
    ['where a game is in memory only', { keeps: () => false }],
    [
      'where no note can be read',
      {
        stamps: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ],
    [
      'where no note can be written',
      {
        stamps: () => ({
          getItem: () => null,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        }),
      },
    ],
  ])('leaves the page as it is %s', async (_, host) => {
    const chunks = page(host);
    await chunks.miss();
    expect(load).not.toHaveBeenCalled();
    expect(chunks).toMatchObject({ lost: true, reloading: false });
  });

  it('reloads later if the net was only gone for a moment', async () => {
    let net = false;
    const chunks = page({ answers: () => Promise.resolve(net) });
    await chunks.miss();
    net = true;
    await chunks.miss();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is told by Vite', async () => {
    const chunks = page();
    chunks.listen();
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(HERE));
  });
});
