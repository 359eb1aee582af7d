import { describe, expect, test } from 'vitest';
import type { Weis } from '../../src/lib/engine/types';
import { compareWeise, findWeise, pickWeise } from '../../src/lib/engine/weis';
import { cardText } from '../fixtures/notation';
import { cards, ranking } from '../helpers/table';

const OFF = { fourLowCards: false };
const ON = { fourLowCards: true };
const told = (weise: readonly Weis[] | null): string | undefined =>
  weise?.map(({ points, cards }) => `${points} ${cards.map(cardText).join(' ')}`).join(', ');

describe('runs (§3)', () => {
  test.each([
    ['two cards are no run', 'D6 D7 S9', ''],
    ['three 20', 'D6 D7 D8', '20 D6 D7 D8'],
    ['four 50', 'D6 D7 D8 D9', '50 D6 D7 D8 D9'],
    ['five 100', 'H10 HJ HQ HK HA', '100 H10 HJ HQ HK HA'],
    ['six 150', 'S8 S9 S10 SJ SQ SK', '150 S8 S9 S10 SJ SQ SK'],
    ['seven 200', 'C6 C7 C8 C9 C10 CJ CQ', '200 C6 C7 C8 C9 C10 CJ CQ'],
    ['eight 250', 'D7 D8 D9 D10 DJ DQ DK DA', '250 D7 D8 D9 D10 DJ DQ DK DA'],
    ['nine 300', 'H*', '300 H6 H7 H8 H9 H10 HJ HQ HK HA'],
    ['nine, ten and jack follow each other', 'S9 S10 SJ', '20 S9 S10 SJ'],
    ['ten, jack and queen follow each other', 'S10 SJ SQ', '20 S10 SJ SQ'],
    ['ace and six do not', 'SK SA S6', ''],
    ['a gap breaks it', 'D6 D7 D9 D10', ''],
    ['a run does not cross suits', 'D8 D9 H10', ''],
    ['two separate runs of one suit both count', 'C6 C7 C8 C10 CJ CQ CK', '50 C10 CJ CQ CK, 20 C6 C7 C8'],
    ['runs of two suits', 'D6 D7 D8 H6 H7 H8', '20 D6 D7 D8, 20 H6 H7 H8'],
    ['the order in hand does not matter', 'D8 D6 D7', '20 D6 D7 D8'],
  ])('%s', (_, hand, weise) => expect(told(findWeise(cards(hand), OFF))).toBe(weise));
});

describe('four of a kind (§3)', () => {
  test.each([
    ['four jacks 200', 'DJ HJ SJ CJ', OFF, '200 DJ HJ SJ CJ'],
    ['four nines 150', 'D9 H9 S9 C9', OFF, '150 D9 H9 S9 C9'],
    ['four aces 100', 'DA HA SA CA', OFF, '100 DA HA SA CA'],
    ['four kings 100', 'DK HK SK CK', OFF, '100 DK HK SK CK'],
    ['four queens 100', 'DQ HQ SQ CQ', OFF, '100 DQ HQ SQ CQ'],
    ['four tens 100', 'D10 H10 S10 C10', OFF, '100 D10 H10 S10 C10'],
    ['four eights nothing', 'D8 H8 S8 C8', OFF, ''],
    ['four sevens nothing', 'D7 H7 S7 C7', OFF, ''],
    ['four sixes nothing', 'D6 H6 S6 C6', OFF, ''],
    ['three aces nothing', 'DA HA SA', OFF, ''],
    ['four eights 100 by house rule', 'D8 H8 S8 C8', ON, '100 D8 H8 S8 C8'],
    ['four sevens 100 by house rule', 'D7 H7 S7 C7', ON, '100 D7 H7 S7 C7'],
    ['four sixes 100 by house rule', 'D6 H6 S6 C6', ON, '100 D6 H6 S6 C6'],
    ['the house rule leaves four nines at 150', 'D9 H9 S9 C9', ON, '150 D9 H9 S9 C9'],
    [
      'a card may stand in a run and in four of a kind',
      'DQ DK DA HA SA CA',
      OFF,
      '100 DA HA SA CA, 20 DQ DK DA',
    ],
    [
      'one in each of two runs and the four',
      'D9 D10 DJ H9 H10 HJ SJ CJ',
      OFF,
      '200 DJ HJ SJ CJ, 20 D9 D10 DJ, 20 H9 H10 HJ',
    ],
  ])('%s', (_, hand, rules, weise) => expect(told(findWeise(cards(hand), rules))).toBe(weise));
});

describe('naming Weise', () => {
  const hand = cards('D6 D7 D8 D9 SQ SK SA HA CJ');
  test.each([
    ['all of them, in any order', 'SQ SK SA, D6 D7 D8 D9', '50 D6 D7 D8 D9, 20 SQ SK SA'],
    ['each can be concealed', 'SQ SK SA', '20 SQ SK SA'],
    ['all can be concealed', '', ''],
    ['a run is taken at its full length, not the upper three of four', 'D7 D8 D9', undefined],
    ['nor the lower three of four', 'D6 D7 D8', undefined],
    ['nor a run with one card more than he holds', 'D6 D7 D8 D9 D10', undefined],
    ['nothing that is not held', 'SJ SQ SK SA', undefined],
    ['nothing that is no Weis', 'SA HA CJ', undefined],
    ['none twice', 'SQ SK SA, SQ SK SA', undefined],
  ])('%s', (_, named, weise) => {
    const lists = named === '' ? [] : named.split(',').map(cards);
    expect(told(pickWeise(hand, lists, OFF))).toBe(weise);
  });
});

