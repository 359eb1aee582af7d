/** The short proof of a claim: running down the suits, strongest first, without partner (docs/RULES.md §2a). */
import { CARDS } from './claimKnowledge';
import { heightOf } from './ranking';
import type { Ranking } from './types';

/** One suit as the leader sees it. */
interface Suit {
  mine: number;
  unseen: number;
  /** How many of his cards are stronger than all unseen ones. */
  top: number;
  strongest: number;
}

/**
 * Whether the leader takes all remaining tricks himself: he leads trump until none can be out, then suit by suit, and
 * every card he leads is either stronger than anything unseen of its suit or the suit is exhausted by then. Sound, but
 * it does not look for wins that need a partner or a known void.
 * @param mine 1 for every card he holds
 * @param unseen not 0 for every card that somebody else holds
 */
export function runsDown(
  mine: Readonly<Uint8Array>,
  unseen: Readonly<Uint8Array>,
  ranking: Ranking,
): boolean {
  const suits = [0, 1, 2, 3].map((suit) => suitIn(suit, mine, unseen, ranking));
  const held = suits.reduce((sum, suit) => sum + suit.mine, 0);
  return suits.every(falls) && (ranking.kind !== 'trump' || drawsTrump(suits[ranking.suit] as Suit, held));
}

/** Each lead of a suit brings down at least one unseen card of it, in the worst case always the weakest. */
const falls = ({ mine, unseen, top }: Suit): boolean => top === mine || top >= unseen;

/**
 * Each lead of trump brings down at least one unseen trump, if there is one. The Buur alone need not fall, but a
 * first trump that beats everything unseen is the Buur itself.
 */
const drawsTrump = ({ mine, unseen }: Suit, held: number): boolean => mine === held || mine >= unseen;

function suitIn(
  suit: number,
  mine: Readonly<Uint8Array>,
  unseen: Readonly<Uint8Array>,
  ranking: Ranking,
): Suit {
  const found: Suit = { mine: 0, unseen: 0, top: 0, strongest: -1 };
  for (let card = suit * 9; card < suit * 9 + 9; card++) {
    if (unseen[card] === 0) continue;
    found.unseen++;
    found.strongest = Math.max(found.strongest, heightOf(card, ranking));
  }
  for (let card = suit * 9; card < suit * 9 + 9; card++) {
    if (mine[card] === 0) continue;
    found.mine++;
    if (heightOf(card, ranking) > found.strongest) found.top++;
  }
  return found;
}
