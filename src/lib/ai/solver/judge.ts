import type { Code } from '../fast/order';
import type { Position } from '../fast/position';

/** Moves and scores of one node start at `ply * MOVES`: no node ever has more. */
export const MOVES = 9;

/** Eighths of a point per point. */
const POINT = 8;
/** What the cards still to come add to a trick, and the lead it brings. */
const POT_LEADING = 66;
const POT_FOLLOWING = 62;
/** What a card is worth if kept: the best one left of a side suit, any trump and each step of it, a point in hand. */
const BOSS = 16;
const TRUMP = 74;
const TRUMP_STEP = 26;
const POINT_KEPT = 5;
/** Leading trump while the opponents hold some, or none. */
const DRAW = 27;
const DRAW_NOTHING = -69;
/** Taking a trick that the partner could take too. */
const INSTEAD_OF_PARTNER = -12;

/**
 * How promising each legal card is when all hands are known: which side takes the trick if both bring the best they
 * have, what the card adds to it, and what it would have been worth later. It orders the moves of the exact search
 * and plays out deals that are too long for it. The weights, in eighths of a point, were found by local search for
 * few nodes and little loss against the exact search on 260 positions of five and six cards.
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
    const points = position.order.value[code]! * POINT;
    const pot = points + (leads ? POT_LEADING : POT_FOLLOWING + position.trickPoints * POINT);
    const wins = own > this.#theirs || this.#ours > this.#theirs;
    const instead = !leads && wins && own > this.#ours ? INSTEAD_OF_PARTNER : 0;
    return (
      (wins ? pot : -pot) + instead + (leads ? drawing(position, code) : 0) - kept(position, code, others)
    );
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

function kept(position: Position, code: Code, others: number): number {
  if (code >> 4 === position.trump) return TRUMP + (code & 15) * TRUMP_STEP;
  const boss = others >> (code & 15) === 0;
  return (boss ? BOSS : 0) + position.order.value[code]! * POINT_KEPT;
}

function drawing(position: Position, code: Code): number {
  if (code >> 4 !== position.trump) return 0;
  const right = position.hands[((position.turn + 1) & 3) * 4 + position.trump]!;
  const left = position.hands[((position.turn + 3) & 3) * 4 + position.trump]!;
  return (right | left) !== 0 ? DRAW : DRAW_NOTHING;
}
