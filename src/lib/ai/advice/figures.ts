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

/** How far the thing at `i` is behind the one at `best`; never ahead of it. */
export const behindOf = ({ sums }: Figures, best: number, i: number): number =>
  Math.max(0, rounded(meanOf(sums, best) - meanOf(sums, i)));

/** The standard error of that; 0 where every possible deal has been looked at. */
export const errorBehind = ({ sums }: Figures, best: number, i: number, isAll: boolean): number =>
  isAll || i === best ? 0 : rounded(errorOf(sums, best, i));

export const pointsAt = ({ sums, points }: Figures, i: number): number => rounded(points[i]! / sums.weight);
