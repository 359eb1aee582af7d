/** Who may claim the rest in the Schieber, and what he knows (docs/RULES.md §2a). */
import { type Claim, judgeClaim } from '../../claim';
import { type Standing, standingOf } from '../../claimKnowledge';
import { openCards, sideOf } from '../../play';
import type { Card, Hand, Knowledge, Seat } from '../../types';
import type { View } from '../types';
import { rankingOf } from './standing';
import type { SchieberGame } from './types';

/**
 * What the claim of `seat` comes to; null unless it is about to lead. The same from the game and from its own view:
 * of other hands nothing but their size is looked at.
 */
export function claimBy(game: SchieberGame<'all'> | View<'schieber'>, seat: Seat): Claim | null {
  const leads =
    game.phase === 'play' && seat === game.turn && openCards(game.tricks, game.active).length === 0;
  return leads ? judgeClaim(standingIn(game, seat)) : null;
}

/** Between tricks all announced Weise lie open, or nothing is announced yet. */
export function standingIn(game: SchieberGame<'all'> | View<'schieber'>, seat: Seat): Standing {
  return standingOf({
    seat,
    hand: game.hands[seat] as readonly Card[],
    sizes: game.hands.map(sizeOf),
    active: game.active,
    side: game.sides[sideOf(game.sides, seat)] as readonly Seat[],
    tricks: game.tricks,
    ranking: rankingOf(game),
    shown: game.announced.map((weise) => weise.flatMap(({ cards }) => (cards ? [cards] : []))),
    roseWithForehand: !game.foreign && game.deals.length === 0,
  });
}

const sizeOf = (hand: Hand<Knowledge>): number => (typeof hand === 'number' ? hand : hand.length);
