import { ACE, cardOf, JACK, NINE, RANKS, SUITS } from '../../engine/cards';
import { heightOf } from '../../engine/ranking';
import type { Card, Rank, Ranking, Suit } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import type { Opinion, Reason, TrumpReason } from './types';

/** What the figures say of the first choice. */
export interface Verdict {
  /** Nothing else has a better mean. */
  readonly isAhead: boolean;
  /** In points, it costs more than it brings. */
  readonly loses: boolean;
}

const SIX = 0;
const HIGH = 8;

/** Why the first of these choices: what its hand shows, else what the figures say (conditions with the type). */
export function trumpReason(view: View<'schieber'>, opinions: readonly Opinion[], verdict: Verdict): Reason {
  const { action } = opinions[0]!;
  const fitting = action.type === 'declare' ? byHand(view.hand, action.contract) : null;
  if (fitting && !(verdict.loses && view.pushed)) return fitting;
  if (action.type === 'push' && verdict.isAhead) return 'push';
  if (view.pushed && verdict.loses) return 'leastBad';
  const isClose = opinions.some(({ behind, error }, i) => i > 0 && behind <= 2 * error);
  return isClose ? 'close' : 'best';
}

function byHand(hand: readonly Card[], contract: Ranking): TrumpReason | null {
  if (contract.kind === 'trump') return byTrumps(hand, contract.suit);
  const rank = contract.kind === 'obenabe' ? ACE : SIX;
  if (SUITS.filter((suit) => hand.includes(cardOf(suit, rank))).length >= 3)
    return contract.kind === 'obenabe' ? 'manyAces' : 'manySixes';
  return bossesIn(hand, contract) >= 4 ? 'bosses' : null;
}

function byTrumps(hand: readonly Card[], suit: Suit): TrumpReason | null {
  const length = RANKS.filter((rank) => hand.includes(cardOf(suit, rank))).length;
  const holds = (rank: Rank): boolean => hand.includes(cardOf(suit, rank));
  if ((holds(JACK) && length >= 4) || (holds(NINE) && length >= 5)) return 'strongTrump';
  return length >= 6 ? 'longTrump' : null;
}

/** Cards from the top of their suits without a gap. */
function bossesIn(hand: readonly Card[], contract: Ranking): number {
  const byHeight = (suit: Suit, height: number): Card =>
    RANKS.map((rank) => cardOf(suit, rank)).find((card) => heightOf(card, contract) === height)!;
  const run = (suit: Suit): number => {
    let height = HIGH;
    while (height >= 0 && hand.includes(byHeight(suit, height))) height--;
    return HIGH - height;
  };
  return SUITS.map(run).reduce((sum, length) => sum + length, 0);
}
