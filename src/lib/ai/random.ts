/**
 * The computer's only source of chance: a small generator (sfc32) seeded by a text, in 32-bit integer operations alone,
 * so that the same seed gives the same decision on every engine.
 */
export class Random {
  readonly #state: Int32Array;

  constructor(seed: string) {
    this.#state = scatter(seed);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits, as a signed integer. */
  next(): number {
    const s = this.#state;
    const a = s[0]!,
      b = s[1]!,
      c = s[2]!,
      counter = s[3]!;
    const result = (a + b + counter) | 0;
    s[3] = counter + 1;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + result;
    return result;
  }

  /** A whole number from 0 to n - 1, every one equally likely, for n up to 2^32. */
  below(n: number): number {
    const limit = TWO_32 - (TWO_32 % n);
    let bits = this.next() >>> 0;
    while (bits >= limit) bits = this.next() >>> 0;
    return bits % n;
  }

  /** The same for n up to 2^53: ways to deal the unseen cards are counted in hundreds of billions. */
  belowLarge(n: number): number {
    const limit = TWO_53 - (TWO_53 % n);
    let bits = this.#wide();
    while (bits >= limit) bits = this.#wide();
    return bits % n;
  }

  #wide(): number {
    return (this.next() >>> 11) * TWO_32 + (this.next() >>> 0);
  }
}

const TWO_32 = 0x1_0000_0000;
const TWO_53 = TWO_32 * 0x20_0000;

/** Four well-mixed words from a text; texts that differ in one sign differ in about half of the bits. */
function scatter(text: string): Int32Array {
  const words = Int32Array.of(0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344);
  for (let i = 0; i < text.length; i++) {
    for (let w = 0; w < 4; w++) words[w] = mix(words[w]! ^ (text.charCodeAt(i) + w * 0x9e37));
  }
  return words;
}

/** An invertible mix of 32 bits (the finisher of MurmurHash3). */
function mix(bits: number): number {
  let h = bits ^ 0x5bd1e995;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Puts the items into random order, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = items[i]!;
    items[i] = items[j]!;
    items[j] = kept;
  }
  return items;
}
