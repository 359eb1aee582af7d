/** Playing a card in the Schieber: Weis with the first one, Stöck, the trick, and every check on the way (§2–4). */
import { sortCards } from '../../cards';
import { addCard, isComplete, openCards, playedBy, seatOf, trickIndex } from '../../play';
import type { PhaseRules } from '../../rules';
import { legalCards } from '../../trick';
import type { Actor, Announced, Card, WeisPlayAction, Seat, Side, Trick, Weis } from '../../types';
import { compareWeise, findWeise, pickWeise } from '../../weis';
import { mayClaim } from './claiming';
import { countTrick, finishDeal, takeRest, thank } from './finish';
import { factor, plus, rankingOf, reached, totals, TRICKS } from './standing';
import { completesStoeck, mayShowStoeck, writeStoeck } from './stoeck';
import type { SchieberAction, SchieberGame } from './types';

type State = SchieberGame<'all'>;

const handOf = (game: State, seat: Seat): readonly Card[] => game.hands[seat] as readonly Card[];

/** The Weise that the seat's next card may announce: only its first card of a deal does. */
export function announceable(game: State, seat: Seat): Weis[] {
  const first = game.phase === 'play' && playedBy(seat, game.tricks, game.active).length === 0;
  return first ? findWeise(handOf(game, seat), game.options) : [];
}

function legal(game: State, seat: Seat): SchieberAction[] {
  const actions: SchieberAction[] = [];
  if (seat === game.turn) {
    const cards = legalCards(handOf(game, seat), openCards(game.tricks, game.active), rankingOf(game));
    actions.push(...cards.map((card) => ({ type: 'play' as const, card })));
    if (mayClaim(game, seat)) actions.push({ type: 'claim' });
  }
  if (mayShowStoeck(game, seat)) actions.push({ type: 'stoeck' });
  return actions;
}

function apply(game: State, by: Actor, action: SchieberAction): State | null {
  if (by === 'chance') return null;
  const fresh: State = { ...game, effects: [] };
  switch (action.type) {
    case 'play':
      return by === game.turn ? playCard(fresh, by, action) : null;
    case 'claim':
      return mayClaim(game, by) ? takeRest(fresh, by) : null;
    case 'stoeck':
      return mayShowStoeck(game, by) ? showStoeck(fresh, by) : null;
    default:
      return null;
  }
}

function playCard(game: State, seat: Seat, action: WeisPlayAction): State | null {
  const open = openCards(game.tricks, game.active);
  const weise = announced(game, seat, action);
  if (!weise || !legalCards(handOf(game, seat), open, rankingOf(game)).includes(action.card)) return null;
  const placed: State = {
    ...game,
    hands: game.hands.map((hand, other) =>
      other === seat ? hand.filter((card) => card !== action.card) : hand,
    ),
    tricks: addCard(game.tricks, game.active, seat, action.card),
    announced: game.announced.map((known, other) => (other === seat && weise.length > 0 ? weise : known)),
  };
  return completesStoeck(placed, seat, action.card)
    ? afterStoeck(writeStoeck(placed, seat))
    : afterCard(placed);
}

/** What goes with this card; null if the action names something that is no Weis of the hand, or too late. */
function announced(game: State, seat: Seat, action: WeisPlayAction): Announced<'all'>[] | null {
  if (action.weis && playedBy(seat, game.tricks, game.active).length > 0) return null;
  const named = action.weis?.map(sortCards);
  const weise = named ? pickWeise(handOf(game, seat), named, game.options) : announceable(game, seat);
  return weise?.map(({ points, cards }) => ({ points, length: cards.length, cards })) ?? null;
}

/** Stöck counts at once, before the trick it was played to. */
function afterStoeck(game: State): State {
  const side = reached(game);
  return side === null ? afterCard(game) : thank(game, side, 'stoeck', game.tricks.length - 1);
}

/** Stöck shown early always reaches the target: else it may not be shown. */
function showStoeck(game: State, seat: Seat): State {
  const shown = writeStoeck(game, seat);
  return thank(shown, reached(shown) as Side, 'stoeck', trickIndex(game.tricks, game.active));
}

function afterCard(game: State): State {
  const trick = game.tricks[game.tricks.length - 1] as Trick;
  if (!isComplete(trick, game.active))
    return { ...game, turn: seatOf(game.active, trick, trick.cards.length) };
  return game.tricks.length === 1 ? afterFirstTrick(game) : afterTrick(countTrick(game));
}

/** After trick 1 first the Weis without that trick's points, then that trick's points. */
function afterFirstTrick(game: State): State {
  const written = writeWeis(game);
  const side = reached(written);
  const counted = countTrick(written);
  return side === null ? afterTrick(counted) : thank(counted, side, 'weis', 0, totals(written));
}

function writeWeis(game: State): State {
  const weise = game.announced.map((seat) => seat.map(({ points, cards }) => ({ points, cards })));
  const weis = compareWeise(weise, game.sides, game.active[0] as Seat, rankingOf(game));
  if (!weis) return game;
  return {
    ...game,
    weis,
    board: plus(game.board, weis.side, weis.points * factor(game)),
    effects: [...game.effects, { type: 'weisCompared', ...weis }],
  };
}

function afterTrick(game: State): State {
  const side = reached(game);
  if (side !== null) return thank(game, side, 'trick', game.tricks.length - 1);
  return game.tricks.length === TRICKS ? finishDeal(game) : game;
}

export const play: PhaseRules<'schieber'> = { legal, apply };
