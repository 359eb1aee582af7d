/** Who may claim the rest in the Schieber, and what he knows (docs/RULES.md §2a). */
import { type Claim, claimHolds, judgeClaim } from '../../claim';
import { type Standing, standingOf } from '../../claimKnowledge';
import { openCards, sideOf } from '../../play';
import type { Card, Hand, Knowledge, Seat } from '../../types';
import type { View } from '../types';
import { rankingOf } from './standing';
import type { SchieberGame } from './types';

/** The table, or what one seat sees of it: of hidden things nothing is read, so that both say the same. */
type Sight = SchieberGame<'all'> | View<'schieber'>;

/** Whoever leads a trick may claim the rest, if he has the proof. */
export const mayClaim = (game: SchieberGame<'all'>, seat: Seat): boolean =>
  leads(game, seat) && claimHolds(standingIn(game, seat));

/** What a claim of the viewer would come to; null unless he is about to lead. */
export const claimIn = (view: View<'schieber'>): Claim | null =>
  leads(view, view.seat) ? judgeClaim(standingIn(view, view.seat)) : null;

const leads = (game: Sight, seat: Seat): boolean =>
  game.phase === 'play' && seat === game.turn && openCards(game.tricks, game.active).length === 0;

/** Between tricks all announced Weise lie open, or nothing is announced yet. */
export function standingIn(game: Sight, seat: Seat): Standing {
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
