import { describe, expect, test } from 'vitest';
import { stakeOf } from '../../src/lib/ai/player/stake';
import type { SchieberOptions } from '../../src/lib/engine/variants/schieber/types';
import { cards, ranking } from '../helpers/table';
import { next, type SchieberView, start, viewOf } from './games';

const HANDS = [
  'HJ H9 HK HQ DA D6 S6 S7 C6',
  'HA H10 H8 D7 D8 S8 S9 C7 C8',
  'H7 H6 D9 D10 DJ S10 SJ C9 C10',
  'DQ DK SQ SK SA CJ CQ CK CA',
].map(cards);

/** Seat 0 has chosen; nothing is played. The board is as it stood before. */
function seen(
  contract: string,
  board: readonly [number, number],
  options: Partial<SchieberOptions> = {},
): SchieberView {
  let game = start({ target: 1000, ...options }, true);
  game = next(game, { by: 'chance', action: { type: 'deal', dealer: 3, hands: HANDS } });
  game = next(game, { by: 0, action: { type: 'declare', contract: ranking(contract) } });
  return { ...viewOf(game), board };
}

describe('what the end of a deal is worth', () => {
  test('far from the target a point is a point, for either side', () => {
    const stake = stakeOf(seen('D', [300, 400]));
    expect([-57, 0, 57, 257].map(stake)).toEqual([-57, 0, 57, 257]);
    const theirs = stakeOf({ ...seen('D', [300, 400]), seat: 1 });
    expect([-57, 57].map(theirs)).toEqual([57, -57]);
  });

  test('without a target it stays so', () => {
    expect(stakeOf(seen('D', [990, 990], { target: null, deals: 8 }))(57)).toBe(57);
  });

  test('90 short of the target: 90 win the game, and 120 are hardly better', () => {
    const stake = stakeOf(seen('D', [910, 850]));
    const by = (own: number): number => stake(own - (157 - own));
    expect(by(120) - by(90)).toBeLessThan(0.1);
    expect(by(90) - by(85)).toBeGreaterThan(10 * (by(120) - by(90)));
  });

  test('the others 60 short: once they are there it is lost, and every point less is worth something', () => {
    const stake = stakeOf(seen('D', [700, 940]));
    const by = (theirs: number): number => stake(157 - 2 * theirs);
    expect(by(60)).toBeLessThan(-99);
    expect(by(0)).toBeGreaterThan(by(30));
    expect(by(30)).toBeGreaterThan(by(60));
  });

  test('the factor counts: 30 points times three are the 90 that are missing', () => {
    const factors = { D: 1, H: 1, S: 2, C: 2, obenabe: 3, undenufe: 3 };
    const plain = stakeOf(seen('D', [910, 500]));
    const threefold = stakeOf(seen('obenabe', [910, 500], { factors }));
    expect(plain(30 - 127)).toBeLessThan(99);
    expect(threefold(30 - 127)).toBeGreaterThan(99);
  });

  test('Stöck still in the own hand are as good as written', () => {
    const [hearts, diamonds] = ['H', 'D'].map((trump) => stakeOf(seen(trump, [900, 880])));
    expect(hearts!(80 - 77)).toBeGreaterThan(99);
    expect(diamonds!(80 - 77)).toBeLessThan(99);
  });

  test('when both get there, the one with the shorter way is probably first', () => {
    expect(stakeOf(seen('D', [990, 930]))(0)).toBeGreaterThan(50);
    expect(stakeOf(seen('D', [930, 990]))(0)).toBeLessThan(-50);
  });

  test('a match may win the game: 257 is more than anything below it', () => {
    const stake = stakeOf(seen('D', [750, 900]));
    expect(stake(257)).toBeGreaterThan(99);
    expect(stake(157)).toBeLessThan(99);
  });
});
