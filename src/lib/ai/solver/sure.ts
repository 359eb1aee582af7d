import { COUNT } from '../fast/deal';
import { LAST_TRICK, type Position } from '../fast/position';

/**
 * What side 0 is certain to make from the start of a trick on, however the other side plays, and what it cannot
 * exceed. Half the match bonus counts for whoever makes it, and against the other.
 */
export class Sure {
  lower = 0;
  upper = 0;
  /** All points still to be made. */
  total = 0;
  /** Per side. */
  readonly #points = new Int32Array(2);
  readonly #tricks = new Int32Array(2);
  #sum = 0;
  #count = 0;

  find(position: Position): void {
    const { trump, takers, matchBonus, left } = position;
    this.total = LAST_TRICK + restOf(position);
    const points = this.#points;
    const tricks = this.#tricks;
    points[0] = points[1] = tricks[0] = tricks[1] = 0;
    if (trump < 0 || position.out[trump] === 0) this.#plain(position);
    else this.#trumps(position);
    const half = matchBonus >> 1;
    this.lower = points[0]! - ((takers & 1) !== 0 || tricks[0]! > 0 ? 0 : half);
    this.upper = this.total - points[1]! + ((takers & 2) !== 0 || tricks[1]! > 0 ? 0 : half);
    if (tricks[0]! >= left) this.lower = this.total + ((takers & 2) !== 0 ? 0 : half);
    if (tricks[1]! >= left) this.upper = (takers & 1) !== 0 ? 0 : -half;
  }

  /** Trumps above all those of the other side win whenever they are played, for trumping is always allowed. */
  #trumps(position: Position): void {
    const { hands, trump, worth } = position;
    const even = hands[trump]! | hands[8 + trump]!;
    const odd = hands[4 + trump]! | hands[12 + trump]!;
    const side = even > odd ? 0 : 1;
    const theirs = side === 0 ? odd : even;
    const one = above(hands[side * 4 + trump]!, theirs);
    const two = above(hands[side * 4 + 8 + trump]!, theirs);
    const points = worth[trump * 512 + (one | two)]!;
    const tricks = Math.max(COUNT[one]!, COUNT[two]!);
    this.#points[side] = points;
    this.#tricks[side] = tricks;
    const all = points + worth[trump * 512 + theirs]!;
    const foes = Math.max(COUNT[hands[(1 - side) * 4 + trump]!]!, COUNT[hands[(1 - side) * 4 + 8 + trump]!]!);
    for (let seat = side; seat < 4; seat += 2) {
      const rounds = COUNT[above(hands[seat * 4 + trump]!, theirs | hands[(seat ^ 2) * 4 + trump]!)]!;
      const own = theirs === 0 ? COUNT[hands[seat * 4 + trump]!]! : rounds;
      if (seat !== position.turn && own === 0) continue;
      if (theirs !== 0 && rounds - (seat === position.turn ? 0 : 1) < foes) continue;
      this.#run(position, seat, all, tricks);
    }
  }

  /** Without trumps the leader cashes what he has; if the enemies head whatever he can lead, they will. */
  #plain(position: Position): void {
    const { hands, turn, out } = position;
    this.#run(position, turn, 0, 0);
    let right = false,
      left = false;
    for (let suit = 0; suit < 4; suit++) {
      if (hands[turn * 4 + suit] === 0) continue;
      const top = 1 << (31 - Math.clz32(out[suit]!));
      if (hands[((turn + 1) & 3) * 4 + suit]! & top) right = true;
      else if (hands[((turn + 3) & 3) * 4 + suit]! & top) left = true;
      else return;
    }
    const side = (turn + 1) & 1;
    if (right) this.#run(position, (turn + 1) & 3, 0, 0);
    if (!left) return;
    const points = this.#points[side]!;
    const tricks = this.#tricks[side]!;
    this.#points[side] = this.#tricks[side] = 0;
    this.#run(position, (turn + 3) & 3, 0, 0);
    if (!right) return;
    this.#points[side] = Math.min(this.#points[side], points);
    this.#tricks[side] = Math.min(this.#tricks[side], tricks);
  }

  /**
   * Side suits: who comes to lead cashes what nobody can beat, while no enemy can trump; then partner may go on, unless
   * the lead had to be won by a trump: he may have had to follow with his winner.
   */
  #run(position: Position, seat: number, points: number, tricks: number): void {
    this.#sum = points;
    this.#count = tricks;
    const { trump, turn, out } = position;
    const trumpless = trump < 0 || out[trump] === 0;
    const cashed = this.#cash(position, seat, 0);
    if (trumpless || seat === turn) this.#cross(position, seat, cashed);
    const side = seat & 1;
    if (this.#sum > this.#points[side]!) this.#points[side] = this.#sum;
    if (this.#count > this.#tricks[side]!) this.#tricks[side] = this.#count;
  }

  /** Partner cashes in other suits, if there is one to come over by. */
  #cross(position: Position, seat: number, cashed: number): void {
    const { hands, out, trump } = position;
    for (let suit = 0; suit < 4; suit++) {
      if (suit === trump || (cashed >> suit) & 1 || hands[seat * 4 + suit] === 0) continue;
      if (hands[(seat ^ 2) * 4 + suit]! * 2 <= out[suit]!) continue;
      this.#cash(position, seat ^ 2, cashed);
      return;
    }
  }

  /** Adds what the seat can cash in a row outside the suits `except`; the suits in which it can. */
  #cash(position: Position, seat: number, except: number): number {
    const { hands, trump, worth } = position;
    let cashing = 0;
    for (let suit = 0; suit < 4; suit++) {
      const own = hands[seat * 4 + suit]!;
      if (suit === trump || own === 0 || (except >> suit) & 1) continue;
      const a = hands[((seat + 1) & 3) * 4 + suit]!;
      const b = hands[(seat ^ 2) * 4 + suit]!;
      const c = hands[((seat + 3) & 3) * 4 + suit]!;
      const top = above(own, a | b | c);
      const n = COUNT[top]!;
      if (n === 0) continue;
      cashing |= 1 << suit;
      const at = suit * 512;
      const aFalls = n >= COUNT[a]!,
        bFalls = n >= COUNT[b]!,
        cFalls = n >= COUNT[c]!;
      const cashed = aFalls && bFalls && cFalls ? own : top;
      this.#count += COUNT[cashed]!;
      this.#sum += worth[at + cashed]!;
      if (aFalls) this.#sum += worth[at + a]!;
      if (bFalls) this.#sum += worth[at + b]!;
      if (cFalls) this.#sum += worth[at + c]!;
    }
    return cashing;
  }
}

/** Those of the cards that are higher than all the others. */
function above(cards: number, others: number): number {
  return others === 0 ? cards : cards & (-1 << (32 - Math.clz32(others)));
}

/** Points of the cards still in hands. */
export function restOf(position: Position): number {
  const { out, worth } = position;
  return worth[out[0]!]! + worth[512 + out[1]!]! + worth[1024 + out[2]!]! + worth[1536 + out[3]!]!;
}