/** Who scores what why; seats 0–3 separated by bars, the leader of trick 1 is seat 0 unless told. */
function compared(game: string, announced: string, leader = 0): string {
  const weise = announced
    .split('|')
    .map((seat) => seat.split(',').flatMap((weis) => findWeise(cards(weis), ON)));
  const sides = [
    [0, 2],
    [1, 3],
  ];
  const result = compareWeise(weise, sides, leader, ranking(game));
  return result === null ? 'nobody' : `${result.side}: ${result.points} ${result.reason ?? 'unopposed'}`;
}

describe('comparing Weise (§3)', () => {
  test.each([
    ['nobody announced', 'H', ' | | | ', 'nobody'],
    ['only one side announced', 'H', ' | | D6 D7 D8 | ', '0: 20 unopposed'],
    ['both partners announced, nobody else', 'H', ' | D6 D7 D8 | | S6 S7 S8', '1: 40 unopposed'],
    ['the higher value', 'H', 'D6 D7 D8 | S6 S7 S8 S9 | | ', '1: 50 value'],
    [
      'the side with the best scores all of its own',
      'H',
      'D6 D7 D8 | S6 S7 S8 S9 | H6 H7 H8 | C7 C8 C9',
      '1: 70 value',
    ],
    [
      'one best Weis beats three lesser ones',
      'H',
      'D6 D7 D8 D9 | S6 S7 S8, SQ SK SA | | C7 C8 C9',
      '0: 50 value',
    ],
    ['more cards: five in a row beat four aces', 'H', 'DA HA SA CA | H6 H7 H8 H9 H10 | | ', '1: 100 length'],
    [
      'more cards, also at Undenufe and against trump',
      'undenufe',
      'S6 S7 S8 S9 S10 | DK HK SK CK | | ',
      '0: 100 length',
    ],
    [
      'four nines beat a run of five by value',
      'H',
      'D9 H9 S9 C9 | S10 SJ SQ SK SA, C6 C7 C8 | | ',
      '0: 150 value',
    ],
    [
      'the higher top card, up to the king against up to the queen',
      'H',
      'D10 DJ DQ | SJ SQ SK | | ',
      '1: 20 height',
    ],
    ['at Undenufe the lower bottom card', 'undenufe', 'D7 D8 D9 | SQ SK SA | | ', '0: 20 height'],
    [
      'at Undenufe the six beats the seven at the bottom',
      'undenufe',
      'D7 D8 D9 | S6 S7 S8 | | ',
      '1: 20 height',
    ],
    ['at Obenabe the higher top card', 'obenabe', 'D7 D8 D9 | SQ SK SA | | ', '1: 20 height'],
    ['of four of a kind the higher rank', 'H', 'D10 H10 S10 C10 | DA HA SA CA | | ', '1: 100 height'],
    [
      'of four of a kind at Undenufe the lower rank',
      'undenufe',
      'D10 H10 S10 C10 | DA HA SA CA | | ',
      '0: 100 height',
    ],
    ['height comes before trump', 'D', 'D7 D8 D9 | S8 S9 S10 | | ', '1: 20 height'],
    ['a run of trump, earlier seat or not', 'S', 'D7 D8 D9 | S7 S8 S9 | | ', '1: 20 trump'],
    ['a run of trump on the earlier seat', 'D', 'D7 D8 D9 | S7 S8 S9 | | ', '0: 20 trump'],
    ['the earlier in playing order', 'C', 'D7 D8 D9 | S7 S8 S9 | | ', '0: 20 seat'],
    ['playing order runs from the leader of trick 1', 'C', 'D7 D8 D9 | S7 S8 S9 | | ', '1: 20 seat', 1],
    ['and goes round past the last seat', 'C', ' | D7 D8 D9 | S7 S8 S9 | ', '0: 20 seat', 2],
    ['without trump only the seat is left', 'obenabe', ' | | D7 D8 D9 | S7 S8 S9', '0: 20 seat'],
    ['the same at Undenufe, led by seat 3', 'undenufe', ' | | D7 D8 D9 | S7 S8 S9', '1: 20 seat', 3],
    [
      'the reason compares best with best: a lesser equal one changes nothing',
      'C',
      'D7 D8 D9, S10 SJ SQ SK | C7 C8 C9, H10 HJ HQ HK HA | | ',
      '1: 120 value',
    ],
    [
      'the partner holds the best: the trump run sits with the later partner',
      'S',
      'D7 D8 D9 | C7 C8 C9 | S7 S8 S9 | ',
      '0: 40 trump',
    ],
    ['the partner is earlier than the opponent', 'C', ' | D7 D8 D9 | S7 S8 S9 | H7 H8 H9', '1: 40 seat'],
    [
      'four low cards by house rule beat a run of four by value',
      'H',
      'D6 H6 S6 C6 | C10 CJ CQ CK | | ',
      '0: 100 value',
    ],
    ['four sixes are the highest at Undenufe', 'undenufe', 'D6 H6 S6 C6 | D7 H7 S7 C7 | | ', '0: 100 height'],
  ] as [string, string, string, string, number?][])('%s', (_, game, announced, result, leader) =>
    expect(compared(game, announced, leader)).toBe(result),
  );

  test.each([
    ['R8: three equal runs, one of them trump: the side that holds it', 'D', '1: 20 trump'],
    ['R8: the trump run with the partner of forehand', 'H', '0: 40 trump'],
    ['R8: the trump run with forehand', 'S', '0: 40 trump'],
    ['R8: none of them trump: the side of the earliest', 'C', '0: 40 seat'],
    ['R8: without trump: the side of the earliest', 'obenabe', '0: 40 seat'],
  ])('%s', (_, game, result) => expect(compared(game, 'S7 S8 S9 | D7 D8 D9 | H7 H8 H9 | ')).toBe(result));
});
