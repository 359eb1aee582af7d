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
  const cards = `${of('cards')} card points a deal`;
  const withMatch = `${of('withMatch')} with the match`;
  const [first, second] = match.trump === 'own' ? [withMatch, cards] : [cards, withMatch];
  const trump = match.trump === 'own' ? 'each side chooses trump, factors 1' : 'trump by the rule for both';
  return [
    `${match.a} v ${match.b}: ${first} (${all.length} deals, each twice; seed ${match.seed}; ${trump})`,
    `  ${second}; ${of('written')} written`,
    `  ms a decision: ${spread(match.a, times[0])}; ${spread(match.b, times[1])}; ${seconds.toFixed(0)} s in all`,
  ];
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
