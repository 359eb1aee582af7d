/** Unbiased shuffling from bytes that the caller supplies: the engine knows no randomness of its own. */

/** The next byte (0–255) of a stream; called as often as needed. */
export type ByteSource = () => number;

/**
 * A uniform whole number in 0..n−1, by rejecting the bytes that would favour small numbers.
 * @param n 1–256
 */
export function below(n: number, nextByte: ByteSource): number {
  const limit = 256 - (256 % n);
  let byte = nextByte();
  while (byte >= limit) byte = nextByte();
  return byte % n;
}

/** Fisher and Yates: every order equally likely if every byte is. */
export function shuffle<T>(items: readonly T[], nextByte: ByteSource): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1, nextByte);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
