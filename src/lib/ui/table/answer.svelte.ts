/** What a tap on a card of the hand leads to: it is played, asked for once more, or told why not. */
import type { Card } from '../../engine/types';
import { Gesture } from '../control/gesture';

/** Milliseconds within which a finger only trembles. */
const TREMBLE = 180;
/** Milliseconds to read a bubble. */
const BUBBLE = 3500;

interface Tap {
  readonly card: Card;
  /** When the card was touched. */
  readonly since: number;
  /** When it was let go. */
  readonly at: number;
  /** The gesture was on no other card. */
  readonly still: boolean;
}

interface Tapped {
  playable(): readonly Card[];
  /** A card is played by a second tap. */
  confirm(): boolean;
  onplay(card: Card): void;
  /** The bubble has come or gone. */
  onask(asking: boolean): void;
  /** The card may not be played now. */
  onrefuse(card: Card): void;
}

export class Answer {
  /** The first of two taps was on it. */
  #chosen = $state<Card | null>(null);
  /** The bubble speaks of it. */
  #asked = $state<Card | null>(null);
  readonly #hand: Tapped;
  readonly #last = new Gesture();
  /** The two taps of a confirmed card are meant, if they are two. */
  readonly #first = new Gesture(TREMBLE);

  constructor(hand: Tapped) {
    this.#hand = hand;
    $effect(() => this.#watchBubble());
  }

  get chosen(): Card | null {
    return this.#chosen;
  }
  get asked(): Card | null {
    return this.#asked;
  }
  /** It belongs to the tap that has just played a card. */
  isSecond(at: number): boolean {
    return this.#last.isSecond(at);
  }

  tap(tap: Tap): void {
    if (!this.#hand.playable().includes(tap.card)) {
      this.#chosen = null;
      this.#asked = tap.card;
      this.#hand.onrefuse(tap.card);
    } else if (this.#hand.confirm() && !this.#confirms(tap)) this.#choose(tap);
    else this.#play(tap);
  }
  /** The bubble goes, the chosen card stays. */
  hush(): void {
    this.#asked = null;
  }
  drop(): void {
    this.#chosen = null;
    this.#asked = null;
  }

  #confirms({ card, since, still }: Tap): boolean {
    return still && this.#chosen === card && !this.#first.isSecond(since);
  }
  #choose({ card, since }: Tap): void {
    if (this.#chosen !== card) this.#first.mark(since);
    this.#chosen = card;
    this.#asked = card;
  }
  #play({ card, at }: Tap): void {
    this.#last.mark(at);
    this.drop();
    this.#hand.onplay(card);
  }

  #watchBubble(): (() => void) | undefined {
    this.#hand.onask(this.#asked !== null);
    if (this.#asked === null) return;
    const timer = setTimeout(() => this.hush(), BUBBLE);
    return () => clearTimeout(timer);
  }
}
