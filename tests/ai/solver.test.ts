import { describe, expect, test } from 'vitest';
import { legalCards, pointsOf, winnerOf } from '../../src/lib/engine/trick';
import type { Card, Ranking } from '../../src/lib/engine/types';
import { masksOf, orderOf } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { Random, shuffle } from '../../src/lib/ai/random';
import { Search } from '../../src/lib/ai/solver/search';

interface Ending {
  readonly ranking: Ranking;
  readonly leader: number;
  readonly hands: readonly (readonly Card[])[];
  /** Sides with a trick so far. */
  readonly takers: number;
}

/** By the engine's rules alone, trying everything. */
function naive({ ranking, leader, hands, takers }: Ending, table: readonly Card[] = []): number {
  if (table.length === 4) {
    const winner = (leader + winnerOf(table, ranking)) & 3;
    const after = takers | (1 << (winner & 1));
    const last = hands[0]!.length === 0;
    const points = pointsOf(table, ranking) + (last ? 5 + (after === 3 ? 0 : 100) : 0);
    const rest = last ? 0 : naive({ ranking, leader: winner, hands, takers: after });
    return (winner & 1 ? -points : points) + rest;
  }
  const seat = (leader + table.length) & 3;
  const values = legalCards(hands[seat]!, table, ranking).map((card) => {
    const left = hands.map((hand, other) => (other === seat ? hand.filter((held) => held !== card) : hand));
    return naive({ ranking, leader, hands: left, takers }, [...table, card]);
  });
  return seat & 1 ? Math.min(...values) : Math.max(...values);
}

function ending(random: Random, size: number): Ending {
  const suit = random.below(4) as 0 | 1 | 2 | 3;
  const kind = (['trump', 'trump', 'obenabe', 'undenufe'] as const)[random.below(4)]!;
  const ranking: Ranking = kind === 'trump' ? { kind, suit } : { kind };
  // Cards of two or three suits only, so that trumps, voids and the Buur come up often.
  const pack = Array.from({ length: 36 }, (_, card) => card).filter(
    (card) => Math.floor(card / 9) !== (suit + 1) % 4,
  );
  const cards = shuffle(pack, random);
  const hands = [0, 1, 2, 3].map((seat) => cards.slice(seat * size, seat * size + size));
  return { ranking, leader: random.below(4), hands, takers: random.below(4) };
}

function positionOf({ ranking, leader, hands, takers }: Ending): Position {
  const position = new Position();
  hands.forEach((hand, seat) => masksOf(hand, orderOf(ranking), position.hands, seat * 4));
  position.begin(orderOf(ranking), leader, hands[0]!.length, takers);
  return position;
}

describe('the exact search', () => {
  test('agrees with trying everything', () => {
    const random = new Random('endings');
    const search = new Search();
    for (let i = 0; i < 300; i++) {
      const given = ending(random, 1 + (i % 3));
      search.clear();
      expect(search.value(positionOf(given)), JSON.stringify(given)).toBe(naive(given));
    }
  }, 60_000);

  test('remembers nothing of who leads and who has tricks that does not hold', () => {
    const random = new Random('table');
    const search = new Search();
    for (let i = 0; i < 12; i++) {
      const given = ending(random, 3);
      search.clear();
      for (let other = 0; other < 16; other++) {
        const ending = { ...given, leader: other & 3, takers: other >> 2 };
        expect(search.value(positionOf(ending)), JSON.stringify(ending)).toBe(naive(ending));
      }
    }
  }, 60_000);

  test('leaves the position as it was, and the same work gives the same answer', () => {
    const random = new Random('work');
    const ends = Array.from({ length: 20 }, () => positionOf(ending(random, 5)));
    const work = (): number[] => {
      const search = new Search();
      return ends.map((position) => {
        search.clear();
        return search.value(position) * 1e6 + search.nodes;
      });
    };
    expect(work()).toEqual(work());
  });
});
