import { chunks } from '$lib/state/chunks.svelte';
import { install } from '$lib/state/install.svelte';

/** What must listen before the first page is drawn. */
export function init(): void {
  chunks.listen();
  install.listen();
}
