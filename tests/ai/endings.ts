import type { Card, Ranking } from '../../src/lib/engine/types';
import { masksOf, orderOf } from '../../src/lib/ai/fast/order';
import { Plan, type PlanRules } from '../../src/lib/ai/fast/plan';
import { PlannedPosition } from '../../src/lib/ai/fast/planned';
import { Position } from '../../src/lib/ai/fast/position';
import { type Random, shuffle } from '../../src/lib/ai/random';
import type { Ending } from './bruteForce';

const PACK = Array.from({ length: 36 }, (_, card) => card);

export const partners: PlanRules['sides'] = [0, 1, 0, 1];

/** Schieber: partners, one ranking, the difference counts, and so does the match. */
export function schieber(ranking: Ranking, tricks: number): PlanRules {
  const rankings = Array.from({ length: tricks }, () => ranking);
  return { rankings, sides: partners, difference: true, match: [100, 100] };
}

export function anyRanking(random: Random): Ranking {
  const suit = random.below(4) as 0 | 1 | 2 | 3;
  const kind = (['trump', 'trump', 'trump', 'obenabe', 'undenufe'] as const)[random.below(5)]!;
  return kind === 'trump' ? { kind, suit } : { kind };
}

/**
 * Random cards of all suits, of three suits, or trumps above all: voids, undertrumping and the Buur come up often. Or
 * one side has all the trumps, so that much is certain.
 */
export function endingBy(
  random: Random,
  size: number,
  rules: PlanRules,
  pack: readonly Card[] = PACK,
): Ending {
  const seats = rules.sides.length;
  const suit = trumpIn(rules.rankings) ?? random.below(4);
  const cards = shuffle([...pack], random);
  const mode = random.below(4);
  if (mode === 1 || mode === 2) moveBack(cards, (suit + 1) % 4);
  if (mode === 2) moveBack(cards, (suit + 2) % 4);
  const dealt = shuffle(cards.slice(0, seats * size), random);
  if (mode === 3) moveBack(dealt, suit);
  const hands: Card[][] = rules.sides.map(() => []);
  const order = mode === 3 ? oneSideFirst(rules.sides, random.below(2)) : [...rules.sides.keys()];
  order.forEach((seat, place) => (hands[seat] = dealt.slice(place * size, place * size + size)));
  if (mode === 3) for (const side of [0, 1]) shareOut(hands, rules.sides, side, random);
  return { rules, leader: random.below(seats), hands, takers: random.below(4) };
}

function trumpIn(rankings: readonly Ranking[]): number | undefined {
  for (const ranking of rankings) if (ranking.kind === 'trump') return ranking.suit;
  return undefined;
}

function oneSideFirst(sides: readonly number[], first: number): number[] {
  const seats = [...sides.keys()];
  return [...seats.filter((seat) => sides[seat] === first), ...seats.filter((seat) => sides[seat] !== first)];
}

/** Partners share out their cards anew. */
function shareOut(hands: Card[][], sides: readonly number[], side: number, random: Random): void {
  const seats = [...sides.keys()].filter((seat) => sides[seat] === side);
  const size = hands[seats[0]!]!.length;
  const cards = shuffle(
    seats.flatMap((seat) => hands[seat]!),
    random,
  );
  seats.forEach((seat, i) => (hands[seat] = cards.slice(i * size, i * size + size)));
}

function moveBack(cards: Card[], suit: number): void {
  const isIn = (card: Card): boolean => Math.floor(card / 9) === suit;
  cards.splice(0, cards.length, ...cards.filter((card) => !isIn(card)), ...cards.filter(isIn));
}

/** An ending of Schieber. */
export const ending = (random: Random, size: number): Ending =>
  endingBy(random, size, schieber(anyRanking(random), size));

/** On the fast path: Schieber only. */
export function positionOf({ rules, leader, hands, takers }: Ending): Position {
  const position = new Position();
  const order = orderOf(rules.rankings[0]!);
  hands.forEach((hand, seat) => masksOf(hand, order, position.hands, seat * 4));
  position.begin(order, leader, hands[0]!.length, takers);
  return position;
}

export function plannedOf({ rules, leader, hands, takers }: Ending, plan = new Plan(rules)): PlannedPosition {
  const position = new PlannedPosition(plan);
  const left = hands[0]!.length;
  hands.forEach((hand, seat) => masksOf(hand, plan.orders[left]!, position.hands, seat * 4));
  position.begin(plan, leader, left, takers);
  return position;
}
