import { describe, expect, test } from 'vitest';
import { Plan, type PlanRules } from '../../src/lib/ai/fast/plan';
import type { PlannedPosition } from '../../src/lib/ai/fast/planned';
import { Random } from '../../src/lib/ai/random';
import { PlannedJudge } from '../../src/lib/ai/solver/planned/judge';
import { PlannedSearch } from '../../src/lib/ai/solver/planned/search';
import { Search } from '../../src/lib/ai/solver/search';
import { PACK_36 } from '../../src/lib/engine/cards';
import type { Ranking, Suit } from '../../src/lib/engine/types';
import { often, PATIENCE, SAME_EACH_TIME } from '../helpers/chance';
import { BruteForce, type Ending } from './bruteForce';
import { anyRanking, ending, endingBy, partners, plannedOf, positionOf } from './endings';

const seed = (name: string): Random => new Random(SAME_EACH_TIME ? name : `${name} ${Math.random()}`);

const OBENABE: Ranking = { kind: 'obenabe' };
const UNDENUFE: Ranking = { kind: 'undenufe' };
/** Nine to ace. */
const PANDUR_PACK = PACK_36.filter((card) => card % 9 > 2);
const trump = (random: Random): Ranking => ({ kind: 'trump', suit: random.below(4) as Suit });

/** The last tricks of a deal with these rankings. */
const lastOf = (tricks: number, deal: readonly Ranking[]): Ranking[] => deal.slice(deal.length - tricks);
const steady = (tricks: number, ranking: Ranking): Ranking[] => Array.from({ length: tricks }, () => ranking);
const slalom = (tricks: number, first: number): Ranking[] =>
  Array.from({ length: tricks }, (_, i) => ((i + first) % 2 === 0 ? OBENABE : UNDENUFE));

const someone = (random: Random, seats: number): number[] => {
  const taker = random.below(seats);
  return Array.from({ length: seats }, (_, seat) => (seat === taker ? 0 : 1));
};
const turned = (random: Random, sides: readonly number[]): number[] =>
  random.below(2) ? sides.map((side) => 1 - side) : [...sides];

/** What is played: so many tricks before the end. */
type Game = (random: Random, tricks: number) => PlanRules;

const GAMES: Readonly<Record<string, Game>> = {
  'Pandur, points: one against two': (random, tricks) => ({
    rankings: steady(tricks, trump(random)),
    sides: someone(random, 3),
  }),
  'Pandur ohne and mit: every trick or none of it counts': (random, tricks) => ({
    rankings: steady(tricks, random.below(2) ? trump(random) : OBENABE),
    sides: someone(random, 3),
    points: 0,
    match: [1, 0],
  }),
  'Misère ohne of Pandur: not a single trick': (random, tricks) => ({
    rankings: steady(tricks, OBENABE),
    sides: someone(random, 3),
    points: 0,
    match: [0, -1],
  }),
  'Misère mit: who is void may undertrump': (random, tricks) => ({
    rankings: steady(tricks, trump(random)),
    sides: someone(random, 3),
    points: 0,
    match: [0, -1],
    undertrumpWhenVoid: true,
  }),
  'one against three, undertrumping free': (random, tricks) => ({
    rankings: steady(tricks, anyRanking(random)),
    sides: turned(random, someone(random, 4)),
    undertrumpWhenVoid: random.below(3) > 0,
  }),
  'Hammerjass royal: one against two, aces 11': (random, tricks) => ({
    rankings: steady(tricks, anyRanking(random)),
    sides: turned(random, someone(random, 3)),
    aces11: true,
    difference: random.below(2) === 0,
    match: [random.below(2) * 20, random.below(2) * 20],
  }),
  'Slalom of Coiffeur: only one side counts, with its match': (random, tricks) => ({
    rankings: slalom(tricks, random.below(2)),
    sides: turned(random, partners),
    match: [100, 0],
  }),
  'Gusti: the ranking turns once': (random, tricks) => {
    const before = random.below(tricks + 1);
    return {
      rankings: [...steady(before, OBENABE), ...steady(tricks - before, UNDENUFE)],
      sides: turned(random, partners),
      match: [100, 0],
    };
  },
  'Misère of Coiffeur': (random, tricks) => ({
    rankings: steady(tricks, OBENABE),
    sides: turned(random, partners),
    points: -1,
  }),
  'Riesenslalom, for three and for four': (random, tricks) => {
    const ranking = trump(random);
    const deal = [ranking, ranking, random.below(2) ? ranking : UNDENUFE, UNDENUFE, OBENABE];
    return {
      rankings: lastOf(tricks, [...deal.slice(0, 4), ...(random.below(2) ? [] : [OBENABE])]),
      sides: random.below(2) ? someone(random, 3) : partners,
      aces11: true,
      difference: random.below(2) === 0,
      match: [20, 20],
      ...(random.below(2) ? { counted: ranking } : {}),
    };
  },
  'the end of a Riesenslalom, counted as trumps': (random, tricks) => ({
    rankings: slalom(tricks, random.below(2)),
    sides: someone(random, 3),
    counted: { kind: 'trump', suit: 0 },
  }),
  'any ranking in any trick, neighbours as partners': (random, tricks) => ({
    rankings: Array.from({ length: tricks }, () => anyRanking(random)),
    sides: random.below(2) ? [0, 0, 1, 1] : [0, 1, 1, 0],
    difference: random.below(2) === 0,
    match: [0, 40],
  }),
};

