import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('$app/paths', () => ({ base: '/salonjass' }));

const HERE = location.origin;
const OWN = [
  '/salonjass/service-worker.js',
  `${HERE}/salonjass/_app/immutable/workers/worker.js`,
  '/salonjass/../salonjass/service-worker.js',
];
const OTHERS = [
  'https://fremd.example/salonjass/worker.js',
  '//fremd.example/salonjass/worker.js',
  `${HERE}.fremd.example/salonjass/worker.js`,
  HERE.replace('//', '//rosa@') + '/salonjass/worker.js',
  `blob:${HERE}/salonjass/1`,
  'data:text/javascript,1',
  'javascript:1',
  '/nachbar/worker.js',
  '/salonjass-nachbar/worker.js',
  '/salonjass/../nachbar/worker.js',
  '/salonjass/%2e%2e/nachbar/worker.js',
  '/salonjass/..\\nachbar/worker.js',
];

/** The module anew: it makes its policy once. */
async function freshDoor(): Promise<(url: string) => unknown> {
  vi.resetModules();
  return (await import('$lib/door/script')).ownScript;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('without Trusted Types', () => {
  it.each(OWN)('%s is let through as it is', async (url) => {
    expect((await freshDoor())(url)).toBe(url);
  });

  it.each(OTHERS)('%s is refused', async (url) => {
    const ownScript = await freshDoor();
    expect(() => ownScript(url)).toThrow(TypeError);
  });
});

describe('with Trusted Types', () => {
  it('one policy makes them, by the same rule', async () => {
    const createPolicy = vi.fn((_: string, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const ownScript = await freshDoor();
    for (const url of OWN) expect(ownScript(url)).toEqual({ trusted: url });
    for (const url of OTHERS) expect(() => ownScript(url), url).toThrow(TypeError);
    expect(createPolicy).toHaveBeenCalledOnce();
  });
});
