/** What the pages tell these components about files and games. */
import { t } from '../../i18n/index.svelte';

/** What became of a file that was to be saved; `left`: games that are damaged and not in it. */
export type Saved =
  | { readonly how: 'shared' | 'downloaded'; readonly name: string; readonly left: number }
  | { readonly how: 'cancelled' | 'failed' };

export type ReadFault = keyof typeof t.data.faults;

/** How many games of a backup would come in, and how many stay as they are. */
export interface ImportCounts {
  readonly fresh: number;
  readonly longer: number;
  readonly same: number;
  readonly older: number;
  readonly conflicting: number;
  readonly unreadable: number;
}

/** A backup that has been read and may be taken. */
export interface Incoming {
  readonly created: number;
  readonly counts: ImportCounts;
  /** It brings settings; here are some that would be replaced. */
  readonly settings: boolean;
  readonly ownSettings: boolean;
  take(withSettings: boolean): Promise<Taken>;
}

/** What has come in; `open`: games that another page plays, and that stay. Null if nothing could be written. */
export type Taken = {
  readonly fresh: number;
  readonly longer: number;
  readonly open: number;
  readonly settings: boolean;
  readonly kept: 'disk' | 'memory';
} | null;

export type Reading =
  { readonly ok: true; readonly value: Incoming } | { readonly ok: false; readonly error: ReadFault };

/** A line below the buttons; bad news interrupts a screen reader. */
export interface News {
  readonly text: string;
  readonly bad?: boolean;
}

export function newsOfSaving(saved: Saved): News | null {
  if (!('name' in saved)) return saved.how === 'failed' ? { text: t.data.notSaved, bad: true } : null;
  const done = saved.how === 'shared' ? t.data.shared : t.data.downloaded(saved.name);
  return saved.left > 0 ? { text: `${done} ${t.data.left(saved.left)}`, bad: true } : { text: done };
}

export function newsOfTaking(taken: Taken): News {
  if (!taken) return { text: t.data.notTaken, bad: true };
  const { fresh, longer, open, settings, kept } = taken;
  const parts = [
    t.data.taken(fresh, longer),
    settings ? t.data.settingsTaken : '',
    open > 0 ? t.data.open(open) : '',
    kept === 'memory' ? t.data.inMemory : '',
  ].filter((part) => part !== '');
  return parts.length > 0
    ? { text: parts.join(' '), bad: open > 0 || kept === 'memory' }
    : { text: t.data.nothingTaken };
}

export const newsOfFault = (fault: ReadFault): News => ({
  text: `${t.data.faults[fault]} ${t.data.unchanged}`,
  bad: true,
});
