import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReplayState } from '$lib/state/replay.svelte';
import type { Speed } from '$lib/state/pace';
import { newGame } from '../../src/lib/engine/game';
import { replayOf } from '../../src/lib/table/replay';
import { randomMove } from '../helpers/games';
import { dice } from '../helpers/chance';
import { must, PLAIN, type Table } from '../helpers/table';

/** Deals in which everything is played out: no claim, nobody reaches anything. */
function twoDeals(): Parameters<typeof replayOf>[0] {
  const setup = {
    variant: 'schieber',
    options: { ...PLAIN, target: null, deals: 2 },
    foreign: false,
  } as const;
  const roll = dice(5);
  let game: Table = newGame<'schieber'>(setup);
  const lines = [];
  while (game.phase !== 'over') {
    let move = randomMove(game, roll);
    while (move.action.type === 'claim') move = randomMove(game, roll);
    game = must(game, move.by, move.action);
    lines.push({ ...move, seq: lines.length, at: 0 });
  }
  const players = ['human', 'computer', 'computer', 'computer'] as const;
  return { id: 'a', setup, players, seed: 'ab'.repeat(32), started: 1, lines };
}
const LOG = twoDeals();
const open = (speed: Speed = 'normal') => new ReplayState(replayOf(LOG), () => speed);
const kind = ({ picture }: ReplayState): string => picture.kind;
const where = ({ picture }: ReplayState): [number, number] => [picture.deal, picture.step];
const lastStep = ({ deal }: ReplayState): number => deal.steps.length - 1;

describe('going through a game', () => {
  it('begins with the first deal, and goes on over its settlement into the next one, and back', () => {
    const state = open();
    expect([where(state), kind(state), state.canBack]).toEqual([[0, 0], 'deal', false]);
    state.back();
    expect(where(state)).toEqual([0, 0]);
    state.last();
    expect(kind(state)).toBe('settlement');
    const end = state.picture.step;
    state.next();
    expect(where(state)).toEqual([1, 0]);
    state.back();
    expect(where(state)).toEqual([0, end]);
    state.first();
    expect(where(state)).toEqual([0, 0]);
  });

  it('ends with the last settlement', () => {
    const state = open();
    state.toDeal(1);
    state.last();
    expect(state.canNext).toBe(false);
    const here = where(state);
    state.next();
    state.play();
    expect([where(state), state.playing]).toEqual([here, false]);
  });

  it('from trick to trick: each time all four cards lie there', () => {
    const state = open();
    const seen: number[] = [];
    for (let press = 0; press < 10; press++) {
      state.trick(1);
      seen.push(state.picture.cards);
      expect(kind(state)).toBe(press < 9 ? 'play' : 'settlement');
    }
    expect(seen).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 36]);
    state.trick(1);
    expect(kind(state)).toBe('settlement');
    state.trick(-1);
    expect([kind(state), state.picture.cards]).toEqual(['play', 36]);
    state.back();
    state.trick(-1);
    expect(state.picture.cards).toBe(32);
    state.next();
    state.trick(-1);
    expect(state.picture.cards).toBe(32);
    for (let press = 0; press < 8; press++) state.trick(-1);
    expect(where(state)).toEqual([0, 0]);
  });

  it('knows a step onward from a jump: only what is new may move', () => {
    const state = open();
    state.next();
    expect(state.onward).toBe(true);
    state.back();
    expect(state.onward).toBe(false);
    state.trick(1);
    expect(state.onward).toBe(false);
  });
});

describe('the position in an address', () => {
  const at = (address: string): ReplayState => {
    const state = open();
    state.read(address);
    return state;
  };
  it.each([
    ['#d2', 1, 0],
    ['#d1c17', 0, 17],
    ['#d2c36', 1, 36],
    ['#d2t5', 1, 20],
    ['#d1t9', 0, 36],
  ])('%s is deal %i from 0, %i cards laid', (address, deal, cards) => {
    const { picture } = at(address);
    expect([picture.deal, picture.cards]).toEqual([deal, cards]);
    expect(['deal', 'play']).toContain(picture.kind);
  });

  it('before the first card somebody has chosen', () => {
    expect(kind(at('#d1c0'))).toBe('declare');
  });
  it.each(['#d1c37', '#d1t10', '#d1s999'])('%s is as far as the deal goes', (address) => {
    expect(kind(at(address))).toBe('settlement');
  });
  it.each(['', '#', '#d', '#d0', '#d3', '#d99c1', '#d1x4', '#d1c', '#c4', '#d1c-1'])(
    'what leads nowhere stays at the beginning: %s',
    (address) => expect(where(at(address))).toEqual([0, 0]),
  );
  it('is read again as it was written, at every step', () => {
    const state = open();
    for (;;) {
      expect(where(at(state.address))).toEqual(where(state));
      if (!state.canNext) break;
      state.next();
    }
    expect(where(state)).toEqual([1, lastStep(state)]);
  });
});

describe('playing by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['slow', 'normal', 'fast', 'off'] as const)('%s: stops at the settlement of the deal', (speed) => {
    const state = open(speed);
    state.play();
    expect(state.playing).toBe(true);
    vi.advanceTimersByTime(300_000);
    expect([state.picture.deal, kind(state), state.playing]).toEqual([0, 'settlement', false]);
  });

  it('goes on from a settlement through the next deal', () => {
    const state = open();
    state.last();
    state.play();
    expect([where(state), state.playing]).toEqual([[1, 0], true]);
    vi.advanceTimersByTime(300_000);
    expect(where(state)).toEqual([1, lastStep(state)]);
  });

  it('leaves time to look, and the faster the less', () => {
    const times = (['slow', 'normal', 'fast'] as const).map((speed) => {
      const state = open(speed);
      state.read('#d1c5');
      state.play();
      let time = 0;
      for (; state.picture.cards === 5; time += 10) vi.advanceTimersByTime(10);
      state.pause();
      return time;
    });
    expect(times[0]).toBeGreaterThan(times[1] as number);
    expect(times[1]).toBeGreaterThan(times[2] as number);
    expect(times[2]).toBeGreaterThan(100);
  });

  it.each([
    ['a step', (state: ReplayState) => state.next()],
    ['a jump', (state: ReplayState) => state.trick(1)],
    ['a pause', (state: ReplayState) => state.pause()],
  ])('%s by hand ends it', (_, move) => {
    const state = open();
    state.play();
    move(state);
    const here = where(state);
    vi.advanceTimersByTime(300_000);
    expect([where(state), state.playing]).toEqual([here, false]);
  });
});
