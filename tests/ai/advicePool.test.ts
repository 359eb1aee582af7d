import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { expose } from 'comlink';
import { afterEach, describe, expect, test } from 'vitest';
import { adviseOn } from '../../src/lib/ai/advice/advise';
import type { Figures } from '../../src/lib/ai/advice/figures';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { ComputerPool, type WorkerLike } from '../../src/lib/ai/pool';
import { Random } from '../../src/lib/ai/random';
import { type Question, Service } from '../../src/lib/ai/service';
import { deal, next, playOn, type SchieberView, start, viewOf } from './games';

/** What the workers did, in order: `advice`, `choice`. */
type Diary = string[];
type Does = Partial<Record<'ready' | 'judgeAdvice' | 'judge', (...args: never[]) => unknown>>;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const never = (): Promise<never> => new Promise(() => undefined);

/** A worker in this thread that writes down what it judges. */
class DiaryWorker extends EventTarget {
  terminated = false;
  readonly #near: MessagePort;
  readonly #far: MessagePort;

  constructor(diary: Diary, does: Does) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#near = port1;
    this.#far = port2;
    const service = new Service();
    const judgeAdvice = (block: number): Figures => {
      diary.push('advice');
      return service.judgeAdvice(block);
    };
    const open = (...question: Question): unknown => {
      diary.push('choice');
      return service.open(...question);
    };
    const methods = ['ready', 'choose', 'judge', 'openAdvice', 'conclude'] as const;
    const plain = Object.fromEntries(
      methods.map((name) => [name, (service[name] as () => unknown).bind(service)]),
    );
    expose({ ...plain, open, judgeAdvice, ...does }, port2 as unknown as Parameters<typeof expose>[1]);
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

const pools: ComputerPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.dispose()));

interface Crew {
  readonly pool: ComputerPool;
  readonly workers: DiaryWorker[];
  readonly diary: Diary;
}
/** The first worker behaves like the first in the list, and so on; the last one repeats. */
function crewOf(most: number, ...does: Does[]): Crew {
  const workers: DiaryWorker[] = [];
  const diary: Diary = [];
  const begin = (): WorkerLike => {
    workers.push(new DiaryWorker(diary, does[Math.min(workers.length, does.length - 1)] ?? {}));
    return workers[workers.length - 1] as unknown as WorkerLike;
  };
  const pool = new ComputerPool(begin, { ready: 2_000, answer: 5_000, idle: 50 }, most);
  pools.push(pool);
  return { pool, workers, diary };
}

/** After so many tricks of a deal. */
function seen(tricks: number): SchieberView {
  const random = new Random('advice pool');
  const game = next(start(), deal(start(), random));
  return viewOf(playOn(game, random, (now) => now.phase === 'play' && now.tricks.length > tricks));
}
const view = seen(5);
const advice = adviseOn(view, 's');
const card = chooseAction(view, 's');

describe('advice from the pool', () => {
  test('is the same from one worker, from four, and without any', async () => {
    for (const most of [1, 4]) {
      const { pool, workers } = crewOf(most);
      expect(await pool.advise(view, 's')).toEqual(advice);
      expect(workers).toHaveLength(most);
    }
  });

  test('on trump as well', async () => {
    const choosing = viewOf(next(start(), deal(start(), new Random('choosing'))));
    const { pool } = crewOf(2);
    expect(await pool.advise(choosing, 's')).toEqual(adviseOn(choosing, 's'));
  }, 60_000);

  test('waits while a computer thinks, and goes on where it was', async () => {
    const { pool, diary } = crewOf(2);
    const asked = pool.advise(view, 's');
    while (diary.length < 3) await wait(0);
    const before = diary.length;
    const choice = pool.choose(view, 'strong', 's').then((action) => {
      diary.push('answered');
      return action;
    });
    expect(await choice).toEqual(card);
    expect(await asked).toEqual(advice);
    // At most the block that each worker was at came before the choice.
    const meanwhile = diary.slice(before, diary.indexOf('answered'));
    expect(meanwhile.filter((entry) => entry === 'advice').length).toBeLessThanOrEqual(2);
    expect(
      diary.slice(diary.indexOf('answered')).filter((entry) => entry === 'advice').length,
    ).toBeGreaterThan(5);
  });

  test('one after the other, each answered', async () => {
    const { pool } = crewOf(2);
    const other = seen(6);
    const answers = await Promise.all([
      pool.advise(view, 's'),
      pool.advise(other, 's'),
      pool.advise(view, 's'),
    ]);
    expect(answers).toEqual([advice, adviseOn(other, 's'), advice]);
  });

  test('told to stop, it rejects at once, judges no further block, and the workers stay', async () => {
    const { pool, workers, diary } = crewOf(1);
    const stop = new AbortController();
    const asked = pool.advise(view, 's', stop.signal);
    while (diary.length < 2) await wait(0);
    stop.abort('enough');
    await expect(asked).rejects.toBe('enough');
    const judged = diary.length;
    await wait(20);
    expect(diary.length).toBeLessThanOrEqual(judged + 1);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
    expect(await pool.advise(view, 's')).toEqual(advice);
  });

  test('a worker that dies is replaced, and no computer is the weaker for it', async () => {
    const { pool, workers } = crewOf(2, { judgeAdvice: never }, { judgeAdvice: never }, {});
    const asked = pool.advise(view, 's');
    while (workers.length < 2) await wait(1);
    await wait(20);
    workers[0]!.die();
    expect(await asked).toEqual(advice);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, false]);
    expect(pool.fallback).toBe(false);
    expect(await pool.choose(view, 'strong', 's')).toEqual(card);
  });

  test('where none works it says so; computers are still asked', async () => {
    const broken = (): never => {
      throw new Error('broken');
    };
    const { pool, workers } = crewOf(1, { judgeAdvice: broken });
    await expect(pool.advise(view, 's')).rejects.toThrow('none can be had for advice');
    expect(workers).toHaveLength(2);
    expect(await pool.choose(view, 'strong', 's')).toEqual(card);
    expect(pool.fallback).toBe(false);
  });

  test('without workers at all it says so', async () => {
    const none = (): never => {
      throw new ReferenceError('Worker is not defined');
    };
    const pool = new ComputerPool(none, {}, 1);
    await expect(pool.advise(view, 's')).rejects.toThrow('none can be had for advice');
  });

  test('workers that a computer’s question has replaced are no failure of the advice', async () => {
    const { pool, workers, diary } = crewOf(1, {}, {}, {});
    const asked = pool.advise(view, 's');
    while (diary.length < 2) await wait(0);
    const stop = new AbortController();
    const choice = pool.choose(view, 'strong', 's', stop.signal);
    while (!diary.includes('choice')) await wait(0);
    stop.abort('enough');
    await expect(choice).rejects.toBe('enough');
    expect(await asked).toEqual(advice);
    expect(workers).toHaveLength(2);
  });

  test('the end of the table ends it', async () => {
    const { pool, workers } = crewOf(1, { judgeAdvice: never });
    const asked = pool.advise(view, 's');
    while (workers.length < 1) await wait(1);
    pool.dispose();
    await expect(asked).rejects.toThrow('closed');
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });

  test('idle workers are stopped after it', async () => {
    const { pool, workers } = crewOf(2);
    await pool.advise(view, 's');
    while (!workers.every(({ terminated }) => terminated)) await wait(5);
    expect(await pool.advise(view, 's')).toEqual(advice);
  });
});
