import { suitOf } from '../../engine/cards';
import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { Sight } from './sight';
import type { FollowReason, LeadReason, Opinion, Reason } from './types';

/**
 * Why the first of these cards: the first reason in order whose condition holds (each is written down with its type).
 * All are certain from the view; where none fits, the figures alone speak.
 */
export function cardReason(view: View<'schieber'>, opinions: readonly Opinion[]): Reason {
  if (opinions.length === 1) return 'only';
  if (view.legal.some(({ type }) => type === 'claim')) return 'claim';
  if (opinions.every(({ behind }) => behind === 0)) return 'same';
  const card = cardIn(opinions[0]!);
  const sight = new Sight(view);
  const worse = new Set(opinions.filter(({ behind }) => behind > 0).map(cardIn));
  return (sight.size === 0 ? leading(sight, card) : following(sight, card, worse)) ?? 'best';
}

const cardIn = ({ action }: Opinion): Card => (action.type === 'play' ? action.card : -1);

function leading(sight: Sight, card: Card): LeadReason | null {
  if (sight.isTrump(card) && sight.canDraw) return drawing(sight, card);
  if (sight.isHighest(card)) return sight.isSure(card) ? 'boss' : 'highest';
  return sight.isTrump(card) ? null : toPartner(sight, card);
}

function drawing(sight: Sight, card: Card): LeadReason | null {
  const { chooser, seat } = sight.view;
  if (sight.isSure(card) || chooser === seat) return 'drawTrump';
  return chooser === ((seat + 2) & 3) ? 'partnerTrump' : null;
}

function toPartner(sight: Sight, card: Card): LeadReason | null {
  const suit = suitOf(card);
  const mayFollow = sight.mayHoldSuit(sight.partner, suit);
  if (sight.isBelowPartner(card)) return 'partnerHolds';
  if (!mayFollow && sight.mayHoldTrump(sight.partner)) return 'partnerRuffs';
  if (mayFollow && sight.partnerLed(suit)) return 'partnerSuit';
  return sight.points(card) === 0 ? 'lowLead' : null;
}

function following(sight: Sight, card: Card, worse: ReadonlySet<Card>): FollowReason | null {
  if (sight.partnerIsSure) return withPartner(sight, card);
  return sight.takes(card) ? taking(sight, card) : staying(sight, card, worse);
}

function withPartner(sight: Sight, card: Card): FollowReason | null {
  if (sight.takes(card)) return 'overtake';
  if (sight.points(card) > 0 && sight.hasCheaper(card)) return 'feed';
  return sight.hasDearer(card) ? 'save' : null;
}

function taking(sight: Sight, card: Card): FollowReason | null {
  if (!sight.isSure(card)) return sight.partnerHolds ? null : 'over';
  if (sight.isTrump(card) && !sight.isTrumpLed) return 'trumpIn';
  return sight.size === 3 ? 'takeLast' : 'take';
}

function staying(sight: Sight, card: Card, worse: ReadonlySet<Card>): FollowReason | null {
  const takers = sight.takers;
  if (takers.length === 0) return givingUp(sight, card);
  if (sight.partnerHolds) return 'leavePartner';
  if (sight.hasCheaper(card, (other) => !sight.takes(other))) return null;
  const onlyTrumps = !sight.isTrumpLed && takers.every((other) => sight.isTrump(other));
  return onlyTrumps && takers.every((other) => worse.has(other)) ? 'keepTrump' : 'duck';
}

function givingUp(sight: Sight, card: Card): FollowReason | null {
  if (sight.hasCheaper(card)) return null;
  return suitOf(card) === sight.led ? 'cheapest' : 'discard';
}
