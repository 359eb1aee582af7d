import { BUUR } from '../fast/order';
import type { Position } from '../fast/position';

const BITS = 16;
export const WAYS = 4;
/** Words an entry: three of key, two of cards with move, effort and generation, one of bounds. */
export const WORDS = 6;
export const SIZE = WAYS << BITS;
export const NO_MOVE = 63;
export const LAST_GENERATION = 0xffff;
export const FAR = 1000;

/**
 * Bounds of positions already searched, at trick starts. The key is the structure alone: per suit who holds the cards
 * still out, from the top down, seen from the leader; side suits in any order. Positions of one structure are played
 * alike and differ only in what their cards count, so an entry with other cards still bounds; each has its own.
 */
export class Table {
  /** What is known of the position looked up: the points that the leader's side will make. */
  lower = -FAR;
  upper = FAR;
  /** The card that was best last time, or -1. */
  move = -1;
  readonly #words = new Int32Array(SIZE * WORDS);
  /** Per tricks left: the key, the cards and the suits' places of the position looked up. */
  readonly #keys = new Int32Array(10 * 10);
  readonly #sequences = new Int32Array(4);
  readonly #suits = new Int32Array(4);
  #generation = 1;
  /** What the cards looked up count more and less than those of an entry. */
  #more = 0;
  #less = 0;

  /** Nothing known before counts any more. */
  clear(): void {
    if (++this.#generation <= LAST_GENERATION) return;
    this.#words.fill(0);
    this.#generation = 1;
  }

  /** Looks the position up, into `lower`, `upper` and `move`. */
  find(position: Position): void {
    const k = position.left * 10;
    this.#setKey(position, k);
    const keys = this.#keys;
    const words = this.#words;
    const k0 = keys[k]!,
      k1 = keys[k + 1]!,
      k2 = keys[k + 2]!;
    this.lower = -FAR;
    this.upper = FAR;
    this.move = -1;
    const from = bucket(k0, k1, k2);
    for (let at = from; at < from + WAYS * WORDS; at += WORDS) {
      if (words[at] !== k0 || words[at + 1] !== k1 || words[at + 2] !== k2) continue;
      if (words[at + 4]! >>> 16 !== this.#generation) continue;
      this.#take(position, at, k);
    }
  }

  /** Every point that a card counts more or less now than then may have gone either way. */
  #take(position: Position, at: number, k: number): void {
    const words = this.#words;
    this.#more = this.#less = 0;
    this.#compare(position, k, words[at + 3]! & 0x7ffffff, words[at + 4]! & 511);
    this.lower = Math.max(this.lower, (words[at + 5]! >> 16) - this.#less);
    this.upper = Math.min(this.upper, ((words[at + 5]! << 16) >> 16) + this.#more);
    this.move = this.#unpackMove(position, k, (words[at + 4]! >> 9) & 63);
  }

  #compare(position: Position, k: number, first: number, fourth: number): void {
    const keys = this.#keys;
    if (first === keys[k + 3] && fourth === keys[k + 4]) return;
    for (let i = 0; i < 4; i++) {
      const then = i === 3 ? fourth : (first >>> (9 * i)) & 511;
      this.#compareSuit(position, keys[k + 5 + i]!, then);
    }
  }

  #compareSuit(position: Position, suit: number, then: number): void {
    const value = position.order.value;
    let now = position.out[suit]!;
    if (then === now) return;
    for (let before = then; now;) {
      const a = 31 - Math.clz32(before);
      const b = 31 - Math.clz32(now);
      const change = value[suit * 16 + b]! - value[suit * 16 + a]!;
      if (change > 0) this.#more += change;
      else this.#less -= change;
      before ^= 1 << a;
      now ^= 1 << b;
    }
  }

  /** Keeps what is now known of the position last looked up with so many tricks left. */
  store(position: Position, lower: number, upper: number, move: number, effort: number): void {
    const k = position.left * 10;
    const keys = this.#keys;
    const words = this.#words;
    const work = 32 - Math.clz32(effort);
    const at = this.#place(k);
    words[at] = keys[k]!;
    words[at + 1] = keys[k + 1]!;
    words[at + 2] = keys[k + 2]!;
    words[at + 3] = keys[k + 3]! | (Math.min(work, 31) << 27);
    words[at + 4] = keys[k + 4]! | (this.#packMove(position, k, move) << 9) | (this.#generation << 16);
    words[at + 5] = (lower << 16) | (upper & 0xffff);
  }

  /** The entry of the same cards, else a free one, else the one that took the least work. */
  #place(k: number): number {
    const keys = this.#keys;
    const words = this.#words;
    const k0 = keys[k]!,
      k1 = keys[k + 1]!,
      k2 = keys[k + 2]!;
    const from = bucket(k0, k1, k2);
    let place = from;
    let least = 99;
    for (let at = from; at < from + WAYS * WORDS; at += WORDS) {
      const old = words[at + 4]! >>> 16 !== this.#generation;
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
  #packMove(position: Position, k: number, move: number): number {
    if (move < 0) return NO_MOVE;
    const suit = move >> 4;
    let i = 0;
    while (this.#keys[k + 5 + i] !== suit) i++;
    let nth = 0;
    for (let above = position.out[suit]! >> ((move & 15) + 1); above; above &= above - 1) nth++;
    return i * 16 + nth;
  }

  #unpackMove(position: Position, k: number, packed: number): number {
    if (packed === NO_MOVE) return -1;
    const suit = this.#keys[k + 5 + (packed >> 4)]!;
    let mask = position.out[suit]!;
    for (let nth = packed & 15; nth > 0; nth--) mask ^= 1 << (31 - Math.clz32(mask));
    return suit * 16 + 31 - Math.clz32(mask);
  }

  #setKey(position: Position, k: number): void {
    const { trump, turn } = position;
    const sequences = this.#sequences;
    const suits = this.#suits;
    const keys = this.#keys;
    const leaderSide = turn & 1;
    for (let suit = 0; suit < 4; suit++) {
      sequences[suit] = sequenceOf(position, suit);
      suits[suit] = suit;
    }
    this.#sort(trump);
    const s3 = sequences[3]!;
    const takers = leaderSide ? ((position.takers & 1) << 1) | (position.takers >> 1) : position.takers;
    const buur = trump >= 0 && (position.out[trump]! & BUUR) !== 0 ? 4 : 0;
    keys[k] = sequences[0]! | ((s3 & 0x1fff) << 19);
    keys[k + 1] = sequences[1]! | ((s3 >>> 13) << 19) | ((takers | buur) << 25);
    // Obenabe and Undenufe count their cards differently, and trump does again.
    const kind = trump >= 0 ? 0 : position.order.value[1] === 0 ? 1 : 2;
    keys[k + 2] = sequences[2]! | (kind << 19);
    const out = position.out;
    keys[k + 3] = out[suits[0]!]! | (out[suits[1]!]! << 9) | (out[suits[2]!]! << 18);
    keys[k + 4] = out[suits[3]!]!;
    for (let i = 0; i < 4; i++) keys[k + 5 + i] = suits[i]!;
  }

  /** Trump comes first, the side suits by what is in them. */
  #sort(trump: number): void {
    const sequences = this.#sequences;
    const start = trump >= 0 ? 1 : 0;
    if (trump > 0) this.#swap(0, trump);
    for (let i = start + 1; i < 4; i++)
      for (let j = i; j > start && sequences[j]! > sequences[j - 1]!; j--) this.#swap(j, j - 1);
  }

