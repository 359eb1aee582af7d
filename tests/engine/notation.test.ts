import { describe, expect, test } from 'vitest';
import { PACK_36, SUITS } from '../../src/lib/engine/cards';
import {
  cardText as engineText,
  cardTexts,
  parseCard,
  parseCards,
  parseRanking,
  parseSuit,
  rankingText,
  suitText,
} from '../../src/lib/engine/notation';
import type { Ranking } from '../../src/lib/engine/types';
import { cardText } from '../fixtures/notation';
import { cards } from '../helpers/table';

describe('cards as text', () => {
  test('all 36, suit then rank, there and back', () => {
    expect(PACK_36.map(engineText)).toEqual(PACK_36.map(cardText));
    expect(PACK_36.map(engineText).map(parseCard)).toEqual(PACK_36);
    expect(cardTexts(cards('H7 C10 DJ'))).toEqual(['H7', 'C10', 'DJ']);
  });
  test.each([
    '',
    'H',
    '7',
    '7H',
    'h7',
    'H5',
    'H1',
    'H11',
    'HB',
    'X7',
    'H7 ',
    ' H7',
    'H07',
    'H-1',
    'HJQ',
    null,
    undefined,
    7,
    ['H7'],
    {},
  ])('%j is no card', (text) => expect(parseCard(text)).toBe(null));
  test.each([
    ['a list', ['H7', 'C10'], 'H7 C10'],
    ['an empty list', [], ''],
    ['one card twice', ['H7', 'H7'], null],
    ['one that is no card', ['H7', 'H5'], null],
    ['a text', 'H7', null],
    ['nothing', undefined, null],
  ])('a list of cards: %s', (_, texts, told) =>
    expect(parseCards(texts)).toEqual(told === null ? null : cards(told)),
  );
});

describe('suits and rankings as text', () => {
  test('the four suits', () => expect(SUITS.map(suitText).map(parseSuit)).toEqual([0, 1, 2, 3]));
  test.each(['', 'd', 'DH', 'X', 'HS', 0, null])('%j is no suit', (text) =>
    expect(parseSuit(text)).toBe(null),
  );
  test.each([
    ['D', { kind: 'trump', suit: 0 }],
    ['C', { kind: 'trump', suit: 3 }],
    ['obenabe', { kind: 'obenabe' }],
    ['undenufe', { kind: 'undenufe' }],
  ] as [string, Ranking][])('%s', (text, ranking) => {
    expect(parseRanking(text)).toEqual(ranking);
    expect(rankingText(ranking)).toBe(text);
  });
  test.each(['Obenabe', 'trump', 'slalom', '', null])('%j is no ranking', (text) =>
    expect(parseRanking(text)).toBe(null),
  );
});
