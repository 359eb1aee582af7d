/** Telling one gesture from two: a quick second tap belongs to the first, not to what has slid under the finger. */

/** Milliseconds within which a second tap or key press is the same gesture. */
const SAME_GESTURE = 550;

/** Lets an event through unless it follows too closely on the last `mark`. */
export class Gesture {
  #marked = -Infinity;
  readonly #within: number;

  /** @param within milliseconds; less where a second tap is asked for */
  constructor(within = SAME_GESTURE) {
    this.#within = within;
  }

  /** Something was set off, or has just appeared under the finger. */
  mark(at: number): void {
    this.#marked = at;
  }

  /** @param at `event.timeStamp`, or `performance.now()` */
  isSecond(at: number): boolean {
    return at - this.#marked < this.#within;
  }
}

/** A finger or pen on the glass. Screen readers send touches without a size: theirs count as clicks. */
export const isFinger = (event: Pick<PointerEvent, 'pointerType' | 'width' | 'height'>): boolean =>
  (event.pointerType === 'touch' || event.pointerType === 'pen') && (event.width > 0 || event.height > 0);

/** Tells of a thing when somebody stays on it, and of null when he has had enough. */
export class Linger<T> {
  readonly #tell: (thing: T | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = false;
  #over: T | null = null;

  constructor(tell: (thing: T | null) => void) {
    this.#tell = tell;
  }

  get told(): boolean {
    return this.#told;
  }

  /** A mouse has moved on a thing: what it lies on without moving it does not ask about. */
  come(thing: T, milliseconds: number): void {
    if (this.#over === thing) return;
    this.#over = thing;
    this.stay(thing, milliseconds);
  }

  go(): void {
    this.#over = null;
    this.leave();
  }

  stay(thing: T, milliseconds: number): void {
    this.leave();
    this.#timer = setTimeout(() => {
      this.#told = true;
      this.#tell(thing);
    }, milliseconds);
  }

  /** Tells nothing new, and takes nothing back. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.hold();
    if (!this.#told) return;
    this.#told = false;
    this.#tell(null);
  }
}
