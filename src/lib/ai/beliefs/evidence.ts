import { seatOf } from '../../engine/play';
import type { Seat } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { type Order, orderOf } from '../fast/order';
import { Position } from '../fast/position';
import type { Public } from './look';

/** A card that another player has played, and what he knew and still held. */
export interface Played extends Public {
  readonly code: number;
  /** Per suit this card and those that the seat has played after it. */
  readonly later: readonly number[];
}

/** Every card of this deal that the others have played, in order. */
export function playedCards(view: View<'schieber'>): Played[] {
  if (view.contract === null) return [];
  const story = new Story(view, orderOf(view.contract));
  for (const trick of view.tricks) {
    trick.cards.forEach((card, i) => story.add(seatOf(view.active, trick, i), card, i));
  }
  return story.told.filter(({ seat }) => seat !== view.seat);
}

/** Follows the tricks card by card and keeps what is open to all. */
class Story {
  readonly told: Played[] = [];
  readonly #order: Order;
  readonly #chooser: number;
  readonly #open = [0, 0, 0, 0];
  /** Per suit a bit for every seat that has shown to be out of it. */
  readonly #out = [0, 0, 0, 0];
  readonly #trick = new Position();

  constructor(view: View<'schieber'>, order: Order) {
    this.#order = order;
    this.#chooser = view.chooser!;
    this.#trick.begin(order, view.tricks[0]?.leader ?? 0, 9, 0);
  }

  add(seat: Seat, card: number, place: number): void {
    const code = this.#order.codeOf[card]!;
    const suit = code >> 4;
    const bit = 1 << (code & 15);
    for (const earlier of this.told) if (earlier.seat === seat) (earlier.later as number[])[suit]! |= bit;
    this.told.push(this.#now(seat, code));
    if (place > 0 && suit !== this.#trick.led && suit !== this.#order.trump)
      this.#out[this.#trick.led]! |= 1 << seat;
    this.#open[suit]! |= bit;
    this.#trick.lay(code);
  }

  #now(seat: Seat, code: number): Played {
    const { size, led, best, bestSeat, trickPoints } = this.#trick;
    const later = [0, 0, 0, 0];
    later[code >> 4] = 1 << (code & 15);
    return {
      ...{ order: this.#order, seat, code, later, size, led, best, bestSeat, pot: trickPoints },
      open: [...this.#open],
      voids: this.#out.map((out) => ((out >> ((seat + 2) & 3)) & 1) | (out & (seat & 1 ? 5 : 10) ? 2 : 0)),
      role: this.#chooser === seat ? 0 : (this.#chooser ^ seat) & 1 ? 2 : 1,
    };
  }
}
