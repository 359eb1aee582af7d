import type { Action, View } from '../engine/variants/types';
import type { IntentRefusal, Seated, Update } from '../table/ports';
import { pauseAfter, type Speed } from './pace';

export type TableStatus = 'loading' | 'ready' | 'missing' | 'failed';

/** What the table page asks of a running game, besides its seat. */
export interface Running {
  readonly seated: Seated;
  /** Deals on, after the settlement. */
  deal(): void;
  /** Whether computers had to fall back to playing by rule of thumb. */
  fallback(): boolean;
  close(): void;
}

/**
 * One running game as its seat sees it. Updates wait here until the picture before them has been seen: nothing of
 * a next lead shows while the trick is still on the table.
 */
export class TableState {
  #view = $state.raw<View | null>(null);
  #status = $state<TableStatus>('loading');
  #pending = $state.raw<Action | null>(null);
  #saved = $state(true);
  #fallback = $state(false);
  #waiting = $state.raw<readonly Update[]>([]);
  #shown = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Running | null = null;
  #closed = false;
  readonly #speed: () => Speed;

  constructor(speed: () => Speed) {
    this.#speed = speed;
  }

  /** The newest released view. */
  get view(): View | null {
    return this.#view;
  }
  get status(): TableStatus {
    return this.#status;
  }
  /** Sent, not yet answered. */
  get pending(): Action | null {
    return this.#pending;
  }
  /** Somebody else is to act, or their action is about to be shown. */
  get thinking(): boolean {
    const turn = this.#view?.turn;
    return this.#waiting.length > 0 || (turn !== null && turn !== 'chance' && turn !== this.#view?.seat);
  }
  /** False once the storage failed: play goes on in memory. */
  get saved(): boolean {
    return this.#saved;
  }
  /** True if no worker loads and computers play by rule of thumb. */
  get fallback(): boolean {
    return this.#fallback;
  }

  /** Takes over a game that has been opened, or closes it if the page has gone meanwhile. */
  run(running: Running): void {
    if (this.#closed) return running.close();
    this.#running = running;
    this.#status = 'ready';
  }

  /** There is no such game, or its log cannot be read. */
  fail(status: 'missing' | 'failed'): void {
    this.#status = status;
  }

  /** The next update of the seat; shown once its turn comes. */
  receive(update: Update): void {
    this.#saved = update.saved;
    this.#waiting = [...this.#waiting, update];
    if (this.#timer === undefined) this.#release();
  }

  /** Plays, chooses, claims. Null once it is written; the view follows. */
  async act(action: Action): Promise<IntentRefusal | null> {
    if (this.#pending || this.#waiting.length > 0 || !this.#running) return 'stale';
    this.#skipPause();
    this.#pending = action;
    const refusal = await this.#running.seated.act(action, this.#shown);
    this.#pending = null;
    return refusal;
  }

  /** "Weiter" after the settlement. */
  next(): void {
    this.#running?.deal();
  }

  /** Leaves the table; the game stays where it is. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#running?.close();
  }

  /** Who acts has seen enough. */
  #skipPause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Shows the update that has waited longest, then the next one after its pause. */
  #release(): void {
    this.#timer = undefined;
    const [update, ...rest] = this.#waiting;
    if (!update) return;
    this.#waiting = rest;
    this.#shown = update.seq;
    this.#view = update.view;
    this.#fallback = this.#running?.fallback() ?? false;
    this.#timer = setTimeout(() => this.#release(), pauseAfter(update.view, this.#speed()));
  }
}
