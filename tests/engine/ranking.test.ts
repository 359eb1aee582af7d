import { describe, expect, test } from 'vitest';
import { nextSeat, PACK_36, rankOf, ROSE_SEVEN, sortCards, suitOf } from '../../src/lib/engine/cards';
import { trickResults } from '../../src/lib/engine/play';
import { beats, isBuur, isTrump, LAST_TRICK, MATCH_BONUS, valueOf } from '../../src/lib/engine/ranking';
import { pointsOf, winnerOf } from '../../src/lib/engine/trick';
import { cardText } from '../fixtures/notation';
import { card, cards, ranking } from '../helpers/table';

describe('the pack', () => {
  test('has 36 cards: four suits in the order D H S C, six to ace', () => {
    expect(PACK_36.map(cardText)).toEqual(cards('D* H* S* C*').map(cardText));
    expect(cardText(PACK_36[0] as number)).toBe('D6');
    expect(cardText(PACK_36[35] as number)).toBe('CA');
  });

  test.each([
    ['D6', 0, 0],
    ['H7', 1, 1],
    ['S10', 2, 4],
    ['CJ', 3, 5],
    ['CA', 3, 8],
  ])('%s is of suit %i and rank %i', (text, suit, rank) => {
    expect([suitOf(card(text)), rankOf(card(text))]).toEqual([suit, rank]);
  });

  test('the seven of roses is H7', () => expect(ROSE_SEVEN).toBe(card('H7')));
  test('hands are sorted by suit, then from six to ace', () =>
    expect(sortCards(cards('CA H7 D10 D9 H6'))).toEqual(cards('D9 D10 H6 H7 CA')));
  test('the next player is the next seat, and the first follows the last', () =>
    expect([0, 1, 2, 3].map((seat) => nextSeat(seat, 4))).toEqual([1, 2, 3, 0]));
});

describe('ranking from the strongest to the weakest (§1)', () => {
  test.each([
    ['trump: Buur, Nell, ace, king, queen, 10, 8, 7, 6', 'H', 'HJ H9 HA HK HQ H10 H8 H7 H6'],
    [
      'a side suit beside trump: ace down to six, the jack below the queen',
      'H',
      'DA DK DQ DJ D10 D9 D8 D7 D6',
    ],
    ['Obenabe: ace down to six', 'obenabe', 'SA SK SQ SJ S10 S9 S8 S7 S6'],
    ['Undenufe: six up to ace', 'undenufe', 'C6 C7 C8 C9 C10 CJ CQ CK CA'],
  ])('%s', (_, game, order) => {
    const strongFirst = cards(order);
    for (const [i, strong] of strongFirst.entries()) {
      for (const weak of strongFirst.slice(i + 1)) {
        expect([beats(strong, weak, ranking(game)), beats(weak, strong, ranking(game))]).toEqual([
          true,
          false,
        ]);
      }
    }
  });

  test.each([
    ['the lowest trump beats the ace of another suit', 'H', 'H6', 'DA', true],
    ['an ace of another suit does not beat the lowest trump', 'H', 'DA', 'H6', false],
    ['a card of a third suit beats nothing', 'H', 'DA', 'C6', false],
    ['without trump another suit beats nothing at Obenabe', 'obenabe', 'DA', 'C6', false],
    ['without trump another suit beats nothing at Undenufe', 'undenufe', 'D6', 'CA', false],
  ])('%s', (_, game, later, best, won) => expect(beats(card(later), card(best), ranking(game))).toBe(won));

  test('only the jack of trump is the Buur', () => {
    expect(PACK_36.filter((held) => isBuur(held, ranking('S'))).map(cardText)).toEqual(['SJ']);
    expect(PACK_36.filter((held) => isBuur(held, ranking('obenabe')))).toEqual([]);
  });
  test('only the cards of the trump suit are trumps', () => {
    expect(PACK_36.filter((held) => isTrump(held, ranking('S')))).toEqual(cards('S*'));
    expect(PACK_36.filter((held) => isTrump(held, ranking('undenufe')))).toEqual([]);
  });
});

