import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act, legalActions, nextDeal, outcome, replay, view } from '../../src/lib/engine/game';
import { sideOf } from '../../src/lib/engine/play';
import type { SchieberScore } from '../../src/lib/engine/variants/schieber/types';
import type { Card, Seat } from '../../src/lib/engine/types';
import { findWeise } from '../../src/lib/engine/weis';
import { cardText, pack36 } from '../fixtures/notation';
import { dice, often, PATIENCE, runs, SAME_EACH_TIME, shuffled } from '../helpers/chance';
import { type Played, randomGame } from '../helpers/games';
import { legalByHand, weiseByHand } from '../helpers/naive';
import { judge } from '../helpers/referee';
import { cardsIn, type Table } from '../helpers/table';

const seed = fc.integer({ min: 0, max: 0x7fffffff });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const throughJson = <T>(value: T): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** The games of a normal run are the same in every test of this file: each is played once. */
const known = new Map<number, Played>();
function gameFrom(from: number): Played {
  const played = known.get(from) ?? randomGame(from);
  if (known.size < 250) known.set(from, played);
  return played;
}

/** Runs `check` over random whole games and counts what `kind` finds in them. */
function overGames(
  check: (played: Played) => void,
  kind: (played: Played) => string[] = () => [],
): Map<string, number> {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(seed, (from) => {
      const played = gameFrom(from);
      check(played);
      for (const name of kind(played)) kinds.set(name, (kinds.get(name) ?? 0) + 1);
    }),
    runs(200),
  );
  return kinds;
}

/** The hands as dealt last, followed only by what was played: a claim does not empty them. */
function cardsOf(game: Table): Card[] {
  return [...game.hands.flat(), ...game.tricks.flatMap((trick) => trick.cards)].sort((a, b) => a - b);
}

function checkDeal(game: Table, score: SchieberScore): void {
  const cut = game.end !== null && game.end.by !== 'deals';
  const tricks = SEATS.slice(0, 2).map((side) =>
    sum(score.trickPoints.filter((_, i) => sideOf(game.sides, score.trickWinners[i] as Seat) === side)),
  );
  const rest = SEATS.slice(0, 2).map((side) =>
    score.claim && score.claim.seat % 2 === side ? score.claim.points : 0,
  );
  const match = SEATS.slice(0, 2).map((side) => (score.match === side ? 100 : 0));
  expect(score.points).toEqual(
    [0, 1].map((side) => sum([tricks, rest, match].map((part) => part[side] as number))),
  );
  const whole = score.claim !== null || score.trickPoints.length === 9;
  expect(whole || cut).toBe(true);
  if (whole) expect(sum(score.points)).toBe(157 + (score.match === null ? 0 : 100));
  const weis = [0, 1].map((side) => (score.weis?.side === side ? score.weis.points : 0));
  const stoeck = [0, 1].map((side) => (score.stoeck !== null && score.stoeck % 2 === side ? 20 : 0));
  const counted = game.end?.by === 'weis' ? [0, 0] : score.points;
  expect(score.written).toEqual(
    [0, 1].map(
      (side) =>
        score.factor * ((weis[side] as number) + (stoeck[side] as number) + (counted[side] as number)),
    ),
  );
}