  #swap(i: number, j: number): void {
    const sequences = this.#sequences;
    const suits = this.#suits;
    const sequence = sequences[i]!;
    sequences[i] = sequences[j]!;
    sequences[j] = sequence;
    const suit = suits[i]!;
    suits[i] = suits[j]!;
    suits[j] = suit;
  }
}

/** The holders of the suit's cards from the top down, two bits each after a leading one: 0 is the leader. */
function sequenceOf(position: Position, suit: number): number {
  const { turn, hands } = position;
  const right = hands[((turn + 1) & 3) * 4 + suit]!;
  const partner = hands[(turn ^ 2) * 4 + suit]!;
  const left = hands[((turn + 3) & 3) * 4 + suit]!;
  const odd = right | left;
  const high = partner | left;
  let sequence = 1;
  for (let rest = position.out[suit]!; rest;) {
    const bit = 31 - Math.clz32(rest);
    sequence = (sequence << 2) | (((high >> bit) & 1) << 1) | ((odd >> bit) & 1);
    rest ^= 1 << bit;
  }
  return sequence;
}

export function bucket(k0: number, k1: number, k2: number): number {
  let h = Math.imul(k0, 0x9e3779b1) ^ k1;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b) ^ k2;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x9e3779b1);
  return (h >>> (32 - BITS)) * WAYS * WORDS;
}
