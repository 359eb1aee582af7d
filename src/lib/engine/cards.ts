/** The 36 cards, their packs, and how they break down (docs/RULES.md §1). */
import type { Card, Rank, Seat, Suit } from './types';

export const SUITS: readonly Suit[] = [0, 1, 2, 3];
export const RANKS: readonly Rank[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const SEVEN = 1;
export const EIGHT = 2;
export const NINE = 3;
export const TEN = 4;
export const JACK = 5;
export const QUEEN = 6;
export const KING = 7;
export const ACE = 8;

export const suitOf = (card: Card): Suit => Math.floor(card / 9) as Suit;
export const rankOf = (card: Card): Rank => (card % 9) as Rank;
export const cardOf = (suit: Suit, rank: Rank): Card => suit * 9 + rank;

/** All 36, in the order D H S C, six to ace. */
export const PACK_36: readonly Card[] = Array.from({ length: 36 }, (_, card) => card);

/** The holder of this card is forehand in a game's first deal (docs/RULES.md §1). */
export const ROSE_SEVEN: Card = cardOf(1, SEVEN);

/** The order of answers, hands and logs: D H S C, six to ace. */
export const sortCards = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

/** The next seat counter-clockwise among all `seats` chairs. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
