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

/** The one card in these masks of four suits; -1 if there are several. */
export function onlyOne(legal: Int32Array): Code {
  const a = legal[0]!,
    b = legal[1]!,
    c = legal[2]!,
    d = legal[3]!;
  const all = a | b | c | d;
  if ((all & (all - 1)) !== 0) return -1;
  if (all === a) return b | c | d ? -1 : 31 - Math.clz32(all);
  if (all === b) return c | d ? -1 : 16 + 31 - Math.clz32(all);
  if (all === c) return d ? -1 : 32 + 31 - Math.clz32(all);
  return 48 + 31 - Math.clz32(all);
}
