import { describe, expect, it, vi } from 'vitest';
import { AnalysisState, type Cache, type Judge } from '$lib/state/analysis.svelte';
import type { View } from '../../src/lib/engine/variants/types';
import { analysisOf, ANALYSIS_VERSION } from '../../src/lib/table/analysis';
import type { Advice } from '../../src/lib/table/ports';
import { plainAdvice, recordedGame } from '../helpers/analysisGame';

const game = analysisOf(recordedGame(2));
const COUNT = game.questions(0).length;

/** Everything asked, in order; each answer comes when it is let go. */
class SlowJudge implements Judge {
  readonly asked: string[] = [];
  readonly signals: AbortSignal[] = [];
  readonly dispose = vi.fn();
  waits = false;
  #go: (() => void)[] = [];

  async advise(view: View, seed: string, signal: AbortSignal): Promise<Advice> {
    this.asked.push(seed);
    await this.#turn(signal);
    return plainAdvice(view as View<'schieber'>);
  }
  async lookOpen(view: View, _hands: unknown, signal: AbortSignal): Promise<readonly number[] | null> {
    this.asked.push('open');
    await this.#turn(signal);
    return (view as View<'schieber'>).legal.filter(({ type }) => type === 'play').map(() => 7);
  }
  /** The next answer. */
  go(): void {
    this.#go.pop()?.();
  }
  #turn(signal: AbortSignal): Promise<void> {
    this.signals.push(signal);
    if (!this.waits) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#go.push(resolve);
      signal.addEventListener('abort', () => reject(new DOMException('stop', 'AbortError')));
    });
  }
}

const rows = (): Cache & { rows: Map<string, object> } => {
  const kept = new Map<string, object>();
  return {
    rows: kept,
    load: (id, deal) => Promise.resolve(kept.get(`${id} ${deal}`)),
    save: (id, deal, analysis) => Promise.resolve(void kept.set(`${id} ${deal}`, analysis)),
  };
};
function open(judge = new SlowJudge(), cache: Cache = rows()) {
  return { judge, cache, state: new AnalysisState(game, () => judge, cache) };
}
const turn = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe('the analysis of a deal', () => {
  it('asks one decision after the other and says how far it is', async () => {
    const { judge, state } = open();
    judge.waits = true;
    const done = state.analyse(0);
    for (let i = 0; i < COUNT; i++) {
      await turn();
      expect(judge.asked).toHaveLength(i + 1);
      expect(state.progress).toEqual({ what: 'judging', deal: 0, done: i, of: COUNT });
      expect(state.report(0)).toBeNull();
      judge.go();
    }
    await done;
    expect(state.progress).toBeNull();
    expect(judge.asked).toEqual(game.questions(0).map(({ seed }) => seed));
    expect(state.report(0)?.decisions).toHaveLength(COUNT);
    expect(state.game).toEqual({ quality: state.report(0)?.quality, analysed: 1, deals: game.deals });
  });

  it('is stopped at once, and goes on later where it was', async () => {
    const { judge, state } = open();
    judge.waits = true;
    const done = state.analyse(0);
    await turn();
    judge.go();
    await turn();
    state.stop();
    expect([state.progress, judge.signals.at(-1)?.aborted]).toEqual([null, true]);
    await done;
    expect(state.failed).toBe(false);
    judge.waits = false;
    await state.analyse(0);
    expect(judge.asked.filter((seed) => seed === judge.asked[0])).toHaveLength(1);
    expect(state.report(0)).not.toBeNull();
  });

  it('gives way to that of another deal; while all are at work it waits for its turn', async () => {
    const { judge, state } = open();
    judge.waits = true;
    const first = state.analyse(0);
    await turn();
    judge.waits = false;
    await state.analyse(1);
    await first;
    expect([state.report(0), state.report(1) !== null, state.failed]).toEqual([null, true, false]);
    judge.waits = true;
    const all = state.analyseAll();
    await turn();
    await state.analyse(1);
    expect(state.progress?.deal).toBe(0);
    judge.waits = false;
    judge.go();
    await all;
    expect(state.game.analysed).toBe(game.deals);
  });

  it('ends the workers with the page', async () => {
    const { judge, state } = open();
    judge.waits = true;
    const done = state.analyse(0);
    await turn();
    state.close();
    await done;
    expect([judge.signals[0]?.aborted, judge.dispose.mock.calls.length]).toEqual([true, 1]);
  });

  it('that cannot be done says so, and may be tried again', async () => {
    const { judge, state } = open();
    const failing = vi.spyOn(judge, 'advise').mockRejectedValueOnce(new Error('workers: none'));
    await state.analyse(0);
    expect([state.failed, state.progress]).toEqual([true, null]);
    failing.mockRestore();
    await state.analyse(0);
    expect([state.failed, state.report(0) !== null]).toEqual([false, true]);
  });
});

describe('what was found out', () => {
  it('is not asked again', async () => {
    const cache = rows();
    await open(new SlowJudge(), cache).state.analyse(0);
    const { judge, state } = open(new SlowJudge(), cache);
    await state.analyse(0);
    expect(judge.asked).toEqual([]);
    expect(state.report(0)?.decisions).toHaveLength(COUNT);
  });

  it.each<[string, (kept: object) => unknown]>([
    ['of an earlier version', (kept) => ({ ...kept, version: ANALYSIS_VERSION - 1 })],
    ['damaged', (kept) => ({ ...kept, answers: 'gone' })],
  ])('is found out anew if it is %s, and kept over it', async (_, damage) => {
    const cache = rows();
    await open(new SlowJudge(), cache).state.analyse(0);
    const [[key, kept]] = [...cache.rows] as [[string, object]];
    cache.rows.set(key, damage(kept) as object);
    const { judge, state } = open(new SlowJudge(), cache);
    await state.analyse(0);
    expect(judge.asked).toHaveLength(COUNT);
    expect(cache.rows.get(key)).toEqual(kept);
  });

  it('is shown even if nothing can be read or written', async () => {
    const broken = () => Promise.reject(new Error('no storage'));
    const { state } = open(new SlowJudge(), { load: broken, save: broken });
    await state.analyse(0);
    expect([state.failed, state.report(0)?.decisions.length]).toEqual([false, COUNT]);
  });
});

describe('with open cards', () => {
  it('nothing is looked at before somebody wants it, nor twice; it is kept with the rest', async () => {
    const { judge, state, cache } = open();
    await state.lookOpen(0);
    expect(judge.asked).toEqual([]);
    await state.analyse(0);
    expect(state.report(0)?.decisions.every((one) => one.open === undefined)).toBe(true);
    const quality = state.report(0)?.quality;
    await state.lookOpen(0);
    await state.lookOpen(0);
    const cards = game.questions(0).filter(({ action }) => action.type === 'play').length;
    expect(judge.asked.filter((one) => one === 'open')).toHaveLength(cards);
    expect(state.report(0)?.decisions.filter(({ open: seen }) => seen?.behind === 0)).toHaveLength(cards);
    expect(state.report(0)?.quality).toBe(quality);
    const again = open(new SlowJudge(), cache);
    await again.state.analyse(0);
    expect(again.state.report(0)).toEqual(state.report(0));
  });
});
