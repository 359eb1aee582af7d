import { openOf, plus, type Sums } from './sums';

/** A block is about the cards that were open so many blocks before it: that many workers need not wait for each other. */
const LAG = 4;

/** How much there may be to do: cards in question, blocks, and positions searched after which no further block counts. */
export interface Extent {
  readonly cards: number;
  readonly blocks: number;
  readonly nodes: number;
}

/**
 * Puts the blocks of one decision together, always in the order of their numbers, in whatever order they come: what
 * each of them is about and when there are enough is the same for any number of workers of any speed.
 */
export class Tally {
  readonly #blocks: number;
  readonly #nodes: number;
  /** Of each block whose turn has been planned, the places of the cards it is about. */
  readonly #open: (readonly number[])[];
  readonly #waiting = new Map<number, Sums>();
  #sums: Sums | null = null;
  #added = 0;
  #isDone = false;

  constructor({ cards, blocks, nodes }: Extent) {
    this.#blocks = blocks;
    this.#nodes = nodes;
    const all = Array.from({ length: cards }, (_, i) => i);
    this.#open = Array.from({ length: LAG }, () => all);
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** Of the blocks that count. */
  get sums(): Sums {
    return this.#sums!;
  }

  /** The places of the cards that a block is about, or null as long as earlier blocks are missing for that. */
  openFor(block: number): readonly number[] | null {
    return this.#open[block] ?? null;
  }

  add(block: number, sums: Sums): void {
    this.#waiting.set(block, sums);
    while (!this.#isDone && this.#waiting.has(this.#added)) this.#put(this.#waiting.get(this.#added)!);
  }

  #put(next: Sums): void {
    const sums = this.#sums ? plus(this.#sums, next) : next;
    const open = openOf(sums);
    this.#sums = sums;
    this.#open.push(open);
    this.#isDone = ++this.#added === this.#blocks || open.length === 1 || sums.nodes >= this.#nodes;
  }
}
