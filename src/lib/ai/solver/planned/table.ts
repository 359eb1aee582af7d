import { BUUR } from '../../fast/order';
import type { PlannedPosition } from '../../fast/planned';
import { Entries, FAR, KEY, sequenceOf, WAYS, WORDS } from '../entries';

/**
 * `Table` for any plan, with the same entries: bounds by structure alone. It is seen from the leader, with the sides as
 * they lie around him. Side suits come in any order; suits that are trump in some trick have their own place, and while
 * a suit is trump only in some of the tricks to come its very cards must be the same.
 */
export class PlannedTable extends Entries {
  /** Looks the position up, into `lower`, `upper` and `move`. */
  find(position: PlannedPosition): void {
    const k = position.left * KEY;
    this.#setKey(position, k);
    const words = this.words;
    this.lower = -FAR;
    this.upper = FAR;
    this.move = -1;
    const from = this.keys[k + 9]!;
    for (let at = from; at < from + WAYS * WORDS; at += WORDS)
      if (this.#hasKey(at, k) && words[at + 4]! >>> 16 === this.generation) this.#take(position, at, k);
  }

  #hasKey(at: number, k: number): boolean {
    const keys = this.keys;
    const words = this.words;
    return words[at] === keys[k] && words[at + 1] === keys[k + 1] && words[at + 2] === keys[k + 2];
  }

  /** Every point that a card counts more or less now than then may have gone either way. */
  #take(position: PlannedPosition, at: number, k: number): void {
    const keys = this.keys;
    const words = this.words;
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
    this.move = this.unpackMove(position.out, k, (words[at + 4]! >> 9) & 63);
  }

  /** Keeps what is now known of the position last looked up with so many tricks left. */
  store({ left, out }: PlannedPosition, lower: number, upper: number, move: number, effort: number): void {
    const k = left * KEY;
    this.write(k, lower, upper, this.packMove(out, k, move), effort);
  }

  #setKey(position: PlannedPosition, k: number): void {
    const { plan, trump, takers, left, out } = position;
    this.#setSequences(position);
    this.#sort(plan.outlooks[left]!.trumps);
    const { keys, sequences } = this;
    const s3 = sequences[3]!;
    const buur = trump >= 0 && (out[trump]! & BUUR) !== 0 ? 4 : 0;
    keys[k] = sequences[0]! | ((s3 & 0x1fff) << 19);
    keys[k + 1] = sequences[1]! | ((s3 >>> 13) << 19) | ((takers | buur) << 25);
    keys[k + 2] = sequences[2]! | (sidesFrom(position) << 19) | (left << 23);
    this.keepCards(k, out);
  }

  #setSequences({ plan: { seats }, turn, hands, out }: PlannedPosition): void {
    const { sequences, suits } = this;
    const right = ((turn + 1) % seats) * 4;
    const second = ((turn + 2) % seats) * 4;
    const third = seats === 4 ? ((turn + 3) & 3) * 4 : -1;
    for (let suit = 0; suit < 4; suit++) {
      const last = third < 0 ? 0 : hands[third + suit]!;
      sequences[suit] = sequenceOf(out[suit]!, hands[right + suit]! | last, hands[second + suit]! | last);
      suits[suit] = suit;
    }
  }

  /** Suits that are trump at some time come first, the others by what is in them. */
  #sort(trumps: number): void {
    let start = 0;
    for (let suit = 0; suit < 4; suit++)
      if ((trumps >> suit) & 1) this.swap(start++, this.suits.indexOf(suit));
    this.sortFrom(start);
  }
}

/** The sides of all seats from the leader on. */
function sidesFrom({ plan: { sides, seats }, turn }: PlannedPosition): number {
  return ((sides >> turn) | (sides << (seats - turn))) & ((1 << seats) - 1);
}
