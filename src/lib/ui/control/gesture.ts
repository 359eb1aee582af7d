/** Telling one gesture from two: a quick second tap belongs to the first, not to what has slid under the finger. */

/** Milliseconds within which a second tap or key press is the same gesture. */
const SAME_GESTURE = 550;

/** Lets an event through unless it follows too closely on the last `mark`. */
export class Gesture {
  #marked = -Infinity;

  /** Something was set off, or has just appeared under the finger. */
  mark(at: number): void {
    this.#marked = at;
  }

  /** @param at `event.timeStamp`, or `performance.now()` */
  isSecond(at: number): boolean {
    return at - this.#marked < SAME_GESTURE;
  }
}
