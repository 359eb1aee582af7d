/** Where a Schieber stands: sums, who reached the target, places and leaderboard points (docs/RULES.md §4, §10). */
import { sideOf, trickResults, type TrickResult } from '../../play';
import type { GameEnd, Ranking, Seat, Side } from '../../types';
import type { Outcome } from '../types';
import { factorOf } from './options';
import type { SchieberGame, SchieberScore } from './types';

export type Pair = readonly [number, number];
type State = SchieberGame<'all'>;

/** Tricks in a deal. */
export const TRICKS = 9;

export const plus = (pair: Pair, side: Side, points: number): Pair =>
  side === 0 ? [pair[0] + points, pair[1]] : [pair[0], pair[1] + points];

/** The chosen ranking; only asked once there is a contract. */
export const rankingOf = (game: Pick<State, 'contract'>): Ranking => game.contract as Ranking;

export const factor = (game: State): number => factorOf(rankingOf(game), game.options.factors);

export const results = (game: State): TrickResult[] =>
  trickResults(game.tricks, game.active, () => rankingOf(game), TRICKS);

/**
 * Per side: written points + factor × points of completed tricks; what the target is checked against. Once a deal is
 * closed, its points are on the board.
 */
export function totals(game: State): Pair {
  const by = game.phase === 'play' ? factor(game) : 0;
  return [game.board[0] + by * game.points[0], game.board[1] + by * game.points[1]];
}

/** The side whose total reaches the target exactly or above, or null. */
export function reached(game: State): Side | null {
  const target = game.options.target;
  if (target === null) return null;
  const side = totals(game).findIndex((total) => total >= target);
  return side < 0 ? null : side;
}

/** The side that won every trick of the deal, or null. */
export function matchOf(game: State, tricks: readonly TrickResult[]): Side | null {
  const side = sideOf(game.sides, tricks[0]?.winner ?? 0);
  const all = tricks.length === TRICKS && tricks.every(({ winner }) => sideOf(game.sides, winner) === side);
  return all ? side : null;
}

/** The side that has won the game, or leads it; null while level. */
function winner(game: State): Side | null {
  const end = game.end;
  if (end && end.by !== 'deals') return reachedBy(game, end);
  const [a, b] = totals(game);
  if (a !== b) return a > b ? 0 : 1;
  const last = game.deals[game.deals.length - 1];
  return end && last ? sideOf(game.sides, last.chooser) : null;
}

/** After Bedanken the board shows the sums of the deciding check, and only one side can be there. */
function reachedBy(game: State, end: GameEnd): Side {
  const target = game.options.target as number;
  const side = game.board.findIndex((sum) => sum >= target);
  if (side < 0) throw new Error(`ended by ${end.by} with ${game.board.join(':')} of ${target}`);
  return side;
}

/** Card points of a side's tricks in a deal, without factor, Weis, Stöck and match. */
function cardPoints(score: SchieberScore, side: readonly Seat[]): number {
  const tricks = score.trickPoints.filter((_, i) => side.includes(score.trickWinners[i] as Seat));
  const claimed = score.claim && side.includes(score.claim.seat) ? score.claim.points : 0;
  return tricks.reduce((sum, points) => sum + points, 0) + claimed;
}

const BONUS = { winner: 30, winnerAgainstSchneider: 45, loser: 5 };

/** Losers strictly below half the target. */
function isSchneider(game: State, side: Side | null): boolean {
  const target = game.options.target;
  if (!game.end || side === null || target === null) return false;
  return (game.board[1 - side] as number) * 2 < target;
}

export function outcome(game: State): Outcome {
  const side = winner(game);
  const schneider = isSchneider(game, side);
  const seats = [0, 1, 2, 3];
  const isFirst = (seat: Seat): boolean => side === null || sideOf(game.sides, seat) === side;
  const bonus = (seat: Seat): number => {
    if (!game.end) return 0;
    if (!isFirst(seat)) return BONUS.loser;
    return schneider ? BONUS.winnerAgainstSchneider : BONUS.winner;
  };
  const rate = (seat: Seat): number => {
    const own = game.sides[sideOf(game.sides, seat)] as readonly Seat[];
    return game.deals.reduce((sum, score) => sum + Math.floor(cardPoints(score, own) / 10), bonus(seat));
  };
  return {
    places: seats.map((seat) => (isFirst(seat) ? 1 : 2)),
    winners: seats.filter(isFirst),
    schneider,
    rating: seats.map(rate),
  };
}
