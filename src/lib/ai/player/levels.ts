import type { Level } from '../../table/ports';
import { BUDGET, type Budget } from './cards';

/** From weak to strong. */
export const LEVELS: readonly Level[] = ['weak', 'medium', 'strong'];

/**
 * What a level is: work, inference and memory. Nobody plays a worse card on purpose; who thinks about fewer deals, or
 * forgets what was played, finds the best one less often.
 */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  weak: { ...BUDGET, worlds: 8, candidates: 0, memory: 1, exactFrom: 2 },
  medium: { ...BUDGET, worlds: 24, candidates: 0, memory: 4, exactFrom: 4 },
  strong: BUDGET,
};
