/** The text form of cards, suits and rankings, and the guards that read it (docs/ENGINE-PROTOCOL.md). */
import { cardOf, rankOf, suitOf } from './cards';
import type { Card, Rank, Ranking, Suit } from './types';

const SUIT_LETTERS = 'DHSC';
const RANK_TEXTS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export type SuitLetter = 'D' | 'H' | 'S' | 'C';

export const suitText = (suit: Suit): SuitLetter => SUIT_LETTERS[suit] as SuitLetter;
/** Suit, then rank: `C10`, `HJ`. */
export const cardText = (card: Card): string => suitText(suitOf(card)) + (RANK_TEXTS[rankOf(card)] as string);
export const cardTexts = (cards: readonly Card[]): string[] => cards.map(cardText);

/** Null for anything but one of `D H S C`. */
export function parseSuit(text: unknown): Suit | null {
  if (typeof text !== 'string' || text.length !== 1) return null;
  const suit = SUIT_LETTERS.indexOf(text);
  return suit < 0 ? null : (suit as Suit);
}

/** Null for anything but the text of one of the 36 cards. */
export function parseCard(text: unknown): Card | null {
  if (typeof text !== 'string') return null;
  const suit = parseSuit(text[0]);
  const rank = RANK_TEXTS.indexOf(text.slice(1));
  return suit === null || rank < 0 ? null : cardOf(suit, rank as Rank);
}

/** Null unless `texts` is a list of different cards. */
export function parseCards(texts: unknown): Card[] | null {
  if (!Array.isArray(texts)) return null;
  const cards = texts.map(parseCard);
  if (cards.includes(null) || new Set(cards).size < cards.length) return null;
  return cards as Card[];
}

/** `D`/`H`/`S`/`C`, `obenabe`, `undenufe`. */
export const rankingText = (ranking: Ranking): string =>
  ranking.kind === 'trump' ? suitText(ranking.suit) : ranking.kind;

export function parseRanking(text: unknown): Ranking | null {
  if (text === 'obenabe' || text === 'undenufe') return { kind: text };
  const suit = parseSuit(text);
  return suit === null ? null : { kind: 'trump', suit };
}
