import type { Code } from '../../fast/order';
import { type Plan, TRICKS } from '../../fast/plan';
import type { PlannedPosition } from '../../fast/planned';
import { FAR } from '../entries';
import { MOVES } from '../moves';
import { PlannedJudge } from './judge';
import { PlannedSure } from './sure';
import { PlannedTable } from './table';
import { PlannedTrail } from './trail';

/**
 * The exact outcome of a deal with all hands known, by any plan: what the rest counts for side 0 if it tries for much
 * and side 1 for little. The method is that of `Search`, which is faster and does the plans it can.
 */
export class PlannedSearch {
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
  /** What the table's entries were found by. */
  #plan: Plan | null = null;
  readonly #judge = new PlannedJudge();
  readonly #table = new PlannedTable();
  readonly #sure = new PlannedSure();
  readonly #trail = new PlannedTrail();

  /** Earlier results do not count any more, so that the same questions cost the same work again. */
  clear(): void {
    this.#table.clear();
  }

  /** The value of `position`, which comes back unchanged. A good guess saves a little. */
  value(position: PlannedPosition, guess = 0): number {
    return this.valueWithin(position, Infinity, guess)!;
  }

  /** The same, or null if it takes more nodes; asked again without `clear`, it goes on from what it has learnt. */
  valueWithin(position: PlannedPosition, nodes: number, guess = 0): number | null {
    this.#begin(position, nodes);
    this.#sure.range(position);
    let { lower, upper } = this.#sure;
    let test = Math.max(lower + 1, Math.min(upper, guess));
    while (lower < upper) {
      const found = this.#ask(position, test);
      if (this.#stopped) return null;
      if (found >= test) lower = found;
      else upper = found;
      test = (lower + upper + 1) >> 1;
    }
    return lower;
  }

  /** Whether the rest counts at least so much for side 0: far less work than the value. */
  atLeast(position: PlannedPosition, test: number, nodes = Infinity): boolean | null {
    this.#begin(position, nodes);
    const found = this.#ask(position, test);
    return this.#stopped ? null : found >= test;
  }

  /** For each of these legal cards the value of the deal if it is played; false if that takes more nodes. */
  cardValues(position: PlannedPosition, codes: ArrayLike<Code>, into: Int32Array, nodes = Infinity): boolean {
    const limit = this.nodes + nodes;
    let guess = 0;
    for (let i = 0; i < codes.length; i++) {
      const gain = this.#trail.play(position, codes[i]!, FIRST_PLY);
      const value = position.left === 0 ? 0 : this.valueWithin(position, limit - this.nodes, guess - gain);
      this.#trail.takeBack(position, codes[i]!, FIRST_PLY);
      if (value === null) return false;
      into[i] = guess = gain + value;
    }
    return true;
  }

  /** Another plan, another meaning of the table. */
  #begin({ plan }: PlannedPosition, nodes: number): void {
    if (plan !== this.#plan) this.clear();
    this.#plan = plan;
    this.#limit = this.nodes + nodes;
    this.#stopped = false;
    this.#hint = -1;
  }

  #ask(position: PlannedPosition, test: number): number {
    if (position.left === 1) return this.#trail.playLast(position, 0);
    return position.size === 0 ? this.#trick(position, test, 0) : this.#node(position, test, 0);
  }

  /** At the start of a trick: the value, at least if that is `test` or more, else at most. */
  #trick(position: PlannedPosition, test: number, ply: number): number {
    if (position.left === 1) return this.#trail.playLast(position, ply);
    if (this.#knows(position, test)) return this.#lower >= test ? this.#lower : this.#upper;
    let lower = this.#lower;
    let upper = this.#upper;
    this.#hint = this.#table.move;
    const before = this.nodes;
    const value = this.#node(position, test, ply);
    if (this.#stopped) return 0;
    if (value >= test) lower = Math.max(lower, value);
    else upper = Math.min(upper, value);
    this.#table.store(position, lower, upper, this.#found, this.nodes - before);
    return value >= test ? lower : upper;
  }

  /** Finds the bounds that need no search; whether they decide. */
  #knows(position: PlannedPosition, test: number): boolean {
    const sure = this.#sure;
    const table = this.#table;
    sure.find(position);
    this.#lower = sure.lower;
    this.#upper = sure.upper;
    if (this.#lower >= test || this.#upper < test) return true;
    table.find(position);
    this.#lower = Math.max(this.#lower, table.lower);
    this.#upper = Math.min(this.#upper, table.upper);
    return this.#lower >= test || this.#upper < test;
  }

  /** A card of the seat to play; the value, with the same meaning as above. */
  #node(position: PlannedPosition, test: number, ply: number): number {
    if (++this.nodes > this.#limit) {
      this.#stopped = true;
      return 0;
    }
    const at = ply * MOVES;
    const count = this.#judge.list(position, at);
    if (this.#hint >= 0) this.#judge.prefer(this.#hint, at, count);
    this.#hint = -1;
    const max = position.plan.sideOf(position.turn) === 0;
    if (this.#decides(position, test, at, count, ply)) return max ? this.#lower : this.#upper;
    return this.#best(position, test, ply, count);
  }

  #best(position: PlannedPosition, test: number, ply: number, count: number): number {
    const max = position.plan.sideOf(position.turn) === 0;
    const end = ply * MOVES + count;
    let move = -1;
    let best = max ? -FAR : FAR;
    for (let i = ply * MOVES; i < end; i++) {
      this.#judge.bringBest(i, end);
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

  #after(position: PlannedPosition, code: Code, test: number, ply: number): number {
    const gain = this.#trail.play(position, code, ply);
    const value =
      position.size > 0
        ? this.#node(position, test, ply + 1)
        : gain + this.#trick(position, test - gain, ply + 1);
    this.#trail.takeBack(position, code, ply);
    return value;
  }

  /** Whether a last card of the trick leads to where the answer is known already. */
  #decides(position: PlannedPosition, test: number, at: number, count: number, ply: number): boolean {
    const { plan, size, left, turn } = position;
    if (count === 1 || size < plan.seats - 1 || left <= 2) return false;
    const max = plan.sideOf(turn) === 0;
    for (let i = at; i < at + count; i++) {
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
const FIRST_PLY = 3 * TRICKS + 1;
