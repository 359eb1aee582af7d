import { type Remote, releaseProxy, wrap } from 'comlink';
import type { Action } from '../engine/variants/types';
import type { Work } from './advice/advising';
import type { Figures } from './advice/figures';
import type { Opened } from './advice/openCards';
import type { Advice } from './advice/types';
import { inTime } from './waiting';
import type { Sums } from './player/sums';
import type { Layout, Plan, Query, Question, Service } from './service';

/** What the pool needs of a `Worker`; tests bring their own. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/** How long the pool waits, in milliseconds. */
export interface Patience {
  /** For a new worker to say that it is there, and for an answer. */
  readonly ready: number;
  readonly answer: number;
  /** Until workers that are not asked any more are stopped. */
  readonly idle: number;
}

/**
 * One worker from start to end. A call fails once the worker has failed, was ended or takes too long: none stays open
 * for ever.
 */
export class Link {
  readonly #worker: WorkerLike;
  readonly #remote: Remote<Service>;
  readonly #patience: Patience;
  readonly #ended: Promise<never>;
  #end!: (reason: Error) => void;
  #isReady = false;

  constructor(worker: WorkerLike, patience: Patience) {
    this.#worker = worker;
    this.#patience = patience;
    this.#ended = new Promise((_, reject) => (this.#end = reject));
    // Nobody may be asking when it ends.
    this.#ended.catch(() => undefined);
    for (const kind of ['error', 'messageerror']) {
      worker.addEventListener(kind, () => this.#end(new Error(`worker: ${kind}`)));
    }
    this.#remote = wrap<Service>(worker);
  }

  choose(question: Question): Promise<Action<'schieber'>> {
    return this.#call<Action<'schieber'>>(() => this.#remote.choose(...question));
  }

  open(question: Question): Promise<Plan> {
    return this.#call(() => this.#remote.open(...question));
  }

  judge(block: number, open: readonly number[]): Promise<Sums> {
    return this.#call(() => this.#remote.judge(block, open));
  }

  openAdvice(query: Query): Promise<Work> {
    return this.#call(() => this.#remote.openAdvice(...query));
  }

  judgeAdvice(block: number): Promise<Figures> {
    return this.#call(() => this.#remote.judgeAdvice(block));
  }

  conclude(figures: Figures): Promise<Advice> {
    return this.#call(() => this.#remote.conclude(figures) as Promise<Advice>);
  }

  layOpen(layout: Layout): Promise<void> {
    return this.#call(() => this.#remote.layOpen(...layout));
  }

  searchOpen(): Promise<Opened> {
    return this.#call(() => this.#remote.searchOpen() as Promise<Opened>);
  }

  /** Stops the worker in the middle of whatever it does. */
  end(): void {
    this.#end(new Error('worker: ended'));
    this.#remote[releaseProxy]();
    this.#worker.terminate();
  }

  async #call<T>(ask: () => Promise<T>): Promise<T> {
    if (!this.#isReady) await this.#within(this.#remote.ready(), this.#patience.ready);
    this.#isReady = true;
    return this.#within(ask(), this.#patience.answer);
  }

  #within<T>(answer: Promise<T>, limit: number): Promise<T> {
    return inTime(Promise.race([answer, this.#ended]), limit);
  }
}
