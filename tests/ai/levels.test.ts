import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/lib/engine/variants/types';
import { BUDGETS, LEVELS } from '../../src/lib/ai/player/levels';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { forgottenCards, misremember } from '../../src/lib/ai/player/memory';
import { Random } from '../../src/lib/ai/random';
import { Worlds } from '../../src/lib/ai/worlds';
import { cardTexts } from '../../src/lib/engine/notation';
import { isTrump } from '../../src/lib/engine/ranking';
import { deal, next, playOn, type SchieberView, start, viewOf } from './games';

/** What a seat sees after so many tricks of a random deal. */
function viewAfter(tricks: number, seed: string): SchieberView {
  const random = new Random(seed);
  const game = next(start({}, true), deal(start({}, true), random));
  return viewOf(
    playOn(game, random, (now) => now.tricks.length === tricks && now.tricks.at(-1)!.cards.length === 4),
  );
}
const seen = viewAfter(5, 'levels');
const playedOf = (view: SchieberView, tricks: number): number[] =>
  view.tricks.slice(0, tricks).flatMap(({ cards }) => cards);

describe('memory', () => {
  test('who remembers everything has forgotten nothing', () => {
    expect(forgottenCards(seen, 9)).toEqual([]);
    expect(forgottenCards(seen, 5)).toEqual([]);
  });

  test('the others’ side cards of all but the last trick are forgotten, never a trump nor the own cards', () => {
    const forgotten = forgottenCards(seen, 1);
    const older = playedOf(seen, 4);
    expect(forgotten.length).toBeGreaterThan(4);
    expect(forgotten.every((card) => older.includes(card) && !isTrump(card, seen.contract!))).toBe(true);
    const own = seen.tricks.map(({ leader, cards }) => cards[(seen.seat - leader + 4) & 3]!);
    expect(forgotten.filter((card) => own.includes(card))).toEqual([]);
  });

  test('a forgotten card may be thought in a hand: as many cards each, none twice, the own hand as it is', () => {
    const random = new Random('memory');
    const forgotten = forgottenCards(seen, 1);
    const back = new Set<number>();
    for (let i = 0; i < 50; i++) {
      const world = new Worlds(seen).draw(random);
      const { hands } = misremember(world, forgotten, seen.seat, random);
      expect(hands.map(({ length }) => length)).toEqual(world.hands.map(({ length }) => length));
      expect(hands[seen.seat]).toEqual(seen.hand);
      const all = hands.flat();
      expect(new Set(all).size).toBe(all.length);
      for (const card of all) if (forgotten.includes(card)) back.add(card);
    }
    expect(cardTexts([...back].sort((a, b) => a - b))).toEqual(
      cardTexts([...forgotten].sort((a, b) => a - b)),
    );
  });
});

describe('levels', () => {
  test('each works, infers and remembers at least as much as the one below', () => {
    const [weak, medium, strong] = LEVELS.map((level) => BUDGETS[level]) as [Budget, Budget, Budget];
    for (const [less, more] of [
      [weak, medium],
      [medium, strong],
    ] as const) {
      expect(more.worlds).toBeGreaterThan(less.worlds);
      expect(more.memory).toBeGreaterThan(less.memory);
      expect(more.exactFrom).toBeGreaterThan(less.exactFrom);
      expect(more.candidates).toBeGreaterThanOrEqual(less.candidates);
    }
  });

  test.each(LEVELS)('%s plays whole deals by the rules', (level) => {
    const random = new Random(level);
    let game = next(start({}, true), deal(start({}, true), random));
    while (game.phase !== 'over') {
      const view = viewOf(game);
      const action: Action<'schieber'> = chooseAction(view, 'levels', { ...BUDGETS[level], worlds: 6 });
      game = next(game, { by: game.turn!, action });
    }
    expect(game.deals).toHaveLength(1);
  });
});

type Budget = (typeof BUDGETS)['weak'];
