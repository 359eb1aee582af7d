import type { Action } from '../engine/variants/types';
import { Gathering } from './advice/gathering';
import type { Advice } from './advice/types';
import type { Link } from './link';
import { bestOf, type Sums } from './player/sums';
import { Tally } from './player/tally';
import type { Layout, Plan, Query, Question } from './service';

/**
 * Several workers choose a card together: each takes the next block of worlds as soon as it is free, and waits only if
 * it is not known yet which cards that block is about.
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
  #tally: Tally | null = null;
  /** The next block to be taken. */
  #next = 0;
  /** Told when a block has been added. */
  #waiting: (() => void)[] = [];

  constructor() {
    this.done = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.fail = reject;
    });
  }

  /** Works until there is enough. */
  async share(link: Link, question: Question): Promise<void> {
    const plan = await link.open(question);
    const tally = (this.#tally ??= new Tally(plan));
    while (!tally.isDone && this.#next < plan.blocks) {
      const block = this.#next++;
      const open = await this.#openFor(block, tally);
      if (open) this.#add(block, await link.judge(block, open), plan);
    }
  }

  /** The cards of a block; none if it is not needed any more. */
  async #openFor(block: number, tally: Tally): Promise<readonly number[] | null> {
    while (!tally.isDone && !tally.openFor(block))
      await new Promise<void>((added) => this.#waiting.push(added));
    return tally.isDone ? null : tally.openFor(block);
  }

  #add(block: number, sums: Sums, plan: Plan): void {
    const tally = this.#tally!;
    tally.add(block, sums);
    if (tally.isDone) this.#finish(actionOf(tally.sums, plan));
    for (const added of this.#waiting.splice(0)) added();
  }
}

const actionOf = (sums: Sums, { weise }: Plan): Action<'schieber'> => ({
  type: 'play',
  card: sums.cards[bestOf(sums)]!,
  ...weise,
});

/**
 * Several workers work out advice together. Before each block they wait for `pause`, which rejects when the work is to
 * be given up; a block is short.
 */
export async function adviseTogether(
  links: readonly Link[],
  query: Query,
  pause: () => Promise<void>,
): Promise<Advice> {
  const work = new AdviceWork(query, pause);
  await Promise.all(links.map((link) => work.share(link)));
  return links[0]!.conclude(work.gathering.figures);
}

class AdviceWork {
  readonly #query: Query;
  readonly #pause: () => Promise<void>;
  #gathering: Gathering | null = null;
  #next = 0;
  /** One of the workers could not go on: the others need not either. */
  #failed = false;

  constructor(query: Query, pause: () => Promise<void>) {
    this.#query = query;
    this.#pause = pause;
  }

  get gathering(): Gathering {
    return this.#gathering!;
  }

  async share(link: Link): Promise<void> {
    try {
      const work = await link.openAdvice(this.#query);
      const gathering = (this.#gathering ??= new Gathering(work));
      await this.#pause();
      while (!this.#failed && !gathering.isDone && this.#next < work.blocks) {
        const block = this.#next++;
        gathering.add(block, await link.judgeAdvice(block));
        await this.#pause();
      }
    } catch (error) {
      this.#failed = true;
      throw error;
    }
  }
}

/** One worker looks at a decision with all cards open. Before each part it waits for `pause`, as above. */
export async function searchOpen(
  link: Link,
  layout: Layout,
  pause: () => Promise<void>,
): Promise<readonly number[] | null> {
  await link.layOpen(layout);
  for (;;) {
    await pause();
    const found = await link.searchOpen();
    if (found.done) return found.leads;
  }
}
