import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { expose } from 'comlink';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Card } from '../../src/lib/engine/types';
import type { Action } from '../../src/lib/engine/variants/types';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { BUDGETS } from '../../src/lib/ai/player/levels';
import { chooseByRule } from '../../src/lib/ai/player/rule';
import { nothing, type Sums, world } from '../../src/lib/ai/player/sums';
import { ComputerPool, type WorkerLike } from '../../src/lib/ai/pool';
import { Random } from '../../src/lib/ai/random';
import { type Plan, type Question, Service } from '../../src/lib/ai/service';
import { deal, next, playOn, type SchieberView, start, viewOf } from './games';

type Answer = Action<'schieber'>;
/** How a worker differs from a real one. */
type Behaviour = Partial<Record<'ready' | 'open' | 'judge' | 'choose', (...args: never[]) => unknown>>;
const never = (): Promise<never> => new Promise(() => undefined);

/** A worker in this thread: Comlink on one end of a channel, and a record of how it ended. */
class FakeWorker extends EventTarget {
  terminated = false;
  asked = 0;
  judged = 0;
  readonly #near: MessagePort;
  readonly #far: MessagePort;

  constructor(behaviour: Behaviour) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#near = port1;
    this.#far = port2;
    const service = new Service();
    const open = (...question: Question): unknown => {
      this.asked++;
      return service.open(...question);
    };
    const judge = (block: number, open: readonly number[]): unknown => {
      this.judged++;
      return service.judge(block, open);
    };
    const choose = service.choose.bind(service);
    const does = { ready: service.ready, open, judge, choose, ...behaviour };
    expose(does, port2 as unknown as Parameters<typeof expose>[1]);
    port1.on('message', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  postMessage(message: unknown): void {
    this.#near.postMessage(message);
  }

  terminate(): void {
    this.terminated = true;
    this.#near.close();
    this.#far.close();
  }

  die(): void {
    this.dispatchEvent(new Event('error'));
  }
}

interface Pool {
  readonly pool: ComputerPool;
  readonly workers: FakeWorker[];
}
const PATIENCE = { ready: 250, answer: 400, idle: 50 };
/** Several fake workers share one thread: each waits for the others too. */
const PATIENCE_OF_MANY = { ...PATIENCE, answer: 5_000 };
const pools: ComputerPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.dispose()));

/** A pool whose first worker behaves like the first in the list, and so on; the last one repeats. */
function poolOf(...behaviours: Behaviour[]): Pool {
  return crewOf(1, ...behaviours);
}

/** The same with so many workers at a time. */
function crewOf(most: number, ...behaviours: Behaviour[]): Pool {
  const workers: FakeWorker[] = [];
  const begin = (): WorkerLike => {
    workers.push(new FakeWorker(behaviours[Math.min(workers.length, behaviours.length - 1)]!));
    return workers[workers.length - 1] as unknown as WorkerLike;
  };
  const pool = new ComputerPool(begin, most > 1 ? PATIENCE_OF_MANY : PATIENCE, most);
  pools.push(pool);
  return { pool, workers };
}

