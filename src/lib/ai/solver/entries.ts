const BITS = 16;
export const WAYS = 4;
/** Words an entry: three of key, two of cards with move, effort and generation, one of bounds. */
export const WORDS = 6;
const SIZE = WAYS << BITS;
const NO_MOVE = 63;
const LAST_GENERATION = 0xffff;
/** Words kept of each position looked up: the key, its cards, the places of its suits, and its bucket. */
export const KEY = 10;
export const FAR = 1000;

/**
 * What both tables have in common: entries in buckets of four, with the key of the position last looked up per number
 * of tricks left. A key is a structure, suit by suit; suits may stand in any order, so cards are kept by their places.
 */
export abstract class Entries {
  /** What is known of the position looked up. */
  lower = -FAR;
  upper = FAR;
  /** The card that was best last time, or -1. */
  move = -1;
  protected readonly words = new Int32Array(SIZE * WORDS);
  protected readonly keys = new Int32Array(13 * KEY);
  protected readonly sequences = new Int32Array(4);
  protected readonly suits = new Int32Array(4);
  protected generation = 1;

  /** Nothing known before counts any more. */
  clear(): void {
    if (++this.generation <= LAST_GENERATION) return;
    this.words.fill(0);
    this.generation = 1;
  }

  /** After the structure itself: the suits in the order of the key, their cards, the bucket. */
  protected keepCards(k: number, out: Int32Array): void {
    const { keys, suits } = this;
    keys[k + 3] = out[suits[0]!]! | (out[suits[1]!]! << 9) | (out[suits[2]!]! << 18);
    keys[k + 4] = out[suits[3]!]!;
    for (let i = 0; i < 4; i++) keys[k + 5 + i] = suits[i]!;
    keys[k + 9] = bucket(keys[k]!, keys[k + 1]!, keys[k + 2]!);
  }

  /** Writes an entry for the key at `k`. */
  protected write(k: number, lower: number, upper: number, move: number, effort: number): void {
    const { keys, words } = this;
    const work = Math.min(32 - Math.clz32(effort), 31);
    const at = this.#place(k);
    words[at] = keys[k]!;
    words[at + 1] = keys[k + 1]!;
    words[at + 2] = keys[k + 2]!;
    words[at + 3] = keys[k + 3]! | (work << 27);
    words[at + 4] = keys[k + 4]! | (move << 9) | (this.generation << 16);
    words[at + 5] = (lower << 16) | (upper & 0xffff);
  }

  /** The entry of the same cards, else a free one, else the one that took the least work. */
  #place(k: number): number {
    const { keys, words } = this;
    const k0 = keys[k]!,
      k1 = keys[k + 1]!,
      k2 = keys[k + 2]!;
    const from = keys[k + 9]!;
    let place = from;
    let least = 99;
    for (let at = from; at < from + WAYS * WORDS; at += WORDS) {
      const old = words[at + 4]! >>> 16 !== this.generation;
      if (
        !old &&
        words[at] === k0 &&
        words[at + 1] === k1 &&
        words[at + 2] === k2 &&
        (words[at + 3]! & 0x7ffffff) === keys[k + 3] &&
        (words[at + 4]! & 511) === keys[k + 4]
      )
        return at;
      const work = old ? -1 : words[at + 3]! >>> 27;
      if (work < least) {
        least = work;
        place = at;
      }
    }
    return place;
  }

  /** The suit by its place in the key, the card by its place in the suit. */
  protected packMove(out: Int32Array, k: number, move: number): number {
    if (move < 0) return NO_MOVE;
    const suit = move >> 4;
    let i = 0;
    while (this.keys[k + 5 + i] !== suit) i++;
    let nth = 0;
    for (let above = out[suit]! >> ((move & 15) + 1); above; above &= above - 1) nth++;
    return i * 16 + nth;
  }

  protected unpackMove(out: Int32Array, k: number, packed: number): number {
    if (packed === NO_MOVE) return -1;
    const suit = this.keys[k + 5 + (packed >> 4)]!;
    let mask = out[suit]!;
    for (let nth = packed & 15; nth > 0; nth--) mask ^= 1 << (31 - Math.clz32(mask));
    return suit * 16 + 31 - Math.clz32(mask);
  }

  /** The suits from place `start` on by what is in them. */
  protected sortFrom(start: number): void {
    const { sequences } = this;
    for (let i = start + 1; i < 4; i++)
      for (let j = i; j > start && sequences[j]! > sequences[j - 1]!; j--) this.swap(j, j - 1);
  }

  protected swap(i: number, j: number): void {
    const { sequences, suits } = this;
    const sequence = sequences[i]!;
    sequences[i] = sequences[j]!;
    sequences[j] = sequence;
    const suit = suits[i]!;
    suits[i] = suits[j]!;
    suits[j] = suit;
  }
}

/**
 * The holders of a suit's cards from the top down, two bits each after a leading one; 0 is the leader. Given are the
 * cards still out, and those with the seats at odd and at higher distance from him.
 */
export function sequenceOf(out: number, odd: number, high: number): number {
  let sequence = 1;
  for (let rest = out; rest;) {
    const bit = 31 - Math.clz32(rest);
    sequence = (sequence << 2) | (((high >> bit) & 1) << 1) | ((odd >> bit) & 1);
    rest ^= 1 << bit;
  }
  return sequence;
}

function bucket(k0: number, k1: number, k2: number): number {
  let h = Math.imul(k0, 0x9e3779b1) ^ k1;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b) ^ k2;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x9e3779b1);
  return (h >>> (32 - BITS)) * WAYS * WORDS;
}
