import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { playedBy } from '../../src/lib/engine/play';
import type { Seat } from '../../src/lib/engine/types';
import type { Action } from '../../src/lib/engine/variants/types';
import { knowledgeOf } from '../../src/lib/ai/knowledge';
import { Lots } from '../../src/lib/ai/lots';
import { Random, shuffle } from '../../src/lib/ai/random';
import { gameIn, Worlds } from '../../src/lib/ai/worlds';
import { anyAction, deal, next, playOn, type Schieber, start, type Step, viewOf } from './games';

/** As `toEqual`, but quick while they are equal. */
function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** The same deal told again with the hands of another world: every card, Weis and Stöck must be allowed by the rules. */
function retold(world: Schieber, told: readonly Step[]): Schieber {
  const hands = [0, 1, 2, 3].map((seat) => [
    ...world.hands[seat]!,
    ...playedBy(seat, world.tricks, world.active),
  ]);
  return told.reduce<Schieber>(
    (game, { by, action }) => {
      if (action.type === 'deal') return next(game, { by, action: { ...action, hands } });
      const first = action.type === 'play' && playedBy(by as Seat, game.tricks, game.active).length === 0;
      const weis = first ? world.announced[by as Seat]!.map(({ cards }) => cards) : [];
      return next(game, { by, action: first ? { ...action, weis } : action });
    },
    start(world.options, world.foreign),
  );
}

/** Two neighbours hold the trumps but one, so that undertrumping from a hand of nothing else comes up. */
function trumpRich(random: Random): Step[] {
  const [trumps, others] = [0, 9].map((first) =>
    shuffle(
      Array.from({ length: first === 0 ? 9 : 27 }, (_, i) => first + i),
      random,
    ),
  ) as [number[], number[]];
  const shares = [4, 4, 1, 0].map((count) => [...trumps.splice(0, count), ...others.splice(0, 9 - count)]);
  const turn = random.below(4);
  const hands = [0, 1, 2, 3].map((seat) => shares[(seat + turn) & 3]!);
  const contract = { kind: 'trump', suit: 0 } as const;
  return [
    { by: 'chance', action: { type: 'deal', dealer: 3, hands } },
    { by: 0, action: { type: 'declare', contract } },
  ];
}

/** Plays a deal at random and looks at it from every seat after every action. */
function follow(
  seed: string,
  foreign: boolean,
  look: (game: Schieber, seat: Seat, told: Step[], random: Random) => void,
) {
  const random = new Random(seed);
  let game = start({ fourLowCards: random.below(2) === 0, stoeckEarly: random.below(2) === 0 }, foreign);
  const told: Step[] = foreign ? trumpRich(random) : [deal(game, random)];
  for (const step of told) game = next(game, step);
  while (game.phase === 'declare' || game.phase === 'play') {
    for (const seat of [0, 1, 2, 3]) look(game, seat, told, random);
    told.push(anyAction(game, random));
    game = next(game, told[told.length - 1]!);
  }
}

/** Cards that the seat believes to be impossible where they really are. */
function deniedToOwners(game: Schieber, seat: Seat): number[] {
  const { holders } = knowledgeOf(viewOf(game, seat));
  const others = [0, 1, 2, 3].filter((other) => other !== seat);
  return others.flatMap((other) => game.hands[other]!.filter((card) => !((holders[card]! >> other) & 1)));
}

/** Whether the last card was a trump (D) under another one, to another suit. */
function undertrumped({ tricks }: Schieber): boolean {
  const cards = tricks[tricks.length - 1]?.cards ?? [];
  const card = cards[cards.length - 1];
  if (card === undefined || card > 8 || cards[0]! <= 8) return false;
  return cards.slice(0, -1).some((other) => other <= 8 && HEIGHT[other]! > HEIGHT[card]!);
}
/** A random card, mostly a trump only if there is no other. */
function savingTrumps(game: Schieber, random: Random): Action<'schieber'> {
  const plays = viewOf(game).legal.filter(({ type }) => type === 'play');
  const others = plays.filter((action) => action.type === 'play' && action.card > 8);
  const choice = others.length > 0 && random.below(6) > 0 ? others : plays;
  return choice[random.below(choice.length)]!;
}

