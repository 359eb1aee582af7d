/** "Rest gehört mir" (docs/RULES.md §2a): proving that the leader takes every remaining trick. */
import { SUITS, suitOf } from './cards';
import { heightOf } from './ranking';
import type { Card, Ranking, Suit } from './types';

/**
 * Whether the player who leads takes all remaining tricks himself, whoever holds the unseen cards and however they
 * are played. The proof: he leads trump until none can be out, then suit by suit, strongest first, and every card
 * he leads is either stronger than anything unseen of its suit or the suit is exhausted by then. Sound, never
 * wrong; it does not look for wins that need a partner or a known void.
 * @param hand what he still holds
 * @param unseen all cards that he neither holds nor has seen fall
 */
export function claimHolds(hand: readonly Card[], unseen: readonly Card[], ranking: Ranking): boolean {
  return drawsTrump(hand, unseen, ranking) && SUITS.every((suit) => runsDown(suit, hand, unseen, ranking));
}

/**
 * Each lead of trump brings down at least one unseen trump, if there is one. The Buur alone need not fall, but a
 * first trump that beats everything unseen is the Buur itself.
 */
function drawsTrump(hand: readonly Card[], unseen: readonly Card[], ranking: Ranking): boolean {
  if (ranking.kind !== 'trump') return true;
  const mine = inSuit(hand, ranking.suit).length;
  return mine === hand.length || mine >= inSuit(unseen, ranking.suit).length;
}

/** Each lead of a suit brings down at least one unseen card of it, in the worst case always the weakest. */
function runsDown(suit: Suit, hand: readonly Card[], unseen: readonly Card[], ranking: Ranking): boolean {
  const out = inSuit(unseen, suit).map((card) => heightOf(card, ranking));
  const mine = inSuit(hand, suit).map((card) => heightOf(card, ranking));
  const strongest = mine.sort((a, b) => b - a);
  return strongest.every((height, led) => led >= out.length || height > Math.max(...out));
}

const inSuit = (cards: readonly Card[], suit: Suit): Card[] => cards.filter((card) => suitOf(card) === suit);
