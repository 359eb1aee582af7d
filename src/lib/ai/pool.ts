import { ownScript } from '../door/script';
import type { Card } from '../engine/types';
import type { Action, View } from '../engine/variants/types';
import type { Advice, Adviser, Computer, Level, OpenEye } from '../table/ports';
import { adviseTogether, chooseTogether, searchOpen } from './crew';
import { Link, type Patience, type WorkerLike } from './link';
import type { Question } from './service';
import { stoppable } from './waiting';
import workerUrl from './worker?worker&url';

export type { WorkerLike };

const PATIENCE: Patience = { ready: 8_000, answer: 10_000, idle: 30_000 };
/** Has the workers do something in small parts, and waits for `pause` before each. */
type Aside<T> = (links: readonly Link[], pause: () => Promise<void>) => Promise<T>;
/** Deaths in a row that the pool puts up with. */
const DEATHS = 2;

/** More hardly help, and one core is for the page. */
const MOST_WORKERS = 4;
/** Not every browser tells how many cores there are. */
const workersHere = (): number =>
  Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 1) - 1));

const startWorker = (): WorkerLike => new Worker(ownScript(workerUrl), { type: 'module' });

/**
 * The computers of a table as the main thread sees them. They think in workers that start with the first question that
 * needs them, one question at a time. If one fails, hangs or answers nonsense, all are replaced by a single one, which
 * is asked again; after two failures in a row the rule-based player answers here, so that a game never stands still.
 * Advice is worked out by the same workers while no computer thinks; it has no such substitute.
 */
export class ComputerPool implements Computer, Adviser, OpenEye {
  readonly #start: () => WorkerLike;
  readonly #patience: Patience;
  #links: Link[] = [];
  #most: number;
  #queue: Promise<unknown> = Promise.resolve();
  /** Questions of computers that are in the queue. */
  #asked = 0;
  #advice: Promise<unknown> = Promise.resolve();
  #deaths = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** One for every question that is open. */
  readonly #open = new Set<AbortController>();
  #disposed = false;

  constructor(
    start: () => WorkerLike = startWorker,
    patience: Partial<Patience> = {},
    workers = workersHere(),
  ) {
    this.#start = start;
    this.#most = workers;
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
    this.#asked++;
    const turn = this.#queue.then(() => this.#answer([view, level, seed], stop.signal));
    this.#queue = turn
      .catch(() => undefined)
      .finally(() => {
        this.#asked--;
        this.#rest(stop);
      });
    return stoppable(turn, stop.signal);
  }

  /** Rejects with the signal's reason at once when told to stop, and if no worker can be had. */
  async advise(view: View, seed: string, signal?: AbortSignal): Promise<Advice> {
    if (view.variant !== 'schieber') throw new Error(`no advice on ${view.variant}`);
    return this.#aside((links, pause) => adviseTogether(links, [view, seed], pause), signal);
  }

  /** Rejects as `advise` does. */
  lookOpen(
    view: View<'schieber'>,
    hands: readonly (readonly Card[])[],
    signal?: AbortSignal,
  ): Promise<readonly number[] | null> {
    return this.#aside((links, pause) => searchOpen(links[0]!, [view, hands], pause), signal);
  }

  /** Ends the workers and every open question. */
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

  /** Work that nobody at the table waits for, one after the other. */
  async #aside<T>(work: Aside<T>, signal?: AbortSignal): Promise<T> {
    const stop = this.#stopFor(signal);
    const turn = this.#advice.then(() => this.#tryAside(work, stop.signal));
    this.#advice = turn.catch(() => undefined).finally(() => this.#rest(stop));
    return stoppable(turn, stop.signal);
  }

  async #tryAside<T>(work: Aside<T>, stop: AbortSignal): Promise<T> {
    for (let tries = 0; tries < DEATHS && !this.fallback;) {
      await this.#quiet(stop);
      const links = this.#links;
      try {
        this.#man(this.#most);
        return await stoppable(
          work(links, () => this.#quiet(stop)),
          stop,
        );
      } catch {
        stop.throwIfAborted();
        // Workers that a computer's question has replaced are nobody's fault here.
        if (links === this.#links) tries++;
        this.#giveUp(links);
      }
    }
    throw new Error('workers: none can be had for advice');
  }

  /** Resolves when no computer thinks; rejects when told to stop. */
  async #quiet(stop: AbortSignal): Promise<void> {
    stop.throwIfAborted();
    while (this.#asked > 0) await this.#queue;
    stop.throwIfAborted();
  }

  /** Advice has failed: if a computer is asking these workers, its question will tell whether they are to go. */
  #giveUp(links: readonly Link[]): void {
    if (links !== this.#links || this.#asked > 0) return;
    this.#drop();
    this.#most = 1;
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
      const action = await stoppable(this.#askWorkers(question), stop);
      if (!isLegal(action, question[0])) throw new Error(`worker: ${JSON.stringify(action)} is not legal`);
      this.#deaths = 0;
      return action;
    } catch {
      this.#drop();
      stop.throwIfAborted();
      this.#deaths++;
      this.#most = 1;
      return null;
    }
  }

  #askWorkers(question: Question): Promise<Action<'schieber'>> {
    const isShared = isChoiceOfCards(question[0]);
    this.#man(isShared ? this.#most : 1);
    return isShared ? chooseTogether(this.#links, question) : this.#links[0]!.choose(question);
  }

  /** At least so many workers. */
  #man(count: number): void {
    clearTimeout(this.#idle);
    while (this.#links.length < count) this.#links.push(new Link(this.#start(), this.#patience));
  }

  #drop(): void {
    clearTimeout(this.#idle);
    for (const link of this.#links) link.end();
    this.#links = [];
  }

  /** After a question: with none left, the workers wait a while for the next. */
  #rest(question: AbortController): void {
    this.#open.delete(question);
    question.abort();
    if (this.#open.size > 0 || this.#links.length === 0) return;
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

/** Whether the seat of the view may do this: the table would wait for ever after an action that it refuses. */
function isLegal(action: Action<'schieber'>, view: View<'schieber'>): boolean {
  const { weis = [], ...plain } = action.type === 'play' ? action : { ...action, weis: [] };
  const isOneOf = (what: unknown, all: readonly unknown[]): boolean =>
    all.some((other) => JSON.stringify(other) === JSON.stringify(what));
  const own = view.weise.map(({ cards }) => cards);
  return isOneOf(plain, view.legal) && weis.every((cards) => isOneOf(cards, own));
}

/** Whether several cards may be played, and nothing else is to be done. */
function isChoiceOfCards({ legal }: View<'schieber'>): boolean {
  const cards = legal.filter(({ type }) => type === 'play').length;
  return cards > 1 && !legal.some(({ type }) => type === 'stoeck');
}
