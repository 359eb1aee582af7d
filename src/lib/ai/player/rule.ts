import type { Card } from '../../engine/types';
import type { Action, View } from '../../engine/variants/types';
import { Random } from '../random';
import { declare } from './declare';
import { greedyCard } from './greedy';

/** How a card is chosen; trump choice and push are the same for all players. */
export type CardRule = (view: View<'schieber'>, random: Random) => Card;

/**
 * The player of last resort, quick enough for the main thread: greedy cards, the same trump choice. Apart from the strong
 * one, so that a page does not load twice what the worker holds.
 */
export const chooseByRule = (view: View<'schieber'>, seed: string): Action<'schieber'> =>
  actBy(view, seed, greedyCard);

export function actBy(view: View<'schieber'>, seed: string, card: CardRule): Action<'schieber'> {
  const random = new Random(`${seed}/${view.deals.length}/${view.seat}/${played(view)}`);
  const stoeck = view.legal.find(({ type }) => type === 'stoeck');
  if (stoeck) return stoeck;
  if (view.phase === 'declare') return declare(view, random);
  return { type: 'play', card: card(view, random) };
}

const played = (view: View<'schieber'>): number =>
  view.tricks.reduce((sum, { cards }) => sum + cards.length, 0);
