import { BUUR } from '../../fast/order';
import { TRICKS } from '../../fast/plan';
import type { PlannedPosition } from '../../fast/planned';
import { bucket, FAR, LAST_GENERATION, NO_MOVE, SIZE, WAYS, WORDS } from '../table';

/**
 * `Table` for any plan, with the same entries: bounds by structure alone. It is seen from the leader, with the sides as
 * they lie around him. Side suits come in any order; suits that are trump in some trick have their own place, and while
 * a suit is trump only in some of the tricks to come its very cards must be the same.
 */
export class PlannedTable {
  /** What is known of the position looked up: what side 0 will make. */
  lower = -FAR;
  upper = FAR;
  /** The card that was best last time, or -1. */
  move = -1;
  readonly #words = new Int32Array(SIZE * WORDS);
  /** Per tricks left: the key, the cards and the suits' places of the position looked up. */
  readonly #keys = new Int32Array((TRICKS + 1) * 10);
  readonly #sequences = new Int32Array(4);
  readonly #suits = new Int32Array(4);
  #generation = 1;

  /** Nothing known before counts any more. */
  clear(): void {
    if (++this.#generation <= LAST_GENERATION) return;
    this.#words.fill(0);
    this.#generation = 1;
  }

  /** Looks the position up, into `lower`, `upper` and `move`. */
  find(position: PlannedPosition): void {
    const k = position.left * 10;
    this.#setKey(position, k);
    const words = this.#words;
    this.lower = -FAR;
    this.upper = FAR;
    this.move = -1;
    const from = this.#bucket(k);
    for (let at = from; at < from + WAYS * WORDS; at += WORDS)
      if (this.#hasKey(at, k) && words[at + 4]! >>> 16 === this.#generation) this.#take(position, at, k);
  }

  #bucket(k: number): number {
    return bucket(this.#keys[k]!, this.#keys[k + 1]!, this.#keys[k + 2]!);
  }

  #hasKey(at: number, k: number): boolean {
    const keys = this.#keys;
    const words = this.#words;
    return words[at] === keys[k] && words[at + 1] === keys[k + 1] && words[at + 2] === keys[k + 2];
  }

  /** Every point that a card counts more or less now than then may have gone either way. */
  #take(position: PlannedPosition, at: number, k: number): void {
    const keys = this.#keys;
    const words = this.#words;
    const { rise, changing } = position.plan.outlooks[position.left]!;
    let more = 0;
    let less = 0;
    for (let i = 0; i < 4; i++) {
      const suit = keys[k + 5 + i]!;
      let before = i === 3 ? words[at + 4]! & 511 : (words[at + 3]! >>> (9 * i)) & 511;
      let now = position.out[suit]!;
      if (before === now) continue;
      if ((changing >> suit) & 1) return;
      while (now) {
        const a = 31 - Math.clz32(before);
        const b = 31 - Math.clz32(now);
        more += rise[(suit * 16 + a) * 16 + b]!;
        less += rise[(suit * 16 + b) * 16 + a]!;
        before ^= 1 << a;
        now ^= 1 << b;
      }
    }
    this.lower = Math.max(this.lower, (words[at + 5]! >> 16) - less);
    this.upper = Math.min(this.upper, ((words[at + 5]! << 16) >> 16) + more);
    this.move = this.#unpackMove(position, k, (words[at + 4]! >> 9) & 63);
  }

