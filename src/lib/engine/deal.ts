/** Dealing: who deals, in which packets, and whether given hands are a whole deal (docs/RULES.md §1). */
import { nextSeat, ROSE_SEVEN, sortCards } from './cards';
import type { Card, Seat } from './types';

/** The dealer of a game's first deal: the seat before the holder of H7. */
export function firstDealer(hands: readonly (readonly Card[])[]): Seat {
  const forehand = hands.findIndex((hand) => hand.includes(ROSE_SEVEN));
  return (forehand + hands.length - 1) % hands.length;
}

/**
 * Cuts a shuffled pack into hands, packet by packet in playing order.
 * @param first the seat that gets the first packet
 * @param packet cards per packet; the pack is a multiple of seats × packet
 * @returns per seat, each sorted
 */
export function packets(pack: readonly Card[], seats: number, first: Seat, packet: number): Card[][] {
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  for (let i = 0; i < pack.length; i += packet) {
    const seat = (first + i / packet) % seats;
    (hands[seat] as Card[]).push(...pack.slice(i, i + packet));
  }
  return hands.map(sortCards);
}

/** Whether the hands hold every card of the pack exactly once, equally many each. */
export function isWholeDeal(
  hands: readonly (readonly Card[])[],
  pack: readonly Card[],
  seats: number,
): boolean {
  const cards = sortCards(hands.flat());
  const whole = cards.length === pack.length && cards.every((card, i) => card === pack[i]);
  return whole && hands.length === seats && hands.every((hand) => hand.length === pack.length / seats);
}

/** The seats from `first` on, all the way round. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  const order = [first];
  while (order.length < seats) order.push(nextSeat(order[order.length - 1] as Seat, seats));
  return order;
}
