import { LAST_TRICK, MATCH, type Position } from '../fast/position';
import { Judge, MOVES } from './judge';
import { Table } from './table';

const NONE = 1000;

/**
 * The exact outcome of a deal with all hands known (alpha-beta on bit masks), from the running trick to the end:
 * side 0's points minus side 1's, with the last trick and, where it is still possible, the match.
 */
export class Search {
  nodes = 0;
  /** The table's move for the next node, and the best one of the last. */
  #hint = -1;
  #found = -1;
  readonly #judge = new Judge();
  readonly #table = new Table();

  /** Another deal: earlier results do not count. */
  clear(): void {
    this.#table.clear();
  }

  /** The value of `position`, exact between `alpha` and `beta`, else a bound. The position comes back unchanged. */
  value(position: Position, alpha = -NONE, beta = NONE): number {
    return position.size === 0 ? this.#trick(position, alpha, beta, 0) : this.#node(position, alpha, beta, 0);
  }

  /** At the start of a trick the table may know the answer. */
  #trick(position: Position, alpha: number, beta: number, ply: number): number {
    if (position.left === 1) return lastTrick(position);
    const rest = LAST_TRICK + restOf(position);
    const most = rest + (position.takers & 2 ? 0 : MATCH);
    const least = -rest - (position.takers & 1 ? 0 : MATCH);
    if (most <= alpha) return most;
    if (least >= beta) return least;
    const at = this.#table.slot(position);
    const key = this.#table.keyAt(at);
    const lower = this.#table.lower[at]!;
    const upper = this.#table.upper[at]!;
    if (lower >= beta || lower === upper) return lower;
    if (upper <= alpha) return upper;
    this.#hint = this.#table.move[at]!;
    const low = Math.max(alpha, lower);
    const high = Math.min(beta, upper);
    const value = this.#node(position, low, high, ply);
    this.#table.store(at, key, value > low ? value : -NONE, value < high ? value : NONE, this.#found);
    return value;
  }

  #node(position: Position, alpha: number, beta: number, ply: number): number {
    this.nodes++;
    const at = ply * MOVES;
    const count = this.#judge.list(position, at);
    if (this.#hint >= 0) this.#prefer(at, count);
    let move = -1;
    const sign = (position.turn & 1) === 0 ? 1 : -1;
    let best = -NONE;
    let low = sign > 0 ? alpha : -beta;
    const high = sign > 0 ? beta : -alpha;
    for (let i = 0; i < count && best < high; i++) {
      this.#bringBest(at, i, count);
      const value =
        sign > 0
          ? this.#after(position, at + i, low, high, ply)
          : -this.#after(position, at + i, -high, -low, ply);
      if (value > best) {
        best = value;
        move = this.#judge.moves[at + i]!;
      }
      if (value > low) low = value;
    }
    this.#found = move;
    return sign * best;
  }

  /** The move that was best before comes first. */
  #prefer(at: number, count: number): void {
    for (let i = at; i < at + count; i++)
      if (this.#judge.moves[i] === this.#hint) this.#judge.scores[i] = 1 << 20;
    this.#hint = -1;
  }

  /** The best of the moves from `i` on comes to `i`: most nodes need only the first one or two. */
  #bringBest(at: number, i: number, count: number): void {
    const { moves, scores } = this.#judge;
    let best = at + i;
    for (let j = at + i + 1; j < at + count; j++) if (scores[j]! > scores[best]!) best = j;
    const move = moves[best]!,
      score = scores[best]!;
    moves[best] = moves[at + i]!;
    scores[best] = scores[at + i]!;
    moves[at + i] = move;
    scores[at + i] = score;
  }

  #after(position: Position, at: number, alpha: number, beta: number, ply: number): number {
    const code = this.#judge.moves[at]!;
    const { turn, size, led, best, bestSeat, trickPoints, left, takers, diff } = position;
    position.play(code);
    const gain = position.diff - diff;
    const value =
      size < 3
        ? this.#node(position, alpha, beta, ply + 1)
        : gain + this.#trick(position, alpha - gain, beta - gain, ply + 1);
    position.turn = turn;
    position.size = size;
    position.led = led;
    position.best = best;
    position.bestSeat = bestSeat;
    position.trickPoints = trickPoints;
    position.left = left;
    position.takers = takers;
    position.diff = diff;
    position.hands[turn * 4 + (code >> 4)]! |= 1 << (code & 15);
    position.out[code >> 4]! |= 1 << (code & 15);
    return value;
  }
}

/** Points of the cards still in hands: no side can win more. */
function restOf(position: Position): number {
  const {
    out,
    order: { worth },
  } = position;
  return worth[out[0]!]! + worth[512 + out[1]!]! + worth[1024 + out[2]!]! + worth[1536 + out[3]!]!;
}

/** Everybody has one card: no choice is left. */
function lastTrick(position: Position): number {
  const { turn, takers, diff } = position;
  for (let i = 0; i < 4; i++) position.lay(onlyCard(position, (turn + i) & 3));
  const value = position.diff - diff;
  position.turn = turn;
  position.left = 1;
  position.takers = takers;
  position.diff = diff;
  return value;
}

function onlyCard(position: Position, seat: number): number {
  for (let suit = 0; suit < 3; suit++) {
    const mask = position.hands[seat * 4 + suit]!;
    if (mask) return suit * 16 + 31 - Math.clz32(mask);
  }
  return 48 + 31 - Math.clz32(position.hands[seat * 4 + 3]!);
}