describe('card points (§1)', () => {
  //                        6  7  8  9  10 J  Q  K  A
  test.each([
    ['trump', 'C', 'C*', [0, 0, 0, 14, 10, 20, 3, 4, 11]],
    ['another suit in a trump game', 'C', 'S*', [0, 0, 0, 0, 10, 2, 3, 4, 11]],
    ['Obenabe, where an eight counts 8', 'obenabe', 'D*', [0, 0, 8, 0, 10, 2, 3, 4, 11]],
    [
      'Undenufe, where the six counts 11 and the ace nothing',
      'undenufe',
      'H*',
      [11, 0, 8, 0, 10, 2, 3, 4, 0],
    ],
  ])('%s', (_, game, suit, values) =>
    expect(cards(suit).map((held) => valueOf(held, ranking(game)))).toEqual(values),
  );

  test.each(['D', 'H', 'S', 'C', 'obenabe', 'undenufe'])(
    'a deal of %s is worth 157 with the last trick',
    (game) => expect(pointsOf(PACK_36, ranking(game)) + LAST_TRICK).toBe(157),
  );
  test('the last trick adds 5, a match 100', () => expect([LAST_TRICK, MATCH_BONUS]).toEqual([5, 100]));

  test.each([
    ['Buur, Nell, ace and 10 of trump', 'H', 'HJ H9 HA H10', 55],
    ['the same cards beside another trump', 'D', 'HJ H9 HA H10', 23],
    ['three eights at Obenabe', 'obenabe', 'D8 H8 S8 C7', 24],
    ['three eights beside trump', 'S', 'D8 H8 S8 C7', 0],
    ['six and ace at Undenufe', 'undenufe', 'D6 DA', 11],
    ['no card yet', 'D', '', 0],
  ])('a trick of %s', (_, game, trick, points) => expect(pointsOf(cards(trick), ranking(game))).toBe(points));
});

describe('who wins the trick (§2.7)', () => {
  test.each([
    ['the highest card of the led suit', 'H', 'D10 DA DK D6', 'DA'],
    ['not a higher card of another suit', 'H', 'D6 SA CA S10', 'D6'],
    ['the only trump', 'H', 'DA DK H6 D10', 'H6'],
    ['the highest of two trumps, not the first', 'H', 'DA H10 HQ D6', 'HQ'],
    ['the highest of two trumps, not the last', 'H', 'DA HQ H10 D6', 'HQ'],
    ['the Nell over the ace of trump', 'H', 'HA H9 HK HQ', 'H9'],
    ['the Buur over the Nell', 'H', 'H9 HJ HA HK', 'HJ'],
    ['the side ace, for jack and nine are low there', 'H', 'DJ D9 DA DK', 'DA'],
    ['the king over jack and nine of a side suit', 'H', 'DK D9 DJ D10', 'DK'],
    ['at Obenabe the highest of the led suit', 'obenabe', 'S9 SJ SQ HA', 'SQ'],
    ['at Undenufe the lowest of the led suit', 'undenufe', 'S9 S7 SA H6', 'S7'],
    ['the first card as long as nobody can beat it', 'undenufe', 'C6 D6 H6 S6', 'C6'],
    ['the card that stands alone so far', 'H', 'D6', 'D6'],
  ])('%s', (_, game, text, best) => {
    const trick = cards(text);
    expect(cardText(trick[winnerOf(trick, ranking(game))] as number)).toBe(best);
  });
});

describe('a ranking that changes from trick to trick (§1)', () => {
  const slalom = (trick: number) => ranking(trick % 2 === 0 ? 'obenabe' : 'undenufe');
  const tricks = [
    { leader: 0, cards: cards('C7 CA C9 CJ') },
    { leader: 1, cards: cards('CQ C6 C8 CK') },
    { leader: 2, cards: cards('D10 D8') },
  ];
  test('each trick is won and counted in its own, the last one with 5, an open one not at all', () => {
    expect(trickResults(tricks, [0, 1, 2, 3], slalom, 2)).toEqual([
      { winner: 1, points: 13 },
      { winner: 2, points: 11 + 8 + 3 + 4 + 5 },
    ]);
  });
});
