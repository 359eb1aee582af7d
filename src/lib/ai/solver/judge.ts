import type { Code } from '../fast/order';
import { COUNT } from '../fast/deal';
import type { Position } from '../fast/position';

/** Moves and scores of one node start at `ply * MOVES`: no node ever has more. */
export const MOVES = 9;

/** What each of the weights below counts, in eighths of a point. */
const /** Lead: the side takes the trick. */
  LEAD_WINS = 0,
  /** Each point of a card led that is taken home. */
  LEAD_WINS_POINT = 1,
  /** Lead: the enemies take the trick. */
  LEAD_LOSES = 2,
  /** Each point of a card led to them. */
  LEAD_LOSES_POINT = 3,
  /** The card led wins by itself. */
  LEAD_ALONE = 4,
  /** Each card of the suit held. */
  LEAD_LENGTH = 5,
  /** Each card of it that others hold. */
  LEAD_OTHERS = 6,
  /** Leading trump to enemies who have some. */
  LEAD_TRUMP = 7,
  /** Leading trump to enemies who have none. */
  LEAD_TRUMP_ALONE = 8,
  /** Partner has none of the suit. */
  LEAD_PARTNER_VOID = 9,
  /** The enemy on the right. */
  LEAD_RIGHT_VOID = 10,
  /** The enemy on the left. */
  LEAD_LEFT_VOID = 11,
  /** The side takes the trick. */
  WINS = 12,
  /** Each point added to it. */
  WINS_POINT = 13,
  /** Each point that lies there. */
  POT_POINT = 14,
  /** The enemies take it. */
  LOSES = 15,
  /** Each point added to that. */
  LOSES_POINT = 16,
  /** Taking a trick that partner could take. */
  INSTEAD_OF_PARTNER = 17,
  /** Each card of the suit held, when not following. */
  DISCARD_LENGTH = 18,
  /** Any trump. */
  TRUMP_KEPT = 19,
  /** Each step of it. */
  TRUMP_STEP_KEPT = 20,
  /** The best card left of a side suit. */
  BOSS_KEPT = 21,
  /** Each trump that is drawn. */
  LEAD_TRUMP_EACH = 22,
  /** Each step of a side card. */
  STEP_KEPT = 23,
  /** The card wins by itself. */
  WINS_ALONE = 24;

export const TRUMP_WEIGHTS = Int32Array.from([
  24, 9, 66, 8, 3, -11, 9, 64, -75, -12, -12, 5, 43, 12, 23, 87, 4, -29, 2, 40, 23, 54, 54, 2, 7,
]);
export const PLAIN_WEIGHTS = Int32Array.from([
  28, 3, 88, 11, 3, -3, 3, 35, -69, 0, -2, -21, 62, 3, 8, 62, 28, -13, -9, 74, 10, 16, -5, 0, 0,
]);

/**
 * How promising each legal card is when all hands are known: which side takes the trick if both bring the best they
 * have, what the card adds to it, and what it would have been worth later. It orders the moves of the exact search
 * and plays out deals that are too long for it. The weights, in eighths of a point, were found by local search for
 * few nodes on random deals of five to eight cards.
 */
export class Judge {
  readonly moves = new Int32Array(37 * MOVES);
  readonly scores = new Int32Array(37 * MOVES);
  #side = 0;
  /** The best that our side and the opponents have brought or can still bring, apart from the card in question. */
  #ours = 0;
  #theirs = 0;

  /** Lists the legal cards of `position` from `at` on; how many. Equal neighbours count as one card. */
  list(position: Position, at: number): number {
    position.findLegal();
    if (position.size > 0) this.#expect(position, position.led);
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (position.legal[suit] === 0) continue;
      if (position.size === 0) this.#expect(position, suit);
      count = this.#listSuit(position, suit, at, count);
    }
    return count;
  }

  /** This one of the listed moves is to come first. */
  prefer(move: Code, at: number, count: number): void {
    for (let i = at; i < at + count; i++) if (this.moves[i] === move) this.scores[i] = 1 << 20;
  }

  /** The best of the listed moves from `i` to `end` comes to `i`: most nodes need only the first one or two. */
  bringBest(i: number, end: number): void {
    const { moves, scores } = this;
    let best = i;
    for (let j = i + 1; j < end; j++) if (scores[j]! > scores[best]!) best = j;
    const move = moves[best]!,
      score = scores[best]!;
    moves[best] = moves[i]!;
    scores[best] = scores[i]!;
    moves[i] = move;
    scores[i] = score;
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
    const suit = code >> 4;
    const own = power(position, code, leads ? suit : position.led);
    const points = position.order.value[code]!;
    const alone = own > this.#theirs;
    const wins = alone || this.#ours > this.#theirs;
    const w = position.trump >= 0 ? TRUMP_WEIGHTS : PLAIN_WEIGHTS;
    const hand = position.hands[position.turn * 4 + suit]!;
    let score: number;
    if (leads) {
      score = wins
        ? w[LEAD_WINS]! + points * w[LEAD_WINS_POINT]!
        : -w[LEAD_LOSES]! - points * w[LEAD_LOSES_POINT]!;
      if (alone) score += w[LEAD_ALONE]!;
      score += COUNT[hand]! * w[LEAD_LENGTH]! + COUNT[others]! * w[LEAD_OTHERS]!;
      if (suit === position.trump) {
        const right = position.hands[((position.turn + 1) & 3) * 4 + suit]!;
        const left = position.hands[((position.turn + 3) & 3) * 4 + suit]!;
        score +=
          (right | left) !== 0
            ? w[LEAD_TRUMP]! + w[LEAD_TRUMP_EACH]! * (COUNT[right]! + COUNT[left]!)
            : w[LEAD_TRUMP_ALONE]!;
      } else {
        if (position.hands[(position.turn ^ 2) * 4 + suit] === 0) score += w[LEAD_PARTNER_VOID]!;
        const right = position.hands[((position.turn + 1) & 3) * 4 + suit]!;
        const left = position.hands[((position.turn + 3) & 3) * 4 + suit]!;
        if (right === 0) score += w[LEAD_RIGHT_VOID]!;
        if (left === 0) score += w[LEAD_LEFT_VOID]!;
      }
    } else {
      score = wins
        ? w[WINS]! + points * w[WINS_POINT]! + position.trickPoints * w[POT_POINT]!
        : -w[LOSES]! - points * w[LOSES_POINT]! - position.trickPoints * w[POT_POINT]!;
      if (wins && own > this.#ours) score += w[INSTEAD_OF_PARTNER]!;
      if (suit !== position.led) score += COUNT[hand]! * w[DISCARD_LENGTH]!;
      if (wins && position.size < 3 && alone) score += w[WINS_ALONE]!;
    }
    if (suit === position.trump) return score - w[TRUMP_KEPT]! - (code & 15) * w[TRUMP_STEP_KEPT]!;
    return score - (others >> (code & 15) === 0 ? w[BOSS_KEPT]! : 0) - (code & 15) * w[STEP_KEPT]!;
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
  return position.order.value[above] === position.order.value[below] && (between & gap) === 0;
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
