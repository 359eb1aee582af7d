/** The order of the own hand. */
import { rankOf, suitOf } from '../../engine/cards';
import type { Card, Ranking, Suit } from '../../engine/types';
import { playerOf, type TableView } from './read';

/** Trump at the left or at the right of colours in turn, or every suit always in the same place. */
export type HandOrder = 'trumpFirst' | 'trumpLast' | 'suits';

/** The four suits with colours in turn. */
const IN_TURN: readonly Suit[] = [3, 1, 2, 0];

/** Red or black in the French pack; the German-Swiss signs follow the same pairs. */
const isRedSuit = (suit: Suit): boolean => suit < 2;

/** Buur and Nell stand above the natural order of trump. */
function height(card: Card, contract: Ranking | null): number {
  const rank = rankOf(card);
  if (contract?.kind === 'undenufe') return -rank;
  if (contract?.kind !== 'trump' || contract.suit !== suitOf(card)) return rank;
  return rank === 5 ? 10 : rank === 3 ? 9 : rank;
}

/** Trump first, then colours in turn as far as the suits held allow. */
function trumpFirst(cards: readonly Card[], contract: Ranking | null): readonly Suit[] {
  const held = IN_TURN.filter((suit) => cards.some((card) => suitOf(card) === suit));
  const trump = contract?.kind === 'trump' ? held.filter((suit) => suit === contract.suit) : [];
  const rest = held.filter((suit) => !trump.includes(suit));
  const order = [...trump];
  while (rest.length > 0) {
    const last = order.at(-1);
    const reds = rest.filter(isRedSuit).length;
    const wanted = last === undefined ? reds * 2 > rest.length : !isRedSuit(last);
    const next = rest.findIndex((suit) => isRedSuit(suit) === wanted);
    order.push(...rest.splice(Math.max(0, next), 1));
  }
  return order;
}

function suitOrder(cards: readonly Card[], contract: Ranking | null, order: HandOrder): readonly Suit[] {
  if (order === 'suits') return IN_TURN;
  const suits = trumpFirst(cards, contract);
  return order === 'trumpFirst' ? suits : [...suits].reverse();
}

/** All cards the seat was dealt, in its hand or played. */
export function dealtCards(view: Pick<TableView, 'hand' | 'tricks' | 'active' | 'seat'>): Card[] {
  const own = view.tricks.flatMap((trick) =>
    trick.cards.filter((_, index) => playerOf(view, trick, index) === view.seat),
  );
  return [...view.hand, ...own];
}

/** `dealt` decides the order of the suits: a hand that loses its last card of one does not move. */
export function sortHand(
  cards: readonly Card[],
  contract: Ranking | null,
  dealt: readonly Card[] = cards,
  order: HandOrder = 'trumpFirst',
): readonly Card[] {
  const suits = suitOrder(dealt, contract, order);
  return [...cards].sort(
    (a, b) =>
      suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || height(b, contract) - height(a, contract),
  );
}

/** Where an arrow key leads in a row of `count`; null for other keys. */
export function stepTo(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
