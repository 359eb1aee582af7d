import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { install, missing, stored, takeCharge } from '../../src/service-worker/store';

const SCOPE = 'https://name.example/salonjass/';
const FIRST = [
  { url: '/salonjass/', revision: 'lobby1' },
  { url: '404.html', revision: 'lost1' },
  { url: '_app/immutable/a1.js', revision: null },
  { url: 'cards/CJ.svg', revision: 'card1' },
];
const SECOND = [
  { url: '/salonjass/', revision: 'lobby2' },
  { url: '404.html', revision: 'lost1' },
  { url: '_app/immutable/a2.js', revision: null },
  { url: 'cards/CJ.svg', revision: 'card1' },
];
const THIRD = [
  { url: '/salonjass/', revision: 'lobby3' },
  { url: '_app/immutable/a3.js', revision: null },
];

/** As much of the browser's caches as the worker uses, in the order of creation. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  open = (name: string) => {
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    return Promise.resolve({
      match: (url: string) => Promise.resolve(files.get(url)?.clone()),
      put: (url: string, response: Response) => Promise.resolve(void files.set(url, response)),
      keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
      delete: (url: string) => Promise.resolve(files.delete(url)),
    });
  };
}

let caches: Caches;
let net: (url: string) => Response;
let asked: string[];

beforeEach(() => {
  caches = new Caches();
  asked = [];
  net = (url) => new Response(`net ${url}`);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.slice(SCOPE.length));
    return Promise.resolve(net(url));
  });
});

afterEach(() => void vi.unstubAllGlobals());

const has = async (entries: typeof FIRST, url: string): Promise<boolean> =>
  (await stored(SCOPE, entries)(new URL(url, SCOPE).href)) !== undefined;

/** From fetching a build to its pages being opened. */
async function use(entries: typeof FIRST): Promise<void> {
  await install(SCOPE, entries);
  await takeCharge(SCOPE, entries);
}

describe('the store of the service worker', () => {
  it('stores every file of the build', async () => {
    await install(SCOPE, FIRST);
    for (const { url } of FIRST) expect(await has(FIRST, url)).toBe(true);
    expect(await has(FIRST, 'nowhere')).toBe(false);
  });

  it('fetches of the next build only what has changed', async () => {
    await install(SCOPE, FIRST);
    asked = [];
    await install(SCOPE, SECOND);
    expect(asked.sort()).toEqual(['', '_app/immutable/a2.js']);
  });

  it('fails as a whole when a file is missing, and does not count as a build to copy from', async () => {
    net = (url) => new Response('', { status: url.endsWith('CJ.svg') ? 500 : 200 });
    await expect(install(SCOPE, FIRST)).rejects.toThrow('500');
    net = () => new Response('ok');
    asked = [];
    await install(SCOPE, SECOND);
    expect(asked).toHaveLength(SECOND.length);
  });

  it('stores 404.html although a careful host answers it with 404', async () => {
    net = (url) => new Response('page', { status: url.endsWith('404.html') ? 404 : 200 });
    await install(SCOPE, FIRST);
    expect(await has(FIRST, '404.html')).toBe(true);
  });

  it('keeps the build before for pages still open, and nothing older', async () => {
    for (const build of [FIRST, SECOND]) await use(build);
    expect(await has(SECOND, '_app/immutable/a1.js')).toBe(true);
    await use(THIRD);
    expect(await has(THIRD, '_app/immutable/a2.js')).toBe(true);
    expect(await has(THIRD, '_app/immutable/a1.js')).toBe(false);
    expect(caches.all.size).toBe(2);
  });

  it('keeps the build that was in charge, not one that was fetched later and never used', async () => {
    await use(FIRST);
    await install(SCOPE, SECOND);
    await use(THIRD);
    expect(await has(THIRD, '_app/immutable/a1.js')).toBe(true);
    expect(await has(THIRD, '_app/immutable/a2.js')).toBe(false);
    expect(caches.all.size).toBe(2);
  });

  it('goes back to an earlier build and forward again', async () => {
    for (const build of [FIRST, SECOND, FIRST, THIRD]) await use(build);
    expect(await has(THIRD, '_app/immutable/a1.js')).toBe(true);
    expect(await has(THIRD, '_app/immutable/a2.js')).toBe(false);
  });

  it('knows what the browser has thrown away, and fetches just that', async () => {
    await use(FIRST);
    expect(await missing(SCOPE, FIRST)).toEqual([]);
    const [[, files] = []] = caches.all;
    files?.delete(new URL('_app/immutable/a1.js', SCOPE).href);
    files?.delete(new URL('cards/CJ.svg', SCOPE).href);
    expect(await missing(SCOPE, FIRST)).toEqual([FIRST[2], FIRST[3]]);
    asked = [];
    await install(SCOPE, FIRST);
    expect(asked.sort()).toEqual(['_app/immutable/a1.js', 'cards/CJ.svg']);
    expect(await missing(SCOPE, FIRST)).toEqual([]);
  });

  it('misses everything when the whole store is gone', async () => {
    await use(FIRST);
    caches.all.clear();
    expect(await missing(SCOPE, FIRST)).toEqual(FIRST);
  });

  it('never answers with a page or picture of the build before', async () => {
    await install(SCOPE, FIRST);
    await install(SCOPE, THIRD);
    expect(await has(THIRD, 'cards/CJ.svg')).toBe(false);
  });

  it('leaves other apps of the same origin alone', async () => {
    await caches.open('salonjass https://name.example/salonjass-test/ 00000000');
    await caches.open('another app');
    await install(SCOPE, FIRST);
    await takeCharge(SCOPE, FIRST);
    expect(caches.all.size).toBe(3);
  });
});
