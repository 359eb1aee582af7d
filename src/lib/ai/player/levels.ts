import { BUDGET, type Budget } from './cards';

/** From weak to strong: those of table/ports.ts, whose types need a browser. */
export const LEVELS = ['weak', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a level is: work, inference and memory. Nobody plays a worse card on purpose; who thinks about fewer deals, or
 * forgets what was played, finds the best one less often.
 */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  weak: { ...BUDGET, worlds: 8, candidates: 0, memory: 2, exactFrom: 2, tail: 0 },
  medium: { ...BUDGET, worlds: 24, candidates: 0, memory: 4, exactFrom: 4, tail: 0 },
  strong: BUDGET,
};
