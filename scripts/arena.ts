/**
 * Duplicate matches between two computer players: `npm run arena -- --a mc --b greedy --pairs 1000 --seed x`.
 * Each deal is played twice with the sides swapped and the same trump choice; a result is the own side's card points
 * minus the other's (157 in all, without factor, Weis, Stöck and match), per deal. Reproducible from the seed,
 * whatever the number of threads.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BUDGET } from '../src/lib/ai/player/cards';
import { actBy, chooseAction, chooseByRule } from '../src/lib/ai/player/choose';
import { uniformCard } from '../src/lib/ai/player/uniform';
import { Random } from '../src/lib/ai/random';
import { act, drawDeal, newGame, view } from '../src/lib/engine/game';
import type { Actor } from '../src/lib/engine/types';
import { DEFAULT_OPTIONS } from '../src/lib/engine/variants/schieber/options';
import type { Action, Game, View } from '../src/lib/engine/variants/types';

type Player = (view: View<'schieber'>, seed: string) => Action<'schieber'>;
type Schieber = Game<'schieber'>;
interface Match {
  readonly a: string;
  readonly b: string;
  readonly pairs: number;
  readonly seed: string;
  readonly threads: number;
  readonly thread: number;
}
/** Per pair the mean of its two deals; per decision of player a with a choice the milliseconds. */
interface Result {
  readonly points: [pair: number, points: number][];
  readonly times: number[];
}

/** `mc`, `mc@20` (with so many worlds), `greedy`, `random`. */
function playerOf(name: string): Player {
  const [kind, worlds] = name.split('@');
  if (kind === 'greedy') return chooseByRule;
  if (kind === 'random') return (seen, seed) => actBy(seen, seed, uniformCard);
  if (kind !== 'mc') throw new Error(`no player ${name}`);
  const count = Number(worlds ?? BUDGET.worlds);
  const budget = { ...BUDGET, worlds: count };
  return (seen, seed) => chooseAction(seen, seed, budget);
}

function next(game: Schieber, by: Actor, action: Action<'schieber'>): Schieber {
  const result = act(game, by, action);
  if (!result.ok) throw new Error(`${result.error}: ${JSON.stringify(action)}`);
  return result.value;
}

/** The deal of this number, contract chosen, forehand to lead. */
function dealt(seed: string): Schieber {
  const random = new Random(seed);
  const options = { ...DEFAULT_OPTIONS, target: null, deals: 1 };
  let game = newGame({ variant: 'schieber', options, foreign: true });
  game = next(
    game,
    'chance',
    drawDeal(game, () => random.next() & 255),
  );
  while (game.phase === 'declare') game = next(game, game.turn!, chooseByRule(seen(game), seed));
  return game;
}

const seen = (game: Schieber): View<'schieber'> => view<'schieber'>(game, game.turn as number);

/** Plays the deal with player a on `side`; that side's points minus the other's. */
function play(start: Schieber, side: number, a: Player, b: Player, seed: string, times: number[]): number {
  let game = start;
  while (game.phase === 'play') {
    const own = ((game.turn as number) & 1) === side;
    const sight = seen(game);
    const started = performance.now();
    const action = (own ? a : b)(sight, seed);
    if (own && sight.legal.length > 1) times.push(performance.now() - started);
    game = next(game, game.turn!, action);
  }
  const { trickWinners, trickPoints } = game.deals[0]!;
  return trickPoints.reduce(
    (sum, points, i) => sum + ((trickWinners[i]! & 1) === side ? points : -points),
    0,
  );
}

/** The share of one thread: every pair whose number leaves its own remainder. */
function share(match: Match): Result {
  const [a, b] = [playerOf(match.a), playerOf(match.b)];
  const result: Result = { points: [], times: [] };
  for (let pair = match.thread; pair < match.pairs; pair += match.threads) {
    const seed = `${match.seed}-${pair}`;
    const start = dealt(seed);
    const deals = [0, 1].map((side) => play(start, side, a, b, seed, result.times));
    result.points.push([pair, (deals[0]! + deals[1]!) / 2]);
  }
  return result;
}

/** A process of its own, for tsx does not reach into worker threads. */
const inThread = (match: Match): Promise<Result> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--share', JSON.stringify(match)]);
    child.once('message', (result) => resolve(result as Result)).once('error', reject);
    child.once('exit', (code) => code && reject(new Error(`a share ended with ${code}`)));
  });

function report(match: Match, points: readonly number[], unsorted: readonly number[], seconds: number): void {
  const mean = points.reduce((sum, x) => sum + x, 0) / points.length;
  const spread = points.reduce((sum, x) => sum + (x - mean) * (x - mean), 0) / (points.length - 1);
  const times = [...unsorted].sort((x, y) => x - y);
  const total = times.reduce((sum, x) => sum + x, 0);
  console.log(
    `${match.a} v ${match.b}: ${mean.toFixed(2)} ± ${Math.sqrt(spread / points.length).toFixed(2)} points a deal ` +
      `(${points.length} pairs, seed ${match.seed})`,
  );
  console.log(
    `decisions of ${match.a}: ${times.length}, ${(times.length / seconds).toFixed(0)}/s over all threads; ` +
      `ms: mean ${(total / times.length).toFixed(2)}, median ${times[times.length >> 1]!.toFixed(2)}, ` +
      `worst ${times[times.length - 1]!.toFixed(1)}; ${seconds.toFixed(1)} s in all`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      a: { type: 'string', default: 'mc' },
      b: { type: 'string', default: 'greedy' },
      pairs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'arena' },
      threads: { type: 'string', default: '1' },
      share: { type: 'string' },
    },
  });
  if (values.share !== undefined) {
    process.send!(share(JSON.parse(values.share) as Match));
    return;
  }
  const threads = Number(values.threads);
  const match = { ...values, pairs: Number(values.pairs), threads, thread: 0 };
  const started = performance.now();
  const shares =
    threads === 1
      ? [share(match)]
      : await Promise.all(Array.from({ length: threads }, (_, thread) => inThread({ ...match, thread })));
  const points: number[] = [];
  for (const part of shares) for (const [pair, value] of part.points) points[pair] = value;
  const times = shares.flatMap((part) => part.times);
  report(match, points, times, (performance.now() - started) / 1000);
}

await main();
