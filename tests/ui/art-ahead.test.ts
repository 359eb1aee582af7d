import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Pictures that are asked for, in order; `read` lets the oldest arrive. */
let asked: string[] = [];
let waiting: (() => void)[] = [];
class Picture {
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  set src(src: string) {
    asked.push(src);
    waiting.push(() => this.onload?.());
  }
}
const read = (): void => waiting.shift()?.();
const readAll = (): void => {
  while (waiting.length > 0) read();
};

/** What is held belongs to the page: every row begins with a new one. */
function newPage() {
  vi.resetModules();
  return import('../../src/lib/ui/card/artAhead');
}

beforeEach(() => {
  asked = [];
  waiting = [];
  vi.stubGlobal('Image', Picture);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => vi.unstubAllGlobals());

describe('pictures before they are dealt', () => {
  it('are read a few at a time, all 36 of the pack', async () => {
    const { fetchArt } = await newPage();
    fetchArt('german');
    expect(asked).toHaveLength(3);
    readAll();
    expect(new Set(asked).size).toBe(36);
    expect(asked.every((src) => src.includes('/german/'))).toBe(true);
  });

  it('are not asked for twice', async () => {
    const { fetchArt } = await newPage();
    fetchArt('french');
    readAll();
    fetchArt('french');
    expect(asked).toHaveLength(36);
  });

  it('are read again when the service worker takes charge: it gives them anew', async () => {
    const workers = new EventTarget();
    vi.stubGlobal('navigator', { serviceWorker: workers });
    const { fetchArt } = await newPage();
    const end = fetchArt('german');
    readAll();
    workers.dispatchEvent(new Event('controllerchange'));
    readAll();
    expect(asked).toHaveLength(72);
    end();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(asked).toHaveLength(72);
  });

  it('of a pack that was put away are left', async () => {
    const { fetchArt } = await newPage();
    fetchArt('german')();
    readAll();
    expect(asked).toHaveLength(3);
  });

  it('one that does not arrive keeps no other one waiting', async () => {
    vi.stubGlobal(
      'Image',
      class extends Picture {
        override set src(src: string) {
          asked.push(src);
          waiting.push(() => this.onerror?.());
        }
      },
    );
    const { fetchArt } = await newPage();
    fetchArt('german');
    readAll();
    expect(asked).toHaveLength(36);
  });
});
