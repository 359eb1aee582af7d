import type { AdviceUnit, Opinion } from './types';
import { errorOf, meanOf, plus, type Sums, world } from '../player/sums';

/** What some worlds say about the things in question: what each counts, and what points it leads to. */
export interface Figures {
  readonly sums: Sums;
  /** Σ weight × card points that own side makes from now on. */
  readonly points: readonly number[];
}

export const noFigures = (sums: Sums): Figures => ({ sums, points: sums.cards.map(() => 0) });

/** One world more. */
export function withWorld(
  { sums, points }: Figures,
  weight: number,
  values: readonly number[],
  made: readonly number[],
  nodes: number,
): Figures {
  const none = { ...sums, worlds: 0, nodes: 0 };
  return {
    sums: plus(sums, world(none, weight, values, nodes)),
    points: points.map((sum, i) => sum + weight * made[i]!),
  };
}

export const both = (one: Figures, other: Figures): Figures => ({
  sums: plus(one.sums, other.sums),
  points: one.points.map((sum, i) => sum + other.points[i]!),
});

/** Weights leave last digits that mean nothing: what is equal is to look so. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
/** A chance is told in tenths of a percent: below that the points count that break ties between sure wins. */
const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** How two things are compared. */
export interface Comparison {
  readonly unit: AdviceUnit;
  /** The place of the best one. */
  readonly best: number;
  /** Every deal that there may be has been looked at. */
  readonly isAll: boolean;
}

/** How far the mean of the thing at `i` is behind that of the best one; negative if it is ahead. */
export const gapTo = ({ sums }: Figures, best: number, i: number): number =>
  rounded(meanOf(sums, best) - meanOf(sums, i));

/** How far it is behind, never ahead, and the standard error of that. */
export function behindOf(
  figures: Figures,
  { unit, best, isAll }: Comparison,
  i: number,
): Pick<Opinion, 'behind' | 'error'> {
  const gap = Math.max(0, gapTo(figures, best, i));
  const error = isAll || i === best ? 0 : rounded(errorOf(figures.sums, best, i));
  return unit === 'chance' ? { behind: inTenths(gap), error: inTenths(error) } : { behind: gap, error };
}

export const pointsAt = ({ sums, points }: Figures, i: number): number => rounded(points[i]! / sums.weight);