const SIZES = [1, 2, 2, 3, 3, 3, 3, 4];
const NAMES = Object.keys(GAMES);
/** Endings of one plan: what the search keeps of one must hold for the others. */
const EACH = 25;

function someRules(name: string, random: Random): PlanRules {
  return GAMES[name]!(random, SIZES[random.below(SIZES.length)]!);
}

function someEnding(name: string, rules: PlanRules, random: Random): Ending {
  const twoSuits = name.includes('counted') ? PACK_36.slice(0, 18) : undefined;
  const pack = /Pandur|Misère mit/.test(name) ? PANDUR_PACK : twoSuits;
  return endingBy(random, rules.rankings.length, rules, pack);
}

function compare(name: string, search: PlannedSearch, random: Random): void {
  const rules = someRules(name, random);
  const plan = new Plan(rules);
  for (let i = 0; i < EACH; i++) {
    const given = someEnding(name, rules, random);
    const value = search.value(plannedOf(given, plan));
    if (!new BruteForce(given).isExactly(value)) expect.fail(`not ${value}: ${JSON.stringify(given)}`);
  }
}

describe('the exact search for every variant agrees with trying everything', () => {
  test.each(NAMES)(
    `%s, ${often(40, 1000) * EACH} endings`,
    (name) => {
      const random = seed(name);
      const search = new PlannedSearch();
      for (let count = often(40, 1000); count > 0; count--) compare(name, search, random);
    },
    PATIENCE,
  );

  const TAKER_WANTS_NONE = { points: 0, match: [0, -1] } as const;
  const TRUMP_LATER_PLAIN = { sides: partners, counted: UNDENUFE } as const;

  test.each<[string, Ending]>([
    [
      'the Buur need not follow, its neighbour must',
      {
        rules: {
          rankings: steady(4, { kind: 'trump', suit: 3 }),
          sides: [1, 0, 1],
          ...TAKER_WANTS_NONE,
          undertrumpWhenVoid: true,
        },
        leader: 2,
        hands: [
          [21, 30, 32, 15],
          [34, 6, 3, 35],
          [31, 14, 33, 13],
        ],
        takers: 0,
      },
    ],
    [
      'the same with undertrumping forbidden',
      {
        rules: { rankings: steady(4, { kind: 'trump', suit: 0 }), sides: [1, 0, 1], ...TAKER_WANTS_NONE },
        leader: 0,
        hands: [
          [8, 4, 16, 7],
          [30, 31, 24, 6],
          [5, 17, 3, 33],
        ],
        takers: 0,
      },
    ],
    [
      'neighbours as trumps are none later on',
      {
        rules: {
          rankings: [...steady(2, { kind: 'trump', suit: 3 }), UNDENUFE, OBENABE],
          ...TRUMP_LATER_PLAIN,
        },
        leader: 0,
        hands: [
          [35, 6, 11, 30],
          [33, 17, 9, 3],
          [0, 23, 14, 20],
          [25, 18, 15, 5],
        ],
        takers: 2,
      },
    ],
    [
      'the same with three cards',
      {
        rules: { rankings: [{ kind: 'trump', suit: 2 }, UNDENUFE, OBENABE], ...TRUMP_LATER_PLAIN },
        leader: 3,
        hands: [
          [6, 21, 26],
          [28, 4, 12],
          [9, 7, 33],
          [22, 15, 20],
        ],
        takers: 1,
      },
    ],
  ])('%s', (_, given) => {
    expect(new BruteForce(given).isExactly(new PlannedSearch().value(plannedOf(given)))).toBe(true);
  });

  test(
    'cards on the table, and every card that may be played',
    () => {
      const random = seed('planned cards');
      const search = new PlannedSearch();
      const judge = new PlannedJudge();
      for (let i = 0; i < 330; i++) {
        const name = NAMES[i % NAMES.length]!;
        const position = plannedOf(someEnding(name, someRules(name, random), random));
        for (let cards = random.below(3); cards > 0; cards--) position.play(aMove(judge, position, random));
        const before = snapshot(position);
        const moves = [...judge.moves.subarray(0, judge.list(position, 0))];
        const value = search.value(position);
        const values = new Int32Array(moves.length);
        expect(search.cardValues(position, moves, values)).toBe(true);
        const best = position.plan.sideOf(position.turn) === 0 ? Math.max(...values) : Math.min(...values);
        expect(best).toBe(value);
        expect(snapshot(position)).toBe(before);
      }
    },
    PATIENCE,
  );

  test('is the fast search where that one can do it', () => {
    const random = new Random('both');
    const [fast, planned] = [new Search(), new PlannedSearch()];
    for (let i = 0; i < 40; i++) {
      const given = ending(random, 5);
      fast.clear();
      expect(planned.value(plannedOf(given))).toBe(fast.value(positionOf(given)));
    }
  });
});

