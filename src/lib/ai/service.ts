import type { Card } from '../engine/types';
import type { Action, View } from '../engine/variants/types';
import type { Advising, Work } from './advice/advising';
import type { Figures } from './advice/figures';
import type { OpenCards, Opened } from './advice/openCards';
import type { Advice } from './advice/types';
import { chooseAction } from './player/choose';
import { Inquiry } from './player/inquiry';
import { BUDGETS, type Level } from './player/levels';
import { randomOf } from './player/rule';
import type { Sums } from './player/sums';
import { weiseToAnnounce } from './player/weis';

/** What a decision depends on, and nothing else: what the seat sees, how strong it plays, and the seed. */
export type Question = [view: View<'schieber'>, level: Level, seed: string];

/** What advice depends on. */
export type Query = [view: View<'schieber'>, seed: string];

/** A decision with all cards open: what the seat sees, and what everybody holds. */
export type Layout = [view: View<'schieber'>, hands: readonly (readonly Card[])[]];

/** A choice among cards: so many blocks of worlds to judge, as long as no more positions than that are searched. */
export interface Plan {
  readonly blocks: number;
  readonly nodes: number;
  /** How many cards are in question. */
  readonly cards: number;
  /** What goes with the card, whichever it is. */
  readonly weise: ReturnType<typeof weiseToAnnounce>;
}

/**
 * What a worker does for the pool, one question at a time. A choice among cards can be opened instead and judged block
 * by block, in any order and by several workers. So is advice, on one decision at a time, whatever is asked meanwhile;
 * what that takes is fetched when it is first asked for.
 */
export class Service {
  #inquiry: Inquiry | null = null;
  #advising: Advising | null = null;
  #open: OpenCards | null = null;

  ready(): true {
    return true;
  }

  choose(...[view, level, seed]: Question): Action<'schieber'> {
    return chooseAction(view, seed, BUDGETS[level]);
  }

  open(...[view, level, seed]: Question): Plan {
    const budget = BUDGETS[level];
    this.#inquiry = new Inquiry(view, randomOf(view, seed), budget);
    const { blocks, cards } = this.#inquiry;
    return { blocks, cards, nodes: budget.nodes, weise: weiseToAnnounce(view) };
  }

  judge(block: number, open: readonly number[]): Sums {
    return this.#inquiry!.judge(block, open);
  }

  async openAdvice(...[view, seed]: Query): Promise<Work> {
    const { advisingOn } = await import('./advice/advise');
    const { blocks, nodes } = (this.#advising = advisingOn(view, seed));
    return { blocks, nodes };
  }

  judgeAdvice(block: number): Figures {
    return this.#advising!.judge(block);
  }

  conclude(figures: Figures): Advice {
    return this.#advising!.conclude(figures);
  }

  async layOpen(...[view, hands]: Layout): Promise<void> {
    const { OpenCards } = await import('./advice/openCards');
    this.#open = new OpenCards(view, hands);
  }

  searchOpen(): Opened {
    return this.#open!.go();
  }
}
