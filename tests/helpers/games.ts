/** Random Schieber games, with what a watcher would have noted beside each state. */
import { packets } from '../../src/lib/engine/deal';
import { drawDeal, legalActions, newGame } from '../../src/lib/engine/game';
import {
  ALL_ONE_FACTORS,
  STANDARD_FACTORS,
  UNDENUFE_4_FACTORS,
} from '../../src/lib/engine/variants/schieber/options';
import type { SchieberOptions } from '../../src/lib/engine/variants/schieber/types';
import type { Actor, Card, Seat } from '../../src/lib/engine/types';
import { findWeise } from '../../src/lib/engine/weis';
import { pack36 } from '../fixtures/notation';
import { dice, shuffled } from './chance';
import { type Move, must, type Table } from './table';

export type Roll = (n: number) => number;
export interface Step {
  readonly by: Actor;
  readonly action: Move;
  readonly game: Table;
}
export interface Played {
  readonly setup: {
    readonly variant: 'schieber';
    readonly options: SchieberOptions;
    readonly foreign: boolean;
  };
  readonly start: Table;
  readonly steps: readonly Step[];
  readonly last: Table;
}

const pick = <T>(items: readonly T[], roll: Roll): T => items[roll(items.length)] as T;

function randomOptions(roll: Roll): SchieberOptions {
  const own = {
    D: 1 + roll(9),
    H: 1 + roll(9),
    S: 1 + roll(9),
    C: 1 + roll(9),
    obenabe: 1 + roll(9),
    undenufe: 1 + roll(9),
  };
  return {
    ...pick(
      [
        { target: 1 + roll(900), deals: null },
        { target: 1000, deals: null },
        { target: null, deals: 1 + roll(6) },
        { target: 500 + roll(500), deals: 3 },
      ],
      roll,
    ),
    factors: pick([STANDARD_FACTORS, UNDENUFE_4_FACTORS, ALL_ONE_FACTORS, own], roll),
    stoeckEarly: roll(2) === 0,
    fourLowCards: roll(2) === 0,
  };
}

/** A quarter of the deals is badly shuffled: long runs, four of a kind, matches and claims. */
function randomDeal(game: Table, roll: Roll): Move {
  if (!game.foreign || roll(4) > 0) return drawDeal(game, () => roll(256));
  const pack = [...pack36];
  for (let swaps = roll(20); swaps > 0; swaps--) {
    const [a, b] = [roll(36), roll(36)];
    [pack[a], pack[b]] = [pack[b] as Card, pack[a] as Card];
  }
  return { type: 'deal', dealer: roll(4), hands: packets(pack, 4, roll(4), pick([1, 3, 9], roll)) };
}

/** With a first card some Weise are concealed, or it is left to the default. */
function withWeis(game: Table, seat: Seat, action: Move, roll: Roll): Move {
  const hand = game.hands[seat] as readonly Card[];
  if (action.type !== 'play' || hand.length < 9 || roll(3) === 0) return action;
  const weise = findWeise(hand, game.options).filter(() => roll(2) === 0);
  return { ...action, weis: shuffled(weise, roll).map(({ cards }) => shuffled(cards, roll)) };
}

/** Somebody's random legal action; who may show Stöck out of turn does so half of the time. */
export function randomMove(game: Table, roll: Roll): { by: Actor; action: Move } {
  if (game.turn === 'chance') return { by: 'chance', action: randomDeal(game, roll) };
  const shows = [0, 1, 2, 3].find((seat) => legalActions(game, seat).some(({ type }) => type === 'stoeck'));
  if (shows !== undefined && roll(2) === 0) return { by: shows, action: { type: 'stoeck' } };
  const by = game.turn as Seat;
  const legal = legalActions(game, by).filter(({ type }) => type !== 'stoeck');
  const claim = legal.find(({ type }) => type === 'claim');
  if (claim && roll(6) === 0) return { by, action: claim };
  const action = pick(
    legal.filter(({ type }) => type !== 'claim'),
    roll,
  );
  return { by, action: withWeis(game, by, action, roll) };
}

/** A whole game; the same for the same seed. `bend` lets a test ask for what it needs. */
export function randomGame(
  seed: number,
  bend: { options?: Partial<SchieberOptions>; foreign?: boolean } = {},
): Played {
  const roll = dice(seed);
  const options = { ...randomOptions(roll), ...bend.options };
  const setup = { variant: 'schieber', options, foreign: bend.foreign ?? roll(2) === 0 } as const;
  const start = newGame<'schieber'>(setup);
  const steps: Step[] = [];
  let game = start;
  while (game.phase !== 'over') {
    const { by, action } = randomMove(game, roll);
    game = must(game, by, action);
    steps.push({ by, action, game });
  }
  return { setup, start, steps, last: game };
}
