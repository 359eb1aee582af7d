import type { Code } from '../fast/order';
import { LAST_TRICK, type Position } from '../fast/position';
import { FAR } from './entries';
import { Judge } from './judge';
import { MOVES } from './moves';
import { restOf, Sure } from './sure';
import { Table } from './table';
import { Trail } from './trail';

/**
 * The exact outcome of a deal with all hands known, from the running trick to the end: side 0's points minus side 1's,
 * with the last trick and, where it is still possible, the match. Inside, side 0's points alone are counted, with half
 * the match, and only questions of the kind "so many or not" are asked: alpha-beta with an empty window.
 */
export class Search {
  nodes = 0;
  /** Number of the node at which the work stops unfinished. */
  #limit = Infinity;
  #stopped = false;
  /** The table's move for the next node, and the best one of the last. */
  #hint = -1;
  #found = -1;
  /** What is known of the position just looked up. */
  #lower = 0;
  #upper = 0;
  #total = 0;
  readonly #judge = new Judge();
  readonly #table = new Table();
  readonly #sure = new Sure();
  readonly #trail = new Trail();

  /**
   * Earlier results do not count any more, so that the same questions cost the same work again. They hold for any deal
   * with the same match bonus: the deals of one decision may share them.
   */
  clear(): void {
    this.#table.clear();
  }

  /** The value of `position`, which comes back unchanged. A good guess saves a little. */
  value(position: Position, guess = 0): number {
    return this.valueWithin(position, Infinity, guess)!;
  }

  /** The same, or null if it takes more nodes; asked again without `clear`, it goes on from what it has learnt. */
  valueWithin(position: Position, nodes: number, guess = 0): number | null {
    const total = totalOf(position);
    const half = position.matchBonus >> 1;
    let lower = -half;
    let upper = total + half;
    let test = Math.max(lower + 1, Math.min(upper, (guess + total + 1) >> 1));
    this.#begin(nodes);
    while (lower < upper) {
      const found = this.#ask(position, test);
      if (this.#stopped) return null;
      if (found >= test) lower = found;
      else upper = found;
      test = (lower + upper + 1) >> 1;
    }
    return 2 * lower - total;
  }

  /** For each of these legal cards the value of the deal if it is played; false if that takes more nodes. */
  cardValues(position: Position, codes: ArrayLike<Code>, into: Int32Array, nodes = Infinity): boolean {
    const limit = this.nodes + nodes;
    let guess = 0;
    for (let i = 0; i < codes.length; i++) {
      const before = position.diff;
      this.#trail.play(position, codes[i]!, MOST_PLIES);
      const gain = position.diff - before;
      const value = position.left === 0 ? 0 : this.valueWithin(position, limit - this.nodes, guess - gain);
      this.#trail.takeBack(position, codes[i]!, MOST_PLIES);
      if (value === null) return false;
      into[i] = guess = gain + value;
    }
    return true;
  }

  #begin(nodes: number): void {
    this.#limit = this.nodes + nodes;
    this.#stopped = false;
    this.#hint = -1;
  }

