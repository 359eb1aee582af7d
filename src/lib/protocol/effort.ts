/** How much the computer player thinks: as its level says, or as long as it may. The only clock it ever sees. */
import type { Budget } from '../ai/player/cards';
import { BUDGETS } from '../ai/player/levels';
import type { Observation } from './observation';

/** A try to answer with some amount of work; `worlds` tells how many deals it looked at. */
export type Attempt<T extends { readonly worlds: number }> = (budget: Budget) => T;

/** The answer, with the milliseconds it took where they were limited. */
export function think<T extends { readonly worlds: number }>(
  { level, budget }: Pick<Observation, 'level' | 'budget'>,
  attempt: Attempt<T>,
): { readonly answer: T; readonly ms?: number } {
  return level === null ? inTime(budget!, attempt) : { answer: attempt(BUDGETS[level]) };
}

const FIRST_WORLDS = 4;
/** More would fill the memory, and tell nothing new. */
const MOST_WORLDS = 4096;
/** The next try is to take so much of the time that is left, for some deals are harder than others. */
const SHARE = 0.7;
/** Less than this much more work is not worth a try. */
const LEAST_GROWTH = 1.25;

/**
 * Tries with more and more work, twice as much each time, as long as the next one fits; the first one always. One that
 * looked at no more worlds than the one before ends it: there are no more, or there is nothing to think about.
 */
function inTime<T extends { readonly worlds: number }>(ms: number, attempt: Attempt<T>) {
  const begun = performance.now();
  let answer = attempt(of(FIRST_WORLDS));
  let spent = performance.now() - begun;
  let growth = (SHARE * (ms - spent)) / spent;
  let looked = 0;
  for (let worlds = FIRST_WORLDS; answer.worlds > looked && growth >= LEAST_GROWTH;) {
    worlds = Math.ceil(worlds * Math.min(2, growth));
    if (worlds > MOST_WORLDS) break;
    looked = answer.worlds;
    answer = attempt(of(worlds));
    const before = spent;
    spent = performance.now() - begun;
    growth = (SHARE * (ms - spent)) / (spent - before);
  }
  return { answer, ms: Math.round(spent) };
}

/** The work of the strong level, for so many worlds; a single deal gets no more and no less than there. */
function of(worlds: number): Budget {
  const { strong } = BUDGETS;
  const share = worlds / strong.worlds;
  const more = Math.max(1, Math.ceil(share));
  return {
    ...strong,
    worlds,
    candidates: Math.ceil(strong.candidates * share),
    nodes: strong.nodes * more,
  };
}
