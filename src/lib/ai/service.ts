import { chooseAction } from './player/choose';

/** What a worker does for the pool: it says that it is there, and answers questions. */
export const service = {
  ready: (): true => true,
  choose: (...question: Question): ReturnType<typeof chooseAction> => chooseAction(...question),
};

/** What a decision depends on, and nothing else: what the seat sees, and the seed. */
export type Question = [view: Parameters<typeof chooseAction>[0], seed: string];
export type Service = typeof service;
