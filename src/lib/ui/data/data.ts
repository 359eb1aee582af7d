/** What the pages tell these components about a file that is read. */
import { data as words } from '../../i18n/de/data';
import type { News } from './saving';

export type ReadFault = keyof typeof words.faults;

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

export function newsOfTaking(taken: Taken): News {
  if (!taken) return { text: words.notTaken, bad: true };
  const { fresh, longer, open, settings, kept } = taken;
  const parts = [
    words.taken(fresh, longer),
    settings ? words.settingsTaken : '',
    open > 0 ? words.open(open) : '',
    kept === 'memory' ? words.inMemory : '',
  ].filter((part) => part !== '');
  return parts.length > 0
    ? { text: parts.join(' '), bad: open > 0 || kept === 'memory' }
    : { text: words.nothingTaken };
}

export const newsOfFault = (fault: ReadFault): News => ({
  text: `${words.faults[fault]} ${words.unchanged}`,
  bad: true,
});
