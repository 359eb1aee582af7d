import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcome, replay } from '../../src/lib/engine/game';
import { ALL_ONE_FACTORS, STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import type { SchieberScore } from '../../src/lib/engine/variants/schieber/types';
import type { Actor, Card, Ranking, Seat, Suit } from '../../src/lib/engine/types';
import { PATIENCE, runs } from '../helpers/chance';
import { type Played, randomGame } from '../helpers/games';
import type { Move, Table } from '../helpers/table';

const seed = fc.integer({ min: 0, max: 0x7fffffff });

interface Names {
  readonly seat: (seat: Seat) => Seat;
  readonly suit: (suit: Suit) => Suit;
}

const card = (names: Names, from: Card): Card => 9 * names.suit(Math.floor(from / 9) as Suit) + (from % 9);
const bySeat = <T>(names: Names, list: readonly T[]): T[] => {
  const moved: T[] = [];
  for (const [seat, item] of list.entries()) moved[names.seat(seat)] = item;
  return moved;
};
const bySide = <T>(names: Names, [a, b]: readonly [T, T]): [T, T] =>
  names.seat(0) % 2 === 0 ? [a, b] : [b, a];
const contract = (names: Names, from: Ranking): Ranking =>
  from.kind === 'trump' ? { kind: 'trump', suit: names.suit(from.suit) } : from;

function rename(names: Names, action: Move): Move {
  switch (action.type) {
    case 'deal':
      return {
        ...action,
        dealer: names.seat(action.dealer),
        hands: bySeat(
          names,
          action.hands.map((hand) => hand.map((held) => card(names, held))),
        ),
      };
    case 'declare':
      return { ...action, contract: contract(names, action.contract) };
    case 'play': {
      const played = { ...action, card: card(names, action.card) };
      return action.weis
        ? { ...played, weis: action.weis.map((weis) => weis.map((held) => card(names, held))) }
        : played;
    }
    default:
      return action;
  }
}

/** What a deal comes to, in the names of `names`; the order among Weise of one seat is only a matter of display. */
function dealIn(names: Names, score: SchieberScore): unknown {
  const sideOf = (side: number): number => names.seat(side) % 2;
  return {
    ...{
      dealer: names.seat(score.dealer),
      forehand: names.seat(score.forehand),
      chooser: names.seat(score.chooser),
    },
    ...{ pushed: score.pushed, contract: contract(names, score.contract), factor: score.factor },
    ...{ trickWinners: score.trickWinners.map(names.seat), trickPoints: score.trickPoints },
    points: bySide(names, score.points),
    weis: score.weis && { ...score.weis, side: sideOf(score.weis.side) },
    announced: bySeat(
      names,
      score.announced.map((weise) =>
        weise
          .map(({ points, cards }) =>
            [points, ...cards.map((held) => card(names, held)).sort((a, b) => a - b)].join(),
          )
          .sort(),
      ),
    ),
    stoeck: score.stoeck === null ? null : names.seat(score.stoeck),
    match: score.match === null ? null : sideOf(score.match),
    claim: score.claim && { ...score.claim, seat: names.seat(score.claim.seat) },
    written: bySide(names, score.written),
  };
}
function gameIn(names: Names, game: Table): unknown {
  const { places, rating, schneider } = outcome(game);
  return {
    ...{
      board: bySide(names, game.board),
      end: game.end,
      deals: game.deals.map((score) => dealIn(names, score)),
    },
    ...{ places: bySeat(names, places), rating: bySeat(names, rating), schneider },
  };
}

const SAME: Names = { seat: (seat) => seat, suit: (suit) => suit };
function unchanged({ setup, steps, last }: Played, names: Names): void {
  const log = steps.map(({ by, action }) => ({
    by: (by === 'chance' ? by : names.seat(by)) as Actor,
    action: rename(names, action),
  }));
  const renamed = replay(setup, log);
  if (!renamed.ok) throw new Error(JSON.stringify(renamed.error));
  expect(gameIn(SAME, renamed.value)).toEqual(gameIn(names, last));
}

describe('other names change nothing that matters', () => {
  test.each([1, 2, 3])(
    'every seat %i further on',
    (by) => {
      fc.assert(
        fc.property(seed, fc.boolean(), (from, foreign) =>
          unchanged(randomGame(from, { foreign }), { ...SAME, seat: (seat) => (seat + by) % 4 }),
        ),
        runs(60),
      );
    },
    PATIENCE,
  );

  test(
    'any order of the suits, where all factors are 1',
    () => {
      fc.assert(
        fc.property(seed, fc.shuffledSubarray([0, 1, 2, 3] as Suit[], { minLength: 4 }), (from, order) => {
          const played = randomGame(from, { foreign: true, options: { factors: ALL_ONE_FACTORS } });
          unchanged(played, { ...SAME, suit: (suit) => order[suit] as Suit });
        }),
        runs(60),
      );
    },
    PATIENCE,
  );

  test(
    'the two single suits and the two double ones, with the standard factors',
    () => {
      const order: Suit[] = [1, 0, 3, 2];
      fc.assert(
        fc.property(seed, (from) => {
          const played = randomGame(from, { foreign: true, options: { factors: STANDARD_FACTORS } });
          unchanged(played, { seat: (seat) => (seat + 2) % 4, suit: (suit) => order[suit] as Suit });
        }),
        runs(60),
      );
    },
    PATIENCE,
  );
});
