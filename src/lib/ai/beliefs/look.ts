import { COUNT } from '../fast/deal';
import { type Code, type Order, ORDERS } from '../fast/order';
import { Position } from '../fast/position';

/** What everyone at the table knows when a card is played. */
export interface Public {
  readonly order: Order;
  readonly seat: number;
  /** Cards in the trick so far. */
  readonly size: number;
  readonly led: number;
  readonly best: Code;
  readonly bestSeat: number;
  readonly pot: number;
  /** Per suit the cards that lie open. */
  readonly open: readonly number[];
  /** Per suit: bit 0 the partner, bit 1 an opponent has shown to be out of it. */
  readonly voids: readonly number[];
  /** Who chose: 0 the seat itself, 1 its partner, 2 an opponent. */
  readonly role: number;
}

/** Scratch for one decision: the cards a hand may play, equal neighbours as one. */
export class Look {
  at: Public = NOWHERE;
  readonly hand = new Int32Array(4);
  /** Per suit the cards that the seat has not seen. */
  readonly unseen = new Int32Array(4);
  readonly codes = new Int32Array(9);
  count = 0;
  /** Cards in the hand. */
  left = 0;
  readonly #rules = new Position();

  /** Puts a hand (masks by suit at `from`) with `extra` cards into this situation and lists its choices. */
  set(at: Public, hands: Int32Array, from: number, extra: readonly number[]): void {
    this.at = at;
    const rules = this.#rules;
    rules.turn = 0;
    rules.trump = at.order.trump;
    rules.size = at.size;
    rules.led = at.led;
    rules.best = at.best;
    this.left = 0;
    for (let suit = 0; suit < 4; suit++) {
      const hand = hands[from + suit]! | extra[suit]!;
      this.left += COUNT[hand]!;
      this.hand[suit] = rules.hands[suit] = hand;
      this.unseen[suit] = 511 & ~hand & ~at.open[suit]!;
    }
    rules.findLegal();
    this.#list(rules.legal);
  }

  #list(legal: Int32Array): void {
    this.count = 0;
    for (let suit = 0; suit < 4; suit++) {
      let above = -1;
      for (let rest = legal[suit]!; rest;) {
        const code = suit * 16 + 31 - Math.clz32(rest);
        rest ^= 1 << (code & 15);
        if (above >= 0 && this.#areEqual(above, code)) continue;
        this.codes[this.count++] = above = code;
      }
    }
  }

  /** The place of a card, or of its equal, among the choices. */
  indexOf(code: Code): number {
    for (let i = 0; i < this.count; i++) {
      const other = this.codes[i]!;
      if (other === code || (other >> 4 === code >> 4 && other > code && this.#areEqual(other, code)))
        return i;
    }
    return -1;
  }

  #areEqual(above: Code, below: Code): boolean {
    const { order, size, best } = this.at;
    const gap = (1 << (above & 15)) - (1 << (below & 15));
    const onTable = size > 0 && best >> 4 === above >> 4 ? 1 << (best & 15) : 0;
    return order.value[above] === order.value[below] && ((this.unseen[above >> 4]! | onTable) & gap) === 0;
  }
}

const NOWHERE: Public = {
  order: ORDERS[4]!,
  seat: 0,
  size: 0,
  led: 0,
  best: 0,
  bestSeat: 0,
  pot: 0,
  open: [0, 0, 0, 0],
  voids: [0, 0, 0, 0],
  role: 0,
};
