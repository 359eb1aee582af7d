/** Stöck: king and queen of trump in one hand (docs/RULES.md §3). */
import { cardOf, KING, QUEEN } from '../../cards';
import { playedBy, sideOf } from '../../play';
import type { Card, Seat } from '../../types';
import { factor, plus, reached } from './standing';
import type { SchieberGame } from './types';

type State = SchieberGame<'all'>;

/** Points of Stöck, without factor. */
export const STOECK = 20;

/** King and queen of trump; empty without trump. */
function pairOf(game: State): Card[] {
  const contract = game.contract;
  return contract?.kind === 'trump' ? [cardOf(contract.suit, KING), cardOf(contract.suit, QUEEN)] : [];
}

/** Whether the seat was dealt both and at least one of them is still to be played, Stöck unwritten. */
export function holdsStoeck(game: State, seat: Seat): boolean {
  const pair = pairOf(game);
  const held = game.hands[seat] as readonly Card[];
  const dealt = [...held, ...playedBy(seat, game.tricks, game.active)];
  const both = pair.length > 0 && pair.every((card) => dealt.includes(card));
  return both && game.stoeck === null && pair.some((card) => held.includes(card));
}

/** Whether the card just played by `seat` was the second of the two. */
export function completesStoeck(game: State, seat: Seat, card: Card): boolean {
  const pair = pairOf(game);
  const played = playedBy(seat, game.tricks, game.active);
  return game.stoeck === null && pair.includes(card) && pair.every((other) => played.includes(other));
}

export function writeStoeck(game: State, seat: Seat): State {
  return {
    ...game,
    stoeck: seat,
    board: plus(game.board, sideOf(game.sides, seat), STOECK * factor(game)),
    effects: [...game.effects, { type: 'stoeck', by: seat }],
  };
}

/**
 * House rule stoeckEarly: from the first card of trick 1 on, while one of the two is unplayed, the holder may show
 * them at any moment if that reaches the target.
 */
export function mayShowStoeck(game: State, seat: Seat): boolean {
  if (!game.options.stoeckEarly || game.phase !== 'play' || game.tricks.length === 0) return false;
  if (!game.active.includes(seat)) return false;
  const side = sideOf(game.sides, seat);
  return holdsStoeck(game, seat) && reached(writeStoeck(game, seat)) === side;
}
