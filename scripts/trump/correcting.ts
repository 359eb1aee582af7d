import { featuresOf, type Fits, fitsOf, handOf, handsOf, kindOf, type ModelName } from './features';
import type { Played } from './playing';
import { predict, Regression } from './regression';
import { rollOut } from './rolling';

/** A deal that was played, as one model sees it. */
interface Row {
  readonly features: readonly number[];
  /** What the model says, what came out, and what the quick rollout of the same deal says. */
  readonly said: number;
  readonly played: number;
  readonly rolled: number;
}

const FOLDS = 5;
/** A slope of 5 % is as unexpected as a single deal that is 60 points off. */
const SLOPE_PULL = (60 / 0.05) ** 2;
/** The pulls that are tried: so many rows' worth. */
const PULLS = [30, 100, 300, 1000, 3000, 10000, 1e6];

/**
 * Corrects models that were fitted to rollouts by deals that the strong player played, as far as their number allows:
 * by a constant, by stretching all weights alike, and by a change of each weight that is pulled to zero, the more the
 * less it helps on deals left out. That the rollout of the same deal was lucky or not is taken off first.
 */
export function correct(
  fits: Fits<Float64Array>,
  deals: readonly Played[],
  log: (text: string) => void,
): Fits<Float64Array> {
  const rows = rowsOf(fits, deals);
  return fitsOf((kind, model) =>
    corrected(fits[model][kind]!, rows[model][kind]!, (text) => log(`${model} ${kind}: ${text}`)),
  );
}

function rowsOf(fits: Fits<Float64Array>, deals: readonly Played[]): Fits<Row[]> {
  const rows = fitsOf((): Row[] => []);
  for (const { deal, contract, pushed, points } of deals) {
    const seats = [...deal].map(Number);
    const hands = handsOf(seats);
    const rolled = rollOut(hands, seats, contract);
    const kind = kindOf(contract);
    for (const model of (pushed ? ['pushed', 'team'] : ['solo']) as ModelName[]) {
      const features = featuresOf(contract, handOf(model, hands));
      const said = predict(fits[model][kind]!, features);
      rows[model][kind]!.push({ features, said, played: points, rolled });
    }
  }
  return rows;
}

function corrected(weights: Float64Array, rows: readonly Row[], log: (text: string) => void): Float64Array {
  const luck = luckOf(rows);
  const missing = rows.map(({ said, played, rolled }) => played - said - luck * (rolled - said));
  const { mean, slope } = lineThrough(rows, missing);
  const rest = rows.map(({ said }, i) => missing[i]! - mean - slope * said);
  const errors = PULLS.map((pull) => leftOut(rows, rest, weights.length - 1, pull));
  const pull = PULLS[errors.indexOf(Math.min(...errors))]!;
  const change = fitted(rows, rest, weights.length - 1, pull);
  log(
    `${rows.length} deals, luck ${luck.toFixed(2)}; ${mean.toFixed(1)} and ${(100 * slope).toFixed(1)} % more; ` +
      `errors ${errors.map((error) => error.toFixed(2)).join(' ')}; pull ${pull}`,
  );
  const constant = weights.length - 1;
  return weights.map((weight, i) => weight * (1 + slope) + change[i]! + (i === constant ? mean : 0));
}

/** What is missing as a straight line in what the model says, the slope pulled to zero. */
function lineThrough(rows: readonly Row[], missing: readonly number[]): { mean: number; slope: number } {
  const count = rows.length;
  const said = rows.reduce((sum, row) => sum + row.said, 0) / count;
  const level = missing.reduce((sum, value) => sum + value, 0) / count;
  let both = 0;
  let squares = SLOPE_PULL;
  rows.forEach((row, i) => {
    both += (row.said - said) * (missing[i]! - level);
    squares += (row.said - said) * (row.said - said);
  });
  const slope = both / squares;
  return { mean: level - slope * said, slope };
}

/** How much of a rollout's luck the played deal shares. */
function luckOf(rows: readonly Row[]): number {
  let both = 0;
  let squares = 0;
  for (const { said, played, rolled } of rows) {
    both += (played - said) * (rolled - said);
    squares += (rolled - said) * (rolled - said);
  }
  return both / squares;
}

function fitted(
  rows: readonly Row[],
  missing: readonly number[],
  features: number,
  pull: number,
  without = -1,
): Float64Array {
  const regression = new Regression(features);
  rows.forEach((row, i) => i % FOLDS !== without && regression.add(row.features, missing[i]!));
  return regression.solve(pull);
}

/** The error on deals that did not take part. */
function leftOut(rows: readonly Row[], missing: readonly number[], features: number, pull: number): number {
  let squares = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const change = fitted(rows, missing, features, pull, fold);
    rows.forEach((row, i) => {
      if (i % FOLDS === fold) squares += (missing[i]! - predict(change, row.features)) ** 2;
    });
  }
  return Math.sqrt(squares / rows.length);
}
