/** Playing to one trick: what may be played, who wins, what it counts (docs/RULES.md §2). */
import { suitOf } from './cards';
import { beats, heightOf, isBuur, isTrump, valueOf } from './ranking';
import type { Card, Ranking } from './types';

/** `undertrumpWhenVoid`: a player void in the led suit may undertrump (Differenzler, Pandur's Misère mit). */
export interface TrickRules {
  readonly undertrumpWhenVoid: boolean;
}
const STRICT: TrickRules = { undertrumpWhenVoid: false };

/** Why a card of the hand may not be played now. */
export type Forbidden = 'follow' | 'undertrump';

/**
 * Index of the card that holds the trick so far.
 * @param trick at least one card, in playing order
 */
export function winnerOf(trick: readonly Card[], ranking: Ranking): number {
  let best = 0;
  for (let i = 1; i < trick.length; i++) if (beats(trick[i] as Card, trick[best] as Card, ranking)) best = i;
  return best;
}

/** Card points of the trick; the 5 of the last trick are not in it. */
export const pointsOf = (trick: readonly Card[], ranking: Ranking): number =>
  trick.reduce((sum, card) => sum + valueOf(card, ranking), 0);

/**
 * The cards of `hand` that may be played to `trick` (docs/RULES.md §2.1–6), in the order of the hand.
 * Never empty while the hand is not.
 */
export function legalCards(
  hand: readonly Card[],
  trick: readonly Card[],
  ranking: Ranking,
  rules: TrickRules = STRICT,
): Card[] {
  return hand.filter((card) => whyForbidden(card, hand, trick, ranking, rules) === null);
}

/** Null if `card` may be played from `hand` to `trick`, else the rule it would break. */
export function whyForbidden(
  card: Card,
  hand: readonly Card[],
  trick: readonly Card[],
  ranking: Ranking,
  rules: TrickRules = STRICT,
): Forbidden | null {
  const led = trick[0];
  if (led === undefined) return null;
  if (isTrump(led, ranking)) return followsTrump(card, hand, ranking) ? null : 'follow';
  if (suitOf(card) === suitOf(led)) return null;
  const mustFollow = hand.some((held) => suitOf(held) === suitOf(led));
  if (!isTrump(card, ranking)) return mustFollow ? 'follow' : null;
  if (!mustFollow && rules.undertrumpWhenVoid) return null;
  return undertrumps(card, hand, trick, ranking) ? 'undertrump' : null;
}

/** Trump was led: any trump will do; without one, or with the Buur as the only one, any card. */
function followsTrump(card: Card, hand: readonly Card[], ranking: Ranking): boolean {
  return isTrump(card, ranking) || !hand.some((held) => isTrump(held, ranking) && !isBuur(held, ranking));
}

/** A trump below the highest trump of the trick, from a hand that holds anything but trumps. */
function undertrumps(card: Card, hand: readonly Card[], trick: readonly Card[], ranking: Ranking): boolean {
  const tooLow = trick.some(
    (other) => isTrump(other, ranking) && heightOf(other, ranking) > heightOf(card, ranking),
  );
  return tooLow && hand.some((held) => !isTrump(held, ranking));
}
