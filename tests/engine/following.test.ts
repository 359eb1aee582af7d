import { describe, expect, test } from 'vitest';
import { legalCards, whyForbidden } from '../../src/lib/engine/trick';
import { cardText } from '../fixtures/notation';
import { card, cards, ranking } from '../helpers/table';

const names = (held: readonly number[]): string => held.map(cardText).join(' ');

describe('leading (§2.1)', () => {
  test.each([
    ['any card, trump too', 'H', 'DA H6 HJ C10'],
    ['any card at Obenabe', 'obenabe', 'D6 H6 SA'],
    ['any card at Undenufe', 'undenufe', 'D6 H6 SA'],
    ['the Buur as well as anything else', 'C', 'CJ D6'],
  ])('the leader plays %s', (_, game, hand) =>
    expect(names(legalCards(cards(hand), [], ranking(game)))).toBe(hand),
  );
});

describe('what may be played to a trick (§2)', () => {
  test.each([
    ['follow suit', 'H', 'D6', 'D7 DA C10 SA', 'D7 DA'],
    ['or trump, although he could follow', 'H', 'D6', 'D7 H6 HJ SA', 'D7 H6 HJ'],
    ['whoever has only one card of the suit may still trump it', 'H', 'DA', 'D7 H6 SA', 'D7 H6'],
    ['whoever is out of the suit plays any card', 'H', 'D6', 'H6 SA C10 C6', 'H6 SA C10 C6'],
    ['whoever is out of suit and trump plays any card', 'H', 'D6', 'SA C10 C6', 'SA C10 C6'],
    ['nobody must take a trick', 'H', 'D10', 'D6 DA', 'D6 DA'],
    ['nobody out of the suit must ruff', 'H', 'DA', 'H9 S6', 'H9 S6'],

    ['overtrumping is allowed while holding the suit', 'H', 'D6 H8', 'D7 H10 HQ SA', 'D7 H10 HQ'],
    ['undertrumping is not, while holding the suit', 'H', 'D6 H10', 'D7 H6 HQ SA', 'D7 HQ'],
    [
      'out of the suit, lower trumps are not allowed, higher ones and the rest are',
      'H',
      'D6 H10',
      'H7 HK S6 CA',
      'HK S6 CA',
    ],
    [
      'out of the suit with only lower trumps beside other cards: one of the others',
      'H',
      'D6 H10',
      'H7 H8 S6',
      'S6',
    ],
    ['only trumps in hand, all lower: any of them', 'H', 'D10 H10', 'H7 H6 H8', 'H7 H6 H8'],
    ['only trumps in hand, lower and higher: any of them', 'H', 'D10 H10', 'H7 HK', 'H7 HK'],
    ['one last card, a lower trump', 'H', 'D10 HJ', 'H9', 'H9'],
    ['one card of the led suit keeps the hand from being all trumps', 'H', 'D10 H10', 'D6 H7 H8', 'D6'],
    [
      'the bar is the highest trump, also when a lower one came after it',
      'H',
      'D6 HQ H10',
      'HK HA H7 S6',
      'HK HA S6',
    ],
    ['the ten of trump lies below the queen', 'H', 'D6 HQ', 'H10 HK S6', 'HK S6'],
    ['over the Nell only the Buur', 'H', 'D6 H9', 'HA HJ S6', 'HJ S6'],
    ['over the ace of trump the Nell will do', 'H', 'D6 HA', 'HK H9 S6', 'H9 S6'],
    ['nothing but the rest over the Buur', 'H', 'D6 HJ', 'H9 HA S6 C7', 'S6 C7'],
    ['the Buur may always be put on a trump', 'H', 'D6 H9', 'D7 HJ', 'D7 HJ'],
    ['a discard is no trump and sets no bar', 'H', 'D6 CA', 'D7 H6', 'D7 H6'],
    ['the bar holds for the last player as for the second', 'H', 'D6 DA H8', 'H7 H10 C6 C7', 'H10 C6 C7'],

    ['trump led: any trump, lower or higher', 'H', 'HQ', 'H6 HA D7 S9', 'H6 HA'],
    ['trump led and none in hand: any card', 'H', 'HQ', 'D6 SA C10', 'D6 SA C10'],
    ['trump led: undertrumping does not exist', 'H', 'H6 HJ', 'H7 HA DA', 'H7 HA'],
    ['a lone Buur need not follow', 'H', 'H6', 'HJ D6 SA C10', 'HJ D6 SA C10'],
    ['a lone Buur need not follow the Nell either', 'H', 'H9', 'HJ D6', 'HJ D6'],
    ['Buur and another trump: trump must be played, either of them', 'H', 'H6', 'HJ H7 SA', 'HJ H7'],
    ['the Buur as last card must come', 'H', 'H6', 'HJ', 'HJ'],
    ['a lone Nell must follow', 'H', 'H6', 'H9 D6 SA', 'H9'],
    ['the jack of another suit enjoys no such right', 'H', 'D6', 'DJ SA', 'DJ'],
    ['at Obenabe a lone jack must follow', 'obenabe', 'H6', 'HJ D6 SA', 'HJ'],
    ['at Undenufe a lone jack must follow', 'undenufe', 'H6', 'HJ D6 SA', 'HJ'],

    ['Obenabe: follow suit', 'obenabe', 'D6', 'D7 DA H6 SA', 'D7 DA'],
    ['Obenabe: without the suit any card', 'obenabe', 'D6', 'H6 SA', 'H6 SA'],
    ['Undenufe: follow suit', 'undenufe', 'DA SK', 'D7 DK H6 SA', 'D7 DK'],
    ['Undenufe: without the suit any card', 'undenufe', 'DA', 'H6 SA', 'H6 SA'],
  ])('%s', (_, game, trick, hand, legal) =>
    expect(names(legalCards(cards(hand), cards(trick), ranking(game)))).toBe(legal),
  );

  test.each([
    [
      'R1: a lower trump played after a higher one does not lower the bar',
      'D',
      'C6 DQ DJ',
      'DA D9 D6 SJ',
      'SJ',
    ],
    ['R1: nor does a low trump that an all-trump hand threw under', 'D', 'C6 DJ D7', 'D8 DA S6', 'S6'],
    ['R2: every trump may ruff a suit that could be followed', 'H', 'C7', 'C6 H7 HJ SA', 'C6 H7 HJ'],
    ['R2: but not under the Nell that lies there', 'H', 'C7 H9', 'C6 H7 HJ SA', 'C6 HJ'],
    ['R3: a lone Buur, trump led: any card', 'H', 'H8', 'HJ D6 S9 C10', 'HJ D6 S9 C10'],
    ['R3: Buur and six, trump led: one of the two', 'H', 'H8', 'HJ H6 S9 C10', 'HJ H6'],
    ['R3: the right of the Buur has nothing to do with a plain lead', 'H', 'D8', 'D6 HJ S9', 'D6 HJ'],
  ])('%s', (_, game, trick, hand, legal) =>
    expect(names(legalCards(cards(hand), cards(trick), ranking(game)))).toBe(legal),
  );
});

