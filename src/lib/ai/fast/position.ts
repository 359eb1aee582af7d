import { BUUR, type Code, type Order, ORDERS } from './order';

/** Card points of one deal are counted as the difference between side 0 (seats 0 and 2) and side 1. */
export const LAST_TRICK = 5;
export const MATCH = 100;

/**
 * One deal in card play with all hands known: nine-bit masks per seat and suit, no allocation per move. The rules are
 * those of `engine/trick.ts`, held together by a property test. A search
 * keeps what it must take back in its own variables.
 */
export class Position {
  order: Order = ORDERS[4]!;
  trump = -1;
  /** The order's tables once more: the search reads them at every step. */
  value: Int32Array = ORDERS[4]!.value;
  worth: Int32Array = ORDERS[4]!.worth;
  /** Mask of seat s in suit t at s * 4 + t. */
  readonly hands = new Int32Array(16);
  /** Per suit the cards still in hands, whosever. */
  readonly out = new Int32Array(4);
  /** What `findLegal` found for the seat to play. */
  readonly legal = new Int32Array(4);
  turn = 0;
  /** Cards on the table, 0 to 3, and what they show. */
  size = 0;
  led = 0;
  best: Code = 0;
  bestSeat = 0;
  trickPoints = 0;
  /** Tricks not yet completed. */
  left = 0;
  /** Which sides have taken a trick: bit 0 and bit 1; only one bit set at the end is a match. */
  takers = 0;
  /** Points of the completed tricks, side 0 minus side 1, with the last trick and, if set, the match. */
  diff = 0;
  matchBonus = MATCH;

  /** Start of a deal or of a trick; `hands` must be filled in. */
  begin(order: Order, leader: number, left: number, takers: number): void {
    this.order = order;
    this.trump = order.trump;
    this.value = order.value;
    this.worth = order.worth;
    this.turn = leader;
    this.left = left;
    this.takers = takers;
    this.size = this.trickPoints = this.diff = 0;
    const h = this.hands;
    for (let suit = 0; suit < 4; suit++)
      this.out[suit] = h[suit]! | h[4 + suit]! | h[8 + suit]! | h[12 + suit]!;
  }

  /** The seat to play plays a legal card. */
  play(code: Code): void {
    const suit = code >> 4;
    const bit = 1 << (code & 15);
    this.hands[this.turn * 4 + suit]! ^= bit;
    this.out[suit]! ^= bit;
    this.lay(code);
  }

  /** A card lands on the table: who holds the trick now, and whose turn comes. */
  lay(code: Code): void {
    if (this.size === 0) this.led = code >> 4;
    if (this.size === 0 || this.beats(code, this.best)) {
      this.best = code;
      this.bestSeat = this.turn;
    }
    this.trickPoints += this.value[code]!;
    this.turn = (this.turn + 1) & 3;
    if (++this.size === 4) this.#closeTrick();
  }

  /** docs/RULES.md §2 no. 7: the highest trump, else the highest card of the led suit. */
  beats(code: Code, best: Code): boolean {
    return code >> 4 === best >> 4 ? code > best : code >> 4 === this.trump;
  }

  #closeTrick(): void {
    const side = this.bestSeat & 1;
    this.takers |= 1 << side;
    let points = this.trickPoints;
    if (--this.left === 0) points += LAST_TRICK + (this.takers === 3 ? 0 : this.matchBonus);
    this.diff += side === 0 ? points : -points;
    this.turn = this.bestSeat;
    this.size = this.trickPoints = 0;
  }

  /** docs/RULES.md §2 for the seat to play, into `legal`. */
  findLegal(): void {
    const at = this.turn * 4;
    const { legal, hands } = this;
    legal[0] = hands[at]!;
    legal[1] = hands[at + 1]!;
    legal[2] = hands[at + 2]!;
    legal[3] = hands[at + 3]!;
    if (this.size === 0) return;
    if (this.led === this.trump) this.#followTrump();
    else this.#followSuit();
  }

  /** §2 no. 5: the Buur need never be played. */
  #followTrump(): void {
    const trumps = this.legal[this.trump]!;
    if (trumps & ~BUUR) this.#keepOnly(this.trump, -1);
  }

  /** §2 nos. 2, 3, 4 and 6. */
  #followSuit(): void {
    const legal = this.legal;
    const follows = legal[this.led] !== 0;
    if (this.trump >= 0 && this.best >> 4 === this.trump) {
      const above = legal[this.trump]! & (-2 << (this.best & 15));
      if (follows || this.#sideCards() !== 0) legal[this.trump] = above;
    }
    if (follows) this.#keepOnly(this.led, this.trump);
  }

  #sideCards(): number {
    let cards = 0;
    for (let suit = 0; suit < 4; suit++) if (suit !== this.trump) cards |= this.legal[suit]!;
    return cards;
  }

  #keepOnly(one: number, other: number): void {
    const legal = this.legal;
    const kept = legal[one]!;
    const too = other < 0 ? 0 : legal[other]!;
    legal[0] = legal[1] = legal[2] = legal[3] = 0;
    if (other >= 0) legal[other] = too;
    legal[one] = kept;
  }
}
