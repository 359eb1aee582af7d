import { dev } from '$app/environment';
import { base } from '$app/paths';
import { ownScript } from '../door/script';

const MINUTE = 60_000;
/** Whoever switches between two apps asks the host no more often than this. */
const APART = 10 * MINUTE;
/** A page may stay open for days. */
const OFTEN = 60 * MINUTE;
/** After that long a new version that does not come forward will not any more. */
const PATIENCE = 5000;

/** The browser as far as updates are concerned; tests put another in its place. */
export interface UpdateHost {
  readonly workers: ServiceWorkerContainer | undefined;
  reload(): void;
  now(): number;
}

const browserHost: UpdateHost = {
  get workers() {
    // While developing, files change under the worker's feet.
    return dev || typeof navigator === 'undefined' ? undefined : navigator.serviceWorker;
  },
  reload: () => location.reload(),
  now: () => Date.now(),
};

/**
 * Keeps the app usable without net and tells when a newer version has been fetched. It never reloads by itself,
 * because somebody may be in the middle of a game: only `apply` does, and only to the page it was asked in.
 */
export class Update {
  readonly #host: UpdateHost;
  #ready = $state(false);
  #offline = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #applying = false;
  #checkedAt = -Infinity;

  constructor(host: UpdateHost = browserHost) {
    this.#host = host;
  }

  /** A new version is fetched and waits for the person's word. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Everything is stored: from now on the app opens without net. */
  get offline(): boolean {
    return this.#offline;
  }

  /** Registers the service worker; the root layout calls it once. */
  async start(): Promise<void> {
    const { workers } = this.#host;
    if (!workers || this.#registration) return;
    this.#offline = workers.controller !== null;
    workers.addEventListener('controllerchange', () => this.#controllerChanged());
    try {
      this.#registration = await workers.register(ownScript(`${base}/service-worker.js`), {
        scope: `${base}/`,
        updateViaCache: 'none',
      });
    } catch {
      return; // Private windows and full disks refuse: the app then simply needs the net.
    }
    this.#registration.addEventListener('updatefound', () => this.#follow(this.#registration?.installing));
    this.#follow(this.#registration.installing);
    this.#seeWaiting();
    // The first worker has just been fetched; an app on the home screen looks for another only if it is told to.
    if (this.#offline) this.check();
    else this.#checkedAt = this.#host.now();
  }

  /** Looks for a new version, unless that was done a moment ago. */
  check(): void {
    this.#seeWaiting();
    const now = this.#host.now();
    if (!this.#registration || now - this.#checkedAt < APART) return;
    this.#checkedAt = now;
    // Without net there is nothing to be found: then the next occasion counts.
    this.#registration.update().catch(() => (this.#checkedAt = -Infinity));
  }

  /** Looks whenever somebody comes back to the page, and hourly as long as it is open; answers how to stop. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') this.check();
    };
    // iOS brings a frozen app back with `pageshow` alone.
    const returns = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'online'],
    ] as const;
    for (const [source, type] of returns) source.addEventListener(type, look);
    const timer = setInterval(look, OFTEN);
    return () => {
      for (const [source, type] of returns) source.removeEventListener(type, look);
      clearInterval(timer);
    };
  }

  /** Changes to the new version now; the page reloads. */
  apply(): void {
    const waiting = this.#registration?.waiting;
    // Another tab may have changed over already: then a reload is all that is left to do.
    if (!waiting) return this.#host.reload();
    this.#applying = true;
    waiting.postMessage({ type: 'SKIP_WAITING' });
    // The word was given: something must happen.
    setTimeout(() => this.#host.reload(), PATIENCE);
  }

  /** A frozen page learns of a new version only by looking. */
  #seeWaiting(): void {
    if (this.#registration?.waiting && this.#offline) this.#ready = true;
  }

  #controllerChanged(): void {
    if (this.#applying) return this.#host.reload();
    // The first worker takes over a page of its own version; any later one is newer than the page.
    if (this.#offline) this.#ready = true;
    this.#offline = true;
  }

  #follow(worker: ServiceWorker | null | undefined): void {
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first installation, not an update.
      if (worker.state === 'installed' && this.#offline) this.#ready = true;
    });
  }
}

export const update = new Update();
