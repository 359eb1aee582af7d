import { COUNT } from '../../fast/deal';
import type { PlannedPosition } from '../../fast/planned';

/**
 * `Sure` for any plan: what the rest of a deal counts for side 0 at least and at most, seen from the start of a trick
 * without a search. Where the ranking stays as it is, that is what either side can take home for certain; nothing that
 * can be avoided is certain for who wants no tricks.
 */
export class PlannedSure {
  lower = 0;
  upper = 0;
  /** Per side. */
  readonly #points = new Int32Array(2);
  readonly #tricks = new Int32Array(2);
  #sum = 0;
  #count = 0;

  find(position: PlannedPosition): void {
    const { plan, left, trump, out } = position;
    this.#points.fill(0);
    this.#tricks.fill(0);
    const trumpless = trump < 0 || out[trump] === 0;
    if (!plan.outlooks[left]!.steady) this.#widest(position);
    else if (plan.shy) {
      if (!trumpless) this.#trumps(position);
      this.#widest(position);
    } else {
      if (trumpless) this.#plain(position);
      else this.#trumps(position);
      this.#bound(position);
    }
  }

  /** Whatever happens, from any point of a trick on. */
  range(position: PlannedPosition): void {
    this.#tricks.fill(0);
    this.#widest(position);
  }

