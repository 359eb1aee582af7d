import { untrack } from 'svelte';
import { fullTricks, type TableView } from './read';

/** Reading times in milliseconds; the speed setting scales all but the Weis. */
const COLLECT = 1300;
const NOTICE = 2200;
const WEIS = 7000;

/**
 * What the table shows beside the newest view: how many tricks have been taken off the cloth, whether the settlement
 * is open, whether the Weise still lie there. All of it follows from views and time, nothing is stored.
 */
export class Stage {
  #collected = $state(0);
  #settled = $state(-1);
  #ended = $state(false);
  #weis = $state(false);
  #first = true;
  readonly #view: () => TableView;
  readonly #speed: () => number;

  constructor(view: () => TableView, speed: () => number) {
    this.#view = view;
    this.#speed = speed;
    $effect(() => this.#follow(view()));
    $effect(() => this.#watchWeis(this.weisCompared));
  }

  get collected(): number {
    return this.#collected;
  }
  /** The Weise have been compared, and trick 2 is not complete yet. */
  get weisCompared(): boolean {
    const view = this.#view();
    return view.phase === 'play' && view.weis !== null && fullTricks(view) === 1;
  }
  get weisOpen(): boolean {
    return this.#weis && this.weisCompared;
  }
  get sheet(): 'settlement' | 'end' | null {
    const { phase, deals } = this.#view();
    const done = deals.length > 0 && (phase === 'deal' || phase === 'over');
    if (!done || this.#settled !== deals.length) return null;
    return phase === 'over' && this.#ended ? 'end' : 'settlement';
  }

  hideWeis(): void {
    this.#weis = false;
  }
  /** "Weiter" after the last settlement. */
  finish(): void {
    this.#ended = true;
  }

  #follow(view: TableView): (() => void) | undefined {
    const full = fullTricks(view);
    const resumed = this.#first;
    this.#first = false;
    if (full < untrack(() => this.#collected)) this.#collected = full;
    const finished = view.phase === 'deal' || view.phase === 'over';
    const settle = (): void => {
      this.#collected = full;
      if (finished) this.#settled = view.deals.length;
    };
    // Whoever comes back to a game finds it tidy.
    if (resumed) return void settle();
    // Without pauses a trick would never be seen, so it lies there until one's own next card.
    if (untrack(this.#speed) === 0 && view.phase === 'play' && view.turn === view.seat) return;
    const timer = setTimeout(settle, this.#pause(view, finished));
    return () => clearTimeout(timer);
  }

  #pause(view: TableView, finished: boolean): number {
    const notable =
      view.end !== null || view.effects.some((one) => one.type === 'dealScored' && one.score.match !== null);
    return untrack(this.#speed) * (finished && notable ? NOTICE : COLLECT);
  }

  #watchWeis(compared: boolean): (() => void) | undefined {
    this.#weis = compared;
    if (!compared) return;
    const timer = setTimeout(() => (this.#weis = false), WEIS);
    return () => clearTimeout(timer);
  }
}
