import { BUUR, type Code, type Order } from './order';
import type { Plan } from './plan';

/**
 * One deal in card play with all hands known, by any plan; `Position` is the same for the most frequent one, and faster.
 * Cards are coded by the order of the running trick: where the ranking changes, all hands are recoded.
 */
export class PlannedPosition {
  /** Mask of seat s in suit t at s * 4 + t. */
  readonly hands = new Int32Array(16);
  /** Per suit the cards still in hands, whosever. */
  readonly out = new Int32Array(4);
  /** What `findLegal` found for the seat to play. */
  readonly legal = new Int32Array(4);
  plan: Plan;
  order: Order;
  trump = -1;
  turn = 0;
  /** Cards on the table, and what they show. */
  size = 0;
  led = 0;
  best: Code = 0;
  bestSeat = 0;
  trickPoints = 0;
  /** Tricks not yet completed. */
  left = 0;
  /** Which sides have taken a trick: bit 0 and bit 1. */
  takers = 0;
  /** What the completed tricks count for side 0. */
  score = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.order = plan.orders[0]!;
  }

  /** Start of a deal or of a trick; `hands` must be filled in, in the codes of `plan.orders[left]`. */
  begin(plan: Plan, leader: number, left: number, takers: number): void {
    this.plan = plan;
    this.order = plan.orders[left]!;
    this.trump = this.order.trump;
    this.turn = leader;
    this.left = left;
    this.takers = takers;
    this.size = this.trickPoints = this.score = 0;
    this.#findOut();
  }

  #findOut(): void {
    const h = this.hands;
    if (this.plan.seats === 3) h.fill(0, 12);
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
    if (this.size === 0 || this.#beats(code, this.best)) {
      this.best = code;
      this.bestSeat = this.turn;
    }
    this.trickPoints += this.order.value[code]!;
    if (++this.turn === this.plan.seats) this.turn = 0;
    if (++this.size === this.plan.seats) this.#closeTrick();
  }

  #beats(code: Code, best: Code): boolean {
    return code >> 4 === best >> 4 ? code > best : code >> 4 === this.trump;
  }

  #closeTrick(): void {
    const { plan } = this;
    const side = plan.sideOf(this.bestSeat);
    this.takers |= 1 << side;
    let points = this.trickPoints;
    if (--this.left === 0) {
      points += plan.lastTrick;
      if (this.takers === 1) this.score += plan.match[0];
      else if (this.takers === 2) this.score -= plan.match[1];
    }
    this.score += side === 0 ? points : -plan.rival * points;
    this.turn = this.bestSeat;
    this.size = this.trickPoints = 0;
    const turning = plan.turnings[this.left]!;
    if (turning !== null && this.left > 0) this.#recode(turning.forth, plan.orders[this.left]!);
  }

  /** Back to the order of the trick before, which is now the running one again. */
  turnBack(): void {
    const turning = this.plan.turnings[this.left - 1]!;
    if (turning !== null && this.left > 1) this.#recode(turning.back, this.plan.orders[this.left]!);
  }

  #recode(table: Int32Array, order: Order): void {
    const { hands, out } = this;
    for (let i = 0; i < 16; i++) hands[i] = table[(i & 3) * 512 + hands[i]!]!;
    for (let suit = 0; suit < 4; suit++) out[suit] = table[suit * 512 + out[suit]!]!;
    this.order = order;
    this.trump = order.trump;
  }

  /** docs/RULES.md §2 for the seat to play, into `legal`. */
  findLegal(): void {
    const at = this.turn * 4;
    const legal = this.legal;
    for (let suit = 0; suit < 4; suit++) legal[suit] = this.hands[at + suit]!;
    if (this.size === 0) return;
    if (this.led === this.trump) this.#followTrump();
    else this.#followSuit();
  }

  /** §2 no. 5: the Buur need never be played. */
  #followTrump(): void {
    if (this.legal[this.trump]! & ~BUUR) this.#keepOnly(this.trump, -1);
  }

  /** §2 nos. 2, 3, 4 and 6, and where it holds the rule that undertrumping is free for who is void. */
  #followSuit(): void {
    const { legal, trump, plan } = this;
    const follows = legal[this.led] !== 0;
    if (trump >= 0 && this.best >> 4 === trump) {
      const bound = follows || (!plan.undertrumpWhenVoid && this.#sideCards() !== 0);
      if (bound) legal[trump]! &= -2 << (this.best & 15);
    }
    if (follows) this.#keepOnly(this.led, trump);
  }

  #sideCards(): number {
    let cards = 0;
    for (let suit = 0; suit < 4; suit++) if (suit !== this.trump) cards |= this.legal[suit]!;
    return cards;
  }

  #keepOnly(one: number, other: number): void {
    for (let suit = 0; suit < 4; suit++) if (suit !== one && suit !== other) this.legal[suit] = 0;
  }
}
