/** Games and settings as files: «sichern» takes them out of this device, «einlesen» brings them in. */
import { version } from '$app/environment';
import type { Result } from '../engine/types';
import { type Backup, type BackupFault, MAX_BACKUP, readBackup, writeBackup } from '../table/backup';
import { canBeWritten } from '../table/backupGame';
import { type ImportPlan, planImport } from '../table/importPlan';
import type { GameLog, GameStore, Kept } from '../table/ports';
import { holdGame } from './gameHold';
import { type HandedOver, handOver } from './handOver';
import { DEFAULTS, guarded, type Settings } from './settings';
import { settings } from './settings.svelte';
import { storage } from './storage.svelte';

export interface BackupPorts {
  readonly games: Pick<GameStore, 'list' | 'load' | 'put'>;
  readonly settings: { readonly now: Settings; change(change: Partial<Settings>): Promise<boolean> };
  readonly handOver: (file: File) => Promise<HandedOver>;
  /** Null if another page plays the game. */
  readonly hold: (id: string) => Promise<{ release(): void } | null>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The version of this app. */
  readonly app: string;
}

/** What became of a file that was to be saved; `left`: games that are damaged and not in it. */
export type Saved =
  | { readonly how: 'shared' | 'downloaded'; readonly name: string; readonly left: number }
  | { readonly how: 'cancelled' | 'failed' };

/** `unreadable`: the device does not give the file out; `storage`: it does not tell which games are here. */
export type ReadFault = BackupFault | 'unreadable' | 'storage';

/** How many games a backup would bring, and how many stay as they are. */
export type ImportCounts = { readonly [K in keyof ImportPlan]: number };

/** A backup that has been read; nothing has changed yet. */
export interface Incoming {
  readonly created: number;
  readonly counts: ImportCounts;
  /** It brings settings. */
  readonly settings: boolean;
  /** There are settings of the person's own here that would be replaced. */
  readonly ownSettings: boolean;
  take(withSettings: boolean): Promise<Taken>;
}

/** What has come in; `open`: games that another page plays, and that stay. Null if nothing could be written. */
export type Taken = {
  readonly fresh: number;
  readonly longer: number;
  readonly open: number;
  readonly settings: boolean;
  readonly kept: Kept;
} | null;

export class Backups {
  readonly #ports: BackupPorts;

  constructor(ports: BackupPorts) {
    this.#ports = ports;
  }

  /** «Alles sichern»: every game of this device, and the settings. */
  async saveAll(): Promise<Saved> {
    const { games, settings } = this.#ports;
    return this.#save('salonjass', settings.now, async () => {
      const list = await games.list();
      return Promise.all(list.map(({ id }) => games.load(id)));
    });
  }

  /** «Partie sichern»: one game, by its id or as a table has it that could not write it down. */
  async saveGame(game: string | GameLog): Promise<Saved> {
    return this.#save('salonjass-partie', null, async () => [
      typeof game === 'string' ? await this.#ports.games.load(game) : game,
    ]);
  }

  async #save(
    prefix: string,
    own: Settings | null,
    load: () => Promise<readonly (GameLog | null)[]>,
  ): Promise<Saved> {
    const { app, clock, handOver } = this.#ports;
    try {
      const logs = (await load()).filter((log) => log !== null);
      const sound = logs.filter(canBeWritten);
      if (sound.length === 0 && own === null) return { how: 'failed' };
      const now = clock();
      const name = `${prefix}-${dayOf(now)}.json`;
      const file = new File([writeBackup(sound, own, app, now)], name, { type: 'application/json' });
      const how = await handOver(file);
      return how === 'cancelled' ? { how } : { how, name, left: logs.length - sound.length };
    } catch {
      return { how: 'failed' };
    }
  }

  /** «Sicherung einlesen»: looks at a file and tells what it would change. */
  async read(file: File): Promise<Result<Incoming, ReadFault>> {
    if (file.size > MAX_BACKUP) return { ok: false, error: 'tooBig' };
    const text = await file.text().catch(() => null);
    if (text === null) return { ok: false, error: 'unreadable' };
    const backup = await readBackup(text, breather());
    if (!backup.ok) return backup;
    try {
      return { ok: true, value: this.#offer(backup.value, await this.#plan(backup.value)) };
    } catch {
      return { ok: false, error: 'storage' };
    }
  }

  #offer(backup: Backup, plan: ImportPlan): Incoming {
    return {
      created: backup.created,
      counts: { ...plan, fresh: plan.fresh.length, longer: plan.longer.length },
      settings: isObject(backup.settings),
      ownSettings: isOwn(this.#ports.settings.now),
      take: (withSettings) => this.#take(backup, withSettings),
    };
  }

  async #plan(backup: Backup): Promise<ImportPlan> {
    const here = await Promise.all(backup.games.map(({ log }) => this.#ports.games.load(log.id)));
    return planImport(
      backup,
      here.filter((log) => log !== null),
    );
  }

  /** Looks again at what is here: a game may have gone on since the person was asked. */
  async #take(backup: Backup, withSettings: boolean): Promise<Taken> {
    const holds = new Map<string, { release(): void } | null>();
    try {
      const { longer } = await this.#plan(backup);
      await Promise.all(longer.map(async ({ log: { id } }) => holds.set(id, await this.#ports.hold(id))));
      return await this.#write(backup, withSettings, (id) => Boolean(holds.get(id)));
    } catch {
      return null;
    } finally {
      for (const hold of holds.values()) hold?.release();
    }
  }

  async #write(backup: Backup, withSettings: boolean, held: (id: string) => boolean): Promise<Taken> {
    const { fresh, longer } = await this.#plan(backup);
    const free = longer.filter(({ log }) => held(log.id));
    const games = [...fresh, ...free];
    let kept = games.length > 0 ? await this.#ports.games.put(games) : 'disk';
    const settings = withSettings && isObject(backup.settings);
    if (settings && !(await this.#ports.settings.change(readSettings(backup.settings)))) kept = 'memory';
    return { fresh: fresh.length, longer: free.length, open: longer.length - free.length, settings, kept };
  }
}

const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null;

/** Those that the file does not tell stay. */
function readSettings(raw: object): Partial<Settings> {
  const found = guarded(raw);
  if (Object.hasOwn(raw, 'name')) return found;
  const { name: _, ...others } = found;
  return others;
}

/** What comes by playing, and not by choosing how the app should be. */
const PLAYED: readonly string[] = ['introduced', 'lastOptions', 'lastLevel'] satisfies (keyof Settings)[];

/** Whether somebody has chosen anything here, besides how to play. */
function isOwn(now: Settings): boolean {
  const choices = Object.keys(DEFAULTS) as (keyof Settings)[];
  return choices.some((key) => !PLAYED.includes(key) && now[key] !== DEFAULTS[key]);
}

/** The day by this device's clock, as it sorts: 2026-11-30. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Milliseconds of work after which the page gets its turn. */
const BREATH = 30;

function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BREATH) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

export const backups = new Backups({
  games: storage.games,
  settings,
  handOver,
  hold: (id) => holdGame(id, false, async () => {}),
  clock: Date.now,
  app: version,
});
