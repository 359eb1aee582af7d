import { describe, expect, test } from 'vitest';
import { claimHolds, judgeClaim } from '../../src/lib/engine/claim';
import { cardText } from '../fixtures/notation';
import { standing, unseenIn } from '../helpers/claims';

/** What breaks the claim, or nothing. */
function broken(game: string, hand: string, unseen: string): string | null {
  const ending = standing(game, hand, unseen);
  expect(unseenIn(ending)).toHaveLength(3 * ending.hand.length);
  const claim = judgeClaim(ending);
  expect(claimHolds(ending)).toBe(claim.holds);
  return claim.holds ? null : cardText(claim.by);
}

describe('whether a claim holds, and which card breaks it (§2a)', () => {
  test.each([
    ['the last card, nothing unseen of its suit', 'obenabe', 'D6', 'HA SA CA', null],
    ['the last card, a higher one out', 'obenabe', 'DK', 'DA H6 S6', 'DA'],
    ['the last card, only lower ones out', 'obenabe', 'DK', 'DQ H6 S6', null],
    ['Undenufe: the six', 'undenufe', 'D6 H6', 'DA D7 H7 S6 S7 S8', null],
    ['Undenufe: an ace with lower cards out', 'undenufe', 'DA', 'DK H6 S6', 'DK'],
    [
      'a gap under the top is filled when the top has drawn what was out',
      'obenabe',
      'DA DJ',
      'DK H6 H7 S6 S7 S8',
      null,
    ],
    ['but not when two are out', 'obenabe', 'DA DJ', 'DK DQ H7 S6 S7 S8', 'DK'],
    [
      'the jack as third card after two top ones draw both',
      'obenabe',
      'DA DK D9',
      'DQ DJ H7 S6 S7 S8 C6 C7 C8',
      null,
    ],
    ['tops in two suits', 'obenabe', 'DA HA', 'DK DQ HK HQ S6 S7', null],
    ['a top and a loser', 'obenabe', 'DA H9', 'DK DQ HK HQ S6 S7', 'HK'],
    ['trumps enough to draw those out, then a side top', 'H', 'HJ DA', 'H9 D6 D7 S6 S7 S8', null],
    ['a trump too few', 'H', 'HJ DA', 'H9 HA D7 S6 S7 S8', 'H9'],
    ['nothing but the highest trumps, however many are out', 'H', 'HJ H9', 'HA HK HQ H10 H8 H7', null],
    ['the Buur is out', 'H', 'H9 HA', 'HJ D6 D7 S6 S7 S8', 'HJ'],
    ['the Buur is out, even if all else is sure', 'H', 'DA', 'HJ D6 D7', 'HJ'],
    ['no trump in hand and none out', 'H', 'DA SA', 'D6 D7 D8 C6 C7 C8', null],
    ['no trump in hand and one out', 'H', 'DA SA', 'D6 D7 D8 C6 C7 H6', 'H6'],
    ['trumps in hand that are not the best, one out', 'H', 'HA DA', 'H9 D6 D7 S6 S7 S8', 'H9'],
    [
      'after Nell and Buur the six of trump draws nothing more but stands',
      'H',
      'HJ H6',
      'HQ D6 D7 S6 S7 S8',
      null,
    ],
  ])('he alone: %s', (_, game, hand, unseen, by) => expect(broken(game, hand, unseen)).toBe(by));

  test.each([
    ['only the partner can still hold the ace', 'obenabe', 'DK', 'DA:p H6 S6', null],
    ['the partner or the next can', 'obenabe', 'DK', 'DA:np H6 S6', 'DA'],
    ['two kings, and only the partner can beat them', 'obenabe', 'DK HK', 'DA:p HA:p S6 S7 S8 S9', null],
    ['the last trump sits with the partner', 'H', 'DA', 'H6:p D6 D7', null],
    [
      'the last trump sits with the partner, who may take over too early',
      'H',
      'DA CA',
      'H6:p D6 D7 C7 S6 SA',
      'SA',
    ],
    ['… and who may lead what he likes, if all of it is his', 'H', 'DA CA', 'H6:p SA:p D6 D7 C7 S6', null],
    ['the last trump sits with nobody', 'H', 'DA SK', 'D6 D7 D8 SQ SJ C6', null],
    ['the Buur sits with the partner', 'H', 'H9', 'HJ:p D6 D7', null],
    ['both opponents are out of the suit, the partner not', 'obenabe', 'D6', 'D7:p H6 H7', null],
  ])('with what he knows: %s', (_, game, hand, unseen, by) => expect(broken(game, hand, unseen)).toBe(by));
});
