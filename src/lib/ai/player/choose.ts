import type { Card } from '../../engine/types';
import type { Action, View } from '../../engine/variants/types';
import type { Random } from '../random';
import { BUDGET, type Budget, judgeCards } from './cards';
import { playable } from './greedy';
import { actBy, type Manner } from './rule';
import { bestOf, type Sums } from './sums';
import { chooseTrump } from './trumpChoice';
import { weiseToAnnounce } from './weis';

const MANNER: Manner = { trump: chooseTrump, weise: weiseToAnnounce };

/**
 * What the strong computer does: a pure function of what its seat has seen and the seed. It conceals
 * Weise that cannot count, shows Stöck early when that ends the game, and never claims.
 * @param tell gets the sums of a choice among cards
 */
export function chooseAction(
  view: View<'schieber'>,
  seed: string,
  budget: Budget = BUDGET,
  tell?: (sums: Sums) => void,
): Action<'schieber'> {
  return actBy(view, seed, (seen, random) => strongCard(seen, random, budget, tell), MANNER);
}

/** The card that brings most; the only one without a thought. */
function strongCard(
  view: View<'schieber'>,
  random: Random,
  budget: Budget,
  tell?: (sums: Sums) => void,
): Card {
  const cards = playable(view.legal);
  if (cards.length === 1) return cards[0]!;
  const sums = judgeCards(view, random, budget);
  tell?.(sums);
  return sums.cards[bestOf(sums)]!;
}
