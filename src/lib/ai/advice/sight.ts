import { suitOf } from '../../engine/cards';
import { openCards, seatOf } from '../../engine/play';
import { beats, isBuur, isTrump, valueOf } from '../../engine/ranking';
import { winnerOf } from '../../engine/trick';
import type { Card, Ranking, Suit } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { type Holders, knowledgeOf } from '../knowledge';
import { playable } from '../player/greedy';

/** Bit s for seat s. */
type Seats = number;

/** What a seat whose turn it is knows for certain about a trick and its cards. Nothing in it is a guess. */
export class Sight {
  readonly legal: readonly Card[];
  /** Cards on the table. */
  readonly size: number;
  readonly view: View<'schieber'>;
  readonly #ranking: Ranking;
  readonly #holders: Holders;
  readonly #open: readonly Card[];
  readonly #toCome: Seats;
  /** The place of the card that holds the trick. */
  readonly #winner: number;

  constructor(view: View<'schieber'>) {
    this.view = view;
    this.legal = playable(view.legal);
    this.#ranking = view.contract!;
    this.#holders = knowledgeOf(view).holders;
    this.#open = openCards(view.tricks, view.active);
    this.size = this.#open.length;
    this.#winner = this.size === 0 ? -1 : winnerOf(this.#open, this.#ranking);
    this.#toCome = [1, 2, 3]
      .slice(0, 3 - this.size)
      .reduce((seats, after) => seats | (1 << ((view.seat + after) & 3)), 0);
  }

  get partner(): Seats {
    return 1 << ((this.view.seat + 2) & 3);
  }
  get opponents(): Seats {
    return 15 & ~this.partner & ~(1 << this.view.seat);
  }
  get led(): Suit {
    return suitOf(this.#open[0]!);
  }
  get isTrumpLed(): boolean {
    return this.isTrump(this.#open[0]!);
  }
  /** Whether the partner's card holds the trick so far; never at the lead. */
  get partnerHolds(): boolean {
    return this.size > 1 && ((this.size - this.#winner) & 1) === 0;
  }
  /** And no opponent can take it any more. */
  get partnerIsSure(): boolean {
    return this.partnerHolds && this.#stands(this.#open[this.#winner]!);
  }

  points(card: Card): number {
    return valueOf(card, this.#ranking);
  }
  isTrump(card: Card): boolean {
    return isTrump(card, this.#ranking);
  }
  /** Whether some legal card (of those that are such) has fewer points. */
  hasCheaper(card: Card, isSuch: (other: Card) => boolean = () => true): boolean {
    return this.legal.some((other) => isSuch(other) && this.points(other) < this.points(card));
  }
  hasDearer(card: Card): boolean {
    return this.legal.some((other) => this.points(other) > this.points(card));
  }

  /** Whether the card would hold the trick as it is. */
  takes(card: Card): boolean {
    return this.size === 0 || beats(card, this.#open[this.#winner]!, this.#ranking);
  }
  get takers(): readonly Card[] {
    return this.legal.filter((card) => this.takes(card));
  }
  /** Whether the trick is own side's for certain with this card; the partner may still take it. */
  isSure(card: Card): boolean {
    return this.takes(card) && this.#stands(card);
  }
  /** Whether no opponent still to come can hold a card that beats it. */
  #stands(card: Card): boolean {
    return !this.mayHold(this.opponents & this.#toCome, (other) => beats(other, card, this.#ranking));
  }

  /** Whether one of these seats may hold such a card. */
  mayHold(seats: Seats, isSuch: (card: Card) => boolean): boolean {
    return this.#holders.some((who, card) => (who & seats) !== 0 && isSuch(card));
  }

  /** No unseen card of its suit is higher. */
  isHighest(card: Card): boolean {
    return this.#above(card).length === 0;
  }
  /** The highest unseen card of the suit is higher and can only be the partner's. */
  isBelowPartner(card: Card): boolean {
    const above = this.#above(card);
    const top = above.find((one) => above.every((other) => !beats(other, one, this.#ranking)));
    return top !== undefined && this.#holders[top] === this.partner;
  }
  #above(card: Card): Card[] {
    const isAbove = (other: Card): boolean =>
      suitOf(other) === suitOf(card) && beats(other, card, this.#ranking);
    return [...this.#holders.keys()].filter((other) => this.#holders[other] !== 0 && isAbove(other));
  }

  /** Whether an opponent may hold a trump that he would have to give to a trump: the Buur he would not. */
  get canDraw(): boolean {
    return this.mayHold(this.opponents, (card) => this.isTrump(card) && !isBuur(card, this.#ranking));
  }
  mayHoldTrump(seats: Seats): boolean {
    return this.mayHold(seats, (card) => this.isTrump(card));
  }
  mayHoldSuit(seats: Seats, suit: Suit): boolean {
    return this.mayHold(seats, (card) => suitOf(card) === suit);
  }

  /** Whether the partner has led this suit in this deal. */
  partnerLed(suit: Suit): boolean {
    const { tricks, active, seat } = this.view;
    return tricks.some(
      (trick) => seatOf(active, trick, 0) === ((seat + 2) & 3) && suitOf(trick.cards[0]!) === suit,
    );
  }
}
