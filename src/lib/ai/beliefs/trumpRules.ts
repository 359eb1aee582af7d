import type { Card } from '../../engine/types';
import { STOECK } from '../../engine/variants/schieber/stoeck';
import { handWorth } from '../player/declare';
import { MODELS, WEIS } from '../player/trumpWeights';
import { ORDER_OF_KIND, weisWorth, type Worth, worthBy } from '../player/trumpWorth';

/** How somebody judges what he may choose: as forehand, after a push, and what he expects of his Weise. */
export interface TrumpRule {
  readonly first: Worth;
  readonly pushed: Worth;
  readonly weis: (points: number) => number;
}

/** Ober and king among the cards of a suit in natural order. */
const STOECK_MASK = 0b011000000;

let known: readonly TrumpRule[] | null = null;

/**
 * The two rules by which computers choose, the plain one and the strong one. They differ much, people are somewhere
 * near, and nobody says which is his; a deal is believed as far as either explains the choice.
 */
export const trumpRules = (): readonly TrumpRule[] => (known ??= [plainRule(), strongRule()]);

function strongRule(): TrumpRule {
  const weis = (points: number): number => weisWorth(points, WEIS.solo);
  return { first: worthBy(MODELS.solo), pushed: worthBy(MODELS.pushed), weis };
}

/** The plain rule is a sum over the suits, so a suit's share is what it adds to an empty hand. */
function plainRule(): TrumpRule {
  const bare = ORDER_OF_KIND.map((order) => handWorth([], order));
  const suits = Float64Array.from({ length: 2048 }, (_, at) => {
    const kind = at >> 9;
    const stoeck = kind === 0 && (at & STOECK_MASK) === STOECK_MASK ? STOECK : 0;
    return handWorth(cardsIn(at & 511), ORDER_OF_KIND[kind]!) - bare[kind]! + stoeck;
  });
  const worth = { bias: [bare[0]!, bare[2]!, bare[3]!], suits };
  return { first: worth, pushed: worth, weis: (points) => points };
}

/** Of the first suit. */
const cardsIn = (mask: number): Card[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((rank) => (mask >> rank) & 1);
