/** Chance for tests: a small seeded generator, and how much of it a run spends. */

/** `LONG=1` plays ten times as much, from a new seed each time. */
const LONG = process.env.LONG === '1';
export const often = (normal: number, long: number = 10 * normal): number => (LONG ? long : normal);
/** The same games each time: then also rare things are certain to be among them. */
export const SAME_EACH_TIME = !LONG;
/** For tests that compute for seconds, so that a busy machine does not fail them. */
export const PATIENCE = LONG ? 3_600_000 : 180_000;
/** What every `fc.assert` of these tests takes: the same runs each time unless the run is long. */
export const runs = (
  normal: number,
  long?: number,
): { numRuns: number; seed?: number; endOnFailure: boolean } => ({
  numRuns: often(normal, long),
  ...(LONG ? {} : { seed: 1882 }),
  endOnFailure: true,
});

/** mulberry32: whole numbers below `n`, the same ones for the same seed. */
export function dice(seed: number): (n: number) => number {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
}

export function shuffled<T>(items: readonly T[], roll: (n: number) => number): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
