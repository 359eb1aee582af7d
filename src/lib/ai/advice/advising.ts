import type { Advice } from './types';
import type { Figures } from './figures';

/** So many numbered blocks of worlds, unless more positions than that have been searched before. */
export interface Work {
  readonly blocks: number;
  readonly nodes: number;
}

/** Advice on one decision, in parts that do not depend on each other: several workers can share them. */
export interface Advising extends Work {
  judge(block: number): Figures;
  /** What the blocks say together, added up in the order of their numbers. */
  conclude(figures: Figures): Advice;
}
