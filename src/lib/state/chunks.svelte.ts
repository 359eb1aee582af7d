import { navigating } from '$app/state';
import { storage } from './storage.svelte';

const STAMP = 'salonjass reloaded';
/** A page that was reloaded for a missing part does not try that again for so long: it must never turn in a circle. */
const ONCE_IN = 10 * 60_000;

/** The browser as far as missing parts are concerned; tests put another in its place. */
export interface ChunkHost {
  /** Throws where the browser keeps nothing. */
  readonly stamps: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Games outlive the page. */
  readonly keeps: () => boolean;
  /** Whether a page comes from this address: the browser's own page without net would be no help. */
  readonly answers: (href: string) => Promise<boolean>;
  /** Loads a page from scratch. */
  readonly load: (href: string) => void;
  readonly here: () => string;
  readonly now: () => number;
}

const browserHost: ChunkHost = {
  stamps: () => sessionStorage,
  keeps: () => storage.trouble === null,
  answers: (href) =>
    fetch(href, { cache: 'no-cache' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  load: (href) => (href === location.href ? location.reload() : location.assign(href)),
  here: () => location.href,
  now: () => Date.now(),
};

/**
 * Parts of the app that are loaded when they are needed. One that does not come belongs to a page so old that neither
 * the host nor the service worker has its build any more; the page is then loaded anew, once. A game loses nothing by
 * it: what the table shows is on disk.
 */
export class Chunks {
  readonly #host: ChunkHost;
  #lost = $state(false);
  #reloading = $state(false);

  constructor(host: ChunkHost = browserHost) {
    this.#host = host;
  }

  /** A part did not come. */
  get lost(): boolean {
    return this.#lost;
  }
  /** The page is about to be loaded anew. */
  get reloading(): boolean {
    return this.#reloading;
  }

  /** Listens to Vite, which tells of every part that does not come. */
  listen(): void {
    addEventListener('vite:preloadError', () => void this.miss(navigating.to?.url.href));
  }

  /** A part did not come; `href` is the page it was for, if that is not the one being shown. */
  async miss(href = this.#host.here()): Promise<void> {
    this.#lost = true;
    if (this.#reloading || !this.#mayReload()) return;
    this.#reloading = true;
    if ((await this.#host.answers(href)) && this.#stamp()) this.#host.load(href);
    else this.#reloading = false;
  }

  #mayReload(): boolean {
    try {
      const last = Number(this.#host.stamps().getItem(STAMP) ?? -Infinity);
      return this.#host.keeps() && this.#host.now() - last >= ONCE_IN;
    } catch {
      return false;
    }
  }

  #stamp(): boolean {
    try {
      this.#host.stamps().setItem(STAMP, String(this.#host.now()));
      return true;
    } catch {
      return false; // Without a note of it the next page would not know, and might reload for ever.
    }
  }
}

export const chunks = new Chunks();
