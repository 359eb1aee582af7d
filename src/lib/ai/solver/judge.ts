import { COUNT } from '../fast/deal';
import type { Code } from '../fast/order';
import type { Position } from '../fast/position';
import { Moves, onlyOne } from './moves';
import * as w from './weights';

/**
 * How promising each legal card is when all hands are known: which side takes the trick if both bring the best they
 * have, what the card adds to it, and what it would have been worth later. It orders the moves of the exact search
 * and plays out deals that are too long for it. The weights, in eighths of a point, were found by local search for
 * few nodes on random deals of five to eight cards.
 */
export class Judge extends Moves {
  #side = 0;
  /** The best that our side and the opponents have brought or can still bring, apart from the card in question. */
  #ours = 0;
  #theirs = 0;
  #weights: Int32Array = w.PLAIN;

  /** Lists the legal cards of `position` from `at` on; how many. Equal neighbours count as one card. */
  list(position: Position, at: number): number {
    position.findLegal();
    const only = onlyOne(position.legal);
    if (only >= 0) {
      this.moves[at] = only;
      this.scores[at] = 0;
      return 1;
    }
    this.#weights = position.trump >= 0 ? w.TRUMP : w.PLAIN;
    if (position.size > 0) this.#expect(position, position.led);
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (position.legal[suit] === 0) continue;
      if (position.size === 0) this.#expect(position, suit);
      count = this.#listSuit(position, suit, at, count);
    }
    return count;
  }

  #listSuit(position: Position, suit: number, at: number, from: number): number {
    const others = position.out[suit]! & ~position.hands[position.turn * 4 + suit]!;
    const onTable = position.size > 0 && position.best >> 4 === suit ? 1 << (position.best & 15) : 0;
    let count = from;
    let above: Code = -1;
    for (let rest = position.legal[suit]!; rest;) {
      const code = suit * 16 + 31 - Math.clz32(rest);
      rest ^= 1 << (code & 15);
      if (above >= 0 && areEqual(position, above, code, others | onTable)) continue;
      above = code;
      this.moves[at + count] = code;
      this.scores[at + count++] = this.#score(position, code, others);
    }
    return count;
  }

  #score(position: Position, code: Code, others: number): number {
    const leads = position.size === 0;
    const own = power(position, code, leads ? code >> 4 : position.led);
    const alone = own > this.#theirs;
    const wins = alone || this.#ours > this.#theirs;
    const score = leads
      ? this.#lead(position, code, others, wins, alone)
      : this.#follow(position, code, own, wins, alone);
    return score - this.#kept(position, code, others);
  }

  #lead(position: Position, code: Code, others: number, wins: boolean, alone: boolean): number {
    const weights = this.#weights;
    const points = position.value[code]!;
    const suit = code >> 4;
    let score = wins
      ? weights[w.LEAD_WINS]! + points * weights[w.LEAD_WINS_POINT]!
      : -weights[w.LEAD_LOSES]! - points * weights[w.LEAD_LOSES_POINT]!;
    if (alone) score += weights[w.LEAD_ALONE]!;
    const length = COUNT[position.hands[position.turn * 4 + suit]!]!;
    score += length * weights[w.LEAD_LENGTH]! + COUNT[others]! * weights[w.LEAD_OTHERS]!;
    return score + (suit === position.trump ? this.#drawn(position) : this.#voids(position, suit));
  }

  /** Trumps that the enemies would lose to the lead. */
  #drawn({ hands, turn, trump }: Position): number {
    const right = hands[((turn + 1) & 3) * 4 + trump]!;
    const left = hands[((turn + 3) & 3) * 4 + trump]!;
    if ((right | left) === 0) return this.#weights[w.LEAD_TRUMP_ALONE]!;
    return this.#weights[w.LEAD_TRUMP]! + this.#weights[w.LEAD_TRUMP_EACH]! * (COUNT[right]! + COUNT[left]!);
  }

  /** Who has none of the suit led. */
  #voids({ hands, turn }: Position, suit: number): number {
    let score = 0;
    if (hands[(turn ^ 2) * 4 + suit] === 0) score += this.#weights[w.LEAD_PARTNER_VOID]!;
    if (hands[((turn + 1) & 3) * 4 + suit] === 0) score += this.#weights[w.LEAD_RIGHT_VOID]!;
    if (hands[((turn + 3) & 3) * 4 + suit] === 0) score += this.#weights[w.LEAD_LEFT_VOID]!;
    return score;
  }

  #follow(position: Position, code: Code, own: number, wins: boolean, alone: boolean): number {
    const weights = this.#weights;
    const points = position.value[code]!;
    const pot = position.trickPoints * weights[w.POT_POINT]!;
    const suit = code >> 4;
    let score = wins
      ? weights[w.WINS]! + points * weights[w.WINS_POINT]! + pot
      : -weights[w.LOSES]! - points * weights[w.LOSES_POINT]! - pot;
    if (wins && own > this.#ours) score += weights[w.INSTEAD_OF_PARTNER]!;
    if (wins && position.size < 3 && alone) score += weights[w.WINS_ALONE]!;
    if (suit === position.led) return score;
    return score + COUNT[position.hands[position.turn * 4 + suit]!]! * weights[w.DISCARD_LENGTH]!;
  }

  /** What the card would be worth later. */
  #kept(position: Position, code: Code, others: number): number {
    const weights = this.#weights;
    const strength = code & 15;
    if (code >> 4 === position.trump) return weights[w.TRUMP_KEPT]! + strength * weights[w.TRUMP_STEP_KEPT]!;
    return (others >> strength === 0 ? weights[w.BOSS_KEPT]! : 0) + strength * weights[w.STEP_KEPT]!;
  }

  /** Who can bring what to a trick in which `led` was or will be led. */
  #expect(position: Position, led: number): void {
    this.#side = position.turn & 1;
    this.#ours = this.#theirs = 0;
    if (position.size > 0) this.#raise(position.bestSeat, power(position, position.best, led));
    for (let i = 1; i < 4 - position.size; i++) {
      const seat = (position.turn + i) & 3;
      this.#raise(seat, reach(position, seat, led));
    }
  }

  #raise(seat: number, to: number): void {
    if ((seat & 1) === this.#side) this.#ours = Math.max(this.#ours, to);
    else this.#theirs = Math.max(this.#theirs, to);
  }
}

/** Two cards of one hand that nothing comes between and that count the same. */
function areEqual(position: Position, above: Code, below: Code, between: number): boolean {
  const gap = (1 << (above & 15)) - (1 << (below & 15));
  return position.value[above] === position.value[below] && (between & gap) === 0;
}

/** How a card ranks in a trick with this suit led: trumps above the suit, the rest nowhere. */
function power(position: Position, code: Code, led: number): number {
  if (code >> 4 === position.trump) return 32 + (code & 15);
  return code >> 4 === led ? 16 + (code & 15) : 0;
}

/** The best a seat can bring: trumping is always allowed (docs/RULES.md §2 no. 2). */
function reach(position: Position, seat: number, led: number): number {
  const trumps = position.trump < 0 ? 0 : position.hands[seat * 4 + position.trump]!;
  if (trumps !== 0) return 63 - Math.clz32(trumps);
  const follows = position.hands[seat * 4 + led]!;
  return follows === 0 ? 0 : 47 - Math.clz32(follows);
}
