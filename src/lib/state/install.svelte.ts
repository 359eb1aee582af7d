/**
 * How the app gets onto this device: the browser asks (`prompt`), an entry in a menu of iOS, macOS or another browser,
 * not at all without https, or it is there already.
 */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'menu' | 'insecure' | 'installed';

/** Not in TypeScript's list: only Chromium has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The browser as far as installing is concerned; tests put another in its place. */
export interface InstallHost {
  /** This page is a window of the installed app. */
  readonly isApp: () => boolean;
  readonly isSecure: () => boolean;
  readonly apple: () => 'ios' | 'mac' | null;
  readonly events: () => EventTarget;
}

const APP_WINDOW =
  '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)';

/** Every browser on iOS is WebKit and installs the same way; an iPad calls itself a Mac, but has a touch screen. */
function apple(): 'ios' | 'mac' | null {
  const { vendor, platform, maxTouchPoints } = navigator;
  if (!vendor.startsWith('Apple') || !/^(Mac|iP)/.test(platform)) return null;
  return maxTouchPoints > 1 ? 'ios' : 'mac';
}

const browserHost: InstallHost = {
  isApp: () => matchMedia(APP_WINDOW).matches || (navigator as { standalone?: boolean }).standalone === true,
  isSecure: () => isSecureContext,
  apple,
  events: () => window,
};

/** Installing is offered where somebody looks for it, and never asked for. */
export class Install {
  readonly #host: InstallHost;
  #prompt = $state.raw<InstallPrompt | null>(null);
  #installed = $state(false);

  constructor(host: InstallHost = browserHost) {
    this.#host = host;
  }

  /** Null inside the installed app: there is nothing to be said. */
  get way(): InstallWay | null {
    if (this.#host.isApp()) return null;
    if (this.#installed) return 'installed';
    if (!this.#host.isSecure()) return 'insecure';
    return this.#prompt ? 'prompt' : (this.#host.apple() ?? 'menu');
  }

  /** The browser tells early that it could install, and only once. */
  listen(): void {
    const events = this.#host.events();
    events.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // or it would ask of its own accord
      this.#prompt = event as InstallPrompt;
    });
    events.addEventListener('appinstalled', () => {
      this.#prompt = null;
      this.#installed = true;
    });
  }

  /** Lets the browser ask; must come from a tap. */
  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null; // It can be used once.
    await prompt?.prompt().catch(() => {});
  }
}

export const install = new Install();
