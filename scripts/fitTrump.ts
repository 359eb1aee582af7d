/**
 * Fits what the computer chooses trump by (src/lib/ai/player/trumpWeights.ts).
 *   fitTrump.ts play --from 0 --deals 400 --seed x --file a.jsonl   deals played out by the strong player, a line each
 *   fitTrump.ts fit --files a.jsonl,b.jsonl --write                 the table: first by quick rollouts with all hands
 *                                                                   known, then corrected by the deals played
 * The same seeds, deals and players give the same table; the one in use: 5200 deals of the seed `trump`. Off line only.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { correct } from './trump/correcting';
import { fitsOf } from './trump/features';
import { type Played, playDeal } from './trump/playing';
import { rollDeals } from './trump/rolling';
import { weiseOf } from './trump/weise';
import { writeWeights } from './trump/writing';

/** The pull of the first fit; it has hundreds of thousands of rows. */
const PULL = 5;
const WEIS_DEALS = 300_000;

function playAll(seed: string, from: number, deals: number, file: string): void {
  for (let i = from; i < from + deals; i++) {
    const lines = playDeal(`${seed}-${i}`).map((played) => `${JSON.stringify(played)}\n`);
    appendFileSync(file, lines.join(''));
  }
}

const read = (files: string): Played[] =>
  files
    .split(',')
    .filter((file) => file !== '')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Played);

function fitAll(files: string, rollouts: number, seed: string, writes: boolean): void {
  const rolled = rollDeals(rollouts, seed);
  const fits = fitsOf((kind, model) => rolled[model][kind]!.solve(PULL));
  const deals = read(files);
  const corrected = deals.length > 0 ? correct(fits, deals, console.log) : fits;
  const about = `${rollouts} deals rolled out, ${deals.length} played by the strong player`;
  if (writes) writeWeights(corrected, weiseOf(WEIS_DEALS, seed), about);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0' },
    deals: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'trump' },
    file: { type: 'string', default: 'reports/trump.jsonl' },
    files: { type: 'string', default: '' },
    rollouts: { type: 'string', default: '250000' },
    write: { type: 'boolean', default: false },
  },
});
if (positionals[0] === 'play') playAll(values.seed, Number(values.from), Number(values.deals), values.file);
else if (positionals[0] === 'fit') fitAll(values.files, Number(values.rollouts), values.seed, values.write);
else throw new Error('play or fit');
