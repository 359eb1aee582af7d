import {
  ALL_ONE_FACTORS,
  ALL_ONE_TARGET,
  DEFAULT_OPTIONS,
  FACTOR_RANGE,
  parseOptions,
  STANDARD_FACTORS,
  TARGETS,
  UNDENUFE_4_FACTORS,
} from '../engine/variants/schieber/options';
import type { SchieberOptions } from '../engine/variants/schieber/types';
import type { Pack } from '../i18n/index.svelte';
import { SPEED_FACTOR, type Speed } from './pace';

export type Theme = 'auto' | 'light' | 'dark';
export type { Speed };

export interface Settings {
  readonly pack: Pack;
  readonly theme: Theme;
  readonly speed: Speed;
  /** What the last Schieber was started with; the next one is offered the same. */
  readonly lastOptions: SchieberOptions | null;
}

/** Where settings last. What comes back may be old or foreign, so it is guarded here. */
export interface SettingsStore {
  load(): Promise<unknown>;
  save(settings: Settings): Promise<void>;
}

/** What a Schieber can be started with. */
export const schieberChoices = {
  defaults: DEFAULT_OPTIONS,
  targets: TARGETS,
  presets: { standard: STANDARD_FACTORS, undenufe4: UNDENUFE_4_FACTORS, allOne: ALL_ONE_FACTORS },
  allOneTarget: ALL_ONE_TARGET,
  range: FACTOR_RANGE,
} as const;

const DEFAULTS: Settings = { pack: 'german', theme: 'auto', speed: 'normal', lastOptions: null };

const ALLOWED = {
  pack: ['german', 'french'],
  theme: ['auto', 'light', 'dark'],
  speed: ['slow', 'normal', 'fast', 'off'],
} as const;

/** The parts of `raw` that are settings of today. */
function guarded(raw: unknown): Partial<Settings> {
  if (typeof raw !== 'object' || raw === null) return {};
  const found = raw as Record<string, unknown>;
  const known = (Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]).filter((key) =>
    (ALLOWED[key] as readonly unknown[]).includes(found[key]),
  );
  const lastOptions = parseOptions(found.lastOptions);
  return {
    ...Object.fromEntries(known.map((key) => [key, found[key]])),
    ...(lastOptions && { lastOptions }),
  };
}

/** How this person likes it on this device. Without a store it lasts as long as the page. */
export class SettingsState {
  #now = $state.raw<Settings>(DEFAULTS);
  #store: SettingsStore | null = null;
  /** Chosen before the store was read: it must not be undone by what was stored earlier. */
  #early: Partial<Settings> = {};
  #loaded = $state(false);

  get pack(): Pack {
    return this.#now.pack;
  }
  set pack(pack: Pack) {
    this.#set({ pack });
  }
  get theme(): Theme {
    return this.#now.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get speed(): Speed {
    return this.#now.speed;
  }
  set speed(speed: Speed) {
    this.#set({ speed });
  }
  get lastOptions(): SchieberOptions | null {
    return this.#now.lastOptions;
  }
  set lastOptions(lastOptions: SchieberOptions | null) {
    this.#set({ lastOptions });
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
    if (Object.keys(this.#early).length > 0) this.#set({});
  }

  #set(change: Partial<Settings>): void {
    if (!this.#loaded) this.#early = { ...this.#early, ...change };
    this.#now = { ...this.#now, ...change };
    this.#store?.save(this.#now).catch(() => {}); // It then lasts as long as the page.
  }
}

export const settings = new SettingsState();
