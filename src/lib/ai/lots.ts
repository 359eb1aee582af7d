import type { Card } from '../engine/types';
import type { Holders } from './knowledge';
import type { Random } from './random';

/** C(n, k) for n up to 36: exact, far below 2^53. */
const CHOOSE: readonly (readonly number[])[] = pascal(36);

function pascal(rows: number): number[][] {
  const table: number[][] = [[1]];
  for (let n = 1; n <= rows; n++) {
    const above = table[n - 1]!;
    table.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return table;
}

const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : CHOOSE[n]![k]!);

/** How many of the cards that two hands may share go to the first of them, and in how many ways that can be dealt. */
interface Split {
  readonly ab: number;
  readonly ac: number;
  readonly bc: number;
  readonly ways: number;
}

/**
 * The ways to deal cards to three hands when each card may go to some of them only. Cards with the same possible
 * holders are alike, so there are at most seven kinds and few enough splits (at most 1,000) to count every one; a
 * uniform number below the sum then names one deal. No trial, no error, bounded work.
 */
export class Lots {
  /** In how many ways the cards can be dealt; 0 if not at all. */
  readonly ways: number;
  readonly #seats: readonly number[];
  readonly #sizes: readonly number[];
  /** Cards by possible holders: bit 0, 1, 2 for the three hands. */
  readonly #kinds: readonly Card[][];
  readonly #splits: readonly Split[];

  /** `sizes` per seat; the seat with the own hand has 0. */
  constructor(holders: Holders, sizes: readonly number[]) {
    this.#seats = threeOf(sizes);
    this.#sizes = this.#seats.map((seat) => sizes[seat]!);
    this.#kinds = kindsOf(holders, this.#seats);
    this.#splits = this.#count();
    this.ways = this.#splits.reduce((sum, split) => sum + split.ways, 0);
  }

  /** One of the ways, all equally likely; per seat. */
  draw(random: Random): Card[][] {
    return this.at(random.belowLarge(this.ways));
  }

  /** The way with this number, from 0 on; per seat. */
  at(number: number): Card[][] {
    let nth = number;
    const split = this.#splits.find(({ ways }) => (nth -= ways) < 0)!;
    const hands: Card[][] = [[], [], [], []];
    const [a, b, c] = this.#seats.map((seat) => hands[seat]!) as [Card[], Card[], Card[]];
    const kinds = this.#kinds;
    a.push(...kinds[1]!);
    b.push(...kinds[2]!);
    c.push(...kinds[4]!);
    nth = part(kinds[3]!, split.ab, a, b, nth + split.ways);
    nth = part(kinds[5]!, split.ac, a, c, nth);
    nth = part(kinds[6]!, split.bc, b, c, nth);
    const rest: Card[] = [];
    nth = part(kinds[7]!, this.#sizes[0]! - a.length, a, rest, nth);
    part(rest, this.#sizes[1]! - b.length, b, c, nth);
    return hands;
  }

  #count(): Split[] {
    const [, , , ab, , ac, bc] = this.#kinds.map((cards) => cards.length) as [
      0,
      0,
      0,
      number,
      0,
      number,
      number,
    ];
    const splits: Split[] = [];
    for (let i = 0; i <= ab; i++) {
      for (let j = 0; j <= ac; j++) {
        for (let k = 0; k <= bc; k++) splits.push({ ab: i, ac: j, bc: k, ways: this.#waysOf(i, j, k) });
      }
    }
    return splits.filter(({ ways }) => ways > 0);
  }

  #waysOf(ab: number, ac: number, bc: number): number {
    const n = this.#kinds.map((cards) => cards.length);
    const a = this.#sizes[0]! - n[1]! - ab - ac;
    const b = this.#sizes[1]! - n[2]! - (n[3]! - ab) - bc;
    const c = this.#sizes[2]! - n[4]! - (n[5]! - ac) - (n[6]! - bc);
    if (a < 0 || b < 0 || c < 0 || a + b + c !== n[7]! || n[0]! > 0) return 0;
    return (
      choose(n[3]!, ab) * choose(n[5]!, ac) * choose(n[6]!, bc) * choose(n[7]!, a) * choose(n[7]! - a, b)
    );
  }
}

/** The hands in question: all but the own one, which counts as empty, or any three if all are. */
function threeOf(sizes: readonly number[]): number[] {
  const seats = [0, 1, 2, 3].filter((seat) => sizes[seat]! > 0);
  for (let seat = 0; seats.length < 3; seat++) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}

function kindsOf(holders: Holders, seats: readonly number[]): Card[][] {
  const kinds: Card[][] = Array.from({ length: 8 }, () => []);
  holders.forEach((mask, card) => {
    const kind = seats.reduce((bits, seat, i) => bits | (((mask >> seat) & 1) << i), 0);
    if (mask !== 0) kinds[kind]!.push(card);
  });
  return kinds;
}

/**
 * Deals `count` of the cards to `some`, the others to `others`: in the way that the number names among all ways to do
 * it. What is left of the number names one of the ways for the cards still to come.
 */
function part(cards: readonly Card[], count: number, some: Card[], others: Card[], number: number): number {
  const ways = choose(cards.length, count);
  let nth = number % ways;
  let wanted = count;
  cards.forEach((card, i) => {
    const taking = choose(cards.length - i - 1, wanted - 1);
    const takes = nth < taking;
    (takes ? some : others).push(card);
    if (takes) wanted--;
    else nth -= taking;
  });
  return (number - (number % ways)) / ways;
}
