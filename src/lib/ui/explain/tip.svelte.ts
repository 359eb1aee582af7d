/** The one explanation on the screen, and the press that was for it and for nothing that lies beneath. */

import { isFinger } from '../control/gesture';

export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
}
/** Asked again while it is shown: what it tells follows the game. Null where there is nothing to tell. */
export type Tell = () => Explanation | null;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Shown {
  readonly anchor: Element;
  readonly tell: Tell;
  /** Where the finger is that asks; none for mouse and keys. */
  readonly finger?: Point | null;
  /** Asked for by a deliberate act, which also a screen reader can do: to be read out. */
  readonly aloud?: boolean;
}

/** How long after a finger is lifted the browser may still make a click of it, in milliseconds. */
const ECHO = 500;

class Tip {
  shown = $state.raw<Shown | null>(null);
  #muted = false;
  #echo: ReturnType<typeof setTimeout> | undefined;

  show(next: Shown): void {
    if (next.tell() !== null) this.shown = next;
  }

  hide(): void {
    this.shown = null;
  }

  isFor(anchor: Element): boolean {
    return this.shown?.anchor === anchor;
  }

  /** The finger that is down, or just lifted, has asked or has put an explanation away: it presses no button. */
  get muted(): boolean {
    return this.#muted;
  }

  /** The finger that is down has asked. */
  mute(): void {
    clearTimeout(this.#echo);
    this.#muted = true;
  }

  /** Any press on the page, before whatever is pressed hears of it. */
  pressed(event: PointerEvent): void {
    clearTimeout(this.#echo);
    const finger = isFinger(event);
    // A card on the table stays there: the tap that puts an explanation away plays none.
    this.#muted = this.shown !== null && finger;
    if (finger || !this.#holds(event.target)) this.hide();
  }

  released(): void {
    clearTimeout(this.#echo);
    this.#echo = setTimeout(() => (this.#muted = false), ECHO);
  }

  /** Any click on the page, likewise. One by key or by a screen reader counts nothing, and ends no press. */
  clicked(event: MouseEvent): void {
    if (!this.#muted || event.detail === 0) return;
    this.#muted = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Any key on the page, likewise. Esc closes the explanation first, and only the next one the dialog below. */
  keyed(event: KeyboardEvent): void {
    if (!this.shown || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.hide();
  }

  /** The focus goes elsewhere, perhaps into a dialog that has just opened. */
  focused(event: FocusEvent): void {
    const around = event.target instanceof Node && this.shown && event.target.contains(this.shown.anchor);
    if (!around && !this.#holds(event.target)) this.hide();
  }

  #holds(target: EventTarget | null): boolean {
    return target instanceof Node && (this.shown?.anchor.contains(target) ?? false);
  }
}

export const tip = new Tip();
