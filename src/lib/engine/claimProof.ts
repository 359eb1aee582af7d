/** The short proof of a claim: running down the suits, strongest first, without partner (docs/RULES.md §2a). */
import { suitOf } from './cards';
import type { Card, Ranking } from './types';

const NO_SUIT = -1;

/**
 * Whether the leader takes all remaining tricks himself: he leads trump until none can be out, then suit by suit, and
 * every card he leads is either stronger than anything unseen of its suit or the suit is exhausted by then. Sound, but
 * it does not look for wins that need a partner or a known void.
 * @param order at least the cards that are still held, suit by suit from the strongest to the weakest
 * @param mine 1 for every card he holds
 * @param unseen not 0 for every card that somebody else holds
 */
export function runsDown(
  order: readonly Card[],
  mine: Readonly<Uint8Array>,
  unseen: Readonly<Uint8Array>,
  ranking: Ranking,
): boolean {
  const trump = ranking.kind === 'trump' ? ranking.suit : NO_SUIT;
  let held = 0;
  let trumps = 0;
  for (const card of order) {
    held += mine[card] as number;
    if (suitOf(card) === trump) trumps += mine[card] as number;
  }
  return falls(order, mine, unseen) && (trumps === held || trumps >= countIn(trump, order, unseen));
}

/**
 * Each lead of trump brings down at least one unseen trump, if there is one. The Buur alone need not fall, but a
 * first trump that beats everything unseen is the Buur itself.
 */
function countIn(suit: number, order: readonly Card[], unseen: Readonly<Uint8Array>): number {
  let out = 0;
  for (const card of order) if (suitOf(card) === suit && unseen[card] !== 0) out++;
  return out;
}

/** Each lead of a suit brings down at least one unseen card of it, in the worst case always the weakest. */
function falls(order: readonly Card[], mine: Readonly<Uint8Array>, unseen: Readonly<Uint8Array>): boolean {
  let suit = NO_SUIT;
  /** In this suit: his cards on top of all unseen ones, his others, and the unseen ones. */
  let top = 0;
  let below = 0;
  let out = 0;
  for (const card of order) {
    if (suitOf(card) !== suit) {
      if (below > 0 && top < out) return false;
      suit = suitOf(card);
      top = below = out = 0;
    }
    if (unseen[card] !== 0) out++;
    else if (mine[card] === 1 && out === 0) top++;
    else if (mine[card] === 1) below++;
  }
  return below === 0 || top >= out;
}
