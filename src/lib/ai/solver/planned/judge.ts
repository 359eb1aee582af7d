import { COUNT } from '../../fast/deal';
import type { Code } from '../../fast/order';
import type { PlannedPosition } from '../../fast/planned';
import { Moves, onlyOne } from '../moves';
import * as w from '../weights';

/** `Judge` for any plan: how promising each legal card is when all hands are known. */
export class PlannedJudge extends Moves {
  #side = 0;
  /** The best that the seat's side and the other one have brought or can still bring, the card in question apart. */
  #ours = 0;
  #theirs = 0;
  #weights: Int32Array = w.PLAIN;

  /** Lists the legal cards of `position` from `at` on; how many. Equal neighbours count as one card. */
  list(position: PlannedPosition, at: number): number {
    position.findLegal();
    const only = onlyOne(position.legal);
    if (only >= 0) {
      this.moves[at] = only;
      this.scores[at] = 0;
      return 1;
    }
    this.#weights = weightsFor(position);
    if (position.size > 0) this.#expect(position, position.led);
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (position.legal[suit] === 0) continue;
      if (position.size === 0) this.#expect(position, suit);
      count = this.#listSuit(position, suit, at, count);
    }
    return count;
  }

  #listSuit(position: PlannedPosition, suit: number, at: number, from: number): number {
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

  #score(position: PlannedPosition, code: Code, others: number): number {
    const suit = code >> 4;
    const leads = position.size === 0;
    const own = power(position, code, leads ? suit : position.led);
    const alone = own > this.#theirs;
    const wins = alone || this.#ours > this.#theirs;
    const score = leads
      ? this.#lead(position, code, others, wins, alone)
      : this.#follow(position, code, wins, alone, own);
    return score - this.#kept(position, code, others);
  }

  #lead(position: PlannedPosition, code: Code, others: number, wins: boolean, alone: boolean): number {
    const weights = this.#weights;
    const suit = code >> 4;
    const points = Math.abs(position.order.value[code]!);
    const result = wins
      ? weights[w.LEAD_WINS]! + points * weights[w.LEAD_WINS_POINT]!
      : -weights[w.LEAD_LOSES]! - points * weights[w.LEAD_LOSES_POINT]!;
    const shape =
      COUNT[position.hands[position.turn * 4 + suit]!]! * weights[w.LEAD_LENGTH]! +
      COUNT[others]! * weights[w.LEAD_OTHERS]!;
    const holders = suit === position.trump ? this.#drawn(position, suit) : this.#voids(position, suit);
    return result + shape + holders + (alone ? weights[w.LEAD_ALONE]! : 0);
  }

  /** Trumps that the other side would lose to the lead. */
  #drawn(position: PlannedPosition, suit: number): number {
    const { plan, hands } = position;
    let theirs = 0;
    for (let seat = 0; seat < plan.seats; seat++)
      if (plan.sideOf(seat) !== this.#side) theirs += COUNT[hands[seat * 4 + suit]!]!;
    if (theirs === 0) return this.#weights[w.LEAD_TRUMP_ALONE]!;
    return this.#weights[w.LEAD_TRUMP]! + this.#weights[w.LEAD_TRUMP_EACH]! * theirs;
  }

  /** Who has none of the suit. */
  #voids(position: PlannedPosition, suit: number): number {
    const { plan, hands, turn } = position;
    let score = 0;
    for (let i = 1; i < plan.seats; i++) {
      const seat = turn + i < plan.seats ? turn + i : turn + i - plan.seats;
      if (hands[seat * 4 + suit] !== 0) continue;
      if (plan.sideOf(seat) === this.#side) score += this.#weights[w.LEAD_PARTNER_VOID]!;
      else score += this.#weights[i === 1 ? w.LEAD_RIGHT_VOID : w.LEAD_LEFT_VOID]!;
    }
    return score;
  }

  #follow(position: PlannedPosition, code: Code, wins: boolean, alone: boolean, own: number): number {
    const weights = this.#weights;
    const points = Math.abs(position.order.value[code]!);
    const pot = Math.abs(position.trickPoints) * weights[w.POT_POINT]!;
    let score = wins
      ? weights[w.WINS]! + points * weights[w.WINS_POINT]! + pot
      : -weights[w.LOSES]! - points * weights[w.LOSES_POINT]! - pot;
    if (wins && own > this.#ours) score += weights[w.INSTEAD_OF_PARTNER]!;
    const suit = code >> 4;
    if (suit !== position.led)
      score += COUNT[position.hands[position.turn * 4 + suit]!]! * weights[w.DISCARD_LENGTH]!;
    if (wins && alone && position.size < position.plan.seats - 1) score += weights[w.WINS_ALONE]!;
    return score;
  }

  /** What the card would be worth later. */
  #kept(position: PlannedPosition, code: Code, others: number): number {
    const weights = this.#weights;
    const strength = code & 15;
    if (code >> 4 === position.trump) return weights[w.TRUMP_KEPT]! + strength * weights[w.TRUMP_STEP_KEPT]!;
    return (others >> strength === 0 ? weights[w.BOSS_KEPT]! : 0) + strength * weights[w.STEP_KEPT]!;
  }

  /** Who can bring what to a trick in which `led` was or will be led. */
  #expect(position: PlannedPosition, led: number): void {
    const { plan, turn, size } = position;
    this.#side = plan.sideOf(turn);
    this.#ours = this.#theirs = 0;
    if (size > 0) this.#raise(plan.sideOf(position.bestSeat), power(position, position.best, led));
    for (let i = 1; i < plan.seats - size; i++) {
      const seat = turn + i < plan.seats ? turn + i : turn + i - plan.seats;
      this.#raise(plan.sideOf(seat), reach(position, seat, led));
    }
  }

  #raise(side: number, to: number): void {
    if (side === this.#side) this.#ours = Math.max(this.#ours, to);
    else this.#theirs = Math.max(this.#theirs, to);
  }
}

function weightsFor({ plan, trump }: PlannedPosition): Int32Array {
  if (plan.shy) return trump >= 0 ? w.SHY_TRUMP : w.SHY_PLAIN;
  return trump >= 0 ? w.TRUMP : w.PLAIN;
}

/** Two cards of one hand that nothing comes between and that count the same, now and later; never the Buur. */
function areEqual(position: PlannedPosition, above: Code, below: Code, between: number): boolean {
  const { rise, changing } = position.plan.outlooks[position.left]!;
  const suit = above >> 4;
  const gap = (1 << (above & 15)) - (1 << (below & 15));
  if ((between & gap) !== 0 || (changing >> suit) & 1) return false;
  if (suit === position.trump && (above & 15) === 8) return false;
  return rise[above * 16 + (below & 15)] === 0 && rise[below * 16 + (above & 15)] === 0;
}

/** How a card ranks in a trick with this suit led: trumps above the suit, the rest nowhere. */
function power(position: PlannedPosition, code: Code, led: number): number {
  if (code >> 4 === position.trump) return 32 + (code & 15);
  return code >> 4 === led ? 16 + (code & 15) : 0;
}

/** The best a seat can bring: trumping is always allowed (docs/RULES.md §2 no. 2). */
function reach(position: PlannedPosition, seat: number, led: number): number {
  const trumps = position.trump < 0 ? 0 : position.hands[seat * 4 + position.trump]!;
  if (trumps !== 0) return 63 - Math.clz32(trumps);
  const follows = position.hands[seat * 4 + led]!;
  return follows === 0 ? 0 : 47 - Math.clz32(follows);
}