/** Eight tricks into a deal: answers are quick. */
function someView(): SchieberView {
  const random = new Random('pool');
  return viewOf(playOn(next(start(), deal(start(), random)), random, ({ tricks }) => tricks.length === 7));
}
const view = someView();
const strong: Answer = chooseAction(view, 's');
const byRule: Answer = chooseByRule(view, 's');
/** Finds a card the best that the seat does not hold. */
const illegal = (): Sums => world(nothing([35 - view.hand[0]!], 0), 1, [1], 1);
/** The service's plan for a question, but with these Weise. */
const openWith =
  (weis: Card[][]) =>
  (...question: Question): Plan => ({ ...new Service().open(...question), weise: { weis } });
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe('the pool of computers', () => {
  test('starts its worker with the first question only, and answers as the player does', async () => {
    const { pool, workers } = poolOf({});
    expect(workers).toHaveLength(0);
    expect(await pool.choose(view, 'strong', 's')).toEqual(strong);
    expect(await pool.choose(view, 'strong', 's')).toEqual(strong);
    expect(workers).toHaveLength(1);
    expect(pool.fallback).toBe(false);
  });

  test('asks as the level of the game wants it: with less work another card may come', async () => {
    const { pool } = poolOf({});
    const { seen, weak, full } = contested();
    expect(weak).not.toEqual(full);
    expect(await pool.choose(seen, 'weak', 's')).toEqual(weak);
    expect(await pool.choose(seen, 'strong', 's')).toEqual(full);
  });

  test.each<[string, Behaviour]>([
    ['never gets ready', { ready: never }],
    ['hangs in the middle of a question', { judge: never }],
    [
      'throws',
      {
        judge: () => {
          throw new Error('broken');
        },
      },
    ],
    ['answers an illegal action', { judge: illegal }],
    ['answers nonsense', { judge: () => 'nonsense' }],
    ['answers nothing', { judge: () => null }],
    ['has a plan without blocks', { open: () => ({}) }],
    ['announces a Weis that the seat does not hold', { open: openWith([[0, 1, 2]]) }],
  ])('a worker that %s is replaced and the question asked again', async (_, bad) => {
    const { pool, workers } = poolOf(bad, {});
    expect(await pool.choose(view, 'strong', 's')).toEqual(strong);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(pool.fallback).toBe(false);
  });

  test('a worker that dies during a question is replaced at once', async () => {
    const { pool, workers } = poolOf({ judge: never }, {});
    const answer = pool.choose(view, 'strong', 's');
    while (!workers[0]?.asked) await wait(1);
    workers[0].die();
    expect(await answer).toEqual(strong);
    expect(workers).toHaveLength(2);
  });

  test.each<[string, Behaviour]>([
    ['no worker ever gets ready', { ready: never }],
    ['two die on the same question', { judge: never }],
  ])('the rule-based player takes over when %s', async (_, bad) => {
    const { pool, workers } = poolOf(bad);
    expect(await pool.choose(view, 'strong', 's')).toEqual(byRule);
    expect(pool.fallback).toBe(true);
    expect(await pool.choose(view, 'strong', 's')).toEqual(byRule);
    expect(workers).toHaveLength(2);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });

  test('the rule-based player takes over where there are no workers at all', async () => {
    const none = (): never => {
      throw new ReferenceError('Worker is not defined');
    };
    const pool = new ComputerPool(none, PATIENCE, 1);
    expect(await pool.choose(view, 'strong', 's')).toEqual(byRule);
    expect(pool.fallback).toBe(true);
  });

  test('deaths far apart are forgiven', async () => {
    const { pool } = poolOf({ judge: illegal }, {});
    await pool.choose(view, 'strong', 's');
    const { pool: other } = poolOf({ judge: illegal }, flaky(), {});
    expect(await other.choose(view, 'strong', 's')).toEqual(strong);
    expect(await other.choose(view, 'strong', 's')).toEqual(strong);
    expect(other.fallback).toBe(false);
  });

  test('told to stop, it rejects with the reason before the worker could answer, and goes on with a new one', async () => {
    const { pool, workers } = poolOf({ judge: never }, {});
    const stop = new AbortController();
    const answer = pool.choose(view, 'strong', 's', stop.signal);
    while (!workers[0]?.asked) await wait(1);
    stop.abort('enough');
    await expect(answer).rejects.toBe('enough');
    expect(workers[0].terminated).toBe(true);
    expect(await pool.choose(view, 'strong', 's')).toEqual(strong);
    expect(pool.fallback).toBe(false);
  });

  test('a question that is stopped while it waits is never asked', async () => {
    const { pool, workers } = poolOf({});
    const stop = new AbortController();
    const first = pool.choose(view, 'strong', 's');
    const second = pool.choose(view, 'strong', 's', stop.signal);
    stop.abort('enough');
    await expect(second).rejects.toBe('enough');
    expect(await first).toEqual(strong);
    await wait(5);
    expect(workers[0]!.asked).toBe(1);
  });

  test('one that is told to stop before it starts rejects', async () => {
    const { pool, workers } = poolOf({});
    await expect(pool.choose(view, 'strong', 's', AbortSignal.abort('early'))).rejects.toBe('early');
    expect(workers).toHaveLength(0);
  });

  test('questions are asked one at a time, each answered', async () => {
    let running = 0;
    let most = 0;
    const service = new Service();
    const open = async (...question: Question): Promise<Plan> => {
      most = Math.max(most, ++running);
      await wait(2);
      return service.open(...question);
    };
    const judge = async (block: number, open: readonly number[]): Promise<Sums> => {
      await wait(2);
      running = 0;
      return service.judge(block, open);
    };
    const { pool } = poolOf({ open, judge });
    const answers = await Promise.all(['s', 's', 's'].map((seed) => pool.choose(view, 'strong', seed)));
    expect(answers).toEqual([strong, strong, strong]);
    expect(most).toBe(1);
  });

  test('an idle worker is stopped and a new one started when needed', async () => {
    const { pool, workers } = poolOf({});
    await pool.choose(view, 'strong', 's');
    while (!workers[0]!.terminated) await wait(5);
    expect(await pool.choose(view, 'strong', 's')).toEqual(strong);
    expect(workers).toHaveLength(2);
  });

  test('closing the table ends the worker and every open question', async () => {
    const { pool, workers } = poolOf({ judge: never });
    const open = pool.choose(view, 'strong', 's');
    while (!workers[0]?.asked) await wait(1);
    pool.dispose();
    await expect(open).rejects.toThrow('closed');
    await expect(pool.choose(view, 'strong', 's')).rejects.toThrow('closed');
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  });
});

