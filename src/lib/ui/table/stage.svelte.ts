import { fullTricks, type TableView } from './read';

/** Milliseconds to read the compared Weise, at every speed. */
const WEIS = 7000;

interface StageProps {
  readonly view: TableView;
  /** The picture has been seen: its trick may go, its settlement may open. */
  readonly rested: boolean;
  readonly givenUp: boolean;
}

/**
 * What the table shows beside the newest view: whether the full trick still lies there, whether the settlement is
 * open, whether the Weise are shown. All of it follows from views and time, nothing is stored.
 */
export class Stage {
  /** The deal after which "Weiter" led on to the end. */
  #endedAfter = $state(-1);
  #weis = $state(false);
  readonly #props: () => StageProps;

  /** @param props asked again at every question */
  constructor(props: () => StageProps) {
    this.#props = props;
    // Whoever opens a game that is over has read its last settlement, or finds it in the Bilanz.
    if (props().view.phase === 'over') this.finish();
    $effect(() => this.#watchWeis(this.weisCompared));
  }

  /** How many full tricks are off the cloth: the newest one lies there until it has been seen. */
  get collected(): number {
    const { view, rested } = this.#props();
    const fresh = view.effects.some(({ type }) => type === 'trickWon');
    return fullTricks(view) - (fresh && !rested ? 1 : 0);
  }
  /** The Weise have been compared, trick 1 is off the cloth, and trick 2 is not complete yet. */
  get weisCompared(): boolean {
    const { view } = this.#props();
    return view.phase === 'play' && view.weis !== null && fullTricks(view) === 1 && this.collected === 1;
  }
  get weisOpen(): boolean {
    return this.#weis && this.weisCompared;
  }
  get sheet(): 'settlement' | 'end' | null {
    const { view, rested, givenUp } = this.#props();
    if (givenUp) return 'end';
    const done = view.deals.length > 0 && (view.phase === 'deal' || view.phase === 'over');
    if (!done || !rested) return null;
    return view.phase === 'over' && this.#endedAfter === view.deals.length ? 'end' : 'settlement';
  }

  hideWeis(): void {
    this.#weis = false;
  }
  /** "Weiter" after the last settlement. */
  finish(): void {
    this.#endedAfter = this.#props().view.deals.length;
  }

  #watchWeis(compared: boolean): (() => void) | undefined {
    this.#weis = compared;
    if (!compared) return;
    const timer = setTimeout(() => (this.#weis = false), WEIS);
    return () => clearTimeout(timer);
  }
}
