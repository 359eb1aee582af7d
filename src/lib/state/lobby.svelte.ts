import type { GameSummary } from '../table/ports';
import { storage } from './storage';

export type { GameSummary };

/** The games on this device, newest first. */
export class LobbyState {
  #games = $state.raw<readonly GameSummary[]>([]);
  #status = $state<'loading' | 'ready' | 'failed'>('loading');
  #lasting = $state(true);

  get games(): readonly GameSummary[] {
    return this.#games;
  }
  get status(): 'loading' | 'ready' | 'failed' {
    return this.#status;
  }
  /** False once a game could not be kept: it is lost with the page. */
  get lasting(): boolean {
    return this.#lasting;
  }

  async load(): Promise<void> {
    try {
      this.#games = await storage.games.list();
      this.#status = 'ready';
    } catch {
      this.#status = 'failed';
    }
    this.#lasting = storage.games.lasting;
  }

  /** Deletes a game for good. */
  async remove(id: string): Promise<void> {
    await storage.games.remove(id);
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
