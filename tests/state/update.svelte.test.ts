import { describe, expect, it, vi } from 'vitest';
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

async function started(options: { controlled: boolean; waiting?: boolean }) {
  const registration = source({
    waiting: options.waiting ? newWorker('installed') : null,
    installing: null as ReturnType<typeof newWorker> | null,
    update: vi.fn(() => Promise.reject(new Error('no net'))),
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

describe('updates', () => {
  it('registers the worker once, whoever asks', async () => {
    const { update, workers } = await started({ controlled: false });
    await update.start();
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { scope: '/' });
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

  it('looks for a new version at most hourly, and bears to be without net', async () => {
    const { update, registration, clock } = await started({ controlled: true });
    clock.now = 59 * 60 * 1000;
    update.check();
    expect(registration.update).not.toHaveBeenCalled();
    clock.now = 61 * 60 * 1000;
    update.check();
    update.check();
    expect(registration.update).toHaveBeenCalledOnce();
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
