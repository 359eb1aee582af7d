/** What has become of games that were to be saved as a file. */
import { t } from '../../i18n/index.svelte';

/** What became of a file that was to be saved; `left`: games that are damaged and not in it. */
export type Saved =
  | { readonly how: 'shared' | 'downloaded'; readonly name: string; readonly left: number }
  | { readonly how: 'cancelled' | 'failed' };

/** A line below the buttons; bad news interrupts a screen reader. */
export interface News {
  readonly text: string;
  readonly bad?: boolean;
}

export function newsOfSaving(saved: Saved): News | null {
  if (!('name' in saved)) return saved.how === 'failed' ? { text: t.saving.failed, bad: true } : null;
  const done = saved.how === 'shared' ? t.saving.shared : t.saving.downloaded(saved.name);
  return saved.left > 0 ? { text: `${done} ${t.saving.left(saved.left)}`, bad: true } : { text: done };
}