function aMove(judge: PlannedJudge, position: PlannedPosition, random: Random): number {
  return judge.moves[random.below(judge.list(position, 0))]!;
}

/** All that a position says of the deal; `legal` is what was found last. */
function snapshot({ plan: _plan, order, legal: _legal, ...rest }: PlannedPosition): string {
  return JSON.stringify({ ...rest, order: [...order.value] });
}

describe('the exact search for every variant', () => {
  const rules = (tricks: number): PlanRules => ({ rankings: slalom(tricks, 0), sides: partners });

  test('stops after so many nodes, leaves the position as it was, and goes on where it stopped', () => {
    const random = new Random('planned slices');
    const search = new PlannedSearch();
    for (let i = 0; i < 10; i++) {
      const position = plannedOf(endingBy(random, 5, rules(5)));
      const before = snapshot(position);
      const value = new PlannedSearch().value(position);
      let found = search.valueWithin(position, 100);
      for (let slices = 2; found === null; slices++) {
        expect(snapshot(position)).toBe(before);
        found = search.valueWithin(position, 100 * slices);
      }
      expect(found).toBe(value);
      expect(snapshot(position)).toBe(before);
    }
    expect(search.nodes).toBeGreaterThan(1000);
  });

  test('answers whether a goal is reached with less work than the value takes', () => {
    const random = new Random('planned goals');
    const [whole, part] = [new PlannedSearch(), new PlannedSearch()];
    for (let i = 0; i < 20; i++) {
      const position = plannedOf(endingBy(random, 5, rules(5)));
      const value = whole.value(position);
      expect(part.atLeast(position, value)).toBe(true);
      expect(part.atLeast(position, value + 1)).toBe(false);
    }
    expect(part.nodes).toBeLessThan(whole.nodes);
  });
});
