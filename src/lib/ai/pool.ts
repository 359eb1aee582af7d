import { type Remote, releaseProxy, wrap } from 'comlink';
import { ownScript } from '../door/script';
import type { Action, View } from '../engine/variants/types';
import type { Computer, Level } from '../table/ports';
import type { Question, Service } from './service';
import workerUrl from './worker?worker&url';

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
  /** Until a worker that is not asked any more is stopped. */
  readonly idle: number;
}
const PATIENCE: Patience = { ready: 8_000, answer: 20_000, idle: 30_000 };
/** Deaths in a row that the pool puts up with. */
const DEATHS = 2;

const startWorker = (): WorkerLike => new Worker(ownScript(workerUrl), { type: 'module' });

/**
 * The computers of a table as the main thread sees them. They think in a worker that starts with the first question,
 * one question at a time. A worker that fails, hangs or answers nonsense is replaced and asked again; after two
 * failures in a row the rule-based player answers here, so that a game never stands still.
 */
export class ComputerPool implements Computer {
  readonly #start: () => WorkerLike;
  readonly #patience: Patience;
  #link: Link | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #deaths = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** One for every question that is open. */
  readonly #open = new Set<AbortController>();
  #disposed = false;

  constructor(start: () => WorkerLike = startWorker, patience: Partial<Patience> = {}) {
    this.#start = start;
    this.#patience = { ...PATIENCE, ...patience };
  }

  /** True once no worker can be had: the rule-based player has taken over. */
  get fallback(): boolean {
    return this.#deaths >= DEATHS;
  }

  /** Rejects with the signal's reason at once when told to stop. */
  async choose(view: View, level: Level, seed: string, signal?: AbortSignal): Promise<Action> {
    if (view.variant !== 'schieber') throw new Error(`no computer plays ${view.variant}`);
    const stop = this.#stopFor(signal);
    const turn = this.#queue.then(() => this.#answer([view, level, seed], stop.signal));
    this.#queue = turn.catch(() => undefined).finally(() => this.#rest(stop));
    return stoppable(turn, stop.signal);
  }

  /** Ends the worker and every open question. */
  dispose(): void {
    this.#disposed = true;
    for (const stop of this.#open) stop.abort(closed());
    this.#drop();
  }

  /** Stops one question: by its own signal or by the end of the pool. */
  #stopFor(signal?: AbortSignal): AbortController {
    const stop = new AbortController();
    this.#open.add(stop);
    const halt = (): void => stop.abort(signal?.reason);
    if (this.#disposed) stop.abort(closed());
    else if (signal?.aborted) halt();
    else signal?.addEventListener('abort', halt, { once: true, signal: stop.signal });
    return stop;
  }

  async #answer(question: Question, stop: AbortSignal): Promise<Action<'schieber'>> {
    while (!this.fallback) {
      stop.throwIfAborted();
      const answer = await this.#ask(question, stop);
      if (answer) return answer;
    }
    return byRule(question);
  }

  /** One try; null if the worker failed. */
  async #ask(question: Question, stop: AbortSignal): Promise<Action<'schieber'> | null> {
    try {
      const action = await stoppable(this.#askWorker(question), stop);
      if (!isLegal(action, question[0])) throw new Error(`worker: ${JSON.stringify(action)} is not legal`);
      this.#deaths = 0;
      return action;
    } catch {
      this.#drop();
      stop.throwIfAborted();
      this.#deaths++;
      return null;
    }
  }

  async #askWorker(question: Question): Promise<Action<'schieber'>> {
    clearTimeout(this.#idle);
    const link = (this.#link ??= new Link(this.#start()));
    await inTime(link.ready(), this.#patience.ready);
    return inTime(link.ask(question), this.#patience.answer);
  }

  #drop(): void {
    clearTimeout(this.#idle);
    this.#link?.end();
    this.#link = null;
  }

  /** After a question: with none left, the worker waits a while for the next. */
  #rest(question: AbortController): void {
    this.#open.delete(question);
    question.abort();
    if (this.#open.size > 0 || !this.#link) return;
    this.#idle = setTimeout(() => this.#drop(), this.#patience.idle);
  }
}

/** Loaded only where it is needed; where even that does not come, the first thing that is legal is better than nothing. */
async function byRule([view, , seed]: Question): Promise<Action<'schieber'>> {
  try {
    const { chooseByRule } = await import('./player/rule');
    return chooseByRule(view, seed);
  } catch {
    return view.legal[0]!;
  }
}

const closed = (): Error => new DOMException('The table is closed.', 'AbortError');

/** Whether the seat of the view may do this; Weise go with a card and are checked by the engine. */
function isLegal(action: Action<'schieber'>, view: View<'schieber'>): boolean {
  const plain = action.type === 'play' ? { type: action.type, card: action.card } : action;
  return view.legal.some((legal) => JSON.stringify(legal) === JSON.stringify(plain));
}

/** The promise, or the signal's reason as soon as it says stop. */
function stoppable<T>(promise: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const halt = (): void => reject(stop.reason);
    if (stop.aborted) halt();
    stop.addEventListener('abort', halt, { once: true });
    promise.then(resolve, reject).finally(() => stop.removeEventListener('abort', halt));
  });
}

/** The promise, or a failure after so many milliseconds. */
function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('worker: no answer')), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** One worker from start to end. A call fails once the worker has failed or was ended: none stays open for ever. */
class Link {
  readonly #worker: WorkerLike;
  readonly #remote: Remote<Service>;
  readonly #ended: Promise<never>;
  #end!: (reason: Error) => void;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    this.#ended = new Promise((_, reject) => (this.#end = reject));
    // Nobody may be asking when it ends.
    this.#ended.catch(() => undefined);
    for (const kind of ['error', 'messageerror']) {
      worker.addEventListener(kind, () => this.#end(new Error(`worker: ${kind}`)));
    }
    this.#remote = wrap<Service>(worker);
  }

  async ready(): Promise<void> {
    await Promise.race([this.#remote.ready(), this.#ended]);
  }

  ask(question: Question): Promise<Action<'schieber'>> {
    return Promise.race([this.#remote.choose(...question), this.#ended]);
  }

  /** Stops the worker in the middle of whatever it does. */
  end(): void {
    this.#end(new Error('worker: ended'));
    this.#remote[releaseProxy]();
    this.#worker.terminate();
  }
}
