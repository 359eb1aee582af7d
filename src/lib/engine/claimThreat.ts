/** A look for the plainest way a claim fails, without search (docs/RULES.md §2a). */
import { SUITS, suitOf } from './cards';
import type { Others, Standing } from './claimKnowledge';
import { Pool } from './claimPool';
import { heightOf, isBuur } from './ranking';
import type { Card, Ranking, Suit } from './types';

/**
 * The strongest card of one suit that an opponent may keep until it takes a trick, if the claimant leads all his cards
 * himself. Null if no opponent can be so long in any suit. A partner who takes over may spoil this: it is no proof.
 */
export function threatTo(standing: Standing): Card | null {
  const opponents = [1, 2, 4].filter((who) => !(standing.allies & who));
  for (const suit of suitsOf(standing.ranking)) {
    for (const who of opponents) {
      const length = longest(suit, who, standing);
      if (outlasts(length, suit, standing)) return length[0] as Card;
    }
  }
  return null;
}

/** Trump first: who can trump need not wait for a suit. */
const suitsOf = (ranking: Ranking): Suit[] =>
  [...SUITS].sort((a, b) => Number(isTrumpSuit(b, ranking)) - Number(isTrumpSuit(a, ranking)));
const isTrumpSuit = (suit: Suit, ranking: Ranking): boolean =>
  ranking.kind === 'trump' && suit === ranking.suit;

/** As many cards of the suit as one opponent can hold together, strongest first. */
function longest(suit: Suit, who: Others, { holders, sizes, ranking }: Standing): Card[] {
  const pool = new Pool(holders, sizes, ranking);
  return bySuit([...holders.keys()], suit, ranking).filter((card) => pool.give(card, who));
}

const bySuit = (cards: readonly Card[], suit: Suit, ranking: Ranking): Card[] =>
  cards.filter((card) => suitOf(card) === suit).sort((a, b) => heightOf(b, ranking) - heightOf(a, ranking));

/** Whether the best of these is still there when it beats a card of its suit, or trumps. */
function outlasts(theirs: readonly Card[], suit: Suit, { hand, ranking }: Standing): boolean {
  const best = theirs[0];
  if (best === undefined) return false;
  const mine = hand.filter((card) => suitOf(card) === suit);
  const above = mine.filter((card) => heightOf(card, ranking) > heightOf(best, ranking)).length;
  const lasts = (leads: number): boolean => theirs.length > leads || isBuur(best, ranking);
  if (isTrumpSuit(suit, ranking) && hand.length > mine.length && lasts(mine.length)) return true;
  return above < mine.length && lasts(above);
}