  #ask(position: Position, test: number): number {
    if (position.left === 1) return lastTrick(position);
    return position.size === 0 ? this.#trick(position, test, 0) : this.#node(position, test, 0);
  }

  /** At the start of a trick: what side 0 makes, at least if that is `test` or more, else at most. */
  #trick(position: Position, test: number, ply: number): number {
    if (position.left === 1) return lastTrick(position);
    if (this.#knows(position, test)) return this.#lower >= test ? this.#lower : this.#upper;
    let lower = this.#lower;
    let upper = this.#upper;
    const total = this.#total;
    this.#hint = this.#table.move;
    const before = this.nodes;
    const value = this.#node(position, test, ply);
    if (this.#stopped) return 0;
    if (value >= test) lower = Math.max(lower, value);
    else upper = Math.min(upper, value);
    const effort = this.nodes - before;
    if ((position.turn & 1) === 0) this.#table.store(position, lower, upper, this.#found, effort);
    else this.#table.store(position, total - upper, total - lower, this.#found, effort);
    return value >= test ? lower : upper;
  }

  /** Finds the bounds that need no search; whether they decide. */
  #knows(position: Position, test: number): boolean {
    const sure = this.#sure;
    const table = this.#table;
    sure.find(position);
    this.#lower = sure.lower;
    this.#upper = sure.upper;
    this.#total = sure.total;
    if (this.#lower >= test || this.#upper < test) return true;
    table.find(position);
    const even = (position.turn & 1) === 0;
    this.#lower = Math.max(this.#lower, even ? table.lower : sure.total - table.upper);
    this.#upper = Math.min(this.#upper, even ? table.upper : sure.total - table.lower);
    return this.#lower >= test || this.#upper < test;
  }

  /** A card of the seat to play; what side 0 makes, with the same meaning as above. */
  #node(position: Position, test: number, ply: number): number {
    if (++this.nodes > this.#limit) {
      this.#stopped = true;
      return 0;
    }
    const at = ply * MOVES;
    const count = this.#judge.list(position, at);
    if (this.#hint >= 0) this.#judge.prefer(this.#hint, at, count);
    this.#hint = -1;
    const max = (position.turn & 1) === 0;
    if (position.size === 3 && position.left > 2 && this.#decides(position, test, at, count, ply))
      return max ? this.#lower : this.#upper;
    let move = -1;
    let best = max ? -FAR : FAR;
    for (let i = at; i < at + count; i++) {
      this.#judge.bringBest(i, at + count);
      const value = this.#after(position, this.#judge.moves[i]!, test, ply);
      if (this.#stopped) return 0;
      if (max ? value <= best : value >= best) continue;
      best = value;
      move = this.#judge.moves[i]!;
      if (max ? best >= test : best < test) break;
    }
    this.#found = move;
    return best;
  }

  #after(position: Position, code: Code, test: number, ply: number): number {
    const gain = this.#trail.play(position, code, ply);
    const value =
      position.size > 0
        ? this.#node(position, test, ply + 1)
        : gain + this.#trick(position, test - gain, ply + 1);
    this.#trail.takeBack(position, code, ply);
    return value;
  }

  /** Whether a last card of the trick leads to where the answer is known already. */
  #decides(position: Position, test: number, at: number, count: number, ply: number): boolean {
    const max = (position.turn & 1) === 0;
    for (let i = at; i < at + count && count > 1; i++) {
      const code = this.#judge.moves[i]!;
      const gain = this.#trail.play(position, code, ply);
      this.#knows(position, test - gain);
      this.#trail.takeBack(position, code, ply);
      this.#lower += gain;
      this.#upper += gain;
      if (max ? this.#lower >= test : this.#upper < test) return true;
    }
    return false;
  }
}

/** Behind those of the search itself. */
const MOST_PLIES = 36;

/** All points that are still to be made, those on the table included. */
function totalOf(position: Position): number {
  return LAST_TRICK + restOf(position) + position.trickPoints;
}

/** Nobody has more than one card: no choice is left. */
function lastTrick(position: Position): number {
  const { turn, size, led, best, bestSeat, trickPoints, takers, diff } = position;
  const total = totalOf(position);
  for (let i = 0; i < 4 - size; i++) position.lay(onlyCard(position, (turn + i) & 3));
  const value = position.diff - diff;
  position.turn = turn;
  position.size = size;
  position.led = led;
  position.best = best;
  position.bestSeat = bestSeat;
  position.trickPoints = trickPoints;
  position.left = 1;
  position.takers = takers;
  position.diff = diff;
  return (value + total) >> 1;
}

function onlyCard(position: Position, seat: number): Code {
  for (let suit = 0; suit < 3; suit++) {
    const mask = position.hands[seat * 4 + suit]!;
    if (mask) return suit * 16 + 31 - Math.clz32(mask);
  }
  return 48 + 31 - Math.clz32(position.hands[seat * 4 + 3]!);
}
