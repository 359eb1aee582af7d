import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Update } from '$lib/state/update.svelte';

type Listeners = Record<string, (() => void)[]>;

/** Something that events can be fired on by hand. */
function source<T extends object>(parts: T): T & { fire(type: string): void } {
  const listeners: Listeners = {};
  return Object.assign(parts, {
    addEventListener: (type: string, listener: () => void) => void (listeners[type] ??= []).push(listener),
    fire: (type: string) => listeners[type]?.forEach((listener) => listener()),
  });
}

const newWorker = (state: string) => source({ state, postMessage: vi.fn() });

const MINUTE = 60_000;

async function started(options: { controlled: boolean; waiting?: boolean }) {
  const registration = source({
    waiting: options.waiting ? newWorker('installed') : null,
    installing: null as ReturnType<typeof newWorker> | null,
    update: vi.fn(() => Promise.resolve()),
  });
  const workers = source({
    controller: options.controlled ? {} : null,
    register: vi.fn(() => Promise.resolve(registration)),
  });
  const clock = { now: 0 };
  const reload = vi.fn();
  const host = { workers: workers as unknown as ServiceWorkerContainer, reload, now: () => clock.now };
  const update = new Update(host);
  await update.start();
  const install = (): ReturnType<typeof newWorker> => {
    const worker = newWorker('installing');
    registration.installing = worker;
    registration.fire('updatefound');
    worker.state = 'installed';
    registration.waiting = worker;
    worker.fire('statechange');
    return worker;
  };
  return { update, workers, registration, reload, clock, install };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('updates', () => {
  it('registers the worker once, whoever asks', async () => {
    const { update, workers } = await started({ controlled: false });
    await update.start();
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', {
      scope: '/',
      updateViaCache: 'none', // or an old host's cache could hide a new version for a day
    });
  });

  it('says nothing about the first installation, and then works without net', async () => {
    const { update, workers, reload, install } = await started({ controlled: false });
    install();
    workers.fire('controllerchange');
    expect(update).toMatchObject({ ready: false, offline: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it('tells when a new version waits, and does nothing by itself', async () => {
    const { update, reload, install } = await started({ controlled: true });
    expect(update.ready).toBe(false);
    const worker = install();
    expect(update.ready).toBe(true);
    expect(worker.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('tells of a version that was waiting already', async () => {
    const { update } = await started({ controlled: true, waiting: true });
    expect(update.ready).toBe(true);
  });

  it('changes over on the word, and reloads once the new version is in charge', async () => {
    const { update, workers, reload, install } = await started({ controlled: true });
    const worker = install();
    update.apply();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    workers.fire('controllerchange');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload when another tab changes over, and reloads on the word', async () => {
    const { update, workers, registration, reload, install } = await started({ controlled: true });
    install();
    registration.waiting = null;
    workers.fire('controllerchange');
    expect(reload).not.toHaveBeenCalled();
    expect(update.ready).toBe(true);
    update.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('works for a page that was there before the first worker', async () => {
    const { update, workers, reload, install } = await started({ controlled: false });
    install();
    workers.fire('controllerchange');
    install();
    expect(update.ready).toBe(true);
    update.apply();
    workers.fire('controllerchange');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads all the same when the new version does not come forward', async () => {
    const { update, reload, install } = await started({ controlled: true });
    install();
    update.apply();
    vi.advanceTimersByTime(4900);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('looks at the start, because an installed app may not do so by itself', async () => {
    const { registration } = await started({ controlled: true });
    expect(registration.update).toHaveBeenCalledOnce();
    const first = await started({ controlled: false });
    expect(first.registration.update, 'what has just been fetched is new').not.toHaveBeenCalled();
  });

  it('looks no more often than every ten minutes', async () => {
    const { update, registration, clock } = await started({ controlled: true });
    clock.now = 9 * MINUTE;
    update.check();
    expect(registration.update).toHaveBeenCalledTimes(1);
    clock.now = 11 * MINUTE;
    update.check();
    update.check();
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  it('takes the next occasion when there was no net', async () => {
    const { update, registration, clock } = await started({ controlled: true });
    registration.update.mockRejectedValueOnce(new Error('no net'));
    clock.now = 11 * MINUTE;
    update.check();
    await vi.advanceTimersByTimeAsync(0);
    update.check();
    expect(registration.update).toHaveBeenCalledTimes(3);
  });

  it('sees a version that came while the page was frozen', async () => {
    const { update, registration } = await started({ controlled: true });
    registration.waiting = newWorker('installed');
    expect(update.ready).toBe(false);
    update.check();
    expect(update.ready).toBe(true);
  });

  describe('while the page is open', () => {
    const watched = async () => {
      const parts = await started({ controlled: true });
      const stop = parts.update.watch();
      const looks = (): number => parts.registration.update.mock.calls.length - 1;
      return { ...parts, stop, looks };
    };
    const show = (state: DocumentVisibilityState): void => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };

    it.each([
      ['comes back to it', () => show('visible')],
      ['gets it back frozen, as on iOS', () => window.dispatchEvent(new Event('pageshow'))],
      ['has net again', () => window.dispatchEvent(new Event('online'))],
    ])('looks when somebody %s', async (_, happens) => {
      const { clock, looks, stop } = await watched();
      clock.now = 11 * MINUTE;
      happens();
      expect(looks()).toBe(1);
      clock.now = 22 * MINUTE;
      stop();
      happens();
      expect(looks()).toBe(1);
    });

    it('looks hourly, but not while nobody can see it', async () => {
      const { clock, looks, stop } = await watched();
      clock.now = 60 * MINUTE;
      vi.advanceTimersByTime(60 * MINUTE);
      expect(looks()).toBe(1);
      clock.now = 120 * MINUTE;
      show('hidden');
      vi.advanceTimersByTime(60 * MINUTE);
      expect(looks()).toBe(1);
      show('visible');
      expect(looks()).toBe(2);
      stop();
    });
  });

  it('does without when the browser refuses', async () => {
    const workers = source({ controller: null, register: () => Promise.reject(new Error('refused')) });
    const host = { workers: workers as unknown as ServiceWorkerContainer, reload: vi.fn(), now: () => 0 };
    const update = new Update(host);
    await update.start();
    update.check();
    expect(update).toMatchObject({ ready: false, offline: false });
    await new Update({ ...host, workers: undefined }).start();
  });
});
