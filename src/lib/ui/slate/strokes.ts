/** What stands on one side of the Jasstafel: strokes on the three lines of the Z, and a figure for the rest. */
export interface Strokes {
  hundreds: number;
  fifties: number;
  twenties: number;
  rest: number;
}
type Line = Exclude<keyof Strokes, 'rest'>;

/** On which line each further hundred of a thousand ends up: one stroke, a cross of fifties, or five twenties. */
const LINES: readonly Line[] = [
  'hundreds',
  'hundreds',
  'fifties',
  'hundreds',
  'twenties',
  'hundreds',
  'fifties',
  'hundreds',
  'hundreds',
  'hundreds',
];
const STROKES_A_HUNDRED = { hundreds: 1, fifties: 2, twenties: 5 } as const;

/**
 * A player at a table only ever adds strokes, so all three lines fill up together; from a bare sum the way there is not
 * known. Hundred by hundred goes to one line after the other, so that a growing sum wipes out at most one fifty and two
 * twenties, and never a hundred.
 */
export function strokesOf(points: number): Strokes {
  const strokes: Strokes = { hundreds: 0, fifties: 0, twenties: 0, rest: 0 };
  const whole = Math.floor(points / 100);
  for (let i = 0; i < whole; i++) strokes[lineOf(i)] += STROKES_A_HUNDRED[lineOf(i)];
  let left = points % 100;
  if (lineOf(whole) !== 'twenties' && left >= 50) {
    strokes.fifties++;
    left -= 50;
  }
  strokes.twenties += Math.floor(left / 20);
  strokes.rest = left % 20;
  return strokes;
}
const lineOf = (hundred: number): Line => LINES[hundred % LINES.length] ?? 'hundreds';
