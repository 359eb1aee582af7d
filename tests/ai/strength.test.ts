import { expect, test } from 'vitest';
import type { Action } from '../../src/lib/engine/variants/types';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { BUDGETS } from '../../src/lib/ai/player/levels';
import { actBy, chooseByRule } from '../../src/lib/ai/player/rule';
import { uniformCard } from '../../src/lib/ai/player/uniform';
import { Random } from '../../src/lib/ai/random';
import { deal, next, type Schieber, type SchieberView, start, viewOf } from './games';

type Player = (view: SchieberView, seed: string) => Action<'schieber'>;
const medium: Player = (view, seed) => chooseAction(view, seed, BUDGETS.medium);
const uniform: Player = (view, seed) => actBy(view, seed, uniformCard);

/** Card points of the side that `a` plays minus the others', one deal; all choose trump by the same rule. */
function play(seed: string, side: number, a: Player, b: Player): number {
  let game: Schieber = next(start({}, true), deal(start({}, true), new Random(seed)));
  while (game.phase !== 'over') {
    const turn = game.turn as number;
    const player = game.phase === 'declare' ? chooseByRule : (turn & 1) === side ? a : b;
    game = next(game, { by: turn, action: player(viewOf(game), seed) });
  }
  const { trickPoints, trickWinners } = game.deals[0]!;
  return trickPoints.reduce(
    (sum, points, i) => sum + ((trickWinners[i]! & 1) === side ? points : -points),
    0,
  );
}

/** Each deal twice with the sides swapped: points a deal. */
function duel(pairs: number, a: Player, b: Player): number {
  let sum = 0;
  for (let i = 0; i < pairs; i++) for (const side of [0, 1]) sum += play(`pair ${i}`, side, a, b);
  return sum / (2 * pairs);
}

// Small samples of fixed deals: they catch a player that has lost its head. `npm run arena` measures strength.
test('the greedy player is far ahead of random cards', () => {
  expect(duel(40, chooseByRule, uniform)).toBeGreaterThan(30);
}, 60_000);

test('the computer is ahead of the greedy player already at the medium level', () => {
  expect(duel(30, medium, chooseByRule)).toBeGreaterThan(8);
}, 60_000);

test('a player against itself is level', () => {
  expect(duel(10, chooseByRule, chooseByRule)).toBe(0);
}, 60_000);
