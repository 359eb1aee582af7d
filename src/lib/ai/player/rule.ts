import type { Card } from '../../engine/types';
import type { Action, View } from '../../engine/variants/types';
import { Random } from '../random';
import { declare } from './declare';
import { greedyCard } from './greedy';

/** How a card is chosen. */
export type CardRule = (view: View<'schieber'>, random: Random) => Card;
/** How trump is chosen or pushed, and which Weise the first card announces: left out, all. */
export interface Manner {
  readonly trump: (view: View<'schieber'>, random: Random) => Action<'schieber'>;
  readonly weise: (view: View<'schieber'>) => { readonly weis?: readonly Card[][] };
}
/** The manner of all but the strong player: a plain rule for trump, and everything is announced. */
const PLAIN: Manner = { trump: declare, weise: () => ({}) };

/**
 * The player of last resort, quick enough for the main thread: greedy cards, trump by the plain rule. Apart from the
 * strong one, so that a page does not load twice what the worker holds.
 */
export const chooseByRule = (view: View<'schieber'>, seed: string): Action<'schieber'> =>
  actBy(view, seed, greedyCard);

export function actBy(
  view: View<'schieber'>,
  seed: string,
  card: CardRule,
  manner: Manner = PLAIN,
): Action<'schieber'> {
  const random = randomOf(view, seed);
  const stoeck = view.legal.find(({ type }) => type === 'stoeck');
  if (stoeck) return stoeck;
  if (view.phase === 'declare') return manner.trump(view, random);
  return { type: 'play', card: card(view, random), ...manner.weise(view) };
}

/** The chance of one decision: another one for every card of a game. */
export const randomOf = (view: View<'schieber'>, seed: string): Random =>
  new Random(`${seed}/${view.deals.length}/${view.seat}/${played(view)}`);

const played = (view: View<'schieber'>): number =>
  view.tricks.reduce((sum, { cards }) => sum + cards.length, 0);
