/** What one seat may see of a Schieber: built up field by field, nothing is copied wholesale. */
import { openCards, sortOut } from '../../play';
import { show } from '../../secrets';
import type { Announced, Card, Seat } from '../../types';
import type { View } from '../types';
import { announceable } from './play';
import { rankingOf } from './standing';
import type { SchieberAction, SchieberGame } from './types';

type State = SchieberGame<'all'>;

export function see(game: State, seat: Seat, legal: readonly SchieberAction[]): View<'schieber'> {
  const hand = game.hands[seat] as readonly Card[];
  return {
    seat,
    hand: show(hand),
    legal,
    forbidden: forbidden(game, seat, hand),
    weise: announceable(game, seat),
    variant: game.variant,
    options: game.options,
    foreign: game.foreign,
    phase: game.phase,
    turn: game.turn,
    dealer: game.dealer,
    active: game.active,
    sides: game.sides,
    hands: game.hands.map((cards, other) => (other === seat ? show(cards) : cards.length)),
    contract: game.contract,
    tricks: game.tricks,
    deals: game.deals,
    effects: game.effects,
    chooser: game.chooser,
    pushed: game.pushed,
    announced: game.announced.map((weise, other) =>
      weise.map((weis) => seen(weis, other === seat || isCompared(game))),
    ),
    weis: game.weis,
    stoeck: game.stoeck,
    match: game.match,
    claim: game.claim,
    points: game.points,
    board: game.board,
    end: game.end,
  };
}

/** Announced Weise lie open once trick 1 is complete. */
const isCompared = (game: State): boolean => (game.tricks[0]?.cards.length ?? 0) === game.active.length;

const seen = ({ points, length, cards }: Announced<'all'>, open: boolean): Announced<'seat'> => ({
  points,
  length,
  cards: open ? show(cards) : null,
});

function forbidden(game: State, seat: Seat, hand: readonly Card[]): View<'schieber'>['forbidden'] {
  const plays = game.phase === 'play' && seat === game.turn;
  return plays ? sortOut(hand, openCards(game.tricks, game.active), rankingOf(game)) : [];
}
