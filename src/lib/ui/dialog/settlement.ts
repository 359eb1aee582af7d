/** The figures of a settlement, from a finished deal. Every column adds up to what was written on the board. */
import type { Seat } from '../../engine/types';
import type { SchieberScore } from '../../engine/variants/schieber/types';
import { ownFirst, sideOf, type TableView } from '../table/read';

const MATCH = 100;
const STOECK = 20;
type Pair = readonly [number, number];

export interface Figures {
  /** Own side first, all of them. */
  readonly tricks: Pair;
  readonly weis: Pair;
  /** What the side with the lesser Weis announced for nothing. */
  readonly voidWeis: Pair;
  readonly stoeck: Pair;
  readonly match: Pair;
  readonly sum: Pair;
  readonly factor: number;
  readonly written: Pair;
  readonly board: Pair;
}

const forSide = (side: 0 | 1 | null, points: number): Pair => [
  side === 0 ? points : 0,
  side === 1 ? points : 0,
];
const firstOf = (view: TableView, side: number): Seat => view.sides[side]?.[0] ?? view.seat;
const side = (view: TableView, index: number | null | undefined): 0 | 1 | null =>
  index === null || index === undefined ? null : sideOf(view, firstOf(view, index));

function announcedBy(view: TableView, score: SchieberScore, own: 0 | 1): number {
  const points = score.announced.flatMap((weise, seat) => (sideOf(view, seat) === own ? weise : []));
  return points.reduce((sum, weis) => sum + weis.points, 0);
}

/** Trick points are what remains of the written sum: when a deal is cut short, the last trick may not count. */
export function figures(view: TableView, score: SchieberScore): Figures {
  const written = ownFirst(view, score.written);
  const weis = forSide(side(view, score.weis?.side), score.weis?.points ?? 0);
  const stoeck = forSide(score.stoeck === null ? null : sideOf(view, score.stoeck), STOECK);
  const match = forSide(side(view, score.match), MATCH);
  const sum: Pair = [written[0] / score.factor, written[1] / score.factor];
  const tricks = ([0, 1] as const).map((one) => sum[one] - weis[one] - stoeck[one] - match[one]);
  const announced = ([0, 1] as const).map((one) => announcedBy(view, score, one));
  return {
    tricks: [tricks[0] ?? 0, tricks[1] ?? 0],
    weis,
    voidWeis: [weis[0] ? 0 : (announced[0] ?? 0), weis[1] ? 0 : (announced[1] ?? 0)],
    stoeck,
    match,
    sum,
    factor: score.factor,
    written,
    board: ownFirst(view, view.board),
  };
}
