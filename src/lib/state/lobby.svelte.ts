import type { GameSummary } from '../table/ports';
import { storage } from './storage.svelte';

export type { GameSummary };

/** The games on this device, newest first. */
export class LobbyState {
  #games = $state.raw<readonly GameSummary[]>([]);
  #status = $state<'loading' | 'ready' | 'failed'>('loading');

  get games(): readonly GameSummary[] {
    return this.#games;
  }
  get status(): 'loading' | 'ready' | 'failed' {
    return this.#status;
  }

  async load(): Promise<void> {
    try {
      this.#games = await storage.games.list();
      this.#status = 'ready';
      storage.mark(this.#games.length);
    } catch {
      this.#status = 'failed';
    }
  }

  /** Deletes a game for good. */
  async remove(id: string): Promise<void> {
    const { removeGame } = await import('./compose');
    await removeGame(id);
    await this.load();
  }

  /** Ends an unfinished game: it stays in the list, and nobody can go on with it. */
  async giveUp(id: string): Promise<void> {
    // Only here does the lobby need the rules and a host.
    const { giveUp } = await import('./compose');
    await giveUp(id);
    await this.load();
  }
}