/** Trumps 6 7 8 9 10 J Q K A by strength. */
const HEIGHT = [0, 1, 2, 7, 3, 8, 4, 5, 6];

describe('worlds that fit what a seat has seen', () => {
  test('a world looks to the seat exactly like the real game, and could have been played by the rules', () => {
    let worlds = 0;
    let mostTried = 0;
    for (let i = 0; i < 40; i++) {
      follow(`world ${i}`, i % 2 === 0, (game, seat, told, random) => {
        const view = viewOf(game, seat);
        const source = new Worlds(view);
        const world = gameIn(view, source.draw(random));
        same(viewOf(world, seat), view);
        // Every fourth view, a seat each time, is told again from the deal on.
        if ((told.length + seat) % 4 === 0) same(retold(world, told), world);
        expect(deniedToOwners(game, seat)).toEqual([]);
        worlds++;
        mostTried = Math.max(mostTried, source.tried);
      });
    }
    expect(worlds).toBeGreaterThan(5000);
    // Work, not time: so few placements of secret Weise are tried even in the worst of these views.
    expect(mostTried).toBeLessThan(60);
  }, 120_000);

  test('an undertrump shows that its player holds nothing but trumps', () => {
    let shown = 0;
    for (let i = 0; i < 200; i++) {
      const random = new Random(`trumps ${i}`);
      let game = trumpRich(random).reduce(next, start({}, true));
      while (game.phase === 'play') {
        const by = game.turn as Seat;
        game = next(game, { by, action: savingTrumps(game, random) });
        if (game.phase !== 'play' || !undertrumped(game)) continue;
        const { holders } = knowledgeOf(viewOf(game, (by + 1) & 3));
        expect(holders.subarray(9).some((mask) => (mask >> by) & 1)).toBe(false);
        shown++;
      }
    }
    expect(shown).toBeGreaterThan(20);
  });

  test('in a whole game too, when H7 no longer says who leads', () => {
    const random = new Random('whole game');
    let game = start({ deals: 6 });
    while (game.phase !== 'over') {
      if (game.phase === 'deal') game = next(game, deal(game, random));
      for (const seat of [0, 1, 2, 3]) {
        const view = viewOf(game, seat);
        same(viewOf(gameIn(view, new Worlds(view).draw(random)), seat), view);
      }
      game = next(game, anyAction(game, random));
    }
  });

  test('every hand gets cards that it may hold, each deal equally often', () => {
    const holders = new Uint8Array(36);
    // Seat 1 may hold 0 1 2 3, seat 2 may hold 2 3 4 5, seat 3 may hold 1 4 5: six ways with two cards each.
    [
      [0, 1],
      [1, 1],
      [1, 3],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
      [4, 2],
      [4, 3],
      [5, 2],
      [5, 3],
    ].forEach(([card, seat]) => (holders[card!]! |= 1 << seat!));
    const lots = new Lots(holders, [0, 2, 2, 2]);
    const random = new Random('lots');
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const key = lots
        .draw(random)
        .map((hand) => hand.sort((a, b) => a - b).join())
        .join('|');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(lots.ways);
    const expected = 6000 / lots.ways;
    for (const count of seen.values()) expect(Math.abs(count - expected)).toBeLessThan(0.15 * expected);
  });

  test('cards that cannot be dealt have no ways', () => {
    const holders = new Uint8Array(36);
    holders[0] = holders[1] = holders[2] = 2;
    expect(new Lots(holders, [0, 1, 1, 1]).ways).toBe(0);
  });

  test('the same seed draws the same worlds', () => {
    const random = new Random('again');
    const game = playOn(next(start(), deal(start(), random)), random, ({ tricks }) => tricks.length === 3);
    const draw = () =>
      Array.from(
        { length: 3 },
        (
          (r) => () =>
            new Worlds(viewOf(game)).draw(r)
        )(new Random('w')),
      );
    expect(draw()).toEqual(draw());
  });
});