describe('several workers', () => {
  test('find the same card as one, whoever is slow', async () => {
    const { seen, full } = contested();
    const slow = { judge: slowly(3) };
    for (const crew of [
      [{}, {}, {}],
      [slow, {}, {}],
      [{}, slow, {}, slow],
    ]) {
      const { pool, workers } = crewOf(crew.length, ...crew);
      expect(await pool.choose(seen, 'strong', 's')).toEqual(full);
      expect(workers).toHaveLength(crew.length);
      expect(workers.filter(({ judged }) => judged > 0).length).toBeGreaterThan(1);
    }
  });

  test.each([
    [undefined, 1],
    [1, 1],
    [2, 1],
    [5, 4],
    [16, 4],
  ])('where the browser tells of %s cores, there are %i', async (hardwareConcurrency, most) => {
    vi.stubGlobal('navigator', { hardwareConcurrency });
    const workers: FakeWorker[] = [];
    const begin = (): WorkerLike => {
      workers.push(new FakeWorker({}));
      return workers[workers.length - 1] as unknown as WorkerLike;
    };
    const pool = new ComputerPool(begin, PATIENCE_OF_MANY);
    pools.push(pool);
    vi.unstubAllGlobals();
    expect(await pool.choose(view, 'strong', 's')).toEqual(strong);
    expect(workers).toHaveLength(most);
  });

  test('only a choice of cards starts more than one', async () => {
    const { pool, workers } = crewOf(3, {});
    const choosing = viewOf(next(start(), deal(start(), new Random('choosing'))));
    await pool.choose(choosing, 'strong', 's');
    expect(workers).toHaveLength(1);
    await pool.choose(view, 'strong', 's');
    expect(workers).toHaveLength(3);
    expect(workers.map(({ asked }) => asked)).toEqual([1, 1, 1]);
  });

  test('where a second one cannot be had, one goes on alone', async () => {
    const { pool, workers } = crewOf(2, {}, { ready: never }, {});
    expect(await pool.choose(contested().seen, 'strong', 's')).toEqual(contested().full);
    expect(await pool.choose(view, 'strong', 's')).toEqual(strong);
    expect(pool.fallback).toBe(false);
    expect(workers.filter(({ terminated }) => !terminated)).toHaveLength(workers.length > 2 ? 1 : 2);
  });

  test('one that dies at its block takes the question to a single one, and all end with the table', async () => {
    const { pool, workers } = crewOf(3, {}, { judge: never }, { judge: never }, {});
    const { seen, full } = contested();
    const answer = pool.choose(seen, 'strong', 's');
    while (!workers[1]?.asked) await wait(1);
    workers[1].die();
    expect(await answer).toEqual(full);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, true, false]);
    pool.dispose();
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });
});

function slowly(ms: number): (block: number, open: readonly number[]) => Promise<Sums> {
  return async (block, open) => {
    await wait(ms);
    const service = new Service();
    service.open(contested().seen, 'strong', 's');
    return service.judge(block, open);
  };
}

/** A view in which the weak computer plays another card than the strong one. */
interface Contested {
  readonly seen: SchieberView;
  readonly weak: Answer;
  readonly full: Answer;
}
let known: Contested | undefined;
const contested = (): Contested => (known ??= findContested());

function findContested(): Contested {
  for (let i = 0; i < 100; i++) {
    const random = new Random(`contested ${i}`);
    const game = next(start(), deal(start(), random));
    const seen = viewOf(playOn(game, random, ({ tricks }) => tricks.length === 3));
    const weak = chooseAction(seen, 's', BUDGETS.weak);
    const full = chooseAction(seen, 's', BUDGETS.strong);
    if (JSON.stringify(weak) !== JSON.stringify(full)) return { seen, weak, full };
  }
  throw new Error('the levels play alike');
}

/** Answers the first question, fails at the second. */
function flaky(): Behaviour {
  const service = new Service();
  let asked = 0;
  return {
    open: (...question: Question) => {
      asked++;
      return service.open(...question);
    },
    judge: (block: number, open: readonly number[]) => (asked === 1 ? service.judge(block, open) : illegal()),
  };
}
