import type { Code } from '../fast/order';

/** Moves and scores of one node start at `ply * MOVES`: no node ever has more. */
export const MOVES = 12;
const PLIES = 38;

/** The moves of all nodes on the way to the present one, the promising ones first. */
export class Moves {
  readonly moves = new Int32Array(PLIES * MOVES);
  readonly scores = new Int32Array(PLIES * MOVES);

  /** This one of the listed moves is to come first. */
  prefer(move: Code, at: number, count: number): void {
    for (let i = at; i < at + count; i++) if (this.moves[i] === move) this.scores[i] = 1 << 20;
  }

  /** The best of the listed moves from `i` to `end` comes to `i`: most nodes need only the first one or two. */
  bringBest(i: number, end: number): void {
    const { moves, scores } = this;
    let best = i;
    for (let j = i + 1; j < end; j++) if (scores[j]! > scores[best]!) best = j;
    const move = moves[best]!,
      score = scores[best]!;
    moves[best] = moves[i]!;
    scores[best] = scores[i]!;
    moves[i] = move;
    scores[i] = score;
  }
}
