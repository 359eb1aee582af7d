import { describe, expect, test } from 'vitest';
import { ORDERS } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { Random } from '../../src/lib/ai/random';
import { Judge } from '../../src/lib/ai/solver/judge';
import { Search } from '../../src/lib/ai/solver/search';
import { often, PATIENCE, SAME_EACH_TIME } from '../helpers/chance';
import { BruteForce, type Ending } from './bruteForce';
import { ending, positionOf, schieber } from './endings';

const seed = (name: string): Random => new Random(SAME_EACH_TIME ? name : `${name} ${Math.random()}`);

/** Many endings by one search that seldom forgets: what it keeps of one must hold for the others. */
function compare(random: Random, search: Search, size: number, count: number): void {
  for (let i = 0; i < count; i++) {
    if (i % 200 === 0) search.clear();
    const given = ending(random, size);
    const value = search.value(positionOf(given));
    if (!new BruteForce(given).isExactly(value)) expect.fail(`not ${value}: ${JSON.stringify(given)}`);
  }
}

describe('the exact search agrees with trying everything', () => {
  test.each([
    { cards: 1, count: often(1000, 20_000) },
    { cards: 2, count: often(7000, 160_000) },
    { cards: 3, count: often(9500, 220_000) },
    { cards: 4, count: often(2500, 100_000) },
    { cards: 5, count: often(500, 10_000) },
  ])(
    '$cards cards each, $count endings',
    ({ cards, count }) => compare(seed(`endings of ${cards}`), new Search(), cards, count),
    PATIENCE,
  );

  test.each<Ending>([
    {
      rules: schieber({ kind: 'trump', suit: 0 }, 4),
      leader: 2,
      hands: [
        [2, 11, 33, 22],
        [12, 35, 28, 23],
        [26, 9, 13, 31],
        [25, 34, 6, 3],
      ],
      takers: 1,
    },
    {
      rules: schieber({ kind: 'trump', suit: 2 }, 5),
      leader: 0,
      hands: [
        [34, 13, 18, 10, 5],
        [20, 35, 21, 6, 11],
        [1, 33, 7, 27, 29],
        [0, 14, 15, 2, 31],
      ],
      takers: 2,
    },
  ])('where a trump brings the lead, but partner had to follow with his winner: %j', (given) => {
    expect(new BruteForce(given).isExactly(new Search().value(positionOf(given)))).toBe(true);
  });

  test(
    'whoever leads and has tricks already',
    () => {
      const random = seed('table');
      const search = new Search();
      for (let i = 0; i < 30; i++) {
        const given = ending(random, 3);
        for (let other = 0; other < 16; other++) {
          const ending = { ...given, leader: other & 3, takers: other >> 2 };
          expect(
            new BruteForce(ending).isExactly(search.value(positionOf(ending))),
            JSON.stringify(ending),
          ).toBe(true);
        }
      }
    },
    PATIENCE,
  );

  test(
    'cards on the table, and every card that may be played',
    () => {
      const random = seed('cards');
      const search = new Search();
      const judge = new Judge();
      for (let i = 0; i < 300; i++) {
        const position = positionOf(ending(random, 1 + (i % 4)));
        for (let cards = random.below(4); cards > 0; cards--) position.play(aMove(judge, position, random));
        const values = new Int32Array(9);
        const moves = [...judge.moves.subarray(0, judge.list(position, 0))];
        search.clear();
        const value = search.value(position);
        expect(search.cardValues(position, moves, values)).toBe(true);
        const all = values.subarray(0, moves.length);
        expect(position.turn & 1 ? Math.min(...all) : Math.max(...all)).toBe(value);
      }
    },
    PATIENCE,
  );
});

function aMove(judge: Judge, position: Position, random: Random): number {
  return judge.moves[random.below(judge.list(position, 0))]!;
}

/** All that a position says of the deal; `legal` is what was found last. */
function snapshot({ order: _order, legal: _legal, ...rest }: Position): string {
  return JSON.stringify(rest);
}

/** Codes instead of cards: suit * 16 + strength. */
function deal(order: number, leader: number, hands: readonly (readonly number[])[]): Position {
  const position = new Position();
  hands.forEach((codes, seat) => {
    for (const code of codes) position.hands[seat * 4 + (code >> 4)]! |= 1 << (code & 15);
  });
  position.begin(ORDERS[order]!, leader, hands[0]!.length, 3);
  return position;
}

describe('the exact search', () => {
  test('does what it is asked and no more', () => {
    const random = new Random('work');
    const ends = Array.from({ length: 20 }, () => positionOf(ending(random, 6)));
    const work = (): number[] => {
      const search = new Search();
      return ends.map((position) => {
        search.clear();
        return search.value(position) * 1e6 + search.nodes;
      });
    };
    const before = ends.map((position) => snapshot(position));
    expect(work()).toEqual(work());
    expect(ends.map((position) => snapshot(position))).toEqual(before);
  });

  test('stops after so many nodes, leaves the position as it was, and goes on where it stopped', () => {
    const random = new Random('slices');
    const search = new Search();
    for (let i = 0; i < 20; i++) {
      const position = positionOf(ending(random, 6));
      const before = snapshot(position);
      const value = new Search().value(position);
      let slices = 1;
      let found = search.valueWithin(position, 500);
      for (; found === null; slices++) {
        expect(snapshot(position)).toBe(before);
        const begun = search.nodes;
        found = search.valueWithin(position, 500 * (slices + 1));
        expect(search.nodes - begun).toBeLessThanOrEqual(500 * (slices + 1) + 1);
      }
      expect(found).toBe(value);
    }
  });

  test('draws trumps and cashes: everything is certain without a single node', () => {
    // Diamonds are trump; seat 0 has Buur and Näll and the two best clubs.
    const search = new Search();
    const position = deal(0, 0, [
      [8, 7, 48 + 8, 48 + 7],
      [6, 0 + 16, 1 + 16, 48 + 6],
      [32, 33, 34, 35],
      [5, 18, 19, 48 + 5],
    ]);
    const value = search.value(position);
    expect(search.nodes).toBe(0);
    expect(value).toBe(20 + 14 + 11 + 4 + (11 + 4 + 3 + 2) + 5);
  });
});
