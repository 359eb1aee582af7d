/** How cards compare and what they count, given the ranking of the trick (docs/RULES.md §1). */
import { JACK, NINE, rankOf, suitOf } from './cards';
import type { Card, Rank, Ranking } from './types';

//                     6  7  8  9  10 J  Q  K  A
const TRUMP_VALUES = [0, 0, 0, 14, 10, 20, 3, 4, 11];
const PLAIN_VALUES = [0, 0, 0, 0, 10, 2, 3, 4, 11];
const OBENABE_VALUES = [0, 0, 8, 0, 10, 2, 3, 4, 11];
const UNDENUFE_VALUES = [11, 0, 8, 0, 10, 2, 3, 4, 0];

/** Extra points for the last trick. */
export const LAST_TRICK = 5;
/** For all tricks of a deal, where a variant has it. */
export const MATCH_BONUS = 100;

export const isTrump = (card: Card, ranking: Ranking): boolean =>
  ranking.kind === 'trump' && suitOf(card) === ranking.suit;

/** The trump jack, which need never be played (docs/RULES.md §2.5). */
export const isBuur = (card: Card, ranking: Ranking): boolean =>
  isTrump(card, ranking) && rankOf(card) === JACK;

/** Card points, 0–20. */
export function valueOf(card: Card, ranking: Ranking): number {
  return valuesFor(card, ranking)[rankOf(card)] as number;
}

function valuesFor(card: Card, ranking: Ranking): readonly number[] {
  if (ranking.kind === 'obenabe') return OBENABE_VALUES;
  if (ranking.kind === 'undenufe') return UNDENUFE_VALUES;
  return isTrump(card, ranking) ? TRUMP_VALUES : PLAIN_VALUES;
}

/** Trump order: Buur, Nell, then the natural order. */
function trumpHeight(rank: Rank): number {
  if (rank === JACK) return 10;
  return rank === NINE ? 9 : rank;
}

/** Strength within one suit: the higher number is the stronger card. Only cards of one suit may be compared. */
export function heightOf(card: Card, ranking: Ranking): number {
  const rank = rankOf(card);
  if (ranking.kind === 'undenufe') return 8 - rank;
  return isTrump(card, ranking) ? trumpHeight(rank) : rank;
}

/** Whether `card`, played later, takes a trick that `best` holds so far (docs/RULES.md §2.7). */
export function beats(card: Card, best: Card, ranking: Ranking): boolean {
  if (suitOf(card) === suitOf(best)) return heightOf(card, ranking) > heightOf(best, ranking);
  return isTrump(card, ranking);
}
