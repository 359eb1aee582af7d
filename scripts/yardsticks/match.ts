import { chooseByRule } from '../../src/lib/ai/player/rule';
import { Random } from '../../src/lib/ai/random';
import { act, drawDeal, newGame, view } from '../../src/lib/engine/game';
import { MATCH_BONUS } from '../../src/lib/engine/ranking';
import type { Actor } from '../../src/lib/engine/types';
import {
  ALL_ONE_FACTORS,
  DEFAULT_OPTIONS,
  STANDARD_FACTORS,
} from '../../src/lib/engine/variants/schieber/options';
import type { SchieberScore } from '../../src/lib/engine/variants/schieber/types';
import type { Action, Game } from '../../src/lib/engine/variants/types';
import { type Player, playerOf } from './players';

type Schieber = Game<'schieber'>;

export interface Match {
  readonly a: string;
  readonly b: string;
  /** Each is played twice, the sides swapped. */
  readonly deals: number;
  readonly seed: string;
  /**
   * `rule`: the same choice for both by the hand rule, which minds the usual factors. `own`: each side's players choose
   * and push themselves.
   */
  readonly trump: 'rule' | 'own';
  /** Where each chooses: all 1, so that the points of the cards tell who chooses well; or the usual ones. */
  readonly factors: 'one' | 'usual';
}
/** The side of player a minus the other one's, mean over the two times that the deal is played. */
export interface Points {
  /** 157 in all. */
  readonly cards: number;
  readonly withMatch: number;
  /** What the board gets: match, Weis and Stöck included, times the factor. */
  readonly written: number;
}
export interface Result {
  /** By the number of the deal. */
  readonly points: (Points | undefined)[];
  /** Per player the milliseconds of each decision with a choice. */
  readonly times: readonly [number[], number[]];
}

/** The deals of this share alone: those whose number leaves this remainder. */
export function play(match: Match, share = 0, shares = 1, players = playersOf(match)): Result {
  const result: Result = { points: [], times: [[], []] };
  for (let deal = share; deal < match.deals; deal += shares) {
    const twice = ([0, 1] as const).map((side) =>
      score(playDeal(match, `${match.seed}-${deal}`, side, players, result.times), side),
    );
    result.points[deal] = mean(twice[0]!, twice[1]!);
  }
  return result;
}

const playersOf = ({ a, b }: Match): readonly [Player, Player] => [playerOf(a), playerOf(b)];

export function join(results: readonly Result[]): Result {
  const points: Result['points'] = [];
  for (const part of results) part.points.forEach((value, deal) => value && (points[deal] = value));
  return {
    points,
    times: [results.flatMap(({ times }) => times[0]), results.flatMap(({ times }) => times[1])],
  };
}

/** The deal of this seed to its end, player a on `side`. */
function playDeal(
  match: Match,
  seed: string,
  side: number,
  players: readonly [Player, Player],
  times: Result['times'],
): SchieberScore {
  let game = dealt(match, seed);
  while (game.phase !== 'over') {
    const who = ((game.turn as number) & 1) === side ? 0 : 1;
    const byRule = game.phase === 'declare' && match.trump === 'rule';
    const sight = view<'schieber'>(game, game.turn as number);
    const started = performance.now();
    const action = (byRule ? chooseByRule : players[who])(sight, seed, game);
    if (!byRule && sight.legal.length > 1) times[who].push(performance.now() - started);
    game = next(game, game.turn!, action);
  }
  return game.deals[0]!;
}

function dealt({ trump, factors }: Match, seed: string): Schieber {
  const random = new Random(seed);
  const one = trump === 'own' && factors === 'one';
  const options = {
    ...{ ...DEFAULT_OPTIONS, target: null, deals: 1 },
    factors: one ? ALL_ONE_FACTORS : STANDARD_FACTORS,
  };
  const game = newGame({ variant: 'schieber', options, foreign: true });
  const deal = drawDeal(game, () => random.next() & 255);
  return next(game, 'chance', deal);
}

function next(game: Schieber, by: Actor, action: Action<'schieber'>): Schieber {
  const result = act(game, by, action);
  if (!result.ok) throw new Error(`${result.error}: ${JSON.stringify(action)}`);
  return result.value;
}

function score({ points, match, written }: SchieberScore, side: number): Points {
  const sign = side === 0 ? 1 : -1;
  const withMatch = sign * (points[0] - points[1]);
  const bonus = match === null ? 0 : match === side ? MATCH_BONUS : -MATCH_BONUS;
  return { cards: withMatch - bonus, withMatch, written: sign * (written[0] - written[1]) };
}

const mean = (one: Points, other: Points): Points => ({
  cards: (one.cards + other.cards) / 2,
  withMatch: (one.withMatch + other.withMatch) / 2,
  written: (one.written + other.written) / 2,
});
