import { describe, expect, test } from 'vitest';
import { outcome } from '../../src/lib/engine/game';
import { STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import type { SchieberScore } from '../../src/lib/engine/variants/schieber/types';
import { must, plays, playOn, type Table, table, withBoard } from '../helpers/table';

/** A game with these finished deals: card points of side 0 and side 1, all in one trick each. */
function withDeals(deals: readonly (readonly [number, number])[]): Table {
  const game = withBoard(table({ hands: '' }), [0, 0]);
  const blank = game.deals[0] as SchieberScore;
  const scores = deals.map(([a, b]) => ({
    ...blank,
    trickWinners: [2, 3],
    trickPoints: [a, b],
    points: [a, b] as const,
  }));
  return { ...game, deals: scores };
}
const rating = (game: Table): number[] => [...outcome(game).rating];
// Trick 1 is DA DK D6 D7: 15 for side 0; seat 1 can announce 20.
const FIFTEEN = 'DA H10 S10 CA | DK S6 S7 S8 | D6 C10 CJ CQ | D7 H6 S9 CK C9';

describe('leaderboard points of a deal (§10)', () => {
  test.each([
    ['a tenth of the card points, rounded down', [[100, 57]], [10, 5, 10, 5]],
    ['one short of the next ten', [[109, 48]], [10, 4, 10, 4]],
    ['less than ten are nothing', [[148, 9]], [14, 0, 14, 0]],
    [
      'rounded per deal, not over the game',
      [
        [109, 48],
        [109, 48],
      ],
      [20, 8, 20, 8],
    ],
    ['before the first deal', [], [0, 0, 0, 0]],
  ] as [string, [number, number][], number[]][])('%s', (_, deals, points) =>
    expect(rating(withDeals(deals))).toEqual(points),
  );

  test('the tricks of both partners count together', () => {
    const hands = 'DA DK DQ DJ D10 D9 D8 D7 S6 | H* | S7 S8 S9 S10 SJ SQ SK SA D6 | C*';
    const shared = playOn(plays(table({ hands, contract: 'obenabe' }), 'S6 H6 SA C6 D6 C7 DA H7'));
    expect(new Set(shared.deals[1]?.trickWinners)).toEqual(new Set([0, 2]));
    expect(rating(shared)).toEqual([15, 0, 15, 0]);
  });
  test('with the 5 of the last trick: 157, not 152, still without the match', () => {
    expect(rating(withDeals([[157, 0]]))).toEqual([15, 0, 15, 0]);
    const done = playOn(table({ hands: 'DA DK DQ HA HK | D6 | D7 | H6', contract: 'obenabe' }));
    const score = done.deals[1] as SchieberScore;
    const sums = [0, 1].map((side) =>
      score.trickPoints
        .filter((_, i) => (score.trickWinners[i] as number) % 2 === side)
        .reduce((s, p) => s + p, 0),
    );
    expect((sums[0] as number) + (sums[1] as number)).toBe(157);
    expect(rating(done).slice(0, 2)).toEqual(sums.map((sum) => Math.floor(sum / 10)));
  });
  test('without factor, Weis, Stöck and match', () => {
    const options = { factors: { ...STANDARD_FACTORS, D: 3 }, target: 5000 };
    const done = playOn(plays(table({ hands: 'D* | H* | S* | C*', contract: 'D', options }), 'DA(all)'));
    expect(done.deals[1]).toMatchObject({ stoeck: 0, match: 0, written: [3 * (257 + 300 + 20), 0] });
    expect(rating(done)).toEqual([15, 0, 15, 0]);
  });
});

describe('leaderboard points of a deal that is cut short (§10)', () => {
  test('by a trick: the completed tricks', () => {
    const over = plays(table({ hands: FIFTEEN, contract: 'H', board: [990, 600] }), 'DA DK D6 D7');
    expect(rating(over)).toEqual([30 + 1, 5, 30 + 1, 5]);
  });
  test('by a Weis: trick 1 is completed and counts', () => {
    const over = plays(table({ hands: FIFTEEN, contract: 'H', board: [600, 985] }), 'DA DK(all) D6 D7');
    expect(rating(over)).toEqual([5 + 1, 30, 5 + 1, 30]);
  });
  test('by Stöck in the middle of a trick: that trick does not count', () => {
    const hands = 'HJ HA | HK HQ | H7 H10 | H6 H8';
    const over = plays(table({ hands, contract: 'H', board: [600, 980] }), 'HA HK H7 H6 HJ HQ');
    expect(rating(over)).toEqual([5 + 1, 30, 5 + 1, 30]);
  });
  test('by Stöck with the last card of a trick: that one does not count either', () => {
    const hands = 'HJ HA | H6 H8 | H7 H10 | HK HQ';
    const over = plays(table({ hands, contract: 'H', board: [600, 980] }), 'HA H6 H7 HK HJ H8 H10 HQ');
    expect(rating(over)).toEqual([5 + 1, 30, 5 + 1, 30]);
  });
  test('by a claim: the cards that were left count', () => {
    const game = table({ hands: 'D* | H* | S* | C*', contract: 'obenabe', board: [800, 600] });
    expect(rating(must(plays(game, 'DA HA SA CA'), 0, { type: 'claim' }))).toEqual([45, 5, 45, 5]);
  });
});

describe('leaderboard points of a game (§10)', () => {
  test.each([
    ['winners 30, others 5', 500, [31, 5, 31, 5]],
    ['winners 45 over Schneider', 499, [46, 5, 46, 5]],
  ])('%s', (_, other, points) => {
    const over = plays(table({ hands: FIFTEEN, contract: 'H', board: [985, other] }), 'DA DK D6 D7');
    expect(rating(over)).toEqual(points);
    expect(outcome(over)).toMatchObject({ winners: [0, 2], places: [1, 2, 1, 2] });
  });
  test('no bonus while the game goes on', () =>
    expect(rating(plays(table({ hands: FIFTEEN, contract: 'H', board: [900, 0] }), 'DA DK D6 D7'))).toEqual([
      0, 0, 0, 0,
    ]));
  test('30 and 5 when a number of deals ends level', () => {
    const game = table({
      hands: 'D* | H* | S* | C*',
      contract: 'obenabe',
      board: [0, 257],
      options: { target: null, deals: 2 },
    });
    const over = playOn(game);
    expect([over.board, rating(over)]).toEqual([
      [257, 257],
      [45, 5, 45, 5],
    ]);
    expect(outcome(over)).toMatchObject({ winners: [0, 2], schneider: false });
  });
});
