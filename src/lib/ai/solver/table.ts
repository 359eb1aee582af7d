import { BUUR } from '../fast/order';
import type { Position } from '../fast/position';
import { Entries, FAR, KEY, sequenceOf, WAYS, WORDS } from './entries';

/**
 * Bounds of positions already searched, at trick starts. The key is the structure alone: per suit who holds the cards
 * still out, from the top down, seen from the leader; side suits in any order. Positions of one structure are played
 * alike and differ only in what their cards count, so an entry with other cards still bounds; each has its own.
 */
export class Table extends Entries {
  /** What the cards looked up count more and less than those of an entry. */
  #more = 0;
  #less = 0;

  /** Looks the position up, into `lower`, `upper` and `move`. */
  find(position: Position): void {
    const k = position.left * KEY;
    this.#setKey(position, k);
    const keys = this.keys;
    const words = this.words;
    const k0 = keys[k]!,
      k1 = keys[k + 1]!,
      k2 = keys[k + 2]!;
    this.lower = -FAR;
    this.upper = FAR;
    this.move = -1;
    const from = keys[k + 9]!;
    for (let at = from; at < from + WAYS * WORDS; at += WORDS) {
      if (words[at] !== k0 || words[at + 1] !== k1 || words[at + 2] !== k2) continue;
      if (words[at + 4]! >>> 16 !== this.generation) continue;
      this.#take(position, at, k);
    }
  }

  /** Every point that a card counts more or less now than then may have gone either way. */
  #take(position: Position, at: number, k: number): void {
    const words = this.words;
    this.#more = this.#less = 0;
    this.#compare(position, k, words[at + 3]! & 0x7ffffff, words[at + 4]! & 511);
    this.lower = Math.max(this.lower, (words[at + 5]! >> 16) - this.#less);
    this.upper = Math.min(this.upper, ((words[at + 5]! << 16) >> 16) + this.#more);
    this.move = this.unpackMove(position.out, k, (words[at + 4]! >> 9) & 63);
  }

  #compare(position: Position, k: number, first: number, fourth: number): void {
    const keys = this.keys;
    if (first === keys[k + 3] && fourth === keys[k + 4]) return;
    for (let i = 0; i < 4; i++) {
      const then = i === 3 ? fourth : (first >>> (9 * i)) & 511;
      this.#compareSuit(position, keys[k + 5 + i]!, then);
    }
  }

  #compareSuit(position: Position, suit: number, then: number): void {
    const value = position.value;
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
  store({ left, out }: Position, lower: number, upper: number, move: number, effort: number): void {
    const k = left * KEY;
    this.write(k, lower, upper, this.packMove(out, k, move), effort);
  }

  #setKey(position: Position, k: number): void {
    const { trump, turn, out, takers } = position;
    this.#setSequences(position);
    this.#sort(trump);
    const { keys, sequences } = this;
    const s3 = sequences[3]!;
    const seen = turn & 1 ? ((takers & 1) << 1) | (takers >> 1) : takers;
    const buur = trump >= 0 && (out[trump]! & BUUR) !== 0 ? 4 : 0;
    keys[k] = sequences[0]! | ((s3 & 0x1fff) << 19);
    keys[k + 1] = sequences[1]! | ((s3 >>> 13) << 19) | ((seen | buur) << 25);
    // Obenabe and Undenufe count their cards differently, and trump does again.
    const kind = trump >= 0 ? 0 : position.value[1] === 0 ? 1 : 2;
    keys[k + 2] = sequences[2]! | (kind << 19);
    this.keepCards(k, out);
  }

  #setSequences({ turn, hands, out }: Position): void {
    const { sequences, suits } = this;
    const right = ((turn + 1) & 3) * 4;
    const partner = (turn ^ 2) * 4;
    const left = ((turn + 3) & 3) * 4;
    for (let suit = 0; suit < 4; suit++) {
      const last = hands[left + suit]!;
      sequences[suit] = sequenceOf(out[suit]!, hands[right + suit]! | last, hands[partner + suit]! | last);
      suits[suit] = suit;
    }
  }

  /** Trump comes first, the side suits by what is in them. */
  #sort(trump: number): void {
    if (trump > 0) this.swap(0, trump);
    this.sortFrom(trump >= 0 ? 1 : 0);
  }
}
