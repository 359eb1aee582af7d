import type { Action, View } from '../engine/variants/types';
import type { Level } from '../table/ports';
import { chooseAction } from './player/choose';
import { BUDGETS } from './player/levels';

/** What a worker does for the pool: it says that it is there, and answers questions. */
export const service = {
  ready: (): true => true,
  choose: (...[view, level, seed]: Question): Action<'schieber'> => chooseAction(view, seed, BUDGETS[level]),
};

/** What a decision depends on, and nothing else: what the seat sees, how strong it plays, and the seed. */
export type Question = [view: View<'schieber'>, level: Level, seed: string];
export type Service = typeof service;
