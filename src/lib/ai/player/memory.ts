import { isComplete, seatOf } from '../../engine/play';
import { isTrump } from '../../engine/ranking';
import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { type Random, shuffle } from '../random';
import type { World } from '../worlds';

/**
 * The side cards that the others played before the last `tricks` complete tricks: who does not count along knows of
 * them no longer whether they are gone. The own ones are remembered, and trumps, as everybody counts those.
 */
export function forgottenCards(view: View<'schieber'>, tricks: number): Card[] {
  const complete = view.tricks.filter((trick) => isComplete(trick, view.active));
  return complete
    .slice(0, Math.max(0, complete.length - tricks))
    .flatMap((trick) => trick.cards.filter((_, i) => seatOf(view.active, trick, i) !== view.seat))
    .filter((card) => !isTrump(card, view.contract!));
}

/** The world as it seems to who has forgotten these cards: any of them may be in a hand instead of one that is. */
export function misremember(world: World, forgotten: readonly Card[], seat: number, random: Random): World {
  const unseen = world.hands.flatMap((hand, other) => (other === seat ? [] : hand));
  const gone = new Set(shuffle([...unseen, ...forgotten], random).slice(0, forgotten.length));
  const back = shuffle(
    forgotten.filter((card) => !gone.has(card)),
    random,
  );
  const seems = (card: Card): Card => (gone.has(card) ? back.pop()! : card);
  return { ...world, hands: world.hands.map((hand, other) => (other === seat ? hand : hand.map(seems))) };
}
