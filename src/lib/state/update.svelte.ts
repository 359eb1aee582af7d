import { dev } from '$app/environment';
import { base } from '$app/paths';

const HOUR = 60 * 60 * 1000;

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
 * because somebody may be in the middle of a game: only `apply` does.
 */
export class Update {
  readonly #host: UpdateHost;
  #ready = $state(false);
  #offline = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #applying = false;
  #checkedAt = 0;

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
      this.#registration = await workers.register(`${base}/service-worker.js`, { scope: `${base}/` });
    } catch {
      return; // Private windows and full disks refuse: the app then simply needs the net.
    }
    this.#checkedAt = this.#host.now();
    if (this.#registration.waiting) this.#ready = this.#offline;
    this.#registration.addEventListener('updatefound', () => this.#follow(this.#registration?.installing));
    this.#follow(this.#registration.installing);
  }

  /** Looks for a new version, at most hourly: an installed app may stay open for days. */
  check(): void {
    const now = this.#host.now();
    if (!this.#registration || now - this.#checkedAt < HOUR) return;
    this.#checkedAt = now;
    this.#registration.update().catch(() => {}); // Without net there is nothing to be found.
  }

  /** Changes to the new version now; the page reloads. */
  apply(): void {
    const waiting = this.#registration?.waiting;
    // Another tab may have changed over already: then a reload is all that is left to do.
    if (!waiting) return this.#host.reload();
    this.#applying = true;
    waiting.postMessage({ type: 'SKIP_WAITING' });
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