describe('random whole games', () => {
  test(
    'the 36 cards and the 157 points are all there, and the board is the sum of what was written',
    () => {
      const kinds = overGames(
        ({ steps }) => {
          for (const { action, game } of steps) {
            if (action.type === 'claim' && game.claim) expect(game.hands.flat()).toEqual([]);
            else expect(cardsOf(game)).toEqual(pack36);
            const sizes = game.hands.map((hand) => hand.length);
            expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
            if (game.phase !== 'deal' && game.phase !== 'over') continue;
            checkDeal(game, game.deals[game.deals.length - 1] as SchieberScore);
            expect(game.board).toEqual(
              [0, 1].map((side) => sum(game.deals.map((score) => score.written[side] as number))),
            );
          }
        },
        ({ last, steps }) => [
          `ended by ${last.end?.by}`,
          ...last.deals.flatMap(({ match, claim, stoeck, weis, pushed }) => [
            ...(match === null ? [] : ['match']),
            ...(claim === null ? [] : ['claim']),
            ...(stoeck === null ? [] : ['stoeck']),
            ...(weis === null ? [] : [`weis by ${weis.reason}`]),
            ...(pushed ? ['pushed'] : []),
          ]),
          ...(steps.some(({ action }) => action.type === 'stoeck') ? ['shown early'] : []),
        ],
      );
      for (const kind of [
        'ended by trick',
        'ended by weis',
        'ended by stoeck',
        'ended by deals',
        'match',
        'claim',
        'stoeck',
        'pushed',
        'shown early',
      ]) {
        expect([kind, kinds.get(kind) ?? 0]).toEqual([kind, expect.toSatisfy((count: number) => count >= 3)]);
      }
      const rare = SAME_EACH_TIME ? ['seat'] : [];
      for (const reason of ['null', 'value', 'length', 'height', ...rare])
        expect(kinds.has(`weis by ${reason}`)).toBe(true);
    },
    PATIENCE,
  );

  test(
    'somebody can always go on, whatever is offered is accepted, and nothing else',
    () => {
      overGames(({ start, steps }) => {
        for (const [i, { game: before }] of [{ game: start }, ...steps].entries()) {
          const offers = SEATS.map((seat) => legalActions(before, seat));
          for (const seat of SEATS) {
            if (seat === before.turn) expect(offers[seat]?.length).toBeGreaterThan(0);
            else expect(offers[seat]?.every(({ type }) => type === 'stoeck')).toBe(true);
          }
          if (i % 11 > 0) continue;
          for (const seat of SEATS)
            for (const action of offers[seat] ?? []) expect(act(before, seat, action).ok).toBe(true);
          for (const seat of SEATS) {
            const played = pack36.filter((card) => act(before, seat, { type: 'play', card }).ok);
            expect(played).toEqual(cardsIn(offers[seat] ?? []));
            for (const type of ['push', 'claim', 'stoeck'] as const) {
              expect(act(before, seat, { type }).ok).toBe(
                (offers[seat] ?? []).some((action) => action.type === type),
              );
            }
          }
        }
      });
    },
    PATIENCE,
  );

  test(
    'the legal cards are those of a second reading of the rules',
    () => {
      overGames(({ steps }) => {
        for (const { game } of steps) {
          if (game.phase !== 'play' || game.contract === null) continue;
          const seat = game.turn as Seat;
          const open = game.tricks.find(({ cards }) => cards.length < 4)?.cards ?? [];
          expect(cardsIn(legalActions(game, seat))).toEqual(
            legalByHand(game.hands[seat] as Card[], open, game.contract).sort((a, b) => a - b),
          );
        }
      });
    },
    PATIENCE,
  );

  test(
    'a second reading of the rules writes the same board and sees the same end',
    () => {
      overGames(({ setup, steps, last }) => {
        const { board, end, cardPoints, winner } = judge(setup.options, steps);
        expect({ board, end }).toEqual({ board: last.board, end: last.end });
        const { winners, rating, schneider } = outcome(last);
        expect(winners).toEqual(last.sides[winner as number]);
        const loser = last.board[1 - (winner as number)] as number;
        expect(schneider).toBe(setup.options.target !== null && loser < setup.options.target / 2);
        const bonus = (side: number): number => (side !== winner ? 5 : schneider ? 45 : 30);
        const points = [0, 1].map(
          (side) => bonus(side) + sum(cardPoints.map((deal) => Math.floor((deal[side] as number) / 10))),
        );
        expect(rating).toEqual([points[0], points[1], points[0], points[1]]);
      });
    },
    PATIENCE,
  );

  test(
    'between deals the standing is the one of the log so far',
    () => {
      overGames(({ setup, steps }) => {
        for (const [i, { game }] of steps.entries()) {
          if (game.phase !== 'deal') continue;
          const { board, winner } = judge(setup.options, steps.slice(0, i + 1));
          expect(game.board).toEqual(board);
          expect(outcome(game).winners).toEqual(winner === null ? SEATS : game.sides[winner]);
        }
      });
    },
    PATIENCE,
  );

  test(
    'replaying the log gives the live state, also from JSON',
    () => {
      overGames(({ setup, steps, last }) => {
        const log = steps.map(({ by, action }) => ({ by, action }));
        expect(replay(setup, log)).toEqual({ ok: true, value: last });
        expect(replay(setup, throughJson(log) as typeof log)).toEqual({ ok: true, value: last });
        expect(nextDeal(last)).toBe(null);
      });
    },
    PATIENCE,
  );

  test(
    'games and views are plain data: through JSON they stay what they are',
    () => {
      overGames(({ steps }) => {
        for (const [i, { game }] of steps.entries()) {
          if (i % 17 > 0 && i < steps.length - 1) continue;
          expect(throughJson(game)).toStrictEqual(game);
          const seat = i % 4;
          expect(throughJson(view(game, seat))).toStrictEqual(view(game, seat));
        }
      });
    },
    PATIENCE,
  );

  test(
    'an action changes no state that was there before',
    () => {
      overGames(({ start, steps }) => {
        const seen = [start, ...steps.map(({ game }) => game)].filter((_, i) => i % 13 === 0);
        const texts = seen.map((game) => JSON.stringify(game));
        for (const [i, game] of seen.entries()) {
          const { by, action } = steps[13 * i] ?? {};
          if (by !== undefined && action !== undefined) expect(act(game, by, action).ok).toBe(true);
          expect(JSON.stringify(game)).toBe(texts[i]);
        }
      });
    },
    PATIENCE,
  );
});

describe('Weise of random hands', () => {
  test(
    'are those of a second reading of the rules, and no card stands in two runs',
    () => {
      const roll = dice(77);
      let found = 0;
      for (let i = 0; i < often(4000); i++) {
        // Hands out of half a pack are full of runs and fours.
        const hand = shuffled(
          i % 2 === 0 ? pack36.filter((card) => card % 9 >= 4) : pack36.slice(0, 18),
          roll,
        ).slice(0, 9);
        const fourLowCards = i % 3 === 0;
        const weise = findWeise(hand, { fourLowCards });
        expect(weise.map(({ points, cards }) => `${points} ${cards.map(cardText).join(' ')}`).sort()).toEqual(
          weiseByHand(hand, fourLowCards),
        );
        const inRuns = weise
          .filter(({ cards }) => (cards[1] as Card) - (cards[0] as Card) === 1)
          .flatMap(({ cards }) => cards);
        expect(new Set(inRuns).size).toBe(inRuns.length);
        found += weise.length;
      }
      expect(found).toBeGreaterThan(1000);
    },
    PATIENCE,
  );
});
