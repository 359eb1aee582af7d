import type { Card } from '../../engine/types';
import { factorOf } from '../../engine/variants/schieber/options';
import type { View } from '../../engine/variants/types';
import { BUDGET, type Budget } from '../player/cards';
import { playable } from '../player/greedy';
import { type Found, Inquiry } from '../player/inquiry';
import { randomOf } from '../player/rule';
import { pointsOf, restOf, type Scale, scaleOf } from '../player/stake';
import { bestOf } from '../player/sums';
import { Worlds } from '../worlds';
import type { Advising } from './advising';
import { behindOf, type Figures, gapTo, noFigures, pointsAt, withWorld } from './figures';
import { cardReason } from './reasons';
import type { Advice, Opinion } from './types';
import { weisAdvice } from './weisAdvice';

/** As the strong player, but every card in every deal, and so more deals; a block is short, for others may wait. */
export const ADVICE: Budget = { ...BUDGET, worlds: 240, candidates: 1600, block: 3, nodes: 500_000 };

/** What every card that may be played brings, against the best one. */
export class CardAdvising implements Advising {
  readonly blocks: number;
  readonly nodes: number;
  readonly #view: View<'schieber'>;
  readonly #inquiry: Inquiry;
  readonly #factor: number;
  readonly #scale: Scale;
  readonly #rest: number;

  constructor(view: View<'schieber'>, seed: string, budget: Budget = ADVICE) {
    this.#view = view;
    this.#inquiry = new Inquiry(view, randomOf(view, seed), budget);
    this.#factor = factorOf(view.contract!, view.options.factors);
    this.#scale = scaleOf(view, [this.#factor]);
    this.#rest = restOf(view);
    this.blocks = this.#inquiry.blocks;
    this.nodes = budget.nodes;
  }

  judge(block: number): Figures {
    return this.#inquiry
      .look(block)
      .reduce((figures, found) => this.#add(figures, found), noFigures(this.#inquiry.none));
  }

  #add(figures: Figures, { weight, differences, nodes }: Found): Figures {
    const sign = this.#view.seat & 1 ? -1 : 1;
    const made = differences.map((difference) => pointsOf(sign * difference, this.#rest));
    const lost = differences.map((difference) => pointsOf(-sign * difference, this.#rest));
    const values = made.map((points, i) => this.#scale.of(points, lost[i]!, this.#factor));
    return withWorld(figures, weight, values, made, nodes);
  }

  conclude(figures: Figures): Advice {
    const view = this.#view;
    const isAll = figures.sums.worlds === new Worlds(view).ways;
    const opinions = this.#opinions(figures, isAll);
    return {
      unit: this.#scale.unit,
      opinions,
      reason: cardReason(view, opinions),
      weis: weisAdvice(view),
      worlds: figures.sums.worlds,
    };
  }

  /** The best first; of equals in the order in which they would be played, which is that of the places. */
  #opinions(figures: Figures, isAll: boolean): Opinion[] {
    const comparison = { unit: this.#scale.unit, best: bestOf(figures.sums), isAll };
    const before = this.#view.points[this.#view.seat & 1]!;
    return this.#ranked(figures, comparison.best).map(({ card, place }) => ({
      action: { type: 'play', card },
      ...behindOf(figures, comparison, place),
      points: before + pointsAt(figures, place),
    }));
  }

  /** Every card that may be played and the place of its like, what brings most first. */
  #ranked(figures: Figures, best: number): { card: Card; place: number }[] {
    const gap = (place: number): number => gapTo(figures, best, place);
    return playable(this.#view.legal)
      .map((card) => ({ card, place: this.#inquiry.indexOf(card) }))
      .sort(
        (a, b) =>
          Number(b.place === best) - Number(a.place === best) ||
          gap(a.place) - gap(b.place) ||
          a.place - b.place ||
          a.card - b.card,
      );
  }
}
