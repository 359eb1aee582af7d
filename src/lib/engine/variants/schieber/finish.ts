/** Closing a deal and a game: Bedanken at a check, the end of a deal, a claim (docs/RULES.md §2a, §4). */
import { MATCH_BONUS, LAST_TRICK } from '../../ranking';
import { sideOf, trickIndex } from '../../play';
import { pointsOf } from '../../trick';
import type { Seat, Side } from '../../types';
import { matchOf, plus, rankingOf, reached, results, totals, TRICKS, factor, type Pair } from './standing';
import { holdsStoeck, writeStoeck } from './stoeck';
import type { SchieberGame, SchieberScore } from './types';

type State = SchieberGame<'all'>;
type Through = 'stoeck' | 'weis' | 'trick';

/**
 * Bedanken: a check has found `side` at the target, and the game is over on the spot.
 * @param board the sums of the deciding check
 */
export function thank(
  game: State,
  side: Side,
  by: Through,
  trick: number,
  board: Pair = totals(game),
): State {
  const ended: State = { ...game, board, end: { by, deal: game.deals.length, trick } };
  return close({ ...ended, effects: [...game.effects, { type: 'reached', side, through: by }] });
}

/** The deal has been played out or claimed without Bedanken: its points go on the board. */
export function finishDeal(game: State): State {
  const written: State = { ...game, board: totals(game) };
  const deals = game.options.deals;
  const ranOut = deals !== null && game.deals.length + 1 >= deals;
  return close(ranOut ? { ...written, end: { by: 'deals', deal: game.deals.length, trick: null } } : written);
}

/** Adds the deal's score and hands over to chance, or to nobody. */
function close(game: State): State {
  const score = scoreOf(game);
  const over = game.end !== null;
  return {
    ...game,
    phase: over ? 'over' : 'deal',
    turn: over ? null : 'chance',
    deals: [...game.deals, score],
    effects: [
      ...game.effects,
      { type: 'dealScored', score },
      ...(over ? [{ type: 'gameOver' as const }] : []),
    ],
  };
}

/** What the finished deal brought; the board already shows it. */
function scoreOf(game: State): SchieberScore {
  // A trick whose last card was the deciding Stöck is still the open one: it counts for nobody.
  const tricks = results(game).slice(0, game.end?.by === 'stoeck' ? (game.end.trick ?? 0) : TRICKS);
  const before = game.deals.reduce<Pair>((sum, { written: [a, b] }) => [sum[0] + a, sum[1] + b], [0, 0]);
  const claim = game.claim;
  return {
    dealer: game.dealer as Seat,
    forehand: game.active[0] as Seat,
    chooser: game.chooser as Seat,
    pushed: game.pushed,
    contract: rankingOf(game),
    factor: factor(game),
    trickWinners: tricks.map(({ winner }) => winner),
    trickPoints: tricks.map(({ points }) => points),
    points: game.points,
    weis: game.weis,
    // Before the comparison announced cards are nobody's business but their owner's.
    announced: tricks.length > 0 ? game.announced : game.announced.map(() => []),
    stoeck: game.stoeck,
    match: game.match,
    claim,
    written: [game.board[0] - before[0], game.board[1] - before[1]],
  };
}

/** Adds the last finished trick to its side, with the 5 and the match after the ninth. */
export function countTrick(game: State): State {
  const tricks = results(game);
  const last = tricks[tricks.length - 1];
  if (!last) throw new Error('no finished trick to count');
  const match = matchOf(game, tricks);
  const side = sideOf(game.sides, last.winner);
  return {
    ...game,
    turn: last.winner,
    match,
    points: plus(game.points, side, last.points + (match === null ? 0 : MATCH_BONUS)),
    effects: [...game.effects, { type: 'trickWon', by: last.winner, points: last.points }],
  };
}

/** A granted claim (§2a): first an unplayed Stöck of either side, then all that is left, checked as at the end. */
export function takeRest(game: State, seat: Seat): State {
  const holder = game.active.find((other) => holdsStoeck(game, other));
  const stoeck = holder === undefined ? game : writeStoeck(game, holder);
  const early = holder === undefined ? null : reached(stoeck);
  if (early !== null) return thank(stoeck, early, 'stoeck', trickIndex(game.tricks, game.active));
  const counted = countRest(stoeck, seat);
  const side = reached(counted);
  return side === null ? finishDeal(counted) : thank(counted, side, 'trick', TRICKS - 1);
}

/** All cards still held, the 5 and a match count for the claimer's side. */
function countRest(game: State, seat: Seat): State {
  const side = sideOf(game.sides, seat);
  const points = pointsOf(game.hands.flat(), rankingOf(game)) + LAST_TRICK;
  const match = results(game).every(({ winner }) => sideOf(game.sides, winner) === side) ? side : null;
  return {
    ...game,
    hands: game.hands.map(() => []),
    match,
    claim: { seat, points },
    points: plus(game.points, side, points + (match === null ? 0 : MATCH_BONUS)),
    effects: [...game.effects, { type: 'claimed', by: seat, points }],
  };
}
