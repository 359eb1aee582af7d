import type { Position } from '../fast/position';

const BITS = 14;
const SIZE = 1 << BITS;

/** Bounds of positions already searched, at trick starts; forgotten as a whole by a new generation. */
export class Table {
  readonly lower = new Int16Array(SIZE);
  readonly upper = new Int16Array(SIZE);
  /** The card that was best last time, or -1. */
  readonly move = new Int8Array(SIZE);
  readonly #first = new Int32Array(SIZE);
  readonly #second = new Int32Array(SIZE);
  readonly #generation = new Int32Array(SIZE);
  #now = 0;
  #key = 0;
  #check = 0;

  /** Another deal: nothing known before counts any more. */
  clear(): void {
    this.#now = (this.#now + 1) | 0;
  }

  /** The slot of the position, emptied unless it holds this very position. */
  slot(position: Position): number {
    this.#hash(position);
    const at = this.#key >>> (32 - BITS);
    if (
      this.#generation[at] !== this.#now ||
      this.#first[at] !== this.#key ||
      this.#second[at] !== this.#check
    ) {
      this.#generation[at] = this.#now;
      this.#first[at] = this.#key;
      this.#second[at] = this.#check;
      this.lower[at] = -1000;
      this.upper[at] = 1000;
      this.move[at] = -1;
    }
    return at;
  }

  /** Writes bounds unless the slot has been taken by another position since. */
  store(at: number, key: number, lower: number, upper: number, move: number): void {
    if (this.#first[at] !== key) return;
    this.move[at] = move;
    if (lower > this.lower[at]!) this.lower[at] = lower;
    if (upper < this.upper[at]!) this.upper[at] = upper;
  }

  keyAt(at: number): number {
    return this.#first[at]!;
  }

  #hash(position: Position): void {
    const h = position.hands;
    let key = position.turn * 4 + position.takers;
    let check = 0x2545f491;
    for (let i = 0; i < 16; i += 2) {
      const word = (h[i]! << 9) | h[i + 1]!;
      key = Math.imul(key ^ word, 0x9e3779b1);
      key ^= key >>> 15;
      check = Math.imul((check ^ word) + i, 0x85ebca6b);
      check ^= check >>> 13;
    }
    this.#key = Math.imul(key, 0xc2b2ae35);
    this.#check = check;
  }
}
