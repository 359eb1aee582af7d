import { sortCards } from '../../engine/cards';
import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { Worlds } from '../worlds';
import type { Budget } from './cards';
import { playable } from './greedy';
import { Inquiry } from './inquiry';
import { randomOf } from './rule';
import { errorOf, meanOf, plus, type Sums } from './sums';

/** All card points of a deal and the 5 of the last trick. */
const DEAL = 157;

/** What a card brings: own side's points at the end of the deal, without factor, Weis, Stöck and match. */
export interface Rated {
  readonly card: Card;
  readonly points: number;
  /** How far that may be from the average over all worlds; 0 if it is over all of them. */
  readonly stderr: number;
}
export interface Rating {
  /** Every card that may be played, in the order of the pack. */
  readonly cards: readonly Rated[];
  readonly worlds: number;
}

/** Nothing is forgotten, or the points of both sides would not come to those of a deal. */
const MEMORY = 9;

/** Rates every card that may be played over the same worlds, each as likely as the others' play makes it. */
export function rateCards(view: View<'schieber'>, seed: string, budget: Budget): Rating {
  const [a, b] = view.points;
  const sign = view.seat & 1 ? -1 : 1;
  const stake = (difference: number): number => (DEAL + sign * (a - b + difference)) / 2;
  const work = { ...budget, memory: MEMORY };
  const inquiry = new Inquiry(view, randomOf(view, seed), work, { stake, matchBonus: 0 });
  const sums = judgeAll(inquiry);
  const all = budget.candidates > 0 && sums.worlds === new Worlds(view).ways;
  const cards = sortCards(playable(view.legal)).map((card) => {
    const i = inquiry.indexOf(card);
    return { card, points: rounded(meanOf(sums, i)), stderr: all ? 0 : rounded(errorOf(sums, i)) };
  });
  return { cards, worlds: sums.worlds };
}

/** Weights leave last digits that mean nothing, and could make more points than a deal has. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;

function judgeAll(inquiry: Inquiry): Sums {
  let sums = inquiry.judge(0);
  for (let block = 1; block < inquiry.blocks; block++) sums = plus(sums, inquiry.judge(block));
  return sums;
}
