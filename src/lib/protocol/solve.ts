/** `solve`: what every card brings with all hands known, if all play their best. */
import { masksOf, type Order, orderOf } from '../ai/fast/order';
import { Plan } from '../ai/fast/plan';
import { PlannedPosition } from '../ai/fast/planned';
import { Position } from '../ai/fast/position';
import { PlannedSearch } from '../ai/solver/planned/search';
import { Search } from '../ai/solver/search';
import { sortCards } from '../engine/cards';
import { cardText } from '../engine/notation';
import { LAST_TRICK } from '../engine/ranking';
import { legalCards, pointsOf } from '../engine/trick';
import type { Card, Ranking } from '../engine/types';
import { type Ending, readEnding } from './ending';
import { answered, type Op } from './op';

export const solve: Op = (line) => {
  const read = readEnding(line);
  if (!read.ok) return read;
  const { hands, turn, trick, rankings, sides } = read.value;
  const cards = sortCards(legalCards(hands[turn]!, trick, rankings[0]!));
  const values = isUsual(read.value) ? searched(read.value, cards) : searchedByPlan(read.value, cards);
  const best = sides[0]!.includes(turn) ? Math.max : Math.min;
  return answered({
    points: best(...values),
    cards: cards.map((card, i) => ({ card: cardText(card), points: values[i]! })),
  });
};

/** Partners sit across, and one ranking holds for all tricks: what the faster search can do. */
const isUsual = ({ active, sides, rankings }: Ending): boolean =>
  active.length === 4 &&
  sides.every((side) => side.length === 2 && (side[0]! + side[1]!) % 2 === 0) &&
  rankings.every((ranking) => orderOf(ranking) === orderOf(rankings[0]!));

const search = new Search();

/** What side A gets with each of the cards. */
function searched(ending: Ending, cards: readonly Card[]): number[] {
  const { hands, trick, sides, rankings } = ending;
  const ranking = rankings[0]!;
  const position = positionOf(ending, ranking);
  const leads = new Int32Array(cards.length);
  search.clear();
  search.cardValues(position, codesOf(cards, position.order), leads);
  const all = pointsOf([...hands.flat(), ...trick], ranking) + LAST_TRICK;
  const sign = sides[0]!.includes(0) ? 1 : -1;
  return Array.from(leads, (lead) => (all + sign * lead) / 2);
}

function positionOf({ hands, leader, trick, rankings }: Ending, ranking: Ranking): Position {
  const order = orderOf(ranking);
  const position = new Position();
  hands.forEach((hand, seat) => masksOf(hand, order, position.hands, seat * 4));
  position.begin(order, leader, rankings.length, 0);
  // A match counts nothing here.
  position.matchBonus = 0;
  for (const code of codesOf(trick, order)) position.lay(code);
  return position;
}

const plannedSearch = new PlannedSearch();

function searchedByPlan(ending: Ending, cards: readonly Card[]): number[] {
  const { hands, trick, sides, rankings, active, leader } = ending;
  const plan = new Plan({ rankings, sides: active.map((seat) => (sides[0]!.includes(seat) ? 0 : 1)) });
  const position = new PlannedPosition(plan);
  const order = plan.orders[rankings.length]!;
  active.forEach((seat, i) => masksOf(hands[seat]!, order, position.hands, i * 4));
  position.begin(plan, active.indexOf(leader), rankings.length, 0);
  for (const code of codesOf(trick, order)) position.lay(code);
  const points = new Int32Array(cards.length);
  plannedSearch.cardValues(position, codesOf(cards, order), points);
  return [...points];
}

const codesOf = (cards: readonly Card[], { codeOf }: Order): number[] => cards.map((card) => codeOf[card]!);
