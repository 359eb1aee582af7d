/** What a card that was played proves about the rest of its player's hand (docs/RULES.md §2 nos. 2–6). */
import { suitOf } from './cards';
import { beats, isBuur, isTrump } from './ranking';
import type { Card, Ranking } from './types';

/**
 * What a player shows not to hold: a side suit, all trumps but the Buur, or everything except trumps. -1: nothing.
 * A trump on a side suit says nothing of that suit, for trumping is always allowed.
 */
export type Denial = number;
export const NOTHING: Denial = -1;
export const ALL_BUT_TRUMPS: Denial = 4;

/** @param best the card that held the trick when `card` was played to it (docs/RULES.md §2 nos. 2–6) */
export function denial(card: Card, led: Card, best: Card, ranking: Ranking): Denial {
  if (suitOf(card) === suitOf(led)) return NOTHING;
  if (!isTrump(card, ranking)) return suitOf(led);
  return isTrump(best, ranking) && !beats(card, best, ranking) ? ALL_BUT_TRUMPS : NOTHING;
}

export function isDenied(card: Card, denied: Denial, ranking: Ranking): boolean {
  if (denied === ALL_BUT_TRUMPS) return !isTrump(card, ranking);
  return suitOf(card) === denied && !isBuur(card, ranking);
}
