import type { Action } from '../engine/variants/types';
import type { Link } from './link';
import { bestOf, isEnough, plus, type Sums } from './player/sums';
import type { Plan, Question } from './service';

/**
 * Several workers choose a card together: each takes the next block of worlds as soon as it is free. The blocks are
 * added in the order of their numbers until the first of them suffice, so that the answer is the same for any number
 * of workers of any speed.
 */
export function chooseTogether(links: readonly Link[], question: Question): Promise<Action<'schieber'>> {
  const work = new SharedWork();
  // Whoever is still at a block that is not needed any more is not waited for.
  void Promise.all(links.map((link) => work.share(link, question))).then(
    () => work.fail(new Error('workers: nobody has an answer')),
    work.fail,
  );
  return work.done;
}

class SharedWork {
  readonly done: Promise<Action<'schieber'>>;
  /** Does nothing once it is done. */
  fail!: (reason: unknown) => void;
  #finish!: (action: Action<'schieber'>) => void;
  #isDone = false;
  /** The next block to be taken; the one to be added next; those that wait for it. */
  #next = 0;
  #added = 0;
  readonly #waiting = new Map<number, Sums>();
  #sums: Sums | null = null;

  constructor() {
    this.done = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.fail = reject;
    });
  }

  /** Works until there is enough. */
  async share(link: Link, question: Question): Promise<void> {
    const plan = await link.open(question);
    while (!this.#isDone && this.#next < plan.blocks) {
      const block = this.#next++;
      this.#waiting.set(block, await link.judge(block));
      this.#add(plan);
    }
  }

  #add(plan: Plan): void {
    for (let sums; !this.#isDone && (sums = this.#waiting.get(this.#added));) {
      this.#sums = this.#sums ? plus(this.#sums, sums) : sums;
      this.#isDone = ++this.#added === plan.blocks || isEnough(this.#sums, plan.nodes);
      if (this.#isDone) this.#finish(actionOf(this.#sums, plan));
    }
  }
}

const actionOf = (sums: Sums, { weise }: Plan): Action<'schieber'> => ({
  type: 'play',
  card: sums.cards[bestOf(sums)]!,
  ...weise,
});