  #widest(position: PlannedPosition): void {
    const { plan, left, out, takers, trickPoints } = position;
    const { most, least } = plan.outlooks[left]!;
    const open = trickPoints + plan.lastTrick;
    this.upper = Math.max(0, open, -plan.rival * open);
    this.lower = Math.min(0, open, -plan.rival * open);
    for (let suit = 0; suit < 4; suit++) {
      this.upper += most[suit * 512 + out[suit]!]!;
      this.lower += least[suit * 512 + out[suit]!]!;
    }
    const own = (takers & 2) !== 0 || this.#tricks[1]! > 0 ? 0 : plan.match[0];
    const other = (takers & 1) !== 0 || this.#tricks[0]! > 0 ? 0 : -plan.match[1];
    this.upper += Math.max(0, own, other);
    this.lower += Math.min(0, own, other);
  }

  #bound(position: PlannedPosition): void {
    const { plan, takers, left } = position;
    const { rival, match } = plan;
    const points = this.#points;
    const tricks = this.#tricks;
    const total = plan.lastTrick + restOf(position);
    this.lower = (1 + rival) * points[0]! - rival * total;
    this.upper = total - (1 + rival) * points[1]!;
    if ((takers & 1) === 0 && tricks[0] === 0) this.lower -= match[1];
    if ((takers & 2) === 0 && tricks[1] === 0) this.upper += match[0];
    if (tricks[0]! >= left) this.lower = total + ((takers & 2) !== 0 ? 0 : match[0]);
    if (tricks[1]! >= left) this.upper = -rival * total - ((takers & 1) !== 0 ? 0 : match[1]);
  }

  /** Trumps above all those of the other side win whenever they are played, for trumping is always allowed. */
  #trumps(position: PlannedPosition): void {
    const { plan, hands, trump, out } = position;
    const own = this.#heldBy(position, 0, trump);
    const side = own > (out[trump]! ^ own) ? 0 : 1;
    const theirs = side === 0 ? out[trump]! ^ own : own;
    const winners = above(out[trump]!, theirs);
    let tricks = 0;
    let foes = 0;
    for (let seat = 0; seat < plan.seats; seat++) {
      const held = hands[seat * 4 + trump]!;
      if (plan.sideOf(seat) === side) tricks = Math.max(tricks, COUNT[held & winners]!);
      else foes = Math.max(foes, COUNT[held]!);
    }
    const worth = position.order.worth;
    this.#points[side] = worth[trump * 512 + winners]!;
    this.#tricks[side] = tricks;
    if (plan.shy) return;
    const all = this.#points[side]! + worth[trump * 512 + theirs]!;
    for (let seat = 0; seat < plan.seats; seat++)
      if (plan.sideOf(seat) === side && this.#draws(position, seat, theirs, foes))
        this.#run(position, seat, all, tricks);
  }

  /** Whether this seat can leave the other side, of whom nobody has more than `foes` trumps, without any. */
  #draws({ hands, trump, out, turn }: PlannedPosition, seat: number, theirs: number, foes: number): boolean {
    const held = hands[seat * 4 + trump]!;
    if (theirs === 0) return seat === turn || held !== 0;
    const rounds = COUNT[above(held, out[trump]! & ~held)]!;
    if (rounds === 0 && seat !== turn) return false;
    return rounds - (seat === turn ? 0 : 1) >= foes;
  }

  #heldBy({ plan, hands }: PlannedPosition, side: number, suit: number): number {
    let cards = 0;
    for (let seat = 0; seat < plan.seats; seat++)
      if (plan.sideOf(seat) === side) cards |= hands[seat * 4 + suit]!;
    return cards;
  }

  /** Without trumps the leader cashes what he has; if the enemies head whatever he can lead, they will. */
  #plain(position: PlannedPosition): void {
    const { plan, turn } = position;
    this.#run(position, turn, 0, 0);
    const heads = this.#headsOf(position);
    if (heads < 0) return;
    const side = 1 - plan.sideOf(turn);
    let points = 1000;
    let tricks = 1000;
    for (let seat = 0; seat < plan.seats; seat++) {
      if (((heads >> seat) & 1) === 0) continue;
      this.#points[side] = this.#tricks[side] = 0;
      this.#run(position, seat, 0, 0);
      points = Math.min(points, this.#points[side]!);
      tricks = Math.min(tricks, this.#tricks[side]!);
    }
    this.#points[side] = points;
    this.#tricks[side] = tricks;
  }

  /** Bit per enemy who has the best card of a suit that the leader can lead; -1 if some suit has another head. */
  #headsOf(position: PlannedPosition): number {
    const { plan, hands, turn, out } = position;
    const side = plan.sideOf(turn);
    let heads = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (hands[turn * 4 + suit] === 0) continue;
      const seat = holderOf(position, suit, 1 << (31 - Math.clz32(out[suit]!)));
      if (plan.sideOf(seat) === side) return -1;
      heads |= 1 << seat;
    }
    return heads;
  }

  /**
   * Side suits: who comes to lead cashes what nobody can beat, while no enemy can trump; then a partner may go on,
   * unless the lead had to be won by a trump: he may have had to follow with his winner.
   */
  #run(position: PlannedPosition, seat: number, points: number, tricks: number): void {
    const { plan, trump, turn, out } = position;
    this.#sum = points;
    this.#count = tricks;
    const cashed = this.#cash(position, seat, 0);
    if (trump < 0 || out[trump] === 0 || seat === turn) this.#cross(position, seat, cashed);
    const side = plan.sideOf(seat);
    if (this.#sum > this.#points[side]!) this.#points[side] = this.#sum;
    if (this.#count > this.#tricks[side]!) this.#tricks[side] = this.#count;
  }

  /** A partner cashes in other suits, if there is one to come over by. */
  #cross(position: PlannedPosition, seat: number, cashed: number): void {
    const { plan, hands, out, trump } = position;
    for (let suit = 0; suit < 4; suit++) {
      if (suit === trump || (cashed >> suit) & 1 || hands[seat * 4 + suit] === 0) continue;
      const partner = holderOf(position, suit, 1 << (31 - Math.clz32(out[suit]!)));
      if (partner === seat || plan.sideOf(partner) !== plan.sideOf(seat)) continue;
      this.#cash(position, partner, cashed);
      return;
    }
  }

  /** Adds what the seat can cash in a row outside the suits `except`; the suits in which it can. */
  #cash(position: PlannedPosition, seat: number, except: number): number {
    const { hands, trump, out } = position;
    let cashing = 0;
    for (let suit = 0; suit < 4; suit++) {
      const own = hands[seat * 4 + suit]!;
      if (suit === trump || own === 0 || (except >> suit) & 1) continue;
      const top = above(own, out[suit]! ^ own);
      if (top === 0) continue;
      cashing |= 1 << suit;
      this.#cashSuit(position, seat, suit, top);
    }
    return cashing;
  }

  /** Who has no more cards of the suit than are cashed loses them all to it. */
  #cashSuit(
    { plan, hands, out, order: { worth } }: PlannedPosition,
    seat: number,
    suit: number,
    top: number,
  ): void {
    const rounds = COUNT[top]!;
    let staying = 0;
    for (let other = 0; other < plan.seats; other++) {
      const held = hands[other * 4 + suit]!;
      if (other !== seat && COUNT[held]! > rounds) staying |= held;
    }
    const own = hands[seat * 4 + suit]!;
    this.#count += COUNT[staying === 0 ? own : top]!;
    this.#sum += worth[suit * 512 + (out[suit]! & ~staying & (staying === 0 ? -1 : ~own | top))]!;
  }
}

function holderOf({ hands }: PlannedPosition, suit: number, bit: number): number {
  let seat = 0;
  while ((hands[seat * 4 + suit]! & bit) === 0) seat++;
  return seat;
}

/** Those of the cards that are higher than all the others. */
function above(cards: number, others: number): number {
  return others === 0 ? cards : cards & (-1 << (32 - Math.clz32(others)));
}

/** Points of the cards still in hands, in one ranking. */
function restOf({ out, order: { worth } }: PlannedPosition): number {
  return worth[out[0]!]! + worth[512 + out[1]!]! + worth[1024 + out[2]!]! + worth[1536 + out[3]!]!;
}
