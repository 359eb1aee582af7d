/**
 * What a claimant may know of the cards he does not see (docs/RULES.md §2a): only what the events that everybody saw
 * prove. Every line is certain, so a claim is judged the same from the log, the game or the claimant's view.
 */
import { ROSE_SEVEN } from './cards';
import { denial, isDenied } from './denial';
import { seatOf } from './play';
import { winnerOf } from './trick';
import type { Card, Ranking, Seat, Trick } from './types';
import { neighbours } from './weis';

/** Bit 0 for the seat after the claimant, bit 1 for the next, bit 2 for the last. */
export type Others = number;
const ALL_OTHERS: Others = 7;

/** Where a claimant stands who is about to lead. */
export interface Standing {
  readonly ranking: Ranking;
  readonly hand: readonly Card[];
  /** Which of the others may hold a card; 0 for a card that nobody else holds. */
  readonly holders: Readonly<Uint8Array>;
  /** How many cards each of the others holds, in playing order from the claimant on. */
  readonly sizes: readonly number[];
  /** Those whose tricks count for the claimant's side. */
  readonly allies: Others;
}

/** What the claimant has seen; nothing in it is hidden from him. */
export interface Seen {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** Cards per seat. */
  readonly sizes: readonly number[];
  readonly active: readonly Seat[];
  readonly side: readonly Seat[];
  readonly tricks: readonly Trick[];
  readonly ranking: Ranking;
  /** Per seat the cards of each Weis that lies open. */
  readonly shown: readonly (readonly (readonly Card[])[])[];
  /** Whether forehand is who was dealt H7 (docs/RULES.md §1). */
  readonly roseWithForehand: boolean;
}

export const CARDS = 36;

export function standingOf(seen: Seen): Standing {
  const { seat, active, hand, tricks } = seen;
  const bit = bitsFrom(seat, active);
  const holders = new Uint8Array(CARDS).fill(ALL_OTHERS);
  for (const card of [...hand, ...tricks.flatMap(({ cards }) => cards)]) holders[card] = 0;
  if (seen.roseWithForehand) onlyWith(holders, bit(active[0] as Seat), ROSE_SEVEN);
  for (const trick of tricks) readTrick(trick, seen, bit, holders);
  for (const other of active) for (const weis of seen.shown[other] ?? []) readWeis(weis, bit(other), holders);
  const others = active.filter((other) => other !== seat).sort((a, b) => bit(a) - bit(b));
  return {
    ranking: seen.ranking,
    hand,
    holders,
    sizes: others.map((other) => seen.sizes[other] as number),
    allies: seen.side.reduce((mask, ally) => mask | bit(ally), 0),
  };
}

/** The bit of a seat, 0 for the claimant himself. */
const bitsFrom =
  (seat: Seat, active: readonly Seat[]) =>
  (other: Seat): Others =>
    (1 << ((active.indexOf(other) - active.indexOf(seat) + active.length) % active.length)) >> 1;

function onlyWith(holders: Uint8Array, who: Others, card: Card): void {
  holders[card] = (holders[card] as number) & who;
}

function notWith(holders: Uint8Array, who: Others, card: Card): void {
  holders[card] = (holders[card] as number) & ~who;
}

/** What each card of a trick says about the rest of its owner's hand. */
function readTrick(
  { leader, cards }: Trick,
  seen: Seen,
  bit: (seat: Seat) => Others,
  holders: Uint8Array,
): void {
  for (let i = 1; i < cards.length; i++) {
    const before = cards.slice(0, i);
    const best = before[winnerOf(before, seen.ranking)] as Card;
    const denies = denial(cards[i] as Card, cards[0] as Card, best, seen.ranking);
    const who = bit(seatOf(seen.active, { leader, cards }, i));
    for (let card = 0; card < CARDS; card++) {
      if (isDenied(card, denies, seen.ranking)) notWith(holders, who, card);
    }
  }
}

/** A Weis that lies open stays with its owner, who would have had to show a longer run had he held its neighbours. */
function readWeis(cards: readonly Card[], who: Others, holders: Uint8Array): void {
  for (const card of cards) onlyWith(holders, who, card);
  for (const card of neighbours(cards)) notWith(holders, who, card);
}
