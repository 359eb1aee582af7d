import { describe, expect, test } from 'vitest';
import { legalCards, pointsOf, winnerOf } from '../../src/lib/engine/trick';
import type { Card, Ranking } from '../../src/lib/engine/types';
import { dealRandom, pickRandom, randomDeals } from '../../src/lib/ai/fast/deal';
import { ORDERS } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { Random, shuffle } from '../../src/lib/ai/random';

const RANKINGS: readonly Ranking[] = [
  ...([0, 1, 2, 3] as const).map((suit) => ({ kind: 'trump' as const, suit })),
  { kind: 'obenabe' },
  { kind: 'undenufe' },
];

const cardsIn = (masks: Int32Array, contract: number, at = 0): Card[] => {
  const cards: Card[] = [];
  for (let code = 0; code < 64; code++) {
    if ((code & 15) < 9 && masks[at + (code >> 4)]! & (1 << (code & 15)))
      cards.push(ORDERS[contract]!.cardOf[code]!);
  }
  return cards.sort((a, b) => a - b);
};

/** Plays one deal on masks and asks the engine about every card of it. */
function compare(position: Position, contract: number, random: Random): void {
  const ranking = RANKINGS[contract]!;
  const table: Card[] = [];
  while (position.left > 0) {
    const hand = cardsIn(position.hands, contract, position.turn * 4);
    position.findLegal();
    expect(cardsIn(position.legal, contract)).toEqual(legalCards(hand, table, ranking));
    const code = pickRandom(position, random);
    const leader = (position.turn - table.length + 4) & 3;
    const before = position.diff;
    table.push(ORDERS[contract]!.cardOf[code]!);
    position.play(code);
    if (table.length < 4) continue;
    const winner = (leader + winnerOf(table, ranking)) & 3;
    const bonus = position.left > 0 ? 0 : 5 + (position.takers === 3 ? 0 : 100);
    expect(position.turn).toBe(winner);
    const points = pointsOf(table, ranking) + bonus;
    expect(position.diff - before).toBe(winner & 1 ? 0 - points : points);
    table.length = 0;
  }
}

/** Few cards, most of them trumps: undertrumping comes up all the time. */
function dealTrumpRich(position: Position, trump: number, random: Random): void {
  const order = ORDERS[trump]!;
  const trumps = shuffle(
    Array.from({ length: 9 }, (_, i) => trump * 9 + i),
    random,
  );
  const others = shuffle(
    Array.from({ length: 36 }, (_, i) => i).filter((card) => Math.floor(card / 9) !== trump),
    random,
  );
  position.hands.fill(0);
  const size = 2 + random.below(3);
  for (let seat = 0; seat < 4; seat++) {
    for (let i = 0; i < size; i++) {
      const card = (random.below(3) > 0 ? trumps.pop() : undefined) ?? others.pop()!;
      const code = order.codeOf[card]!;
      position.hands[seat * 4 + (code >> 4)]! |= 1 << (code & 15);
    }
  }
  position.begin(order, random.below(4), size, 0);
}

describe('the fast path plays by the same rules as the engine', () => {
  test.each(RANKINGS.map((ranking, contract) => ({ ranking, contract })))(
    'whole deals: $ranking',
    ({ contract }) => {
      const random = new Random(`fast ${contract}`);
      const position = new Position();
      for (let i = 0; i < 80; i++) {
        dealRandom(position, contract, i & 3, random);
        compare(position, contract, random);
      }
    },
  );

  test.each([0, 1, 2, 3])('endings rich in trumps: suit %i', (trump) => {
    const random = new Random(`trumps ${trump}`);
    const position = new Position();
    for (let i = 0; i < 300; i++) {
      dealTrumpRich(position, trump, random);
      compare(position, trump, random);
    }
  });

  test('a deal of random cards is the same for the same seed', () => {
    expect(randomDeals(500, new Random('deals'))).toBe(randomDeals(500, new Random('deals')));
    expect(randomDeals(500, new Random('deals'))).not.toBe(randomDeals(500, new Random('other deals')));
  });
});
