import { expect, test } from 'vitest';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { BUDGETS } from '../../src/lib/ai/player/levels';
import { Random } from '../../src/lib/ai/random';
import { gameIn, Worlds } from '../../src/lib/ai/worlds';
import type { Level } from '../../src/lib/table/ports';
import { often, PATIENCE } from '../helpers/chance';
import { deal, next, playOn, type SchieberView, start, viewOf } from './games';

/** Views of one seat after another, from all stages of random deals. */
function* views(seed: string, count: number): Generator<SchieberView> {
  const random = new Random(seed);
  for (let found = 0; found < count;) {
    const game = next(start(), deal(start(), random));
    const stop = random.below(38);
    let left = stop;
    const now = playOn(game, random, () => left-- === 0);
    if (typeof now.turn !== 'number') continue;
    found++;
    yield viewOf(now);
  }
}

/** Deals the cards that the seat has not seen anew: the real game may only be another one, not its decision. */
function differences(level: Level, count: number): { readonly other: number; readonly swapped: number } {
  const random = new Random(`swap ${level}`);
  let other = 0;
  let swapped = 0;
  for (const view of views(level, count)) {
    const game = gameIn(view, new Worlds(view).draw(random));
    const again = viewOf(game, view.seat);
    const once = chooseAction(view, 'swap', BUDGETS[level]);
    if (JSON.stringify(chooseAction(again, 'swap', BUDGETS[level])) !== JSON.stringify(once)) other++;
    if (view.hands.some((hand) => typeof hand === 'number' && hand > 0)) swapped++;
  }
  return { other, swapped };
}

test.each<[Level, number]>([
  ['weak', often(400, 10_000)],
  ['medium', often(30, 1000)],
  ['strong', often(12, 300)],
])(
  '%s: what nobody has shown changes nothing (%i positions)',
  (level, count) => {
    const { other, swapped } = differences(level, count);
    expect(other).toBe(0);
    expect(swapped).toBeGreaterThan(count * 0.8);
  },
  PATIENCE,
);
