import type Overlays from './Overlays.svelte';
import type Results from './Results.svelte';

/**
 * What lies over the table is fetched with the first move and not before: it would stand between whoever opens a table
 * and the first card. From then on a game needs nothing more from anywhere.
 */
export class Later {
  overlays = $state.raw<typeof Overlays | null>(null);
  results = $state.raw<typeof Results | null>(null);
  #loading = false;

  load(): void {
    if (this.#loading) return;
    this.#loading = true;
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    try {
      const [overlays, results] = await Promise.all([
        import('./Overlays.svelte'),
        import('./Results.svelte'),
      ]);
      this.overlays = overlays.default;
      this.results = results.default;
    } catch {
      // The page loads itself anew (state/chunks.svelte.ts); where it may not, the next tap tries again.
      this.#loading = false;
    }
  }
}
