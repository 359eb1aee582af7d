import { LAST_TRICK, valueOf } from '../../engine/ranking';
import type { Card, Ranking } from '../../engine/types';
import { type Order, orderOf, withValues } from './order';

/** Seats play in turn from 0 on; whoever sits out has no seat here. */
export interface PlanRules {
  /** Of the tricks still to come, the running one first. */
  readonly rankings: readonly Ranking[];
  /** The side of each of three or four seats, 0 or 1: one against two or three, two against two. */
  readonly sides: readonly number[];
  /** What each point that side 0 takes home counts for it: 1 unless given, -1 in a Misère, 0 if only tricks matter. */
  readonly points?: -1 | 0 | 1;
  /** Points of side 1 count as much against. Makes a difference only where rankings change. */
  readonly difference?: boolean;
  /** What it counts for either side to make all the tricks; a negative number for the side that wants none of them. */
  readonly match?: readonly [number, number];
  /** Tricks are won by their ranking, but counted by this one (docs/RULES.md §8, fixedCount). */
  readonly counted?: Ranking;
  /** Aces 11 and sixes 0 in Undenufe as well (docs/RULES.md §8). */
  readonly aces11?: boolean;
  /** Undertrumping is free for a player who cannot follow (docs/RULES.md §6, §7). */
  readonly undertrumpWhenVoid?: boolean;
}

/** Most tricks of a deal. */
export const TRICKS = 12;

/** Recodes the cards of one trick's order to the next one's, and back: masks by suit * 512 + mask. */
export interface Turning {
  readonly forth: Int32Array;
  readonly back: Int32Array;
}

/** What the cards still out can count from some trick on, in whichever trick they fall. */
export interface Outlook {
  /** All tricks to come have the same ranking. */
  readonly steady: boolean;
  /** The most and the least that the cards of a mask can bring side 0, at suit * 512 + mask. */
  readonly most: Int32Array;
  readonly least: Int32Array;
  /** By how much the outcome may rise if b were played for a of the same suit, at a * 16 + strength of b. */
  readonly rise: Int32Array;
  /** Suits unlike the others, being trump in some trick to come or counted so, and those of them whose order changes. */
  readonly trumps: number;
  readonly changing: number;
}

/** How a deal is played by all its rules, as lookup tables; arrays go by the number of tricks not yet completed. */
export class Plan {
  readonly seats: number;
  /** Bit s: the side of seat s. */
  readonly sides: number;
  readonly orders: readonly Order[];
  /** Null where the ranking stays as it was one trick before. */
  readonly turnings: readonly (Turning | null)[];
  readonly outlooks: readonly Outlook[];
  readonly lastTrick: number;
  readonly match: readonly [number, number];
  /** What a point of side 1 counts against side 0, as a multiple of its own: 0 or 1. */
  readonly rival: number;
  /** Side 0 is better off without tricks, side 1 wants it to have some. */
  readonly shy: boolean;
  readonly undertrumpWhenVoid: boolean;

  constructor(rules: PlanRules) {
    const { rankings, sides, points = 1, match = [0, 0] } = rules;
    const known = new Map<string, Order>();
    const orders = rankings.map((ranking) => orderFor(ranking, rules, known)).reverse();
    this.seats = sides.length;
    this.sides = sides.reduce((mask, side, seat) => mask | (side << seat), 0);
    this.orders = [orders[0]!, ...orders];
    this.turnings = this.orders.map((order, left) => turning(this.orders[left + 1] ?? order, order));
    this.lastTrick = points * LAST_TRICK;
    this.match = match;
    this.rival = rules.difference ? 1 : 0;
    this.shy = points < 0 || match[0] < 0 || match[1] < 0;
    this.undertrumpWhenVoid = rules.undertrumpWhenVoid ?? false;
    this.outlooks = this.#lookAhead(rules.counted?.kind === 'trump' ? 1 << rules.counted.suit : 0);
  }

  sideOf(seat: number): number {
    return (this.sides >> seat) & 1;
  }

  /** Tricks with the same rankings to come share what is computed. */
  #lookAhead(countedAsTrump: number): Outlook[] {
    const outlooks: Outlook[] = [];
    const toCome: Order[] = [];
    this.orders.forEach((order, left) => {
      const isNew = !toCome.includes(order);
      if (isNew) toCome.push(order);
      const same = !isNew && order === this.orders[left - 1];
      outlooks.push(same ? outlooks[left - 1]! : outlook(order, toCome, this.rival, countedAsTrump));
    });
    return outlooks;
  }
}

function orderFor(ranking: Ranking, rules: PlanRules, known: Map<string, Order>): Order {
  const key = ranking.kind + (ranking.kind === 'trump' ? ranking.suit : '');
  let order = known.get(key);
  if (!order) {
    const counted = countedBy(ranking, rules);
    const points = rules.points ?? 1;
    order = withValues(orderOf(ranking), (card) => points * valueOf(card, counted));
    known.set(key, order);
  }
  return order;
}

/** With aces at 11 Undenufe counts as Obenabe does. */
function countedBy(ranking: Ranking, { counted = ranking, aces11 }: PlanRules): Ranking {
  return aces11 && counted.kind === 'undenufe' ? { kind: 'obenabe' } : counted;
}

function turning(from: Order, to: Order): Turning | null {
  return from === to ? null : { forth: recoding(from, to), back: recoding(to, from) };
}

function recoding(from: Order, to: Order): Int32Array {
  const table = new Int32Array(2048);
  for (let at = 0; at < 2048; at++)
    for (let strength = 0; strength < 9; strength++)
      if ((at >> strength) & 1) table[at]! |= 1 << (to.codeOf[from.cardOf[(at >> 9) * 16 + strength]!]! & 15);
  return table;
}

function outlook(now: Order, toCome: readonly Order[], rival: number, countedAsTrump: number): Outlook {
  const values = (card: Card): number[] => toCome.map((order) => order.value[order.codeOf[card]!]!);
  const trumps = toCome.reduce(
    (suits, { trump }) => (trump < 0 ? suits : suits | (1 << trump)),
    countedAsTrump,
  );
  return {
    steady: toCome.length === 1,
    most: withValues(now, (card) => most(values(card), rival)).worth,
    least: withValues(
      now,
      (card) =>
        -most(
          values(card).map((value) => -value),
          rival,
        ),
    ).worth,
    rise: rises(now, values, rival),
    trumps,
    changing: toCome.every(({ trump }) => trump === now.trump) ? 0 : trumps,
  };
}

/** The most that one of these points can bring side 0, taken home by either side. */
function most(points: readonly number[], rival: number): number {
  return Math.max(0, ...points, ...points.map((point) => -rival * point));
}

function rises(order: Order, values: (card: Card) => number[], rival: number): Int32Array {
  const table = new Int32Array(1024);
  for (let a = 0; a < 64; a++) {
    for (let b = 0; b < 9 && (a & 15) < 9; b++) {
      const before = values(order.cardOf[a]!);
      const after = values(order.cardOf[(a & 48) + b]!);
      table[a * 16 + b] = most(
        after.map((value, i) => value - before[i]!),
        rival,
      );
    }
  }
  return table;
}
