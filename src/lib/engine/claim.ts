/** "Rest gehört mir" (docs/RULES.md §2a): whether it is proved, and if not, which card might break it. */
import type { Standing } from './claimKnowledge';
import { inOrder } from './claimOrder';
import { ClaimSearch } from './claimSearch';
import { threatTo } from './claimThreat';
import { beats } from './ranking';
import type { Card } from './types';

/** `by`: an unseen card with which an opponent might take a trick. */
export type Claim = { readonly holds: true } | { readonly holds: false; readonly by: Card };

/** With so few cards every line is looked at: a claim is granted exactly when it holds. */
export const COMPLETE = 3;
/**
 * With more cards: how many may be tried before the claim is refused for want of a proof. Games have been recorded with
 * claims that were granted within it: it may grow, not shrink, and the search may only become shorter.
 */
const LIMIT = 10_000;

/**
 * Whether all remaining tricks fall to the side of the claimant, who leads, whatever he cannot see: a claim is never
 * granted wrongly, and with at most `COMPLETE` cards never refused wrongly.
 */
export const claimHolds = (standing: Standing): boolean => holds(inOrder(standing).standing);

function holds(standing: Standing): boolean {
  const tricks = standing.hand.length;
  if (plainThreat(standing) !== null) return false;
  return new ClaimSearch(standing).takes(tricks, limitFor(tricks)) === true;
}

/**
 * The same, and where the claim is refused a card that might take a trick. With at most `COMPLETE` cards it does so
 * although the claimant holds out as long as he can be sure to; else, unless he has a better line.
 */
export function judgeClaim(seen: Standing): Claim {
  const { standing, back } = inOrder(seen);
  if (holds(standing)) return { holds: true };
  return { holds: false, by: back(plainThreat(standing) ?? breaker(standing)) };
}

const limitFor = (tricks: number): number => (tricks <= COMPLETE ? Infinity : LIMIT);

/** Asked where a search would be long, and nothing a partner is known to hold can help. */
function plainThreat(standing: Standing): Card | null {
  return standing.hand.length <= COMPLETE || partnerMayHelp(standing) ? null : threatTo(standing);
}

/** Whether a card that only a partner can hold beats one of the claimant's. */
function partnerMayHelp({ hand, holders, allies, ranking }: Standing): boolean {
  return hand.some((own) =>
    holders.some((who, card) => who > 0 && (who & ~allies) === 0 && beats(card, own, ranking)),
  );
}

/** The card that takes the first trick he cannot be sure of. */
function breaker(standing: Standing): Card {
  const limit = limitFor(standing.hand.length);
  const search = new ClaimSearch(standing);
  let ahead = 1;
  while (search.takes(ahead, limit) === true) ahead++;
  return search.breaker(ahead, limit) ?? search.breaker(ahead, limit, 'any') ?? strongest(standing);
}

/** Where nothing could be found in time: an opponent's card that stands over the others of its suit. */
function strongest({ holders, allies, ranking }: Standing): Card {
  const theirs = [...holders.keys()].filter((card) => (holders[card] as number) & ~allies);
  return theirs.reduce((best, card) => (beats(card, best, ranking) ? card : best));
}
