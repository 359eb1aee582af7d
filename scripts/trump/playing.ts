import { act, newGame, view } from '../../src/lib/engine/game';
import type { Actor, Card, Ranking } from '../../src/lib/engine/types';
import {
  ALL_ONE_FACTORS,
  DEFAULT_OPTIONS,
  factorOf,
  STANDARD_FACTORS,
} from '../../src/lib/engine/variants/schieber/options';
import type { Factors } from '../../src/lib/engine/variants/schieber/types';
import type { Action, Game } from '../../src/lib/engine/variants/types';
import { orderOf } from '../../src/lib/ai/fast/order';
import type { Budget } from '../../src/lib/ai/player/cards';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { handWorth } from '../../src/lib/ai/player/declare';
import { Random, shuffle } from '../../src/lib/ai/random';
import { handsOf } from './features';
import { NEVER_PUSHED, stoeckOf } from './rolling';

/** Small, for thousands of deals: about 100 ms each. */
const BUDGET: Budget = {
  worlds: 8,
  block: 8,
  candidates: 80,
  memory: 9,
  exactFrom: 4,
  tail: 0,
  nodes: 40_000,
  share: 5_000,
};

export const CONTRACTS: readonly Ranking[] = [
  ...([0, 1, 2, 3] as const).map((suit) => ({ kind: 'trump', suit }) as const),
  { kind: 'obenabe' },
  { kind: 'undenufe' },
];

/** A deal played to its end under one contract; forehand is seat 0. */
export interface Played {
  /** By card: the seat that was dealt it. */
  readonly deal: string;
  /** Its place among `CONTRACTS`. */
  readonly contract: number;
  /** Chosen by seat 2. */
  readonly pushed: boolean;
  /** Side 0's points minus side 1's, with match and Stöck, without Weis and factor. */
  readonly points: number;
}

/** By card. */
const seatsOf = (hands: readonly Card[][]): number[] =>
  Array.from({ length: 36 }, (_, card) => hands.findIndex((hand) => hand.includes(card)));

interface Question {
  readonly contract: number;
  readonly factors: Factors;
  readonly pushed: boolean;
}

/** The deal of this seed under every contract that somebody might choose. */
export function playDeal(seed: string): Played[] {
  const random = new Random(seed);
  const pack = shuffle([...Array(36).keys()], random);
  const hands = [0, 1, 2, 3].map((seat) => pack.slice(seat * 9, seat * 9 + 9));
  const deal = seatsOf(hands).join('');
  return questions(hands, random).map((question) => ({
    deal,
    contract: question.contract,
    pushed: question.pushed,
    points: play(hands, question, seed),
  }));
}

function questions(hands: readonly Card[][], random: Random): Question[] {
  const worths = CONTRACTS.map((contract) => handWorth(hands[0]!, orderOf(contract)));
  const most = Math.max(...worths);
  const asked = most > 0 || random.below(3) === 0 ? choices(hands[0]!, false, random) : [];
  return most > NEVER_PUSHED ? asked : [...asked, ...choices(hands[2]!, true, random)];
}

/** What the hand would choose by either set of factors, and now and then something else. */
function choices(hand: readonly Card[], pushed: boolean, random: Random): Question[] {
  const asked: Question[] = [ALL_ONE_FACTORS, STANDARD_FACTORS].map((factors) => ({
    contract: best(hand, factors),
    factors,
    pushed,
  }));
  const other = { contract: random.below(6), factors: STANDARD_FACTORS, pushed };
  const all = random.below(2) === 0 ? [...asked, other] : asked;
  return all.filter(({ contract }, i) => all.findIndex((one) => one.contract === contract) === i);
}

function best(hand: readonly Card[], factors: Factors): number {
  const worths = CONTRACTS.map(
    (contract) => handWorth(hand, orderOf(contract)) * factorOf(contract, factors),
  );
  return worths.indexOf(Math.max(...worths));
}

function play(hands: readonly Card[][], { contract, factors, pushed }: Question, seed: string): number {
  const options = { ...DEFAULT_OPTIONS, target: null, deals: 1, factors };
  let game = newGame<'schieber'>({ variant: 'schieber', options, foreign: true });
  const step = (by: Actor, action: Action<'schieber'>): void => void (game = next(game, by, action));
  step('chance', { type: 'deal', dealer: 3, hands });
  if (pushed) step(0, { type: 'push' });
  step(pushed ? 2 : 0, { type: 'declare', contract: CONTRACTS[contract]! });
  while (game.phase !== 'over')
    step(game.turn!, chooseAction(view<'schieber'>(game, game.turn as number), seed, BUDGET));
  const { points } = game.deals[0]!;
  return points[0] - points[1] + stoeckOf(handsOf(seatsOf(hands)), contract);
}

function next(game: Game<'schieber'>, by: Actor, action: Action<'schieber'>): Game<'schieber'> {
  const result = act(game, by, action);
  if (!result.ok) throw new Error(`${result.error}: ${JSON.stringify(action)}`);
  return result.value;
}
