import { MessageChannel } from 'node:worker_threads';
import { expose } from 'comlink';
import { afterEach, expect, test } from 'vitest';
import { OpenCards } from '../../src/lib/ai/advice/openCards';
import { ComputerPool, type WorkerLike } from '../../src/lib/ai/pool';
import { Service } from '../../src/lib/ai/service';
import { analysisOf, type Question } from '../../src/lib/table/analysis';
import { recordedGame } from '../helpers/analysisGame';

const cards = analysisOf(recordedGame(3))
  .questions(0)
  .filter(({ action, view }) => action.type === 'play' && view.hand.length < 7);
const { view, hands } = cards[0] as Question;

/** A worker in this thread, whose service may do some things otherwise. */
class NearWorker extends EventTarget {
  readonly #ports = new MessageChannel();
  constructor(service: object) {
    super();
    expose(service, this.#ports.port2 as unknown as Parameters<typeof expose>[1]);
    this.#ports.port1.on('message', (data: unknown) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }
  postMessage(message: unknown): void {
    this.#ports.port1.postMessage(message);
  }
  terminate(): void {
    this.#ports.port1.close();
    this.#ports.port2.close();
  }
}
const pools: ComputerPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.dispose()));
/** The first worker is the first of these services; the last one repeats. */
function poolOf(...services: object[]): ComputerPool {
  let count = 0;
  const begin = (): WorkerLike =>
    new NearWorker(services[Math.min(count++, services.length - 1)]!) as unknown as WorkerLike;
  pools.push(new ComputerPool(begin, { ready: 2_000, answer: 5_000, idle: 50 }, 1));
  return pools.at(-1)!;
}
const never = (): Promise<never> => new Promise(() => undefined);

test('open cards are looked at in the worker as here', async () => {
  const here = new OpenCards(view, hands).go();
  expect(here.done && here.leads?.length).toBeGreaterThan(1);
  expect({ done: true, leads: await poolOf(new Service()).lookOpen(view, hands) }).toEqual(here);
});

test('told to stop, it rejects at once', async () => {
  const stop = new AbortController();
  const asked = poolOf({ ready: () => true, layOpen: never }).lookOpen(view, hands, stop.signal);
  stop.abort('enough');
  await expect(asked).rejects.toBe('enough');
});

test('a worker that dies at it is replaced; where none works it says so', async () => {
  const dying = {
    ready: () => true,
    layOpen: () => {
      throw new Error('died');
    },
  };
  expect(await poolOf(dying, new Service()).lookOpen(view, hands)).not.toBeNull();
  await expect(poolOf(dying).lookOpen(view, hands)).rejects.toThrow('none can be had');
});

test('what takes too many parts is refused, not guessed', async () => {
  let parts = 0;
  const service = {
    ready: () => true,
    layOpen: () => undefined,
    searchOpen: () => (++parts < 5 ? { done: false } : { done: true, leads: null }),
  };
  expect(await poolOf(service).lookOpen(view, hands)).toBeNull();
  expect(parts).toBe(5);
});
