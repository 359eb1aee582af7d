/**
 * Duplicate matches between two computer players: `npm run arena -- --a mc --b greedy --deals 1000 --seed x`.
 * Each deal is played twice with the sides swapped; a result is the own side's points minus the other's, per deal.
 * With `--trump rule` both get the same contract and card points count (157 in all); with `--trump own` each side
 * chooses and pushes by itself, and card points with the match count, without factor, Weis and Stöck; with `--factors
 * usual` the factors are as usual, and what is written counts.
 * Reproducible from the seed, whatever the number of threads. The players: `yardsticks/players.ts`.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { join, type Match, play, type Result } from './yardsticks/match';
import { playerOf } from './yardsticks/players';
import { report } from './yardsticks/report';

interface Share {
  readonly match: Match;
  readonly share: number;
  readonly shares: number;
}

/** A process of its own, for tsx does not reach into worker threads. */
const inThread = (share: Share): Promise<Result> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--share', JSON.stringify(share)]);
    child.once('message', (result) => resolve(result as Result)).once('error', reject);
    child.once('exit', (code) => code && reject(new Error(`a share ended with ${code}`)));
  });

function counted(name: string, text: string, least: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least) throw new Error(`--${name} ${text}`);
  return count;
}

async function run(match: Match, threads: number): Promise<void> {
  const started = performance.now();
  const shares = Array.from({ length: threads }, (_, share) => ({ match, share, shares: threads }));
  const results = threads === 1 ? [play(match)] : await Promise.all(shares.map(inThread));
  const seconds = (performance.now() - started) / 1000;
  console.log(report(match, join(results), seconds).join('\n'));
}

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'mc' },
    b: { type: 'string', default: 'greedy' },
    deals: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'arena' },
    trump: { type: 'string', default: 'rule' },
    factors: { type: 'string', default: 'one' },
    threads: { type: 'string', default: '1' },
    share: { type: 'string' },
  },
});
if (values.share === undefined) {
  const { a, b, seed, trump, factors } = values;
  if (trump !== 'rule' && trump !== 'own') throw new Error(`--trump ${trump}`);
  if (factors !== 'one' && factors !== 'usual') throw new Error(`--factors ${factors}`);
  [a, b].forEach(playerOf);
  await run(
    { a, b, seed, trump, factors, deals: counted('deals', values.deals, 2) },
    counted('threads', values.threads, 1),
  );
} else {
  const { match, share, shares } = JSON.parse(values.share) as Share;
  process.send!(play(match, share, shares));
}
