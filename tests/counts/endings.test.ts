import { describe, expect, test } from 'vitest';
import { legalActions } from '../../src/lib/engine/game';
import type { Card, Ranking, Seat, Trick } from '../../src/lib/engine/types';
import { pack36 } from '../fixtures/notation';
import { dice, often, PATIENCE, shuffled } from '../helpers/chance';
import { legalByHand, pointsByHand, winnerByHand } from '../helpers/naive';
import { cardsIn, must, ranking, type Table, table } from '../helpers/table';

interface Ending {
  readonly game: Ranking;
  readonly leader: Seat;
  readonly hands: readonly (readonly Card[])[];
  /** The tricks that went before: the cards nobody holds any more, in any order. */
  readonly tricks: readonly Trick[];
}
/** Continuations after each further card, and what side 0 makes in all of them together. */
interface Count {
  readonly depths: number[];
  points: number;
}

const GAMES = ['D', 'H', 'S', 'C', 'obenabe', 'undenufe', 'H', 'S'];

/** Every second ending is rich in trumps, so that ruffing, under- and overtrumping happen all the time. */
function randomEnding(index: number, size: number): Ending {
  const roll = dice(1000 * size + index);
  const game = ranking(GAMES[index % GAMES.length] as string);
  const trumps =
    game.kind === 'trump' && index % 2 === 0
      ? pack36.filter((card) => Math.floor(card / 9) === game.suit)
      : [];
  const forced = shuffled(trumps, roll).slice(0, 5 + roll(4));
  const others = shuffled(
    pack36.filter((card) => !forced.includes(card)),
    roll,
  );
  const held = shuffled([...forced, ...others.slice(0, 4 * size - forced.length)], roll);
  const gone = pack36.filter((card) => !held.includes(card));
  let leader = roll(4);
  const tricks: Trick[] = [];
  for (let at = 0; at < gone.length; at += 4) {
    const cards = gone.slice(at, at + 4);
    tricks.push({ leader, cards });
    leader = (leader + winnerByHand(cards, game)) % 4;
  }
  const hands = [0, 1, 2, 3].map((seat) => held.slice(size * seat, size * (seat + 1)));
  return { game, leader, hands, tricks };
}

function countByHand(ending: Ending): Count {
  const count: Count = { depths: [], points: 0 };
  const go = (
    hands: readonly (readonly Card[])[],
    leader: Seat,
    trick: readonly Card[],
    depth: number,
    own: number,
  ): void => {
    const seat = (leader + trick.length) % 4;
    const hand = hands[seat] as readonly Card[];
    for (const card of legalByHand(hand, trick, ending.game)) {
      count.depths[depth] = (count.depths[depth] ?? 0) + 1;
      const left = hands.map((cards, at) => (at === seat ? cards.filter((other) => other !== card) : cards));
      const lying = [...trick, card];
      if (lying.length < 4) {
        go(left, leader, lying, depth + 1, own);
        continue;
      }
      const winner = (leader + winnerByHand(lying, ending.game)) % 4;
      const last = left.every((cards) => cards.length === 0);
      const points = pointsByHand(lying, ending.game) + (last ? 5 : 0);
      const sum = own + (winner % 2 === 0 ? points : 0);
      if (last) count.points += sum;
      else go(left, winner, [], depth + 1, sum);
    }
  };
  go(ending.hands, ending.leader, [], 0, 0);
  return count;
}

function countByEngine(ending: Ending): Count {
  const count: Count = { depths: [], points: 0 };
  const go = (game: Table, depth: number): void => {
    for (const card of cardsIn(legalActions(game, game.turn as Seat))) {
      count.depths[depth] = (count.depths[depth] ?? 0) + 1;
      const next = must(game, game.turn as Seat, { type: 'play', card });
      if (next.phase === 'play') go(next, depth + 1);
      else count.points += next.points[0] - (next.match === 0 ? 100 : 0);
    }
  };
  go(position(ending), 0);
  return count;
}

/** The ending as a state of the engine, with no points so far and Stöck that nobody asks for. */
function position({ game, leader, hands, tricks }: Ending): Table {
  const start = table({ hands: '', options: { target: null, deals: 9 } });
  return { ...start, phase: 'play', contract: game, chooser: 0, turn: leader, hands, tricks };
}

describe('endings counted twice, by the engine and by hand', () => {
  test.each([
    [2, often(60)],
    [3, often(60)],
    [4, often(2, 60)],
  ])(
    'with %i cards each: as many continuations after every card, and the same points',
    (size, endings) => {
      let wide = 0;
      for (let index = 0; index < endings; index++) {
        const ending = randomEnding(index, size);
        const count = countByEngine(ending);
        expect({ ending, ...count }).toEqual({ ending, ...countByHand(ending) });
        expect(count.depths.length).toBe(4 * size);
        wide = Math.max(wide, count.depths[4 * size - 1] as number);
      }
      expect(wide).toBeGreaterThan(size === 2 ? 3 : 100);
    },
    PATIENCE,
  );
});
