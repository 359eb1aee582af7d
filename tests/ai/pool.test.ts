import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { expose } from 'comlink';
import { afterEach, describe, expect, test } from 'vitest';
import type { Action } from '../../src/lib/engine/variants/types';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { BUDGETS } from '../../src/lib/ai/player/levels';
import { chooseByRule } from '../../src/lib/ai/player/rule';
import { ComputerPool, type WorkerLike } from '../../src/lib/ai/pool';
import { Random } from '../../src/lib/ai/random';
import { type Question, service } from '../../src/lib/ai/service';
import { deal, next, playOn, type SchieberView, start, viewOf } from './games';

type Answer = Action<'schieber'>;
interface Behaviour {
  ready?: () => unknown;
  choose?: (...question: Question) => unknown;
}
const never = (): Promise<never> => new Promise(() => undefined);

/** A worker in this thread: Comlink on one end of a channel, and a record of how it ended. */
class FakeWorker extends EventTarget {
  terminated = false;
  asked = 0;
  readonly #near: MessagePort;
  readonly #far: MessagePort;

  constructor({ ready = service.ready, choose = service.choose }: Behaviour) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#near = port1;
    this.#far = port2;
    const counted = (...question: Question): unknown => {
      this.asked++;
      return choose(...question);
    };
    expose({ ready, choose: counted }, port2 as unknown as Parameters<typeof expose>[1]);
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

const PATIENCE = { ready: 250, answer: 400, idle: 50 };
const pools: ComputerPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.dispose()));

/** A pool whose first worker behaves like the first in the list, and so on; the last one repeats. */
function poolOf(...behaviours: Behaviour[]): { pool: ComputerPool; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const begin = (): WorkerLike => {
    workers.push(new FakeWorker(behaviours[Math.min(workers.length, behaviours.length - 1)]!));
    return workers[workers.length - 1] as unknown as WorkerLike;
  };
  const pool = new ComputerPool(begin, PATIENCE);
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
const illegal = (): Answer => ({ type: 'push' });
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
    ['hangs in the middle of a question', { choose: never }],
    [
      'throws',
      {
        choose: () => {
          throw new Error('broken');
        },
      },
    ],
    ['answers an illegal action', { choose: illegal }],
    ['answers nonsense', { choose: () => null }],
  ])('a worker that %s is replaced and the question asked again', async (_, bad) => {
    const { pool, workers } = poolOf(bad, {});
    expect(await pool.choose(view, 'strong', 's')).toEqual(strong);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(pool.fallback).toBe(false);
  });

  test('a worker that dies during a question is replaced at once', async () => {
    const { pool, workers } = poolOf({ choose: never }, {});
    const answer = pool.choose(view, 'strong', 's');
    while (!workers[0]?.asked) await wait(1);
    workers[0].die();
    expect(await answer).toEqual(strong);
    expect(workers).toHaveLength(2);
  });

  test.each<[string, Behaviour]>([
    ['no worker ever gets ready', { ready: never }],
    ['two die on the same question', { choose: never }],
  ])('the rule-based player takes over when %s', async (_, bad) => {
    const { pool, workers } = poolOf(bad);
    expect(await pool.choose(view, 'strong', 's')).toEqual(byRule);
    expect(pool.fallback).toBe(true);
    expect(await pool.choose(view, 'strong', 's')).toEqual(byRule);
    expect(workers).toHaveLength(2);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });

  test('the rule-based player takes over where there are no workers at all', async () => {
    const pool = new ComputerPool(() => {
      throw new ReferenceError('Worker is not defined');
    });
    expect(await pool.choose(view, 'strong', 's')).toEqual(byRule);
    expect(pool.fallback).toBe(true);
  });

  test('deaths far apart are forgiven', async () => {
    const { pool } = poolOf({ choose: illegal }, {});
    await pool.choose(view, 'strong', 's');
    const { pool: other } = poolOf({ choose: illegal }, { choose: flaky() }, {});
    expect(await other.choose(view, 'strong', 's')).toEqual(strong);
    expect(await other.choose(view, 'strong', 's')).toEqual(strong);
    expect(other.fallback).toBe(false);
  });

  test('told to stop, it rejects with the reason before the worker could answer, and goes on with a new one', async () => {
    const { pool, workers } = poolOf({ choose: never }, {});
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
    const slow = async (...question: Question): Promise<Answer> => {
      most = Math.max(most, ++running);
      await wait(2);
      running--;
      return service.choose(...question);
    };
    const { pool } = poolOf({ choose: slow });
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
    const { pool, workers } = poolOf({ choose: never });
    const open = pool.choose(view, 'strong', 's');
    while (!workers[0]?.asked) await wait(1);
    pool.dispose();
    await expect(open).rejects.toThrow('closed');
    await expect(pool.choose(view, 'strong', 's')).rejects.toThrow('closed');
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  });
});

/** A view in which the weak computer plays another card than the strong one. */
function contested(): { seen: SchieberView; weak: Answer; full: Answer } {
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
function flaky(): (...question: Question) => Answer {
  let asked = 0;
  return (...question) => (asked++ === 0 ? service.choose(...question) : illegal());
}
