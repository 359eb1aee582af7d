/** "Rest gehört mir" (docs/RULES.md §2a): whether it is proved, and if not, which card might break it. */
import type { Standing } from './claimKnowledge';
import { ClaimSearch } from './claimSearch';
import { beats } from './ranking';
import type { Card } from './types';

/** `by`: a card he does not see that might take a trick from his side, although he plays as well as he can. */
export type Claim = { readonly holds: true } | { readonly holds: false; readonly by: Card };

/** With so few cards every line is looked at: a claim is granted exactly when it holds. */
export const COMPLETE = 3;
/** With more cards: how many may be tried before the claim is refused for want of a proof. */
const LIMIT = 20000;

/** Whether all remaining tricks fall to the side of the claimant, who leads, whatever he cannot see. Never wrong. */
export function judgeClaim(standing: Standing): Claim {
  const tricks = standing.hand.length;
  const limit = tricks <= COMPLETE ? Infinity : LIMIT;
  const search = new ClaimSearch(standing);
  for (let ahead = 1; ahead <= tricks; ahead++) {
    const taken = search.takes(ahead, limit);
    if (taken === true) continue;
    const by = taken === null ? null : search.breaker(ahead, limit);
    return { holds: false, by: by ?? anyBreaker(search, standing) };
  }
  return { holds: true };
}

/** Without proof and without refutation: a card that takes a trick unless he avoids it. */
function anyBreaker(search: ClaimSearch, standing: Standing): Card {
  return search.breaker(standing.hand.length, LIMIT, 'any') ?? strongest(standing);
}

/** The first card of an opponent that stands over all others of its suit. */
function strongest({ holders, allies, ranking }: Standing): Card {
  const theirs = [...holders.keys()].filter((card) => (holders[card] as number) & ~allies);
  return theirs.reduce((best, card) => (beats(card, best, ranking) ? card : best));
}
