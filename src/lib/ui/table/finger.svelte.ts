/** A finger on the hand, from the glass to the card it means. The mouse, the keyboard and screen readers click. */
import type { Card } from '../../engine/types';
import { Gesture, isFinger, type Linger } from '../control/gesture';
import type { Fan } from './fan';
import { begin, follow, isAway, type Held, type Slide, type Spot } from './slide';

/** Milliseconds on one card until it is explained. */
const HOLD = 600;

const spotOf = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY, at: event.timeStamp });

export interface Hand {
  held(): Held;
  measure(): Fan;
  /** Explains the card that somebody stays on. */
  readonly linger: Linger<Card>;
  /** The finger has chosen the card it was lifted from. */
  onlift(card: Card, slide: Slide, at: number): void;
}

export class Finger {
  readonly #hand: Hand;
  #slide = $state.raw<Slide | null>(null);
  #resting: Spot = { x: 0, y: 0, at: 0 };
  readonly #lifted = new Gesture();

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  get down(): boolean {
    return this.#slide !== null;
  }
  /** The card under the finger. */
  get card(): Card | null {
    return this.#slide?.card ?? null;
  }
  /** After a finger the browser clicks as well. */
  isEcho(at: number): boolean {
    return this.#lifted.isSecond(at);
  }

  press(event: PointerEvent, card: Card): void {
    if (!isFinger(event) || !event.isPrimary) return;
    const spot = spotOf(event);
    this.#slide = begin(event.pointerId, spot, this.#hand.measure(), card, this.#hand.held());
    this.#rest(spot, card);
  }

  /** A second finger, wherever it comes down: nothing is meant. */
  readonly other = (event: PointerEvent): void => {
    if (this.#slide && this.#slide.pointer !== event.pointerId) this.stop();
  };

  readonly drag = (event: PointerEvent): void => {
    if (this.#slide?.pointer !== event.pointerId) return;
    const before = this.#slide.card;
    const { card } = (this.#slide = follow(this.#slide, spotOf(event), this.#hand.held()));
    const { linger } = this.#hand;
    if (card !== before) linger.leave();
    if (card !== before || (!linger.told && isAway(this.#resting, spotOf(event))))
      this.#rest(spotOf(event), card);
  };

  readonly lift = (event: PointerEvent): void => {
    if (isFinger(event)) this.#lifted.mark(event.timeStamp);
    const slide = this.#slide;
    if (slide?.pointer !== event.pointerId) return;
    this.#slide = null;
    this.#hand.linger.hold();
    if (slide.card !== null && !this.#hand.linger.told) this.#hand.onlift(slide.card, slide, event.timeStamp);
  };

  readonly stop = (): void => {
    if (this.#slide === null) return;
    this.#slide = null;
    this.#hand.linger.leave();
  };

  #rest(spot: Spot, card: Card | null): void {
    this.#resting = spot;
    if (card === null) this.#hand.linger.leave();
    else this.#hand.linger.stay(card, HOLD);
  }
}
