/** Suits in an order that does not depend on their names: within a limit of work the same claim is judged the same. */
import { cardOf, rankOf, SUITS, suitOf } from './cards';
import type { Standing } from './claimKnowledge';
import { isTrump } from './ranking';
import type { Card, Ranking, Suit } from './types';

/** A standing in other suits, and the way back. */
export interface Ordered {
  readonly standing: Standing;
  readonly back: (card: Card) => Card;
}

/** Trump first, then the suits most is held of, then by who may hold the rest; suits that are alike in all that may change places. */
export function inOrder(standing: Standing): Ordered {
  const keys = SUITS.map((suit) => keyOf(standing, suit));
  const from = [...SUITS].sort((a, b) => compare(keys[a] as string, keys[b] as string));
  const renamed = (card: Card): Card => cardOf(from.indexOf(suitOf(card)) as Suit, rankOf(card));
  const back = (card: Card): Card => cardOf(from[suitOf(card)] as Suit, rankOf(card));
  return {
    standing: {
      ...standing,
      ranking: renameTrump(standing.ranking, from),
      hand: standing.hand.map(renamed).sort((a, b) => a - b),
      holders: standing.holders.map((_, card) => standing.holders[back(card)] as number),
    },
    back,
  };
}

const compare = (a: string, b: string): number => (a === b ? 0 : a > b ? -1 : 1);
const renameTrump = (ranking: Ranking, from: readonly Suit[]): Ranking =>
  ranking.kind === 'trump' ? { kind: 'trump', suit: from.indexOf(ranking.suit) as Suit } : ranking;

/** Per card of the suit: 8 for an own one, else who may hold it. */
function keyOf({ ranking, hand, holders }: Standing, suit: Suit): string {
  const cards = Array.from({ length: 9 }, (_, rank) => 9 * suit + rank);
  const held = cards.map((card) => (hand.includes(card) ? 8 : (holders[card] as number)));
  return [isTrump(9 * suit, ranking) ? 1 : 0, ...held].join('');
}
