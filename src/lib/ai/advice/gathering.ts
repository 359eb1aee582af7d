import type { Work } from './advising';
import { both, type Figures } from './figures';

/** Adds blocks up in the order of their numbers, in whatever order they come: the same for any number of workers. */
export class Gathering {
  readonly #work: Work;
  readonly #waiting = new Map<number, Figures>();
  #figures: Figures | null = null;
  #added = 0;

  constructor(work: Work) {
    this.#work = work;
  }

  get isDone(): boolean {
    return this.#added === this.#work.blocks || (this.#figures?.sums.nodes ?? 0) >= this.#work.nodes;
  }

  /** Of the blocks that count. */
  get figures(): Figures {
    return this.#figures!;
  }

  add(block: number, figures: Figures): void {
    this.#waiting.set(block, figures);
    while (!this.isDone && this.#waiting.has(this.#added)) {
      const next = this.#waiting.get(this.#added++)!;
      this.#figures = this.#figures ? both(this.#figures, next) : next;
    }
  }
}
