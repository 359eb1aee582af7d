/** The figures of a finished deal. Every column adds up to what was written on the board. */
import { MATCH_BONUS } from '../../engine/ranking';
import type { GameEnd, Seat } from '../../engine/types';
import type { SchieberScore } from '../../engine/variants/schieber/types';
import { ownFirst, sideOf, STOECK, TRICKS, type TableView } from '../table/read';

/** Own side first. */
export type Pair = readonly [number, number];
export type Through = Exclude<GameEnd['by'], 'deals'>;

export interface Figures {
  readonly tricks: Pair;
  /** How many tricks that counted each side made; the rest that was claimed is the claimer's. */
  readonly trickCount: Pair;
  /** Whoever got the 5 of the last trick; null if the deal was cut short before it. */
  readonly lastTrick: Seat | null;
  readonly weis: Pair;
  /** What the side with the lesser Weis announced for nothing. */
  readonly voidWeis: Pair;
  readonly stoeck: Pair;
  readonly match: Pair;
  readonly sum: Pair;
  readonly factor: number;
  readonly written: Pair;
  /** After this deal. */
  readonly board: Pair;
}

const forSide = (side: 0 | 1 | null, points: number): Pair => [
  side === 0 ? points : 0,
  side === 1 ? points : 0,
];
const each = (figure: (side: 0 | 1) => number): Pair => [figure(0), figure(1)];
export const add = (a: Pair, b: Pair): Pair => each((side) => a[side] + b[side]);

/** Sides of the game are told from the own one. */
export const ownSide = (view: TableView, side: number): 0 | 1 =>
  sideOf(view, view.sides[side]?.[0] ?? view.seat);
const sideOrNull = (view: TableView, side: number | null | undefined): 0 | 1 | null =>
  side === null || side === undefined ? null : ownSide(view, side);

function announcedBy(view: TableView, score: SchieberScore, own: 0 | 1): number {
  const points = score.announced.flatMap((weise, seat) => (sideOf(view, seat) === own ? weise : []));
  return points.reduce((sum, weis) => sum + weis.points, 0);
}

/** Through what the game ended in the middle of this deal or with its last trick; null for every other deal. */
export function throughOf(view: TableView, score: SchieberScore): Through | null {
  const { end } = view;
  return end && end.by !== 'deals' && view.deals[end.deal] === score ? end.by : null;
}

/** When the Weis decides, trick 1 is complete but not on the board (docs/RULES.md §4). */
export const tricksCount = (view: TableView, score: SchieberScore): boolean =>
  throughOf(view, score) !== 'weis';

function trickCount(view: TableView, score: SchieberScore): Pair {
  if (!tricksCount(view, score)) return [0, 0];
  const { claim, trickWinners } = score;
  const rest = forSide(claim ? sideOf(view, claim.seat) : null, TRICKS - trickWinners.length);
  return add(
    rest,
    each((side) => trickWinners.filter((seat) => sideOf(view, seat) === side).length),
  );
}

/** The board after this deal, from what each deal wrote. */
function boardAfter(view: TableView, score: SchieberScore): Pair {
  const until = view.deals.slice(0, view.deals.indexOf(score) + 1);
  return until.reduce<Pair>((sum, { written }) => add(sum, ownFirst(view, written)), [0, 0]);
}

/** Trick points are what remains of the written sum: when a deal is cut short, the last trick may not count. */
export function figures(view: TableView, score: SchieberScore): Figures {
  const written = ownFirst(view, score.written);
  const weis = forSide(sideOrNull(view, score.weis?.side), score.weis?.points ?? 0);
  const stoeck = forSide(score.stoeck === null ? null : sideOf(view, score.stoeck), STOECK);
  const match = forSide(sideOrNull(view, score.match), MATCH_BONUS);
  const sum = each((side) => written[side] / score.factor);
  return {
    tricks: each((side) => sum[side] - weis[side] - stoeck[side] - match[side]),
    trickCount: trickCount(view, score),
    lastTrick: score.claim?.seat ?? score.trickWinners[TRICKS - 1] ?? null,
    weis,
    voidWeis: each((side) => (weis[side] ? 0 : announcedBy(view, score, side))),
    stoeck,
    match,
    sum,
    factor: score.factor,
    written,
    board: boardAfter(view, score),
  };
}
