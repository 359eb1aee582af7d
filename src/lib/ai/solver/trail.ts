import type { Code } from '../fast/order';
import type { Position } from '../fast/position';

const WORDS = 9;

/** What a position was before each card of a line, so that cards can be taken back. */
export class Trail {
  readonly #words = new Int32Array(37 * WORDS);

  /** Plays the card; the points of the trick if side 0 takes it with this card. */
  play(position: Position, code: Code, ply: number): number {
    const words = this.#words;
    const at = ply * WORDS;
    const points = position.trickPoints + position.value[code]!;
    words[at] = position.turn;
    words[at + 1] = position.size;
    words[at + 2] = position.led;
    words[at + 3] = position.best;
    words[at + 4] = position.bestSeat;
    words[at + 5] = position.trickPoints;
    words[at + 6] = position.left;
    words[at + 7] = position.takers;
    words[at + 8] = position.diff;
    position.play(code);
    return position.size === 0 && (position.turn & 1) === 0 ? points : 0;
  }

  takeBack(position: Position, code: Code, ply: number): void {
    const words = this.#words;
    const at = ply * WORDS;
    const bit = 1 << (code & 15);
    position.turn = words[at]!;
    position.size = words[at + 1]!;
    position.led = words[at + 2]!;
    position.best = words[at + 3]!;
    position.bestSeat = words[at + 4]!;
    position.trickPoints = words[at + 5]!;
    position.left = words[at + 6]!;
    position.takers = words[at + 7]!;
    position.diff = words[at + 8]!;
    position.hands[position.turn * 4 + (code >> 4)]! |= bit;
    position.out[code >> 4]! |= bit;
  }
}
