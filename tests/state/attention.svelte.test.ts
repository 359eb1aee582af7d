import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from '$lib/state/wakeLock';

/** A browser with sound and vibration, or without. */
function device({ sounds }: { sounds: boolean }) {
  const started: number[] = [];
  const vibrate = vi.fn();
  class Node {
    gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    connect = (next: unknown) => next;
    start = (at: number) => void started.push(at);
    stop = vi.fn();
  }
  class Audio {
    currentTime = 5;
    destination = {};
    resume = () => Promise.resolve();
    constructor() {
      if (!sounds) throw new Error('no sound');
    }
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('navigator', { vibrate });
  return { started, vibrate };
}

describe('calling a player back', () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.unstubAllGlobals());
  const load = () => import('$lib/state/attention');

  it('rings once sound was allowed by a tap, and only if it is wanted', async () => {
    const { started } = device({ sounds: true });
    const { allowSound, call } = await load();
    call({ sound: true, vibration: false });
    expect(started).toEqual([]);
    allowSound();
    call({ sound: false, vibration: false });
    expect(started).toEqual([]);
    call({ sound: true, vibration: false });
    expect(started).toEqual([5, 5, 5]);
  });

  it('vibrates if it is wanted', async () => {
    const { vibrate } = device({ sounds: true });
    const { call } = await load();
    call({ sound: false, vibration: false });
    expect(vibrate).not.toHaveBeenCalled();
    call({ sound: false, vibration: true });
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('says nothing where the device cannot', async () => {
    device({ sounds: false });
    vi.stubGlobal('navigator', {});
    const { allowSound, call } = await load();
    allowSound();
    expect(() => call({ sound: true, vibration: true })).not.toThrow();
  });
});

describe('keeping the screen on', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('asks again when the page comes back, and lets go in the end', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    vi.stubGlobal('navigator', { wakeLock: { request } });
    const stop = keepAwake();
    await settle();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 1]);
  });

  it('lets go of a lock that comes too late', async () => {
    const release = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.resolve({ release }) } });
    keepAwake()();
    await settle();
    expect(release).toHaveBeenCalled();
  });

  it('does nothing where the browser refuses', async () => {
    vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } });
    const stop = keepAwake();
    await settle();
    expect(() => stop()).not.toThrow();
  });
});
