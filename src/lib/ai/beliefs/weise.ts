const RUN_POINTS = [0, 0, 0, 20, 50, 100, 150, 200, 250, 300];
/** Four of a kind from six to ace; 6, 7 and 8 by house rule only. */
const FOUR_POINTS = [100, 100, 100, 150, 100, 200, 100, 100, 100];
const LOW = 0b000000111;

/** By mask of a suit in natural order. */
const RUNS = Int32Array.from({ length: 512 }, (_, mask) => {
  let points = 0;
  let run = 0;
  for (let rest = mask; rest || run; rest >>= 1) {
    if (rest & 1) run++;
    else {
      points += RUN_POINTS[run]!;
      run = 0;
    }
  }
  return points;
});

/**
 * The points of all Weise in a hand, from its masks by suit in natural order: as `findWeise` counts them, without
 * making lists (docs/RULES.md §3).
 */
export function weisPoints(masks: Int32Array, from: number, fourLowCards: boolean): number {
  let points = 0;
  let fours = fourLowCards ? 511 : 511 & ~LOW;
  for (let at = from; at < from + 4; at++) {
    points += RUNS[masks[at]!]!;
    fours &= masks[at]!;
  }
  for (; fours; fours &= fours - 1) points += FOUR_POINTS[31 - Math.clz32(fours & -fours)]!;
  return points;
}
