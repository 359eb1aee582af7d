import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import type { Random } from '../random';
import { playable } from './greedy';

/** Any card that may be played, all equally likely: the lower end of the scale. */
export function uniformCard(view: View<'schieber'>, random: Random): Card {
  const cards = playable(view.legal);
  return cards[random.below(cards.length)]!;
}
