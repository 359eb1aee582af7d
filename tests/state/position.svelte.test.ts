import { describe, expect, it, vi } from 'vitest';
import { type Asked, PositionState } from '$lib/state/position.svelte';
import { view } from '../../src/lib/engine/game';
import type { Action } from '../../src/lib/engine/variants/types';
import type { Advice } from '../../src/lib/table/ports';
import { isPosition, writePosition } from '../../src/lib/table/position';
import { card, plays, table } from '../helpers/table';

const HANDS = 'S6 S7 S8 D6 D7 C6 C7 H10 HJ|H6 H7 H8 D8 S9 C8 C9 CJ SA|D9 DJ H9 S10 SJ CQ CK HQ D10';
const game = plays(table({ hands: HANDS, contract: 'S' }), 'S6() S9()');

function textOf(seat: number): string {
  const seen = view(game, seat);
  if (!isPosition(seen)) throw new Error('between deals');
  return writePosition({ app: '0.1.0', game: 'abc', ply: 7, level: 'weak', view: seen });
}

const ADVICE: Advice = { unit: 'points', opinions: [], reason: 'best', weis: null, worlds: 1 };
const play: Action = { type: 'play', card: card('SJ') };

function asked(more: Partial<Asked> = {}) {
  const pool = {
    choose: vi.fn(() => Promise.resolve(play)),
    advise: vi.fn(() => Promise.resolve(ADVICE)),
    dispose: vi.fn(),
    ...more,
  };
  return { pool, state: new PositionState(() => pool) };
}

describe('a position that is looked at', () => {
  it('is there, or the reason why not', () => {
    const { state } = asked();
    state.open('Hoi');
    expect([state.position, state.fault]).toEqual([null, { code: 'none' }]);
    state.open(textOf(2));
    expect([state.position?.view.seat, state.fault, state.canAsk]).toEqual([2, null, true]);
    state.clear();
    expect([state.position, state.fault]).toEqual([null, null]);
  });

  it('asks every level and the adviser by the chance they had at the table', async () => {
    const { state, pool } = asked();
    state.open(textOf(2));
    const asking = state.ask();
    expect(state.advice).toBe('thinking');
    await asking;
    expect(vi.mocked(pool.choose).mock.calls.map(([, level, seed]: unknown[]) => [level, seed])).toEqual([
      ['weak', 'abc/7'],
      ['medium', 'abc/7'],
      ['strong', 'abc/7'],
    ]);
    expect(pool.advise).toHaveBeenCalledExactlyOnceWith(state.position?.view, 'abc/7', expect.anything());
    expect(state.advice).toEqual(ADVICE);
    expect(state.plays.map(({ action }) => action)).toEqual([play, play, play]);
  });

  it('asks nobody about a seat whose cards nobody knows', async () => {
    const { state, pool } = asked();
    state.open(textOf(0));
    expect(state.canAsk).toBe(false);
    await state.ask();
    expect(pool.choose).not.toHaveBeenCalled();
  });

  it('says that nobody answers, and can be asked again', async () => {
    const advise = vi.fn(() => Promise.reject<Advice>(new Error('no worker')));
    const { state } = asked({ advise });
    state.open(textOf(2));
    await state.ask();
    expect(state.advice).toBe('failed');
    advise.mockImplementation(() => Promise.resolve(ADVICE));
    await state.ask();
    expect(state.advice).toEqual(ADVICE);
  });

  it('hears no answer to a position that is gone', async () => {
    let answer: (action: Action) => void = () => undefined;
    const { state, pool } = asked({ choose: vi.fn(() => new Promise<Action>((done) => (answer = done))) });
    state.open(textOf(2));
    const asking = state.ask();
    state.open(textOf(0));
    answer(play);
    await asking;
    expect([state.advice, state.plays]).toEqual([null, []]);
    state.close();
    expect(pool.dispose).toHaveBeenCalledOnce();
  });
});
