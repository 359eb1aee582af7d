import type { Match, Points, Result } from './match';

/** Mean and its standard error. */
export function estimate(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const squares = values.reduce((sum, x) => sum + (x - mean) * (x - mean), 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** The result first, in the points that fit the way trump was chosen. */
export function report(match: Match, { points, times }: Result, seconds: number): string[] {
  const all = points as Points[];
  const of = (kind: keyof Points): string => plusMinus(all.map((one) => one[kind]));
  const counted = {
    cards: `${of('cards')} card points a deal`,
    withMatch: `${of('withMatch')} with the match`,
    written: `${of('written')} written`,
  };
  const { order, trump } = waysOf(match);
  const [first, ...others] = order.map((kind) => counted[kind]);
  return [
    `${match.a} v ${match.b}: ${first} (${all.length} deals, each twice; seed ${match.seed}; ${trump})`,
    `  ${others.join('; ')}`,
    `  ms a decision: ${spread(match.a, times[0])}; ${spread(match.b, times[1])}; ${seconds.toFixed(0)} s in all`,
  ];
}

/** Which points tell the result, and how trump came about. */
function waysOf({ trump, factors }: Match): { order: readonly (keyof Points)[]; trump: string } {
  if (trump === 'rule')
    return { order: ['cards', 'withMatch', 'written'], trump: 'trump by the rule for both' };
  if (factors === 'one')
    return { order: ['withMatch', 'cards', 'written'], trump: 'each side chooses trump, factors 1' };
  return { order: ['written', 'withMatch', 'cards'], trump: 'each side chooses trump, usual factors' };
}

function plusMinus(values: readonly number[]): string {
  const { mean, error } = estimate(values);
  return `${mean < 0 ? '' : '+'}${mean.toFixed(2)} ± ${error.toFixed(2)}`;
}

function spread(name: string, times: readonly number[]): string {
  const sorted = [...times].sort((x, y) => x - y);
  const at = (part: number): string =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!.toFixed(1);
  return `${name} median ${at(0.5)}, 95 % ${at(0.95)}, worst ${at(1)}`;
}
