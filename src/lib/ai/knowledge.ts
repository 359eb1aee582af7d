import { rankOf, ROSE_SEVEN } from '../engine/cards';
import { denial, isDenied } from '../engine/denial';
import { seatOf } from '../engine/play';
import { winnerOf } from '../engine/trick';
import type { Card, Seat, Trick } from '../engine/types';
import type { View } from '../engine/variants/types';
import { findWeise, neighbours } from '../engine/weis';

/** Which seats may hold a card: bit s for seat s; 0 for a card that no other hand holds. */
export type Holders = Uint8Array;

/** A Weis of which only value and length are known yet (trick 1). */
export interface SecretWeis {
  readonly seat: Seat;
  readonly points: number;
  readonly length: number;
}

/** What must hold of the hands that a seat cannot see. Every line of it is certain, nothing is a guess. */
export interface Knowledge {
  readonly seat: Seat;
  /** Cards per hand; the own one counts 0, for it is not in question. */
  readonly sizes: readonly number[];
  readonly holders: Holders;
  readonly secrets: readonly SecretWeis[];
  /** Per seat what it has played, in order. */
  readonly played: readonly (readonly Card[])[];
}

const CARDS = 36;

export function knowledgeOf(view: View<'schieber'>): Knowledge {
  const played = playedCards(view);
  const holders = new Uint8Array(CARDS).fill(15 & ~(1 << view.seat));
  for (const card of [...view.hand, ...played.flat()]) holders[card] = 0;
  firstForehand(view, holders);
  for (const trick of view.tricks) followed(view, trick, holders);
  for (const seat of view.active) shownWeise(view, seat, holders);
  return { seat: view.seat, sizes: sizesOf(view), holders, secrets: secretsOf(view), played };
}

const sizesOf = (view: View<'schieber'>): number[] =>
  view.hands.map((hand, seat) => (seat === view.seat ? 0 : typeof hand === 'number' ? hand : hand.length));

function playedCards(view: View<'schieber'>): Card[][] {
  const played: Card[][] = view.hands.map(() => []);
  for (const trick of view.tricks) {
    trick.cards.forEach((card, i) => played[seatOf(view.active, trick, i)]!.push(card));
  }
  return played;
}

/** docs/RULES.md §1: in a game's first deal the holder of H7 is forehand. */
function firstForehand(view: View<'schieber'>, holders: Holders): void {
  if (view.foreign || view.deals.length > 0 || view.active.length === 0) return;
  holders[ROSE_SEVEN]! &= 1 << view.active[0]!;
}

/** What each card of a trick says about the rest of its owner's hand. */
function followed({ active, contract }: View<'schieber'>, trick: Trick, holders: Holders): void {
  const [led] = trick.cards;
  for (let i = 1; i < trick.cards.length; i++) {
    const before = trick.cards.slice(0, i);
    const denied = denial(trick.cards[i]!, led!, before[winnerOf(before, contract!)]!, contract!);
    deny(holders, seatOf(active, trick, i), (card) => isDenied(card, denied, contract!));
  }
}

function deny(holders: Holders, seat: Seat, denied: (card: Card) => boolean): void {
  for (let card = 0; card < CARDS; card++) if (denied(card)) holders[card]! &= ~(1 << seat);
}

/** Weise that lie open stay with their owner, who would have had to show a longer run had he held its neighbours. */
function shownWeise(view: View<'schieber'>, seat: Seat, holders: Holders): void {
  if (seat === view.seat) return;
  for (const { cards } of view.announced[seat]!) if (cards) claimWeis(holders, seat, cards);
}

export function claimWeis(holders: Holders, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) holders[card]! &= 1 << seat;
  for (const card of neighbours(cards)) holders[card]! &= ~(1 << seat);
}

function secretsOf(view: View<'schieber'>): SecretWeis[] {
  return view.announced.flatMap((weise, seat) =>
    weise.flatMap(({ points, length, cards }) => (cards === null ? [{ seat, points, length }] : [])),
  );
}

/** Every set of cards that is a Weis of this value and length, in card order. */
export function weiseLike(points: number, length: number, fourLowCards: boolean): Card[][] {
  const runs: Card[][] = [];
  for (let card = 0; card + length <= CARDS; card++) {
    if (rankOf(card) + length <= 9) runs.push(Array.from({ length }, (_, i) => card + i));
  }
  const fours = Array.from({ length: 9 }, (_, rank) => [0, 9, 18, 27].map((suit) => suit + rank));
  return [...runs, ...(length === 4 ? fours : [])].filter((cards) =>
    findWeise(cards, { fourLowCards }).some((weis) => weis.points === points && weis.cards.length === length),
  );
}