  /** Keeps what is now known of the position last looked up with so many tricks left. */
  store(position: PlannedPosition, lower: number, upper: number, move: number, effort: number): void {
    const k = position.left * 10;
    const keys = this.#keys;
    const words = this.#words;
    const at = this.#place(k);
    words[at] = keys[k]!;
    words[at + 1] = keys[k + 1]!;
    words[at + 2] = keys[k + 2]!;
    words[at + 3] = keys[k + 3]! | (Math.min(32 - Math.clz32(effort), 31) << 27);
    words[at + 4] = keys[k + 4]! | (this.#packMove(position, k, move) << 9) | (this.#generation << 16);
    words[at + 5] = (lower << 16) | (upper & 0xffff);
  }

  /** The entry of the same cards, else a free one, else the one that took the least work. */
  #place(k: number): number {
    const keys = this.#keys;
    const words = this.#words;
    const from = this.#bucket(k);
    let place = from;
    let least = 99;
    for (let at = from; at < from + WAYS * WORDS; at += WORDS) {
      const old = words[at + 4]! >>> 16 !== this.#generation;
      const sameCards =
        (words[at + 3]! & 0x7ffffff) === keys[k + 3] && (words[at + 4]! & 511) === keys[k + 4];
      if (!old && sameCards && this.#hasKey(at, k)) return at;
      const work = old ? -1 : words[at + 3]! >>> 27;
      if (work < least) {
        least = work;
        place = at;
      }
    }
    return place;
  }

  /** The suit by its place in the key, the card by its place in the suit. */
  #packMove(position: PlannedPosition, k: number, move: number): number {
    if (move < 0) return NO_MOVE;
    const suit = move >> 4;
    let i = 0;
    while (this.#keys[k + 5 + i] !== suit) i++;
    let nth = 0;
    for (let above = position.out[suit]! >> ((move & 15) + 1); above; above &= above - 1) nth++;
    return i * 16 + nth;
  }

  #unpackMove(position: PlannedPosition, k: number, packed: number): number {
    if (packed === NO_MOVE) return -1;
    const suit = this.#keys[k + 5 + (packed >> 4)]!;
    let mask = position.out[suit]!;
    for (let nth = packed & 15; nth > 0; nth--) mask ^= 1 << (31 - Math.clz32(mask));
    return suit * 16 + 31 - Math.clz32(mask);
  }

  #setKey(position: PlannedPosition, k: number): void {
    const { plan, trump, takers, left, out } = position;
    const sequences = this.#sequences;
    const suits = this.#suits;
    const keys = this.#keys;
    const { trumps } = plan.outlooks[left]!;
    for (let suit = 0; suit < 4; suit++) {
      sequences[suit] = sequenceOf(position, suit);
      suits[suit] = suit;
    }
    this.#sort(trumps);
    const s3 = sequences[3]!;
    const buur = trump >= 0 && (out[trump]! & BUUR) !== 0 ? 4 : 0;
    keys[k] = sequences[0]! | ((s3 & 0x1fff) << 19);
    keys[k + 1] = sequences[1]! | ((s3 >>> 13) << 19) | ((takers | buur) << 25);
    keys[k + 2] = sequences[2]! | (sidesFrom(position) << 19) | (left << 23);
    keys[k + 3] = out[suits[0]!]! | (out[suits[1]!]! << 9) | (out[suits[2]!]! << 18);
    keys[k + 4] = out[suits[3]!]!;
    for (let i = 0; i < 4; i++) keys[k + 5 + i] = suits[i]!;
  }

  /** Suits that are trump at some time come first, the others by what is in them. */
  #sort(trumps: number): void {
    let start = 0;
    for (let suit = 0; suit < 4; suit++)
      if ((trumps >> suit) & 1) this.#swap(start++, this.#suits.indexOf(suit));
    const sequences = this.#sequences;
    for (let i = start + 1; i < 4; i++)
      for (let j = i; j > start && sequences[j]! > sequences[j - 1]!; j--) this.#swap(j, j - 1);
  }

  #swap(i: number, j: number): void {
    swap(this.#sequences, i, j);
    swap(this.#suits, i, j);
  }
}

function swap(list: Int32Array, i: number, j: number): void {
  const kept = list[i]!;
  list[i] = list[j]!;
  list[j] = kept;
}

/** The sides of all seats from the leader on. */
function sidesFrom({ plan: { sides, seats }, turn }: PlannedPosition): number {
  return ((sides >> turn) | (sides << (seats - turn))) & ((1 << seats) - 1);
}

/** The holders of the suit's cards from the top down, two bits each after a leading one: 0 is the leader. */
function sequenceOf({ plan: { seats }, turn, hands, out }: PlannedPosition, suit: number): number {
  const right = hands[following(turn, 1, seats) * 4 + suit]!;
  const second = hands[following(turn, 2, seats) * 4 + suit]!;
  const third = seats === 4 ? hands[following(turn, 3, seats) * 4 + suit]! : 0;
  const odd = right | third;
  const high = second | third;
  let sequence = 1;
  for (let rest = out[suit]!; rest;) {
    const bit = 31 - Math.clz32(rest);
    sequence = (sequence << 2) | (((high >> bit) & 1) << 1) | ((odd >> bit) & 1);
    rest ^= 1 << bit;
  }
  return sequence;
}

function following(turn: number, steps: number, seats: number): number {
  return turn + steps < seats ? turn + steps : turn + steps - seats;
}
