import { SPEED_FACTOR } from './pace';
import { DEFAULTS, guarded, type Settings, type SettingsStore } from './settings';

/** How this person likes it on this device. Without a store it lasts as long as the page. */
export class SettingsState {
  #now = $state.raw<Settings>(DEFAULTS);
  #store: SettingsStore | null = null;
  /** Chosen before the store was read: it must not be undone by what was stored earlier. */
  #early: Partial<Settings> = {};
  #loaded = $state(false);

  get now(): Settings {
    return this.#now;
  }
  /** What pauses and motions are multiplied by. */
  get factor(): number {
    return SPEED_FACTOR[this.#now.speed];
  }
  /** Nothing more will come from the store. */
  get loaded(): boolean {
    return this.#loaded;
  }

  /** Takes what the store holds, and keeps every later change there. Null: there is no store here. */
  async attach(store: SettingsStore | null): Promise<void> {
    try {
      this.#now = { ...this.#now, ...guarded(await store?.load()), ...this.#early };
    } catch {
      // A broken store is no reason to keep anybody from playing.
    }
    // Not before: a change in between would write defaults over what is stored.
    this.#store = store;
    this.#loaded = true;
    if (Object.keys(this.#early).length > 0) await this.change(this.#early);
  }

  /** Takes effect at once; resolves with whether it is kept for the next time. */
  async change(change: Partial<Settings>): Promise<boolean> {
    if (!this.#loaded) this.#early = { ...this.#early, ...change };
    this.#now = { ...this.#now, ...change };
    if (!this.#store) return false;
    return this.#store.save(change).then(
      () => true,
      () => false,
    );
  }
}

export const settings = new SettingsState();
