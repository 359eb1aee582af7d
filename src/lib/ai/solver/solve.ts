import { sortCards } from '../../engine/cards';
import { LAST_TRICK } from '../../engine/ranking';
import { legalCards, pointsOf } from '../../engine/trick';
import type { Card, Ranking } from '../../engine/types';
import { masksOf, orderOf } from '../fast/order';
import { Plan } from '../fast/plan';
import { PlannedPosition } from '../fast/planned';
import { Position } from '../fast/position';
import { PlannedSearch } from './planned/search';
import { Search } from './search';

/** A deal, or the rest of one, with all cards known. Seats are those that play, in playing order. */
export interface OpenDeal {
  /** Of the tricks still to come, the open one first. */
  readonly rankings: readonly Ranking[];
  /** 0 for the seats of the side whose points are asked for, 1 for the others. */
  readonly sides: readonly number[];
  /** What each seat still holds. */
  readonly hands: readonly (readonly Card[])[];
  readonly leader: number;
  /** What lies in the open trick. */
  readonly trick: readonly Card[];
}

export interface Solved {
  readonly card: Card;
  readonly points: number;
}

const fast = new Search();
const planned = new PlannedSearch();

/**
 * For every card that may be played, in the order of the pack: what side 0 gets from here on if all play their best,
 * with the open trick and the 5 of the last one, without a match.
 */
export function solveCards(deal: OpenDeal): Solved[] {
  const { hands, trick, leader, rankings } = deal;
  const turn = (leader + trick.length) % hands.length;
  const cards = sortCards(legalCards(hands[turn]!, trick, rankings[0]!));
  const points = isFast(deal) ? byFast(deal, cards) : byPlan(deal, cards);
  return cards.map((card, i) => ({ card, points: points[i]! }));
}

/** Partners across the table and one ranking. */
function isFast({ rankings, sides }: OpenDeal): boolean {
  const order = orderOf(rankings[0]!);
  const across = sides.length === 4 && sides[0] === sides[2] && sides[1] === sides[3];
  return across && rankings.every((ranking) => orderOf(ranking) === order);
}

function byFast({ rankings, sides, hands, leader, trick }: OpenDeal, cards: readonly Card[]): number[] {
  const ranking = rankings[0]!;
  const order = orderOf(ranking);
  const position = new Position();
  hands.forEach((hand, seat) => masksOf(hand, order, position.hands, seat * 4));
  position.begin(order, leader, rankings.length, 0);
  position.matchBonus = 0;
  for (const card of trick) position.lay(order.codeOf[card]!);
  const leads = new Int32Array(cards.length);
  fast.clear();
  fast.cardValues(
    position,
    cards.map((card) => order.codeOf[card]!),
    leads,
  );
  const all = pointsOf([...hands.flat(), ...trick], ranking) + LAST_TRICK;
  return [...leads].map((lead) => (all + (sides[0] === 0 ? lead : -lead)) / 2);
}

function byPlan({ rankings, sides, hands, leader, trick }: OpenDeal, cards: readonly Card[]): number[] {
  const plan = new Plan({ rankings, sides });
  const left = rankings.length;
  const order = plan.orders[left]!;
  const position = new PlannedPosition(plan);
  hands.forEach((hand, seat) => masksOf(hand, order, position.hands, seat * 4));
  position.begin(plan, leader, left, 0);
  for (const card of trick) position.lay(order.codeOf[card]!);
  const points = new Int32Array(cards.length);
  planned.cardValues(
    position,
    cards.map((card) => order.codeOf[card]!),
    points,
  );
  return [...points];
}
