const STEPS = 16;
const REACH = 24;
/** e^(-1/16), written out: `Math.exp` is not the same in every engine. */
const RATIO = 0.9394130628134757;
const TABLE = new Float64Array(STEPS * REACH + 1).fill(1);
for (let i = 1; i < TABLE.length; i++) TABLE[i] = TABLE[i - 1]! * RATIO;

/** e^-x for x from 0 on, straight between sixteenths; beyond 24 it stays as small as there and is never 0. */
export function decay(x: number): number {
  if (x <= 0) return 1;
  if (x >= REACH) return TABLE[STEPS * REACH]!;
  const at = x * STEPS;
  const i = at | 0;
  return TABLE[i]! + (TABLE[i + 1]! - TABLE[i]!) * (at - i);
}
