import type { Card, Ranking } from '../../engine/types';

/**
 * Cards of the fast path are numbered `suit * 16 + strength`, where strength is the place in the contract's own order
 * (0 weakest, 8 strongest; docs/RULES.md §1). In that numbering all contracts play alike: the higher bit wins.
 */
export type Code = number;

export const BUUR = 1 << 8;
const RANKS = 9;
const NATURAL = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const REVERSED = [8, 7, 6, 5, 4, 3, 2, 1, 0];
const TRUMP = [0, 1, 2, 7, 3, 8, 4, 5, 6];

const SIDE_VALUES = [0, 0, 0, 0, 10, 2, 3, 4, 11];
const TRUMP_VALUES = [0, 0, 0, 14, 10, 20, 3, 4, 11];
const OBENABE_VALUES = [0, 0, 8, 0, 10, 2, 3, 4, 11];
const UNDENUFE_VALUES = [11, 0, 8, 0, 10, 2, 3, 4, 0];

/** One contract as lookup tables. */
export interface Order {
  /** The trump suit, or -1. */
  readonly trump: number;
  /** From the engine's card number to the code, and back. */
  readonly codeOf: Int32Array;
  readonly cardOf: Int32Array;
  /** Points by code. */
  readonly value: Int32Array;
  /** Points of the cards in a mask, at suit * 512 + mask. */
  readonly worth: Int32Array;
}

function order(trump: number, side: readonly number[], sideValues: readonly number[]): Order {
  const result = {
    trump,
    codeOf: new Int32Array(36),
    cardOf: new Int32Array(64),
    value: new Int32Array(64),
    worth: new Int32Array(2048),
  };
  for (let card = 0; card < 36; card++) {
    const suit = (card / RANKS) | 0;
    const rank = card % RANKS;
    const code = suit * 16 + (suit === trump ? TRUMP : side)[rank]!;
    result.codeOf[card] = code;
    result.cardOf[code] = card;
    result.value[code] = (suit === trump ? TRUMP_VALUES : sideValues)[rank]!;
  }
  for (let at = 0; at < 2048; at++) result.worth[at] = worthOf(result.value, at >> 9, at & 511);
  return result;
}

/** The same order, but the cards count otherwise. */
export function withValues(order: Order, valueOf: (card: Card) => number): Order {
  const value = new Int32Array(64);
  const worth = new Int32Array(2048);
  for (let card = 0; card < 36; card++) value[order.codeOf[card]!] = valueOf(card);
  for (let at = 0; at < 2048; at++) worth[at] = worthOf(value, at >> 9, at & 511);
  return { ...order, value, worth };
}

function worthOf(value: Int32Array, suit: number, mask: number): number {
  let points = 0;
  for (let strength = 0; strength < 9; strength++)
    if (mask & (1 << strength)) points += value[suit * 16 + strength]!;
  return points;
}

/** The six contracts of Schieber: trump D H S C, Obenabe, Undenufe. */
export const ORDERS: readonly Order[] = [
  ...[0, 1, 2, 3].map((suit) => order(suit, NATURAL, SIDE_VALUES)),
  order(-1, NATURAL, OBENABE_VALUES),
  order(-1, REVERSED, UNDENUFE_VALUES),
];

export function orderOf(ranking: Ranking): Order {
  if (ranking.kind === 'trump') return ORDERS[ranking.suit]!;
  return ORDERS[ranking.kind === 'obenabe' ? 4 : 5]!;
}

/** Nine-bit masks, one per suit, of some of the engine's cards. */
export function masksOf(
  cards: Iterable<Card>,
  by: Order,
  into: Int32Array = new Int32Array(4),
  at = 0,
): Int32Array {
  for (let suit = 0; suit < 4; suit++) into[at + suit] = 0;
  for (const card of cards) {
    const code = by.codeOf[card]!;
    into[at + (code >> 4)]! |= 1 << (code & 15);
  }
  return into;
}
