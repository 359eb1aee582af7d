import type { Card } from '../../engine/types';

/**
 * What some worlds say about the cards in question: sums alone, so that the parts that several workers find can be put
 * together. Always in the order of their numbers: in another order the last digit could be another one.
 */
export interface Sums {
  readonly cards: readonly Card[];
  /** The one that is usual, for cards that bring the same. */
  readonly usual: Card;
  /** The places of those that may still turn out best. Only they have been judged in all worlds. */
  readonly open: readonly number[];
  readonly worlds: number;
  /** Positions searched. */
  readonly nodes: number;
  /** Of the worlds' weights w: Σw, Σw². */
  readonly weight: number;
  readonly squares: number;
  /** Per card of its values v: Σwv, Σw²v; and Σw²vv' by pairs of cards, row by row. */
  readonly values: readonly number[];
  readonly lifted: readonly number[];
  readonly products: readonly number[];
}

export const nothing = (cards: readonly Card[], usual: Card): Sums => ({
  ...{ cards, usual, worlds: 0, nodes: 0, weight: 0, squares: 0 },
  open: cards.map((_, i) => i),
  values: cards.map(() => 0),
  lifted: cards.map(() => 0),
  products: cards.flatMap(() => cards.map(() => 0)),
});

/** One world: its weight, and what each card brings in it; of cards that are not open, anything. */
export function world(
  { cards, usual, open }: Sums,
  weight: number,
  values: readonly number[],
  nodes: number,
): Sums {
  const square = weight * weight;
  return {
    ...{ cards, usual, open, worlds: 1, nodes, weight, squares: square },
    values: values.map((value) => weight * value),
    lifted: values.map((value) => square * value),
    products: values.flatMap((value) => values.map((other) => square * value * other)),
  };
}

/** The sums of both, the other one after it: no card that was closed before may be open there. */
export function plus(one: Sums, other: Sums): Sums {
  const each = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value + b[i]!);
  return {
    cards: one.cards,
    usual: one.usual,
    open: other.open,
    worlds: one.worlds + other.worlds,
    nodes: one.nodes + other.nodes,
    weight: one.weight + other.weight,
    squares: one.squares + other.squares,
    values: each(one.values, other.values),
    lifted: each(one.lifted, other.lifted),
    products: each(one.products, other.products),
  };
}

/** What the card at `i` brings on average. */
export const meanOf = ({ values, weight }: Sums, i: number): number => values[i]! / weight;

/** The standard error of that average, or of its difference to the card at `j`. */
export function errorOf(sums: Sums, i: number, j = -1): number {
  const { lifted, products, cards, squares, weight } = sums;
  const n = cards.length;
  const mean = meanOf(sums, i) - (j < 0 ? 0 : meanOf(sums, j));
  const first = lifted[i]! - (j < 0 ? 0 : lifted[j]!);
  const second = products[i * n + i]! + (j < 0 ? 0 : products[j * n + j]! - 2 * products[i * n + j]!);
  return Math.sqrt(Math.max(0, second - 2 * mean * first + mean * mean * squares)) / weight;
}

/** Index of the card that brings most; of several the usual one, for then it hardly matters. */
export function bestOf(sums: Sums): number {
  const { cards, usual, open } = sums;
  return open.reduce((best, i) => {
    const ahead = meanOf(sums, i) - meanOf(sums, best);
    return ahead > 0 || (ahead === 0 && cards[i] === usual) ? i : best;
  });
}

/** How many standard errors ahead is enough; fewer worlds say too little about that error. */
const SURE = 3;
const LEAST = 12;

/** Those of the open cards that are not clearly behind the best one: more worlds would hardly change anything else. */
export function openOf(sums: Sums): readonly number[] {
  if (sums.worlds < LEAST) return sums.open;
  const best = bestOf(sums);
  return sums.open.filter(
    (i) => i === best || meanOf(sums, best) - meanOf(sums, i) <= SURE * errorOf(sums, best, i),
  );
}
