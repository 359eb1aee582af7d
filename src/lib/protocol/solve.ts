/** `solve`: what every card brings with all hands known, if all play their best. */
import { masksOf, orderOf } from '../ai/fast/order';
import { Position } from '../ai/fast/position';
import { Search } from '../ai/solver/search';
import { sortCards } from '../engine/cards';
import { cardText } from '../engine/notation';
import { LAST_TRICK } from '../engine/ranking';
import { legalCards, pointsOf } from '../engine/trick';
import type { Card, Ranking } from '../engine/types';
import { type Ending, readEnding } from './ending';
import { answered, type Op, refused } from './op';

interface Solved {
  readonly card: Card;
  /** What side A gets from here on. */
  readonly points: number;
}

export const solve: Op = (line) => {
  const read = readEnding(line);
  if (!read.ok) return read;
  const ranking = steady(read.value.rankings);
  if (!ranking || !inPairs(read.value))
    return refused('variant', 'only two partners against two, with one ranking, are searched yet');
  const cards = solved(read.value, ranking);
  const mine = read.value.sides[0]!.includes(read.value.turn);
  const points = cards.map((each) => each.points).reduce((a, b) => (mine ? Math.max(a, b) : Math.min(a, b)));
  return answered({ points, cards: cards.map(({ card, points }) => ({ card: cardText(card), points })) });
};

/** The ranking of all tricks to come, if it is one. */
function steady([first, ...others]: readonly Ranking[]): Ranking | null {
  return others.every((other) => orderOf(other) === orderOf(first!)) ? first! : null;
}

/** Whether partners sit across. */
const inPairs = ({ hands, sides }: Ending): boolean =>
  hands.length === 4 && sides.every((side) => side.length === 2 && Math.abs(side[0]! - side[1]!) === 2);

const search = new Search();

function solved(ending: Ending, ranking: Ranking): Solved[] {
  const { hands, trick, turn, sides } = ending;
  const { codeOf } = orderOf(ranking);
  const cards = sortCards(legalCards(hands[turn]!, trick, ranking));
  const leads = new Int32Array(cards.length);
  search.clear();
  search.cardValues(
    positionOf(ending, ranking),
    cards.map((card) => codeOf[card]!),
    leads,
  );
  const all = pointsOf([...hands.flat(), ...trick], ranking) + LAST_TRICK;
  const sign = sides[0]!.includes(0) ? 1 : -1;
  return cards.map((card, i) => ({ card, points: (all + sign * leads[i]!) / 2 }));
}

function positionOf({ hands, leader, trick, rankings }: Ending, ranking: Ranking): Position {
  const order = orderOf(ranking);
  const position = new Position();
  hands.forEach((hand, seat) => masksOf(hand, order, position.hands, seat * 4));
  position.begin(order, leader, rankings.length, 0);
  // A match counts nothing here.
  position.matchBonus = 0;
  for (const card of trick) position.lay(order.codeOf[card]!);
  return position;
}
