import type { View } from '../../engine/variants/types';
import type { Random } from '../random';
import { Inquiry } from './inquiry';
import type { Sums } from './sums';
import { Tally } from './tally';

/** How much work a decision may be, in work and never in time: the answer is the same on every device. */
export interface Budget {
  /** Deals to look at, and how many of them at a time: after each such block the answer may be clear. */
  readonly worlds: number;
  readonly block: number;
  /** Deals weighed by what the others did, of which those are chosen; 0: every possible deal counts alike. */
  readonly candidates: number;
  /** How many tricks back the cards of the others are remembered; trumps always are. */
  readonly memory: number;
  /** Tricks left from which on every deal is searched to its end; without trump from one more. */
  readonly exactFrom: number;
  /** Before that it is played on by rule of thumb until so many tricks are left, and searched from there. */
  readonly tail: number;
  /** Positions searched, in all deals together, after which no further block counts. */
  readonly nodes: number;
  /** And for one deal: it is played out by rule of thumb if it takes more. */
  readonly share: number;
}
export const BUDGET: Budget = {
  worlds: 100,
  block: 6,
  candidates: 1200,
  memory: 9,
  exactFrom: 6,
  tail: 4,
  nodes: 250_000,
  share: 20_000,
};

/**
 * Every card that may be played, with what it brings in deals that fit what the seat has seen, each counting as much as
 * the others' play makes it likely; all cards are judged on the same deals, until they are clearly behind or the best
 * one is clear.
 */
export function judgeCards(view: View<'schieber'>, random: Random, budget: Budget = BUDGET): Sums {
  const inquiry = new Inquiry(view, random, budget);
  const { cards, blocks } = inquiry;
  const tally = new Tally({ cards, blocks, nodes: budget.nodes });
  for (let block = 0; !tally.isDone; block++) tally.add(block, inquiry.judge(block, tally.openFor(block)!));
  return tally.sums;
}
