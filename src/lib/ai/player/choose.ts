import type { Card } from '../../engine/types';
import type { Action, View } from '../../engine/variants/types';
import type { Random } from '../random';
import { BUDGET, type Budget, judgeCards, type Work } from './cards';
import { greedyCard, playable } from './greedy';
import { actBy } from './rule';

/**
 * What the strong computer does: a pure function of what its seat has seen and the seed. It announces all Weise
 * (docs/RULES.md §3: left out, everything is announced), shows Stöck early when that ends the game, and never claims.
 */
export function chooseAction(
  view: View<'schieber'>,
  seed: string,
  budget: Budget = BUDGET,
  work?: Work,
): Action<'schieber'> {
  return actBy(view, seed, (seen, random) => strongCard(seen, random, budget, work));
}

/** The card that brings most; of several the one that is usual, for then it hardly matters. */
function strongCard(view: View<'schieber'>, random: Random, budget: Budget, work?: Work): Card {
  const cards = playable(view.legal);
  if (cards.length === 1) return cards[0]!;
  const judged = judgeCards(view, random, budget, work);
  const most = judged.reduce((top, { points }) => (points > top ? points : top), -Infinity);
  const best = judged.filter(({ points }) => points === most).map(({ card }) => card);
  const usual = greedyCard(view);
  return best.includes(usual) ? usual : best[0]!;
}