describe('why a card may not be played', () => {
  test.each([
    ['another suit while holding the led one', 'SA', 'D7 SA', 'D6', 'follow'],
    ['a plain card while holding trump', 'SA', 'H7 SA', 'H6', 'follow'],
    ['a lower trump', 'H6', 'H6 SA', 'D6 H7', 'undertrump'],
    ['a lower trump while holding the suit', 'H6', 'H6 D7', 'D6 H7', 'undertrump'],
    ['nothing speaks against a higher trump', 'H8', 'H8 SA', 'D6 H7', null],
    ['nothing speaks against a discard', 'SA', 'H6 SA', 'D6 H7', null],
  ])('%s', (_, played, hand, trick, reason) =>
    expect(whyForbidden(card(played), cards(hand), cards(trick), ranking('H'))).toBe(reason),
  );
});

describe('undertrumping freely when void (house rule)', () => {
  test.each([
    ['out of the suit: any card', 'D6 H10', 'H7 HK S6', 'H7 HK S6'],
    ['holding the suit nothing changes', 'D6 H10', 'D7 H7 HK S6', 'D7 HK'],
    ['trump led nothing changes', 'H10', 'H7 S6', 'H7'],
  ])('%s', (_, trick, hand, legal) =>
    expect(names(legalCards(cards(hand), cards(trick), ranking('H'), { undertrumpWhenVoid: true }))).toBe(
      legal,
    ),
  );
});
